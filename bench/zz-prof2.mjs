import { launchBrowser, withPage } from './lib/browser.mjs'
import { atMousePace, painted, sleep } from './lib/input.mjs'
import { peersOf, servePages } from './lib/pages.mjs'
import * as pages from './lib/pages.mjs'
import { drawPlan } from './floor-plan/plan-picture.mjs'
const [what, peer, count] = process.argv.slice(2)
const browser = await launchBrowser()
const files = await pages.buildPages(peersOf(what), { minify: false })
if (what === 'floor-plan') files.set('/plan.png', await drawPlan(browser))
const { origin, stop } = await servePages(files)
const N = 40
await withPage(browser, `${origin}/${peer}.html?${what === 'chart' ? 'samples' : 'markers'}=${count}`, { width: 1280, height: 800 }, async (page) => {
  if (what === 'chart') await page.evaluate(() => globalThis.bench.many(3))
  else { await page.evaluate(() => globalThis.bench.start()); await sleep(1600) }
  await page.mouse.move(100, 200); await painted(page)
  const s = await page.context().newCDPSession(page)
  await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval', { interval: 50 }); await s.send('Profiler.start')
  await page.evaluate((n) => globalThis.bench.many(n), N)
  const { profile } = await s.send('Profiler.stop')
  const by = new Map(); const nodes = new Map(profile.nodes.map((n) => [n.id, n]))
  profile.samples.forEach((id, i) => { const n = nodes.get(id); const k = `${n.callFrame.functionName || '(anonymous)'}:${n.callFrame.lineNumber}`; by.set(k, (by.get(k) ?? 0) + profile.timeDeltas[i]) })
  for (const [k, us] of [...by].sort((a, b) => b[1] - a[1]).slice(0, 28)) console.log((us / 1000 / N).toFixed(4), k)
})
await browser.close(); await stop()
