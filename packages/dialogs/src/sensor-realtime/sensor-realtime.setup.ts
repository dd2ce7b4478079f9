import { assertEvent, assign, enqueueActions, setup } from 'xstate'
import { isOutdated, markCurrent, markOutdated } from '../regions/outdated'
import { callFor } from '../regions/machine-calls'
import { stillAhead, withPushed } from './curve'
import { resolveDay } from './reading-day'
import type {
  CurveRequest,
  CurveResponse,
  SensorRealtimeContext,
  SensorRealtimeEvent,
  SensorRealtimeInput,
  SensorRequest,
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
    loadSensor: callFor<SensorResponse, SensorRequest>(),
    loadCurve: callFor<CurveResponse, CurveRequest>(),
  },
  actions: {
    markOutdated: assign(({ context }, part: 'sensor') => markOutdated(context, part)),
    markCurrent: assign(({ context }, part: 'sensor') => markCurrent(context, part)),
    /** the first point is chosen (spec 2 §2.2), unless the point that the operator has chosen is still there */
    showSensor: enqueueActions(({ context, enqueue }, sensor: SensorResponse) => {
      const isKept = sensor.points.some(({ code }) => code === context.pointCode)
      enqueue.assign({ sensor, pointCode: isKept ? context.pointCode : (sensor.points[0]?.code ?? null) })
      enqueue.raise({ type: 'sensor.known', curve: sensor.curve })
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
    /** the next point loads its curve, also when it is the same one again */
    clearCurve: assign({ ...NO_CURVE, curveOf: null }),
    showCurve: assign(({ context }, curve: CurveResponse) => shownCurve(context, curve)),
    showBroughtCurve: assign(({ context, event }) => {
      const curve = broughtCurve(context, event)
      return curve === null ? {} : { curveOf: context.pointCode, ...shownCurve(context, curve) }
    }),
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
    curveBrought: ({ context, event }) => broughtCurve(context, event) !== null,
    emptyCurveBrought: ({ context, event }) => {
      const curve = broughtCurve(context, event)
      return curve !== null && isWithoutValue(context, curve)
    },
    noReadings: ({ context }, curve: CurveResponse) => isWithoutValue(context, curve),
    pushedForPoint: ({ context, event }) =>
      event.type === 'readings.pushed' && event.readings.some(({ code }) => code === context.pointCode),
  },
})

/** Points of fire hosts have no curve (spec 2 §2.2); a curve is requested by sensor number and point. */
function hasCurve({ target, sensor, pointCode }: SensorRealtimeContext): boolean {
  return target.kind === 'device' && pointCode !== null && sensor !== null && sensor.detail.sensorNumber !== null
}

/** The curve that came with the device, if it is the one that is wanted: another day may have been chosen meanwhile. */
function broughtCurve({ sensor, pointCode, curveOf, day }: SensorRealtimeContext, event: SensorRealtimeEvent): CurveResponse | null {
  if (event.type !== 'sensor.known' || event.curve === null || curveOf !== null || pointCode !== sensor?.points[0]?.code) return null
  return event.curve.day === resolveDay(day, event.curve.loadedAt) ? event.curve : null
}

/** A value that an alarm has brought counts: the server may store it later than it is pushed. */
function isWithoutValue({ day: choice, pushed, pointCode }: SensorRealtimeContext, { readings, day }: CurveResponse): boolean {
  return withPushed(readings, choice.of === 'today' ? pushed : [], pointCode, day).length === 0
}

function shownCurve({ day: choice, pushed, pointCode }: SensorRealtimeContext, { readings, dropped, day, loadedAt }: CurveResponse) {
  return {
    readings,
    droppedReadings: dropped,
    curveDay: day,
    curveLoadedAt: loadedAt,
    pushed: choice.of === 'today' ? stillAhead(pushed, pointCode, readings) : pushed,
  }
}
