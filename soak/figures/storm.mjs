import { longestTask, runBurst, runStorm } from '../browser/storm.mjs'
import { percentile } from '../browser/page-run.mjs'

export const what = 'R4, R5: 1,000 alarms a second for 60 s with the real feed in Chromium, compared with a bare receive loop; 100,000 at once'

const STORM = { rate: 1_000, seconds: 60 }
const BURST = 100_000

export async function run() {
  // the bare loop runs before and after, to detect a machine whose speed changes; it is sent one frame in each message, as the deployed platform does
  const before = await runStorm({ ...STORM, seconds: 20, bare: '/bare' })
  const desk = await runStorm(STORM)
  const after = await runStorm({ ...STORM, seconds: 20, bare: '/bare' })
  const batched = await runStorm({ ...STORM, seconds: 20, bare: '/bare?batches=1' })
  const longest = await longestTask({ rate: STORM.rate, seconds: 10, warmUpSeconds: 25 })
  const burst = await runBurst({ alarms: BURST })
  const perSecond = ({ mainMs, sent }) => (mainMs * 1_000) / sent
  const [low, high] = [perSecond(before), perSecond(after)].sort((a, b) => a - b)
  const floor = (low + high) / 2
  const steady = high / low <= 1.25
  const ratio = perSecond(desk) / floor
  return [
    { figure: 'R4 counted / sent', value: `${desk.counted} / ${desk.sent}`, goal: 'equal', holds: desk.counted === desk.sent },
    { figure: 'R4 announced', value: desk.announced, goal: `${desk.sent}`, holds: desk.announced === desk.sent },
    { figure: 'R4 main thread, ms per second', value: perSecond(desk).toFixed(0), ratio: steady ? `${ratio.toFixed(2)} × bare loop (${floor.toFixed(0)}; with several frames in a message ${perSecond(batched).toFixed(0)})` : `none: the floor spreads from ${low.toFixed(0)} to ${high.toFixed(0)}`, goal: '≤ 1.2 ×', holds: steady && ratio <= 1.2 },
    { figure: 'R4 long tasks after warm-up: > 50 ms, > 200 ms, longest', value: `${desk.long.filter((ms) => ms > 50).length}, ${desk.long.filter((ms) => ms > 200).length}, ${desk.longest.toFixed(0)} ms`, ratio: `bare: ${before.long.length + after.long.length}, ${Math.max(before.longest, after.longest).toFixed(0)} ms`, goal: '0, 0', holds: desk.longest <= 50 },
    { figure: 'R4 longest task in processor time (25 s into a storm, 10 s)', value: `${longest.toFixed(0)} ms`, goal: '≤ 50 ms', holds: longest > 0 && longest <= 50 },
    { figure: 'R4 click → paint p95', value: `${desk.clickP95.toFixed(0)} ms`, ratio: `${(desk.clickP95 / before.clickP95).toFixed(2)} × bare`, goal: '≤ 100 ms', holds: desk.clickP95 <= 100 },
    { figure: 'R4 newest fire on screen p50, p99, worst', value: `${percentile(desk.fires, 0.5).toFixed(0)}, ${desk.fireP99.toFixed(0)}, ${desk.fireWorst.toFixed(0)} ms`, goal: '≤ 300 ms', holds: desk.fireWorst <= 300 },
    { figure: 'R4 heap after collection', value: `+${desk.heapGrowth.toFixed(1)} MB`, goal: '≤ +50 MB', holds: desk.heapGrowth <= 50 },
    { figure: 'R5 100,000 at once: counted', value: `${burst.counted} in ${(burst.ms / 1_000).toFixed(1)} s`, ratio: `main thread ${(burst.mainMs / 1_000).toFixed(1)} s`, goal: 'all ≤ 20 s', holds: burst.counted === BURST && burst.ms <= 20_000 },
    { figure: 'uncaught errors', value: desk.errors.length + burst.errors.length, goal: '0', holds: desk.errors.length + burst.errors.length === 0 },
  ]
}
