import { runDelay } from '../browser/delay.mjs'
import { percentile } from '../browser/page-run.mjs'

export const what = 'R3: from the gateway to the screen, one alarm after another (real server and console, Chromium)'

const ALARMS = 120

export async function run() {
  const seen = await runDelay({ alarms: ALARMS })
  const delays = seen.map(({ toScreen }) => toScreen)
  const [p50, p99] = [percentile(delays, 0.5), percentile(delays, 0.99)]
  const answer = percentile(seen.map(({ toAnswer }) => toAnswer), 0.5)
  return [
    { figure: 'R3 alarms on screen', value: `${delays.filter(Number.isFinite).length} of ${ALARMS}`, goal: 'all', holds: delays.every(Number.isFinite) },
    { figure: 'R3 POST → visible p50, p99', value: `${p50.toFixed(0)}, ${p99.toFixed(0)} ms (the gateway has its answer after ${answer.toFixed(0)} ms)`, goal: '≤ 150 ms, ≤ 1 s', holds: p50 <= 150 && p99 <= 1_000 },
  ]
}
