import { LazyDialog } from '@smart-fire/dialogs/provider'
import { OverviewActor } from '../overview.actor'

const loadPlan = async () => (await import('@smart-fire/dialogs/floor-plan')).FloorPlanDialog
const loadHydrant = async () => (await import('@smart-fire/dialogs/hydrant')).HydrantDialog
const loadConfirm = async () => (await import('@smart-fire/dialogs/confirm-exception')).ConfirmExceptionDialog

/** What is open above the overview; loaded lazily. */
export function OpenDialogs() {
  const actor = OverviewActor.useActorRef()
  const plan = OverviewActor.useSelector(({ context }) => context.plan)
  const hydrant = OverviewActor.useSelector(({ context }) => context.hydrant)
  const record = OverviewActor.useSelector(({ context }) => context.record)
  const frame = { open: true, onClose: () => actor.send({ type: 'overlay.close' }) }
  if (plan) {
    const { floor, sensorId, ...building } = plan
    return <LazyDialog load={loadPlan} props={{ ...frame, ...building, floor: floor ?? undefined, sensorId: sensorId ?? undefined, mode: 'image' as const }} />
  }
  if (hydrant) return <LazyDialog load={loadHydrant} props={{ ...frame, ...hydrant, sensorId: hydrant.sensorId ?? undefined }} />
  if (record) return <LazyDialog load={loadConfirm} props={{ ...frame, record, onConfirmed: () => actor.send({ type: 'place.changed' }) }} />
  return null
}
