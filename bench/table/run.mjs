import { launchBrowser, withPage } from '../lib/browser.mjs'
import { sleep } from '../lib/input.mjs'
import { buildPages, peersOf, servePages } from '../lib/pages.mjs'
import { openProbe } from '../lib/probe.mjs'
import { createReport, plainGoal } from '../lib/report.mjs'
import { inTurn } from '../lib/statistics.mjs'

const VIEW = { width: 1280, height: 800 }
const PEERS = ['smart-fire', 'antd', 'limit-inner-html', 'limit-react']
const SCROLL_PX = 120

/** Measures the first and next page of fifteen rows, and ten thousand rows with scrolling. */
export async function run({ repeats, quick, only }) {
  const report = createReport('table')
  const turns = quick ? 6 : 12
  const browser = await launchBrowser()
  const { origin, stop } = await servePages(await buildPages(peersOf('table')))
  try {
    const markup = await withPage(browser, `${origin}/smart-fire.html`, VIEW, (page) => ourMarkup(page, turns))
    for (const peer of inTurn(PEERS.filter((name) => !only || name.includes(only)), repeats)) {
      report.add(peer, await withPage(browser, `${origin}/${peer}.html`, VIEW, (page) => measure(browser, page, peer, { markup, turns, quick })))
    }
  } finally {
    await browser.close()
    await stop()
  }
  print(report)
  return report
}

/** The markup of every page of our table that a run turns to, for the lower limits. Each turn shows new texts: a browser has shaped those that it showed before, and lays them out in less time. */
async function ourMarkup(page, turns) {
  const pages = []
  for (let number = 1; number <= 1 + turns; number += 1) {
    await page.evaluate((at) => globalThis.bench.turn(at), number)
    pages.push(await page.evaluate(() => document.getElementById('desk').innerHTML))
  }
  return pages
}

async function measure(browser, page, peer, { markup, turns, quick }) {
  const probe = await openProbe(browser, page)
  const floor = peer.startsWith('limit')
  if (floor) await page.evaluate((pages) => globalThis.takeMarkup(...pages), markup)
  const first = await probe.cost(() => page.evaluate(() => globalThis.bench.mount()))
  await page.evaluate(() => globalThis.bench.clear())
  const mounts = await probe.cost(() => page.evaluate(async (many) => {
    for (let time = 0; time < many; time += 1) {
      await globalThis.bench.mount()
      await globalThis.bench.clear()
    }
  }, turns))
  await page.evaluate(() => globalThis.bench.mount())
  const turned = await probe.cost(() => page.evaluate(async (many) => {
    for (let time = 0; time < many; time += 1) await globalThis.bench.turn(2 + time)
  }, turns))
  const figures = { first: first.mainMs, mount: mounts.mainMs / turns, turn: turned.mainMs / turns }
  return floor ? figures : { ...figures, ...(await tenThousand(page, probe, quick)) }
}

async function tenThousand(page, probe, quick) {
  await page.evaluate(() => globalThis.bench.clear())
  // the first opening also loads lazy parts
  await page.evaluate(() => globalThis.bench.many())
  await sleep(300)
  await page.evaluate(() => globalThis.bench.clear())
  const many = await probe.cost(() => page.evaluate(() => globalThis.bench.many()))
  await sleep(300)
  const frames = quick ? 45 : 90
  const { mainMs, result } = await probe.cost(() => page.evaluate(([count, step]) => globalThis.bench.scroll(count, step), [frames, SCROLL_PX]))
  return { many: many.mainMs, scroll: mainMs / frames, frames: 90 * result, drawn: await page.evaluate(() => globalThis.bench.drawn()), heap: await probe.heapMb() }
}

function print(report) {
  report.table([
    ['first', 'very first main ms', 1], ['mount', '15 rows main ms', 1], ['turn', 'next page main ms', 1], ['many', '10,000 rows main ms', 1],
    ['scroll', 'scroll main ms/frame'], ['frames', 'frames of 90', 0], ['drawn', 'rows drawn', 0], ['heap', 'heap MB', 1],
  ])
  const ours = (what, theirs, figure, most) => ({ what, ours: 'smart-fire', theirs, figure, most, floor: figure === 'mount' || figure === 'turn' ? 'limit-inner-html' : undefined })
  report.ratios('ours / the same markup by innerHTML', [ours('15 rows, first render', 'limit-inner-html', 'mount', 1.2), ours('next page', 'limit-inner-html', 'turn', 1.05)])
  report.ratios('React with elements that are made beforehand / the same markup by innerHTML', ['mount', 'turn'].map((figure) => (
    { what: figure === 'mount' ? '15 rows, first render' : 'next page', ours: 'limit-react', theirs: 'limit-inner-html', figure }
  )))
  report.ratios('ours / antd', [
    ours('15 rows, first render', 'antd', 'mount'), ours('next page', 'antd', 'turn', 0.42),
    ours('10,000 rows, first render', 'antd', 'many', 0.4), ours('10,000 rows, scroll', 'antd', 'scroll', 0.35),
  ])
  plainGoal(report, 'frames of 90 while 10,000 rows scroll', report.of('smart-fire', 'frames'), { least: 85, digits: 0 })
}
