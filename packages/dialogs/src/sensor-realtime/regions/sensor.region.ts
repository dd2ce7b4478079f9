import { partRegion } from '../../regions/part.region'
import { type Into, leadsTo } from '../../regions/responses'
import type { SensorRealtimeContext, SensorRequest } from '../sensor-realtime.types'

const { states, ...region } = partRegion(
  {
    part: 'sensor',
    src: 'loadSensor',
    input: request,
    onDone: (into: Into) => leadsTo(`${into}fresh`, 'showSensor'),
  },
  {
    loading: 'The device and its measuring points are loading.',
    fresh: 'The device with its status, its measuring points and the age of its newest value.',
    refreshing: 'Device and points are loaded again; everything stays readable.',
    stale: 'Device and points may be out of date: the last call failed or the alarm link is silent. A bar says so and offers a retry.',
    failed: 'The device could not be loaded; a message says so and offers a retry.',
  },
)
const { ready, failed } = states
const { fresh, stale } = ready.states

/** The device, its measuring points with their state, and its last report. They are due again by time (domain 22). */
export const sensorRegion = {
  ...region,
  states: {
    ...states,
    ready: {
      ...ready,
      states: {
        ...ready.states,
        fresh: { ...fresh, on: { ...fresh.on, 'readings.due': 'refreshing' } },
        stale: { ...stale, on: { ...stale.on, 'readings.due': 'refreshing' } },
      },
    },
    failed: { ...failed, on: { ...failed.on, 'readings.due': 'loading' } },
  },
} as const

/** The curve comes with the device that is loaded first; later each is loaded again for itself. */
function request({ context: { target, sensor, day } }: { context: SensorRealtimeContext }): SensorRequest {
  return { target, curveOf: sensor === null ? day : null }
}
