import { runTabs } from '../browser/tabs.mjs'
import { percentile } from '../browser/page-run.mjs'

export const what = 'R9: five tabs, 200 random closes and crashes, 500 alarms: one tab plays the sound'

export async function run({ seed }) {
  const { closes, alarms, leaders, wrong, takeovers, complete } = await runTabs({ seed, closes: 200, alarms: 500 })
  const worst = Math.max(...takeovers)
  return [
    { figure: 'R9 closes and crashes / alarms', value: `${closes} / ${alarms}`, goal: '200 / ≥ 500', holds: closes >= 200 && alarms >= 500 },
    { figure: 'R9 tabs that sound when settled', value: leaders, goal: '1', holds: leaders === 1 },
    { figure: 'R9 times without exactly one', value: wrong, goal: '0', holds: wrong === 0 },
    { figure: `R9 takeover p50, worst (${takeovers.length} leaders gone)`, value: `${percentile(takeovers, 0.5)}, ${worst} ms`, goal: '≤ 1 s', holds: worst <= 1_000 },
    { figure: 'R9 every tab has every alarm', value: String(complete), goal: 'true', holds: complete },
  ]
}
