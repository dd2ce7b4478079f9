import { launchBrowser, withPage } from '../lib/browser.mjs'
import { atMousePace, painted, sleep, turnWheel } from '../lib/input.mjs'
import { buildPages, peersOf, servePages } from '../lib/pages.mjs'
import { openReader } from '../lib/pictures.mjs'
import { openProbe } from '../lib/probe.mjs'
import { createReport, plainGoal } from '../lib/report.mjs'
import { inTurn } from '../lib/statistics.mjs'
import { traced } from '../lib/trace.mjs'
import { drawPlan } from './plan-picture.mjs'

const VIEW = { width: 1280, height: 800 }
const MIDDLE = { x: 640, y: 400 }
const COUNTS = [1_000, 10_000]
const LIMITS = ['limit-image', 'limit-react']

/** Compares the peers on one plan: loading, hover, live changes, zooming by wheel, dragging. */
export async function run({ repeats, quick, only }) {
  const size = quick ? { moves: 60, stormMs: 1500 } : { moves: 120, stormMs: 3000 }
  const cases = ['smart-fire', 'leaflet', 'openlayers'].flatMap((peer) => COUNTS.map((count) => ({ peer, count }))).concat(LIMITS.map((peer) => ({ peer, count: 1_000 })))
  const report = createReport('floor-plan')
  const browser = await launchBrowser()
  const files = await buildPages(peersOf('floor-plan'))
  files.set('/plan.png', await drawPlan(browser))
  const { origin, stop } = await servePages(files)
  const reader = await openReader(browser)
  try {
    for (const { peer, count } of inTurn(cases.filter(({ peer }) => !only || peer.includes(only)), repeats)) {
      const url = `${origin}/${peer}.html?markers=${count}`
      report.add(rowOf(peer, count), await withPage(browser, url, VIEW, (page) => measure({ browser, page, reader, size, live: !LIMITS.includes(peer) })))
    }
  } finally {
    await browser.close()
    await stop()
  }
  print(report, size)
  return report
}

const rowOf = (peer, count) => (LIMITS.includes(peer) ? peer : `${peer} ${count / 1000}k`)

async function measure({ browser, page, reader, size, live }) {
  const probe = await openProbe(browser, page)
  const loading = await load(page, reader)
  await sleep(900) // the viewport makes smaller copies of the picture while the page is idle
  const hover = await hoverOver(page, probe, size.moves)
  const single = live ? await storm(page, probe, size.stormMs, 1) : {}
  const batched = live ? await storm(page, probe, size.stormMs, 10) : {}
  const zoom = await zoomBurst(page, probe)
  const pan = await drag(page, probe, reader, size.moves)
  return { ...loading, ...hover, stormMain: single.main, stormTotal: single.total, stormMain10: batched.main, ...zoom, ...pan, heap: await probe.heapMb() }
}

/** The time from the call that draws to the first frame with markers, and to the first one that equals the last; read from the frames. */
async function load(page, reader) {
  const { events } = await traced(page, ['disabled-by-default-devtools.screenshot', 'blink.user_timing'], async () => {
    await page.evaluate(() => globalThis.bench.start())
    await sleep(700)
  })
  const begin = events.find(({ name }) => name === 'bench-start')?.ts
  const frames = events.filter(({ name, ts, args }) => name === 'Screenshot' && ts >= begin && args.snapshot).sort((one, other) => one.ts - other.ts)
  const seen = await reader.series(frames.map(({ args }) => args.snapshot))
  const last = seen.at(-1)
  const at = (found) => (found < 0 || last.colour === 0 ? NaN : (frames[found].ts - begin) / 1000)
  return { firstMarkers: at(seen.findIndex(({ colour }) => colour > last.colour / 2)), fullPicture: at(seen.findIndex(({ apart }) => apart < 1)) }
}

async function hoverOver(page, probe, moves) {
  const before = await page.evaluate(() => globalThis.bench.hits())
  const { mainMs } = await probe.cost(() => atMousePace(moves, (step) => page.mouse.move(200 + ((step * 37) % 880), 60 + ((step * 53) % 680))))
  const hits = (await page.evaluate(() => globalThis.bench.hits())) - before
  await page.mouse.move(2, 2)
  return { hover: mainMs / moves, hitRate: (100 * hits) / moves }
}

async function storm(page, probe, ms, perBatch) {
  const { mainMs, totalMs } = await probe.cost(() => page.evaluate(([time, batch]) => globalThis.bench.storm(time, batch), [ms, perBatch]))
  return { main: (mainMs / ms) * 1000, total: (totalMs / ms) * 1000 }
}

/** Six notches out without measurement; then twelve in at the speed of a hand, and the repaint after them. */
async function zoomBurst(page, probe) {
  await turnWheel(page, MIDDLE, -6, 320)
  await sleep(500)
  const { mainMs, totalMs } = await probe.cost(async () => {
    await turnWheel(page, MIDDLE, 12, 100)
    await sleep(600)
  })
  await turnWheel(page, MIDDLE, -3, 320)
  await sleep(500)
  return { zoomMain: mainMs, zoomTotal: totalMs }
}

/** Drags the enlarged plan back and forth; a last drag is captured before the button is released. */
async function drag(page, probe, reader, moves) {
  const step = 480 / moves
  await dragBy(page, { x: 400, y: 260 }, 260, 200, 20)
  await sleep(400)
  const { result, ...cost } = await probe.cost(() =>
    traced(page, ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'], async () => {
      await page.mouse.move(900, 600)
      await page.mouse.down()
      await atMousePace(moves, (index) => page.mouse.move(900 - (index + 1) * step, 600 - (index + 1) * step * 0.75))
      await page.mouse.up()
      await painted(page)
    }),
  )
  const frames = result.events.filter(({ name }) => name === 'DrawFrame').length
  await sleep(500)
  await page.mouse.move(300, 200)
  await page.mouse.down()
  await atMousePace(20, (index) => page.mouse.move(300 + (index + 1) * 14, 200 + (index + 1) * 10))
  await painted(page)
  const during = await page.screenshot()
  await page.mouse.up()
  await sleep(700)
  const after = await page.screenshot()
  return { panMain: cost.mainMs / moves, panTotal: cost.totalMs / moves, frames: (120 * frames) / moves, visible: 100 * (await reader.share(during, after)) }
}

async function dragBy(page, from, dx, dy, steps) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await atMousePace(steps, (index) => page.mouse.move(from.x + (dx * (index + 1)) / steps, from.y + (dy * (index + 1)) / steps))
  await page.mouse.up()
}

function print(report) {
  report.table([
    ['panMain', 'pan main ms/frame'], ['panTotal', 'pan total ms/frame'], ['frames', 'frames of 120', 0], ['visible', 'markers mid-drag %', 0],
    ['zoomMain', 'zoom main ms', 0], ['zoomTotal', 'zoom total ms', 0],
  ])
  report.table([
    ['stormMain', '100/s main ms/s', 1], ['stormMain10', 'in 10 batches/s', 1], ['hover', 'hover ms/event'], ['hitRate', 'hit rate %', 0],
    ['firstMarkers', 'first markers ms', 0], ['fullPicture', 'full picture ms', 0], ['heap', 'heap MB', 1],
  ])
  const both = (what, theirs, figure, goals, more = {}) =>
    COUNTS.map((count, at) => ({ what: `${what}, ${count / 1000}k`, ours: rowOf('smart-fire', count), theirs: rowOf(theirs, count), figure, most: goals[at], ...more }))
  report.ratios('ours / Leaflet canvas', [
    ...both('pan, total CPU', 'leaflet', 'panTotal', [0.65, 0.65]),
    ...both('pan, main thread', 'leaflet', 'panMain', [0.6, 0.5]),
    ...both('zoom 12 notches, main thread', 'leaflet', 'zoomMain', [0.75, 0.35]),
    ...both('zoom 12 notches, total CPU', 'leaflet', 'zoomTotal', [0.6, 0.4]),
    ...both('100 changes/s, main, against 10 batches/s', 'leaflet', 'stormMain', [0.65, 0.15], { theirFigure: 'stormMain10' }),
    ...both('hover per event', 'leaflet', 'hover', [1.1, 0.5]),
    ...both('first markers', 'leaflet', 'firstMarkers', [0.6, 0.6]),
    ...both('full picture', 'leaflet', 'fullPicture', [1, 0.9]),
  ])
  report.ratios('ours / OpenLayers', both('pan, main thread', 'openlayers', 'panMain', [0.15, 0.05]))
  report.ratios('ours / bare translated image', [
    ...both('pan, main thread', 'limit-image', 'panMain', [1.2, 1.2]).map((row) => ({ ...row, theirs: 'limit-image' })),
    { what: 'hover per event, 10k (a tip that does nothing else)', ours: rowOf('smart-fire', 10_000), theirs: 'limit-image', figure: 'hover' },
    ...COUNTS.map((count) => ({ what: `presented frames, ${count / 1000}k`, ours: rowOf('smart-fire', count), theirs: 'limit-image', figure: 'frames', least: 0.97 })),
  ])
  for (const limit of LIMITS) {
    report.ratios(`${limit === 'limit-react' ? 'the same inside of React' : 'bare translated image'} / Leaflet canvas`, [
      ...both('pan, main thread', 'leaflet', 'panMain', []).map((row) => ({ ...row, ours: limit })),
      { what: 'hover per event, 10k', ours: limit, theirs: rowOf('leaflet', 10_000), figure: 'hover' },
    ])
  }
  const own = (what, figure, most) => ({ what, ours: rowOf('smart-fire', 10_000), theirs: rowOf('smart-fire', 1_000), figure, most })
  report.ratios('ours, 10k / 1k', [own('pan, main thread', 'panMain', 1.25), own('100 changes/s', 'stormMain', 1.2), own('hover', 'hover', 1.25)])
  for (const count of COUNTS) plainGoal(report, `markers visible in mid-drag, ${count / 1000}k`, report.of(rowOf('smart-fire', count), 'visible'), { least: 99, digits: 1, unit: ' %' })
}
