import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { statePaths } from '../shared/state-paths'
import { aSensorAnswer } from './sensor-realtime.fixtures'
import { sensorRealtimeMachine } from './sensor-realtime.machine'
import { READ_AGAIN_MS } from './sensor-realtime.setup'
import type {
  CurveAnswer,
  CurveRequest,
  HistoryAnswer,
  HistoryRequest,
  SensorAnswer,
  SensorRealtimeEvent,
  SensorRealtimeInput,
} from './sensor-realtime.types'

export type CallName = 'sensor' | 'curve' | 'history'

interface Call {
  name: CallName
  input: unknown
  signal: AbortSignal
  resolve(value: unknown): void
  reject(error: Error): void
}

export const curveOf = (day: string, ...values: number[]): CurveAnswer => ({
  day,
  loadedAt: 0,
  readings: values.map((value, minute) => ({ at: Date.parse(`${day}T08:00:00+08:00`) + minute * 60_000, value })),
})

/** The panel with device, curve and history answered. */
export async function everythingAnswered(target?: Partial<SensorRealtimeInput>) {
  const panel = open(target)
  await panel.answer('sensor', aSensorAnswer())
  await panel.answer('curve', curveOf('2026-11-21', 1, 2))
  await panel.answer('history', { rows: [], total: 0, loadedAt: 0 })
  return panel
}

/** The machine with calls that the test answers, on a clock that the test moves. */
export function open(target: Partial<SensorRealtimeInput> = {}) {
  const clock = new SimulatedClock()
  const calls: Call[] = []
  const call = <Answer, Input>(name: CallName) =>
    fromPromise<Answer, Input>(
      ({ input, signal }) =>
        new Promise<Answer>((resolve, reject) => {
          calls.push({ name, input, signal, resolve: (value) => resolve(value as Answer), reject })
        }),
    )
  const actor = createActor(
    sensorRealtimeMachine.provide({
      actors: {
        loadSensor: call<SensorAnswer, SensorRealtimeInput>('sensor'),
        loadCurve: call<CurveAnswer, CurveRequest>('curve'),
        loadHistory: call<HistoryAnswer, HistoryRequest>('history'),
      },
    }),
    { input: { sensorId: '501', channelId: '1', kind: 'device', ...target }, clock },
  )
  actor.start()
  const asked = (name: CallName) => calls.filter((entry) => entry.name === name)
  const newest = (name: CallName) => {
    const found = asked(name).at(-1)
    if (found === undefined) throw new Error(`${name} was not asked for`)
    return found
  }
  return {
    send: (event: SensorRealtimeEvent) => actor.send(event),
    close: () => actor.stop(),
    context: () => actor.getSnapshot().context,
    state: () => statePaths(actor.getSnapshot().value).split(' '),
    asked: (name: CallName) => asked(name).map(({ input }) => input),
    givenUp: () => calls.map(({ signal }) => signal.aborted),
    /** half a minute goes by */
    wait: () => clock.increment(READ_AGAIN_MS),
    async answer(name: CallName, value: unknown, nth?: number) {
      const entry = nth === undefined ? newest(name) : asked(name)[nth]
      entry?.resolve(value)
      await settle()
    },
    async fail(name: CallName) {
      newest(name).reject(new Error('down'))
      await settle()
    },
  }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
