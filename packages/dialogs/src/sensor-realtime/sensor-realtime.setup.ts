import { assertEvent, assign, enqueueActions, setup } from 'xstate'
import { isOutdated, markCurrent, markOutdated } from '../regions/outdated'
import { callFor } from '../regions/machine-calls'
import { stillAhead } from './curve'
import type {
  CurveRequest,
  CurveResponse,
  SensorRealtimeContext,
  SensorRealtimeEvent,
  SensorRealtimeInput,
  SensorResponse,
} from './sensor-realtime.types'

const NO_CURVE = { readings: [], droppedReadings: 0, curveDay: null, curveLoadedAt: null }

/** What the regions of the real-time panel share: types, calls, actions and guards. */
export const sensorRealtimeSetup = setup({
  types: {
    context: {} as SensorRealtimeContext,
    events: {} as SensorRealtimeEvent,
    input: {} as SensorRealtimeInput,
  },
  actors: {
    loadSensor: callFor<SensorResponse, SensorRealtimeInput>(),
    loadCurve: callFor<CurveResponse, CurveRequest>(),
  },
  actions: {
    markOutdated: assign(({ context }, part: 'sensor') => markOutdated(context, part)),
    markCurrent: assign(({ context }, part: 'sensor') => markCurrent(context, part)),
    /** the first point is chosen (spec 2 §2.2), unless the point that the operator has chosen is still there */
    showSensor: enqueueActions(({ context, enqueue }, sensor: SensorResponse) => {
      const isKept = sensor.points.some(({ code }) => code === context.pointCode)
      enqueue.assign({ sensor, pointCode: isKept ? context.pointCode : (sensor.points[0]?.code ?? null) })
      enqueue.raise({ type: 'sensor.known' })
    }),
    choosePoint: assign(({ event }) => {
      assertEvent(event, 'point.choose')
      return { pointCode: event.code, ...NO_CURVE }
    }),
    chooseDay: assign(({ event }) => {
      assertEvent(event, 'day.choose')
      return { day: event.day, ...NO_CURVE }
    }),
    noteCurvePoint: assign(({ context }) => ({ curveOf: context.pointCode })),
    clearCurve: assign(NO_CURVE),
    showCurve: assign(({ context }, { readings, dropped, day, loadedAt }: CurveResponse) => ({
      readings,
      droppedReadings: dropped,
      curveDay: day,
      curveLoadedAt: loadedAt,
      pushed: context.day.of === 'today' ? stillAhead(context.pushed, context.pointCode, readings) : context.pushed,
    })),
    keepPushed: assign(({ context, event }) => {
      assertEvent(event, 'readings.pushed')
      return { pushed: [...context.pushed, ...event.readings] }
    }),
  },
  guards: {
    outdated: ({ context }, part: 'sensor') => isOutdated(context, part),
    today: ({ context }) => context.day.of === 'today',
    noCurve: ({ context }) => !hasCurve(context),
    drawable: ({ context }) => hasCurve(context),
    otherPoint: ({ context, event }) =>
      event.type === 'point.choose' && event.code !== context.pointCode && hasCurve(context),
    pointReplaced: ({ context }) => context.curveOf !== context.pointCode,
    noReadings: (_, { readings }: CurveResponse) => readings.length === 0,
    pushedForPoint: ({ context, event }) =>
      event.type === 'readings.pushed' && event.readings.some(({ code }) => code === context.pointCode),
  },
})

/** Points of fire hosts have no curve (spec 2 §2.2); a curve is requested by sensor number and point. */
function hasCurve({ target, sensor, pointCode }: SensorRealtimeContext): boolean {
  return target.kind === 'device' && pointCode !== null && sensor !== null && sensor.detail.sensorNumber !== null
}
