import { runHiddenTab } from '../browser/hidden.mjs'

export const what = 'R8: a tab hidden for 12 minutes, whose timers Chromium slows down'

const MINUTES = 12
/** after this time Chromium runs the timers of a hidden page once a minute */
const THROTTLED_MS = 50_000

export async function run() {
  const { delays, reconnects, slowestTimerMs, heartbeats, errors } = await runHiddenTab({ minutes: MINUTES })
  const worst = Math.max(...delays)
  return [
    { figure: 'R8 a timer of 300 ms waited at most (the tab was truly hidden)', value: `${(slowestTimerMs / 1_000).toFixed(0)} s`, goal: '≥ 50 s', holds: slowestTimerMs >= THROTTLED_MS },
    { figure: 'R8 reconnects of ours', value: reconnects, goal: '0', holds: reconnects === 0 },
    { figure: 'R8 heartbeats sent', value: heartbeats, goal: '≥ 1', holds: heartbeats >= 1 },
    { figure: `R8 ${delays.length} alarms: received after at most`, value: `${worst.toFixed(0)} ms`, goal: '≤ 2 s', holds: worst <= 2_000 },
    { figure: 'uncaught errors', value: errors, goal: '0', holds: errors === 0 },
  ]
}
