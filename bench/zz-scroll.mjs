import { launchBrowser, withPage } from './lib/browser.mjs'
import { atMousePace, painted, sleep } from './lib/input.mjs'
import { buildPages, peersOf, servePages } from './lib/pages.mjs'
import { traced } from './lib/trace.mjs'
import { drawPlan } from './floor-plan/plan-picture.mjs'
const [what, peer, count] = process.argv.slice(2)
const browser = await launchBrowser()
const files = await buildPages(peersOf(what))
if (what === 'floor-plan') files.set('/plan.png', await drawPlan(browser))
const { origin, stop } = await servePages(files)
const N = 90
await withPage(browser, `${origin}/${peer}.html?${what === 'chart' ? 'samples' : 'markers'}=${count}`, { width: 1280, height: 800 }, async (page) => {
  await page.evaluate(() => globalThis.bench.many()); await sleep(800)

  await page.mouse.move(100, 200)
  await painted(page)
  const { events } = await traced(page, ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'blink', 'cc'], () => page.evaluate((n) => globalThis.bench.scroll(n, 120), N))
  // main thread of the renderer
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const counts = {}
  for (const e of events) if (e.name === 'UpdateLayoutTree' || e.name==='EventDispatch') counts[`${e.pid}/${e.tid}`] = (counts[`${e.pid}/${e.tid}`] ?? 0) + 1
  const key = Object.entries(counts).sort((a, b) => b[1] - a[1])[0][0]
  const mine = events.filter((e) => `${e.pid}/${e.tid}` === key && e.ph === 'X').sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const self = {}
  const stack = []
  for (const e of mine) {
    const dur = e.tdur ?? e.dur ?? 0
    while (stack.length && stack.at(-1).end <= e.ts) stack.pop()
    const label = e.name === 'EventDispatch' ? `EventDispatch ${e.args.data.type}` : e.name
    if (stack.length) self[stack.at(-1).label] = (self[stack.at(-1).label] ?? 0) - dur
    self[label] = (self[label] ?? 0) + dur
    stack.push({ end: e.ts + (e.dur ?? 0), label })
  }
  console.log(peer, count, 'total', (Object.values(self).reduce((a, b) => a + b, 0) / 1000 / N).toFixed(3))
  for (const [label, us] of Object.entries(self).sort((a, b) => b[1] - a[1]).slice(0, 22)) console.log((us / 1000 / N).toFixed(3), label)
})
await browser.close(); await stop()
