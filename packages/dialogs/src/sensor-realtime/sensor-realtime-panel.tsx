import { CHANNEL } from '@smart-fire/api-client'
import { useState } from 'react'
import { useClient } from '../provider'
import { provideCalls } from '../regions/machine-calls'
import { SensorRealtimeActor } from './sensor-realtime.actor'
import { sensorRealtimeCalls } from './sensor-realtime.calls'
import { sensorRealtimeMachine } from './sensor-realtime.machine'
import type { SensorRealtimeInput, SensorTarget } from './sensor-realtime.types'
import { SensorRealtimeView } from './sensor-realtime.view'
import { useLiveSensor } from './use-live-sensor'

export interface SensorRealtimePanelProps {
  open: boolean
  onClose: () => void
  target: SensorTarget
}

/** Live values, curve and history of one device, sliding in from the right (spec 2 §2.2). */
export function SensorRealtimePanel({ open, onClose, target }: SensorRealtimePanelProps) {
  const { sensorId, channelId, kind = channelId === CHANNEL.fireHost ? 'fireHost' : 'device' } = target
  const key = `${kind}:${channelId}:${sensorId}`
  return open ? <OpenPanel key={key} target={{ sensorId, channelId, kind }} onClose={onClose} /> : null
}

function OpenPanel({ target, onClose }: { target: SensorRealtimeInput; onClose: () => void }) {
  const client = useClient()
  const [logic] = useState(() => provideCalls(sensorRealtimeMachine, sensorRealtimeCalls(client)))
  return (
    <SensorRealtimeActor.Provider logic={logic} options={{ input: target }}>
      <Live />
      <SensorRealtimeView onClose={onClose} />
    </SensorRealtimeActor.Provider>
  )
}

function Live() {
  useLiveSensor()
  return null
}
