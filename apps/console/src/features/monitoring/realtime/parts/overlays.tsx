import { LazyDialog } from '@smart-fire/dialogs/provider'
import { RealtimeActor } from '../realtime.actor'

const loadPlan = async () => (await import('@smart-fire/dialogs/floor-plan')).FloorPlanDialog
const loadHydrant = async () => (await import('@smart-fire/dialogs/hydrant')).HydrantDialog
const loadDevice = async () => (await import('@smart-fire/dialogs/sensor-realtime')).SensorRealtimePanel

/** What is open above the places; loaded lazily. */
export function Overlays() {
  const actor = RealtimeActor.useActorRef()
  const plan = RealtimeActor.useSelector(({ context }) => context.plan)
  const hydrant = RealtimeActor.useSelector(({ context }) => context.hydrant)
  const device = RealtimeActor.useSelector(({ context }) => context.device)
  const frame = { open: true, onClose: () => actor.send({ type: 'overlay.close' }) }
  if (plan) return <LazyDialog load={loadPlan} props={{ ...frame, ...plan, mode: 'image' as const }} />
  if (hydrant) return <LazyDialog load={loadHydrant} props={{ ...frame, ...hydrant }} />
  if (device) return <LazyDialog load={loadDevice} props={{ ...frame, ...device }} />
  return null
}
