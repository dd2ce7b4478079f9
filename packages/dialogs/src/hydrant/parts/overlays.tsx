import { lazy, Suspense } from 'react'
import { HydrantActor } from '../hydrant.actor'
import { selectChannelId, selectHydrantId, selectOverlay, selectRealtimeOf } from '../hydrant.selectors'

const SensorRealtimePanel = lazy(async () => ({
  default: (await import('../../sensor-realtime')).SensorRealtimePanel,
}))
const NotEnabledDialog = lazy(async () => ({ default: (await import('../../not-enabled')).NotEnabledDialog }))

/** What opens above the hydrant; each runs its own machine (architecture §1.3). */
export function Overlays() {
  const overlay = HydrantActor.useSelector(selectOverlay)
  return <Suspense>{overlay === 'none' ? null : <Overlay overlay={overlay} />}</Suspense>
}

function Overlay({ overlay }: { overlay: 'sensorRealtime' | 'notEnabled' }) {
  const actor = HydrantActor.useActorRef()
  const hydrantId = HydrantActor.useSelector(selectHydrantId)
  const channelId = HydrantActor.useSelector(selectChannelId)
  const sensorId = HydrantActor.useSelector(selectRealtimeOf)
  const shown = { open: true, onClose: () => actor.send({ type: 'overlay.close' }) }
  switch (overlay) {
    case 'sensorRealtime':
      return sensorId === null ? null : <SensorRealtimePanel target={{ sensorId, channelId }} {...shown} />
    case 'notEnabled':
      return <NotEnabledDialog hydrantId={hydrantId} channelId={channelId} {...shown} />
    default:
      return overlay satisfies never
  }
}
