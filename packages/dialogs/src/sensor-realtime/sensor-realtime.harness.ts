import { createActor, SimulatedClock } from 'xstate'
import { statePaths } from '../shared/state-paths'
import { openCalls } from '../testing/open-calls'
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
  const { call, ...calls } = openCalls<CallName>()
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
  return {
    send: (event: SensorRealtimeEvent) => actor.send(event),
    close: () => actor.stop(),
    context: () => actor.getSnapshot().context,
    state: () => statePaths(actor.getSnapshot().value).split(' '),
    ...calls,
    givenUp: () => calls.calls.map(({ signal }) => signal.aborted),
    /** half a minute goes by */
    wait: () => clock.increment(READ_AGAIN_MS),
  }
}
