import { sensorRealtimeSetup } from './sensor-realtime.setup'
import { chartRegion } from './regions/chart.region'
import { historyRegion } from './regions/history.region'
import { sensorRegion } from './regions/sensor.region'

/** Live values, curve and history of one device (spec 2 §2.2); closing resets it by construction (architecture §1.2). */
export const sensorRealtimeMachine = sensorRealtimeSetup.createMachine({
  id: 'sensorRealtime',
  type: 'parallel',
  context: ({ input }) => ({
    target: input,
    sensor: null,
    pointCode: null,
    day: { of: 'today' },
    readings: [],
    curveOf: null,
    curveDay: null,
    curveLoadedAt: null,
    heard: [],
    page: 1,
    limit: 5, // spec 2 §9
    rows: [],
    total: 0,
    historyLoadedAt: null,
  }),
  states: {
    sensor: sensorRegion,
    chart: chartRegion,
    history: historyRegion,
    watch: {
      initial: 'visible',
      states: {
        visible: {
          description: 'The page is in sight: device and today’s curve are asked for again every 30 seconds.',
          on: { 'watch.pause': 'hidden' },
        },
        hidden: {
          description: 'The page is out of sight: nothing is asked for until it is looked at again.',
          on: { 'watch.resume': 'visible' },
        },
      },
    },
  },
})
