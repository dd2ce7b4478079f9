import { CHANNEL } from '@smart-fire/api-client'
import { NOTHING_OUTDATED } from '../regions/outdated'
import { chartRegion } from './regions/chart.region'
import { sensorRegion } from './regions/sensor.region'
import { sensorRealtimeSetup } from './sensor-realtime.setup'
import type { SensorRealtimeInput } from './sensor-realtime.types'

/** Live values and curve of one device (spec 2 §2.2); closing resets it by construction (architecture §1.2). */
export const sensorRealtimeMachine = sensorRealtimeSetup.createMachine({
  id: 'sensorRealtime',
  type: 'parallel',
  context: ({ input }) => ({
    target: inItsChannel(input),
    sensor: null,
    pointCode: null,
    day: { of: 'today' },
    readings: [],
    droppedReadings: 0,
    curveOf: null,
    curveDay: null,
    curveLoadedAt: null,
    pushed: [],
    ...NOTHING_OUTDATED,
  }),
  states: { sensor: sensorRegion, chart: chartRegion },
})

/** Points of fire hosts are kept in tables of their own, which their channel names, whatever channel the host is in. */
function inItsChannel(target: SensorRealtimeInput): SensorRealtimeInput {
  return target.kind === 'fireHost' ? { ...target, channelId: CHANNEL.fireHost } : target
}
