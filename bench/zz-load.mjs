import { launchBrowser, withPage } from './lib/browser.mjs'
import { sleep } from './lib/input.mjs'
import { peersOf, servePages, buildPages } from './lib/pages.mjs'
import { drawPlan } from './floor-plan/plan-picture.mjs'
const [peer, count] = process.argv.slice(2)
const browser = await launchBrowser()
const files = await buildPages(peersOf('floor-plan'), { minify: false })
files.set('/plan.png', await drawPlan(browser))
const { origin, stop } = await servePages(files)
for (let round = 0; round < 2; round++) await withPage(browser, `${origin}/${peer}.html?markers=${count}`, { width: 1280, height: 800 }, async (page) => {
  const s = await page.context().newCDPSession(page)
  await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval', { interval: 100 }); await s.send('Profiler.start')
  await page.evaluate(() => globalThis.bench.start()); await sleep(700)
  const { profile } = await s.send('Profiler.stop')
  const nodes = new Map(profile.nodes.map((n) => [n.id, n])); const parent = new Map(); for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id)
  const self = new Map(), total = new Map()
  profile.samples.forEach((id, i) => { const d = profile.timeDeltas[i]; let k = (n) => `${n.callFrame.functionName || '(anon)'}:${n.callFrame.lineNumber}`; self.set(k(nodes.get(id)), (self.get(k(nodes.get(id))) ?? 0) + d); const seen = new Set(); for (let at = id; at; at = parent.get(at)) { const kk = k(nodes.get(at)); if (!seen.has(kk)) { seen.add(kk); total.set(kk, (total.get(kk) ?? 0) + d) } } })
  if (round === 1) { console.log('self'); for (const [k, us] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 22)) console.log((us / 1000).toFixed(1), k); console.log('total'); for (const [k, us] of [...total].sort((a, b) => b[1] - a[1]).slice(0, 50)) console.log((us / 1000).toFixed(1), k) }
})
await browser.close(); await stop()
