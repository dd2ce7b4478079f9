import { launchBrowser, withPage } from '../lib/browser.mjs'
import { sleep } from '../lib/input.mjs'
import { openProbe } from '../lib/probe.mjs'
import { createReport, plainGoal } from '../lib/report.mjs'
import { inTurn, percentile } from '../lib/statistics.mjs'
import { serveStorm } from './server.mjs'

const PER_SECOND = 1_000
const TICK_MS = 20
const CLICK_MS = 200
const MARK_MS = 500
const BUILDINGS = 200
const WARM_UP_MS = 1_000

/** Sends a thousand faults a second and a marked fire every half second, with five clicks a second. */
export async function run({ repeats, quick, only }) {
  const ms = quick ? 6_000 : 20_000
  const report = createReport('storm')
  const browser = await launchBrowser()
  const storm = await serveStorm()
  try {
    for (const peer of inTurn(['smart-fire', 'limit-receive'].filter((name) => !only || name.includes(only)), repeats)) {
      storm.reset()
      report.add(peer, await withPage(browser, `${storm.origin}/${peer}.html`, { width: 1280, height: 800 }, (page) => measure(browser, page, storm, ms)))
    }
  } finally {
    await browser.close()
    await storm.stop()
  }
  print(report)
  return report
}

async function measure(browser, page, storm, ms) {
  const probe = await openProbe(browser, page)
  await page.waitForFunction(() => globalThis.bench.ready(), undefined, { timeout: 20_000 })
  await sleep(500)
  let clicking = true
  const clicks = (async () => {
    while (clicking) {
      await page.mouse.click(50, 770)
      await sleep(CLICK_MS)
    }
  })()
  await blow(storm, WARM_UP_MS)
  await page.evaluate(() => ['delays', 'clicks', 'longTasks'].forEach((sign) => globalThis.bench[sign].splice(0)))
  const { mainMs, result: sent } = await probe.cost(async () => {
    const raised = await blow(storm, ms)
    await sleep(600)
    return raised
  })
  clicking = false
  await clicks
  const indicators = await page.evaluate(() => {
    const { delays, clicks: waits, longTasks, kept } = globalThis.bench
    return { delays, waits, longTasks, kept: kept() }
  })
  return {
    sent: sent.all, kept: (100 * indicators.kept) / (sent.all + sent.before), main: mainMs / (ms / 1000),
    fires: (100 * indicators.delays.length) / sent.marked, delay50: percentile(indicators.delays, 0.5), delay95: percentile(indicators.delays, 0.95),
    click50: percentile(indicators.waits, 0.5), click95: percentile(indicators.waits, 0.95), click99: percentile(indicators.waits, 0.99),
    long: indicators.longTasks.length, longest: Math.max(0, ...indicators.longTasks), heap: await probe.heapMb(),
  }
}

let raisedBefore = 0
let buildingOfFire = 10_000

/** Sends the due alarms at every tick. A late tick sends more, so that the rate stays the same. */
async function blow(storm, ms) {
  const begin = performance.now()
  const total = (ms * PER_SECOND) / 1000
  let [all, marked] = [0, 0]
  while (all < total) {
    const due = Math.min(total, Math.floor(((performance.now() - begin) * PER_SECOND) / 1000))
    for (; all < due; all += 1) {
      const mark = all >= ((marked + 1) * MARK_MS * PER_SECOND) / 1000
      if (mark) [marked, buildingOfFire] = [marked + 1, buildingOfFire + 1]
      const building = (all * 7) % BUILDINGS
      // each marked fire is in another building, so that it has its own notice
      storm.raise(mark ? { fire: true, place: `火点 ${Date.now()}`, buildingId: String(buildingOfFire) } : { fire: false, place: `${building} 号楼`, buildingId: String(building + 1) })
    }
    await sleep(TICK_MS)
  }
  const before = ms === WARM_UP_MS ? 0 : raisedBefore
  raisedBefore = all
  return { all, marked, before }
}

function print(report) {
  report.table([
    ['sent', 'sent', 0], ['kept', 'kept and counted %', 1], ['main', 'main ms/s', 0], ['fires', 'fires seen %', 0], ['delay50', 'newest fire p50 ms', 0], ['delay95', 'p95 ms', 0],
    ['click50', 'click p50 ms', 1], ['click95', 'p95', 1], ['click99', 'p99', 1], ['long', 'tasks > 50 ms', 0], ['longest', 'longest ms', 0], ['heap', 'heap MB', 1],
  ])
  const ours = (what, figure, most) => ({ what, ours: 'smart-fire', theirs: 'limit-receive', figure, most })
  report.ratios('ours / bare receive loop', [ours('main thread', 'main', 1.2), ours('click p95', 'click95', 2), ours('heap', 'heap')])
  plainGoal(report, 'kept and counted', report.of('smart-fire', 'kept'), { least: 100, digits: 1, unit: ' %' })
  plainGoal(report, 'newest fire visible, p95', report.of('smart-fire', 'delay95'), { most: 300, digits: 0, unit: ' ms' })
  plainGoal(report, 'tasks above 50 ms after the warm-up', report.of('smart-fire', 'long'), { most: 0, digits: 0 })
}
