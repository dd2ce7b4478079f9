import { and } from 'xstate'
import { type Into, leadsTo, leadsToIf } from '../../shared/regions/answers'
import { curveRequest } from '../sensor-realtime.requests'
import { sensorRealtimeSetup } from '../sensor-realtime.setup'

const curveShown = (into: Into) =>
  [leadsToIf('noReadings', '#sensorRealtime.chart.empty', 'showCurve'), leadsTo(`${into}fresh`, 'showCurve')] as const

/** The curve of the chosen point on the chosen day. Today is asked for again while somebody looks (domain 22). */
export const chartRegion = sensorRealtimeSetup.createStateConfig({
  initial: 'none',
  on: {
    'point.choose': { guard: 'otherPoint', target: '.loading', actions: 'choosePoint' },
    'day.choose': [
      { guard: 'drawable', target: '.loading', actions: 'chooseDay' },
      { actions: 'chooseDay' }, // taken along until the device is known
    ],
    'sensor.known': [
      { guard: 'noCurve', target: '.none', actions: 'clearCurve' },
      { guard: 'pointReplaced', target: '.loading', actions: 'clearCurve' },
    ],
    'sensor.changed': { actions: 'hear' },
  },
  states: {
    none: { description: 'No curve: the device is not known yet, has no measuring point, or is a point of a fire host.' },
    loading: {
      description: 'The curve is on its way; none of another point or day is shown.',
      entry: 'curveAsked',
      invoke: {
        src: 'loadCurve',
        input: curveRequest,
        onDone: curveShown('ready.'),
        onError: 'failed',
      },
    },
    ready: {
      initial: 'fresh',
      on: {
        'data.refresh': '.refreshing',
        'watch.resume': { guard: 'today', target: '.refreshing' },
      },
      states: {
        fresh: {
          description: 'The curve of the chosen point; values of an alarm are appended as they come.',
          after: { readAgain: { guard: and(['today', 'watched']), target: 'refreshing' } },
        },
        refreshing: {
          description: 'The curve is asked for again and stays where it is.',
          invoke: {
            src: 'loadCurve',
            input: curveRequest,
            onDone: curveShown(''),
            onError: 'stale',
          },
        },
        stale: {
          description: 'The curve may lack its newest values: the last call failed. Says so, offers a retry.',
          on: { 'link.heard': 'refreshing' },
          after: { readAgain: { guard: and(['today', 'watched']), target: 'refreshing' } },
        },
      },
    },
    empty: {
      description: 'No value was measured on this day, and that is certain.',
      on: {
        'data.refresh': 'ready.refreshing',
        'watch.resume': { guard: 'today', target: 'ready.refreshing' },
        'sensor.changed': [
          { guard: and(['today', 'heardHere']), target: 'ready.refreshing', actions: 'hear' },
          { actions: 'hear' },
        ],
      },
      after: { readAgain: { guard: and(['today', 'watched']), target: 'ready.refreshing' } },
    },
    failed: {
      description: 'The curve could not be loaded; the place says so and offers a retry.',
      on: { 'data.refresh': 'loading', 'watch.resume': 'loading', 'link.heard': 'loading' },
    },
  },
})
