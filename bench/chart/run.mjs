import { launchBrowser, withPage } from '../lib/browser.mjs'
import { atMousePace, painted } from '../lib/input.mjs'
import { buildPages, peersOf, servePages } from '../lib/pages.mjs'
import { openProbe } from '../lib/probe.mjs'
import { createReport } from '../lib/report.mjs'
import { inTurn } from '../lib/statistics.mjs'

const VIEW = { width: 1100, height: 700 }
const COUNTS = [1_000, 10_000, 100_000, 1_000_000]
const PEERS = ['smart-fire', 'uplot', 'echarts', 'limit-canvas']
const name = (count) => (count >= 1_000_000 ? '1M' : `${count / 1000}k`)
const rowOf = (peer, count) => `${peer} ${name(count)}`

/** Measures new samples until they are painted, and the pointer over them. */
export async function run({ repeats, quick, only }) {
  const report = createReport('chart')
  const browser = await launchBrowser()
  const { origin, stop } = await servePages(await buildPages(peersOf('chart')))
  const cases = PEERS.filter((peer) => !only || peer.includes(only)).flatMap((peer) => COUNTS.map((count) => ({ peer, count })))
  try {
    for (const { peer, count } of inTurn(cases, repeats)) {
      const url = `${origin}/${peer}.html?samples=${count}`
      report.add(rowOf(peer, count), await withPage(browser, url, VIEW, (page) => measure(browser, page, quick)))
    }
  } finally {
    await browser.close()
    await stop()
  }
  print(report)
  return report
}

async function measure(browser, page, quick) {
  const probe = await openProbe(browser, page)
  // as many for every count: the engine compiles what it has run often, and few draws of many samples would measure that
  const times = quick ? 12 : 24
  const first = await probe.cost(() => page.evaluate(() => globalThis.bench.many(1)))
  await page.evaluate(() => globalThis.bench.many(2))
  const { mainMs, totalMs } = await probe.cost(() => page.evaluate((many) => globalThis.bench.many(many), times))
  const moves = quick ? 60 : 120
  await page.mouse.move(100, 200)
  await painted(page)
  const hover = await probe.cost(() => atMousePace(moves, (step) => page.mouse.move(120 + ((step * 13) % 800), 150 + (step % 80))))
  return { first: first.mainMs, main: mainMs / times, total: totalMs / times, hover: hover.mainMs / moves, heap: await probe.heapMb() }
}

function print(report) {
  report.table([['main', 'data→painted main ms', 1], ['total', 'all threads ms', 1], ['first', 'first main ms', 1], ['hover', 'hover main ms/event'], ['heap', 'heap MB', 1]])
  const against = (what, theirs, figure, goals) =>
    COUNTS.map((count, at) => ({ what: `${what}, ${name(count)}`, ours: rowOf('smart-fire', count), theirs: rowOf(theirs, count), figure, most: goals[at] }))
  report.ratios('ours / uPlot', [
    ...against('data → painted, main thread', 'uplot', 'main', [0.9, 0.9, 0.9, 0.9]),
    ...against('data → painted, all threads', 'uplot', 'total', []),
    ...against('hover', 'uplot', 'hover', [0.9, 0.9, 0.9, 0.9]),
  ])
  report.ratios('ours / ECharts LTTB', [
    ...against('data → painted, main thread', 'echarts', 'main', [0.5, 0.5, 0.25, 0.1]),
    ...against('hover', 'echarts', 'hover', []),
  ])
  report.ratios('ours / bare canvas with M4', against('data → painted, main thread', 'limit-canvas', 'main', [2.5, 2.5, 2.5, 2.5]))
  report.ratios('bare canvas with a crosshair / uPlot', [
    ...against('data → painted, main thread', 'uplot', 'main', []), ...against('hover', 'uplot', 'hover', []),
  ].map((row, at) => ({ ...row, ours: rowOf('limit-canvas', COUNTS[at % COUNTS.length]) })))
  report.ratios('ours, 1M / 1k', [{ what: 'data → painted, main thread', ours: rowOf('smart-fire', 1_000_000), theirs: rowOf('smart-fire', 1_000), figure: 'main', most: 1.5 }])
}
