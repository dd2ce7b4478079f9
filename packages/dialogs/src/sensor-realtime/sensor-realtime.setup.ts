import { assertEvent, assign, fromPromise, setup, stateIn } from 'xstate'
import { isPastTheEnd, lastPage } from '../shared/paged-list'
import { stillAhead } from './curve'
import type {
  CurveAnswer,
  CurveRequest,
  HistoryAnswer,
  HistoryRequest,
  SensorAnswer,
  SensorRealtimeContext,
  SensorRealtimeEvent,
  SensorRealtimeInput,
} from './sensor-realtime.types'

export const READ_AGAIN_MS = 30_000 // domain 22

const NO_CURVE = { readings: [], curveDay: null, curveLoadedAt: null }

const notProvided = () => Promise.reject(new Error('the shell provides the calls'))

/** What the regions of the real-time panel share: its calls, and what they do to its context. */
export const sensorRealtimeSetup = setup({
  types: {
    context: {} as SensorRealtimeContext,
    events: {} as SensorRealtimeEvent,
    input: {} as SensorRealtimeInput,
  },
  actors: {
    loadSensor: fromPromise<SensorAnswer, SensorRealtimeInput>(notProvided),
    loadCurve: fromPromise<CurveAnswer, CurveRequest>(notProvided),
    loadHistory: fromPromise<HistoryAnswer, HistoryRequest>(notProvided),
  },
  delays: { readAgain: READ_AGAIN_MS },
  actions: {
    /** the first point is chosen (spec 2 §2.2), unless the operator's own is still there */
    showSensor: assign(({ context }, sensor: SensorAnswer) => {
      const kept = sensor.points.some(({ code }) => code === context.pointCode)
      return { sensor, pointCode: kept ? context.pointCode : (sensor.points[0]?.code ?? null) }
    }),
    choosePoint: assign(({ event }) => {
      assertEvent(event, 'point.choose')
      return { pointCode: event.code, ...NO_CURVE }
    }),
    chooseDay: assign(({ event }) => {
      assertEvent(event, 'day.choose')
      return { day: event.day, ...NO_CURVE }
    }),
    curveAsked: assign(({ context }) => ({ curveOf: context.pointCode })),
    clearCurve: assign(NO_CURVE),
    showCurve: assign(({ context }, { readings, day, loadedAt }: CurveAnswer) => ({
      readings,
      curveDay: day,
      curveLoadedAt: loadedAt,
      heard: context.day.of === 'today' ? stillAhead(context.heard, context.pointCode, readings) : context.heard,
    })),
    hear: assign(({ context, event }) => {
      assertEvent(event, 'sensor.changed')
      return { heard: [...context.heard, ...event.readings] }
    }),
    showRows: assign((_, { rows, total, loadedAt }: HistoryAnswer) => ({ rows, total, historyLoadedAt: loadedAt })),
    changeList: assign((_, changed: Partial<Pick<SensorRealtimeContext, 'page' | 'limit' | 'rows'>>) => changed),
    goToLastPage: assign(({ context }, { total }: HistoryAnswer) => ({ page: lastPage(total, context.limit) })),
  },
  guards: {
    watched: stateIn({ watch: 'visible' }),
    today: ({ context }) => context.day.of === 'today',
    noCurve: ({ context }) => !hasCurve(context),
    drawable: ({ context }) => hasCurve(context),
    otherPoint: ({ context, event }) =>
      event.type === 'point.choose' && event.code !== context.pointCode && hasCurve(context),
    pointReplaced: ({ context }) => context.curveOf !== context.pointCode,
    noReadings: (_, { readings }: CurveAnswer) => readings.length === 0,
    heardHere: ({ context, event }) =>
      event.type === 'sensor.changed' && event.readings.some(({ code }) => code === context.pointCode),
    pastTheEnd: ({ context }, answer: HistoryAnswer) => isPastTheEnd(context, answer),
    nothing: (_, { total }: HistoryAnswer) => total === 0,
  },
})

/** Points of fire hosts have no curve (spec 2 §2.2); a curve is asked for by number and point. */
function hasCurve({ target, sensor, pointCode }: SensorRealtimeContext): boolean {
  return target.kind === 'device' && pointCode !== null && sensor !== null && sensor.detail.sensorNumber !== null
}
