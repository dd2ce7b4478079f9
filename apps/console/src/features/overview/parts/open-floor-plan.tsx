import { LazyDialog } from '@smart-fire/dialogs/provider'
import { OverviewActor } from '../overview.actor'

const load = async () => (await import('@smart-fire/dialogs/floor-plan')).FloorPlanDialog

/** The floor plan of the chosen event with the marker of its device selected; loaded lazily. */
export function OpenFloorPlan() {
  const actor = OverviewActor.useActorRef()
  const plan = OverviewActor.useSelector(({ context }) => context.plan)
  if (plan === null) return null
  const { floor, sensorId, ...building } = plan
  const place = { ...building, floor: floor ?? undefined, sensorId: sensorId ?? undefined, mode: 'image' as const }
  return <LazyDialog load={load} props={{ ...place, open: true, onClose: () => actor.send({ type: 'plan.close' }) }} />
}
