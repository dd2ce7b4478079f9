import { percentile } from '../browser/page-run.mjs'
import { runBlockedSound } from '../browser/sound.mjs'

export const what = 'R19: 100 loads in a browser that blocks sound until the first click (Chromium)'

const LOADS = 100

export async function run() {
  const seen = await runBlockedSound({ loads: LOADS })
  const gates = seen.map(({ gateMs }) => gateMs)
  const soon = gates.filter((ms) => ms <= 1_000).length
  const silent = seen.filter(({ startsBeforeClick }) => startsBeforeClick === 0).length
  const audible = seen.filter(({ running }) => running).length
  const errors = seen.reduce((sum, load) => sum + load.errors, 0)
  return [
    { figure: 'R19 loads that say that sound is blocked within 1 s', value: `${soon} of ${LOADS} (p50 ${percentile(gates, 0.5).toFixed(0)}, worst ${Math.max(...gates).toFixed(0)} ms)`, goal: '100 of 100', holds: soon === LOADS },
    { figure: 'R19 tones started before the click', value: LOADS - silent, goal: '0', holds: silent === LOADS },
    { figure: 'R19 first alarm after the click started on a running audio graph', value: `${audible} of ${LOADS}`, goal: '100 of 100', holds: audible === LOADS },
    { figure: 'uncaught errors', value: errors, goal: '0', holds: errors === 0 },
  ]
}
