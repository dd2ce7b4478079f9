import { LazyDialog } from '../../provider'
import { HydrantActor } from '../hydrant.actor'
import { selectChannelId, selectHydrantId, selectOverlay, selectRealtimeOf } from '../hydrant.selectors'

const notEnabled = async () => (await import('../../not-enabled')).NotEnabledDialog
const sensorRealtime = async () => (await import('../../sensor-realtime')).SensorRealtimePanel

/** What opens above the hydrant; each runs its own machine (architecture §1.3). */
export function Overlays() {
  const actor = HydrantActor.useActorRef()
  const overlay = HydrantActor.useSelector(selectOverlay)
  const hydrantId = HydrantActor.useSelector(selectHydrantId)
  const channelId = HydrantActor.useSelector(selectChannelId)
  const sensorId = HydrantActor.useSelector(selectRealtimeOf)
  const shown = { open: true, onClose: () => actor.send({ type: 'overlay.close' }) }
  switch (overlay) {
    case 'none':
      return null
    case 'notEnabled':
      return <LazyDialog load={notEnabled} props={{ hydrantId, channelId, ...shown }} />
    case 'sensorRealtime':
      return sensorId === null ? null : (
        <LazyDialog load={sensorRealtime} props={{ target: { sensorId, channelId }, ...shown }} />
      )
    default:
      return overlay satisfies never
  }
}
