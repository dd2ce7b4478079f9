import { createActor } from 'xstate'
import { statePaths } from '../shared/state-paths'
import { openCalls } from '../testing/open-calls'
import { aSensorResponse } from './sensor-realtime.fixtures'
import { sensorRealtimeMachine } from './sensor-realtime.machine'
import type { CurveResponse, SensorRealtimeEvent, SensorRealtimeInput } from './sensor-realtime.types'

export const curveOf = (day: string, ...values: number[]): CurveResponse => ({
  day,
  loadedAt: Date.parse(`${day}T20:00:00+08:00`),
  dropped: 0,
  readings: values.map((value, minute) => ({ at: Date.parse(`${day}T08:00:00+08:00`) + minute * 60_000, value })),
})

/** The panel with device and curve loaded. */
export async function everythingAnswered(target?: Partial<SensorRealtimeInput>) {
  const panel = open(target)
  await panel.respond('loadSensor', aSensorResponse())
  await panel.respond('loadCurve', curveOf('2026-11-21', 1, 2))
  return panel
}

/** The machine; each call waits until the test responds. */
export function open(target: Partial<SensorRealtimeInput> = {}) {
  const { logic, ...calls } = openCalls(sensorRealtimeMachine)
  const actor = createActor(logic, { input: { sensorId: '501', channelId: '1', kind: 'device', ...target } })
  actor.start()
  return {
    ...calls,
    send: (event: SensorRealtimeEvent) => actor.send(event),
    close: () => actor.stop(),
    context: () => actor.getSnapshot().context,
    state: () => statePaths(actor.getSnapshot().value).split(' '),
  }
}
