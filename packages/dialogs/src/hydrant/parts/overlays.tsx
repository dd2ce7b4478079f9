import { LazyDialog } from '../../provider'
import { HydrantActor } from '../hydrant.actor'

const notEnabled = async () => (await import('../../not-enabled')).NotEnabledDialog
const sensorRealtime = async () => (await import('../../sensor-realtime')).SensorRealtimePanel

/** The dialog or panel that is open above the hydrant; it runs its own machine (architecture §1.3). */
export function Overlays() {
  const actor = HydrantActor.useActorRef()
  const overlay = HydrantActor.useSelector(({ value }) => value.overlay)
  const hydrantId = HydrantActor.useSelector(({ context }) => context.hydrantId)
  const channelId = HydrantActor.useSelector(({ context }) => context.channelId)
  const sensorId = HydrantActor.useSelector(({ context }) => context.realtimeOf)
  const shown = { open: true, onClose: () => actor.send({ type: 'overlay.close' }) }
  switch (overlay) {
    case 'none':
      return null
    case 'notEnabled':
      return <LazyDialog load={notEnabled} props={{ hydrantId, channelId, ...shown }} />
    case 'sensorRealtime':
      return sensorId === null ? null : (
        <LazyDialog load={sensorRealtime} props={{ sensorId, channelId, ...shown }} />
      )
    default:
      return overlay satisfies never
  }
}
