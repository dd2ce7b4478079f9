import { CHANNEL } from '@smart-fire/api-client'
import { type ReactNode, useState } from 'react'
import { useClient } from '../provider'
import { provideCalls } from '../regions/machine-calls'
import { PerClient } from '../shared/parts/per-client'
import { SensorRealtimeActor } from './sensor-realtime.actor'
import { sensorRealtimeCalls } from './sensor-realtime.calls'
import { sensorRealtimeMachine } from './sensor-realtime.machine'
import type { SensorRealtimeInput, SensorTarget } from './sensor-realtime.types'
import { SensorRealtimePartView, SensorRealtimeView } from './sensor-realtime.view'
import { useLiveSensor } from './use-live-sensor'

export interface SensorRealtimePanelProps extends SensorTarget {
  open: boolean
  onClose: () => void
}

/** Live values, curve and history of one device, sliding in from the right (spec 2 §2.2). */
export function SensorRealtimePanel({ open, onClose, ...target }: SensorRealtimePanelProps) {
  return open ? <LiveSensor target={target}><SensorRealtimeView onClose={onClose} /></LiveSensor> : null
}

/** Live values, curve and history of one device as a part of a page about it: without a sliding panel, and without an address of its own. */
export function SensorRealtimePart(target: SensorTarget) {
  return <LiveSensor target={target}><SensorRealtimePartView /></LiveSensor>
}

/** Another device is another actor. */
function LiveSensor({ target, children }: { target: SensorTarget; children: ReactNode }) {
  const { sensorId, channelId, kind = channelId === CHANNEL.fireHost ? 'fireHost' : 'device' } = target
  return <PerClient><LiveActor key={`${kind}:${channelId}:${sensorId}`} target={{ sensorId, channelId, kind }}>{children}</LiveActor></PerClient>
}

function LiveActor({ target, children }: { target: SensorRealtimeInput; children: ReactNode }) {
  const client = useClient()
  const [logic] = useState(() => provideCalls(sensorRealtimeMachine, sensorRealtimeCalls(client)))
  return (
    <SensorRealtimeActor.Provider logic={logic} options={{ input: target }}>
      <Live />
      {children}
    </SensorRealtimeActor.Provider>
  )
}

function Live() {
  useLiveSensor()
  return null
}
