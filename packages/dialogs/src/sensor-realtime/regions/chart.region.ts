import { and } from 'xstate'
import { type Into, leadsTo, leadsToIf } from '../../regions/responses'
import { known } from '../../regions/known'
import { sensorRealtimeSetup } from '../sensor-realtime.setup'
import type { CurveRequest, SensorRealtimeContext } from '../sensor-realtime.types'

const curveShown = (into: Into) =>
  [leadsToIf('noReadings', '#sensorRealtime.chart.empty', 'showCurve'), leadsTo(`${into}fresh`, 'showCurve')] as const

/** The curve of the chosen point on the chosen day. The curve of today is due again by time (domain 22). */
export const chartRegion = sensorRealtimeSetup.createStateConfig({
  initial: 'none',
  on: {
    'point.choose': { guard: 'otherPoint', target: '.loading', actions: 'choosePoint' },
    'day.choose': [
      { guard: 'drawable', target: '.loading', actions: 'chooseDay' },
      { actions: 'chooseDay' }, // used as soon as the device is known
    ],
    'sensor.known': [
      { guard: 'noCurve', target: '.none', actions: 'clearCurve' },
      { guard: 'emptyCurveBrought', target: '.empty', actions: 'showBroughtCurve' },
      { guard: 'curveBrought', target: '.ready', actions: 'showBroughtCurve' },
      { guard: 'pointReplaced', target: '.loading', actions: 'clearCurve' },
    ],
    'readings.pushed': { actions: 'keepPushed' },
  },
  states: {
    none: { description: 'No curve: the device is not known yet, has no measuring point, or is a point of a fire host.' },
    loading: {
      description: 'The curve is loading; the curve of another point or day is not shown.',
      entry: 'noteCurvePoint',
      invoke: { src: 'loadCurve', input: request, onDone: curveShown('ready.'), onError: 'failed' },
    },
    ready: {
      initial: 'fresh',
      on: { 'data.refresh': '.refreshing' },
      states: {
        fresh: {
          description: 'The curve of the chosen point; values of an alarm are added as they arrive.',
          on: { 'readings.due': { guard: 'today', target: 'refreshing' } },
        },
        refreshing: {
          description: 'The curve is loaded again and stays visible.',
          invoke: { src: 'loadCurve', input: request, onDone: curveShown(''), onError: 'stale' },
        },
        stale: {
          description: 'The curve may lack its newest values: the last call failed. A bar says so and offers a retry.',
          on: { 'link.live': 'refreshing', 'readings.due': { guard: 'today', target: 'refreshing' } },
        },
      },
    },
    empty: {
      description: 'Confirmed empty: no value was measured on this day.',
      on: {
        'data.refresh': 'ready.refreshing',
        'readings.due': { guard: 'today', target: 'ready.refreshing' },
        'readings.pushed': { guard: and(['today', 'pushedForPoint']), target: 'ready.refreshing', actions: 'keepPushed' },
      },
    },
    failed: {
      description: 'The curve could not be loaded; a message says so and offers a retry.',
      on: { 'data.refresh': 'loading', 'readings.due': 'loading', 'link.live': 'loading' },
    },
  },
})

function request({ context: { sensor, pointCode, day } }: { context: SensorRealtimeContext }): CurveRequest {
  return { sensorNumber: known(sensor?.detail.sensorNumber ?? null), pointCode: known(pointCode), day }
}
