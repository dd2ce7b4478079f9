import { createActorContext } from '@xstate/react'
import { sensorRealtimeMachine } from './sensor-realtime.machine'

export const SensorRealtimeActor = createActorContext(sensorRealtimeMachine)
