import { LazyDialog, useAlarmClientPart } from '../../provider'
import { useReadyParts } from '../../shared/use-ready-parts'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { targetOf } from '../feed/alarm-target'

const loadFloorPlan = async () => (await import('../../floor-plan')).FloorPlanDialog
const loadHydrant = async () => (await import('../../hydrant')).HydrantDialog
const loadConfirm = async () => (await import('../../confirm-exception')).ConfirmExceptionDialog
/** a floor plan loads it when a floor has a picture */
const loadPicture = async () => (await import('../../floor-plan/parts/plan-picture')).PlanPicture
const PARTS = [loadConfirm, loadFloorPlan, loadPicture, loadHydrant]

/** What a notice opens: the place of the alarm, or the confirmation of its record; each runs its own machine. */
export function Overlays() {
  const actor = AlarmFeedActor.useActorRef()
  const overlay = AlarmFeedActor.useSelector(({ value }) => value.overlay)
  const shown = AlarmFeedActor.useSelector(({ context }) => context.shown)
  const views = AlarmFeedActor.useSelector(({ context }) => context.views)
  useReadyParts(PARTS, useAlarmClientPart(({ link }) => link === 'live'))
  if (overlay === 'none' || shown === null) return null
  const frame = { open: true, onClose: () => actor.send({ type: 'overlay.close' }) }
  if (overlay === 'record') {
    return shown.record && <LazyDialog load={loadConfirm} props={{ ...frame, record: shown.record }} />
  }
  const target = targetOf(shown)
  if (target === null) return null
  const { dialog, ...place } = target
  const key = `${dialog}/${views}`
  if ('hydrantId' in place) return <LazyDialog key={key} load={loadHydrant} props={{ ...frame, ...place }} />
  return <LazyDialog key={key} load={loadFloorPlan} props={{ ...frame, ...place, mode: 'image' }} />
}
