import { launchBrowser, withPage } from './lib/browser.mjs'
import { painted } from './lib/input.mjs'
import { buildPages, peersOf, servePages } from './lib/pages.mjs'
const browser = await launchBrowser()
const files = await buildPages(peersOf('chart'))
const { origin, stop } = await servePages(files)
await withPage(browser, `${origin}/smart-fire.html?samples=1000`, { width: 1100, height: 700 }, async (page) => {
  await page.evaluate(() => globalThis.bench.many(3))
  await page.mouse.move(300, 200)
  await painted(page)
  const measure = (label, prepare) => page.evaluate(async ([label, prepare]) => {
    const walk = (list, visit) => { for (let i = list.length - 1; i >= 0; i--) { const rule = list[i]; if (rule.cssRules?.length && !rule.selectorText) walk(rule.cssRules, visit); else visit(rule, () => rule.parentStyleSheet && (rule.parentRule ?? rule.parentStyleSheet).deleteRule(i)) } }
    const sheets = () => [...document.styleSheets, ...document.adoptedStyleSheets]
    let count = 0, removed = []
    const all = []
    for (const sheet of sheets()) walk(sheet.cssRules, (rule, del) => { count++; if (prepare && rule.selectorText && new RegExp(prepare).test(rule.selectorText)) { removed.push(rule.selectorText.slice(0, 80)); del() } })
    await new Promise((r) => setTimeout(r, 100))
    const el = document.querySelector('.chart-tip'), dot = document.querySelector('.chart-dot'), line = document.querySelector('.chart-cross')
    const N = 3000
    getComputedStyle(el).transform
    const begin = performance.now()
    for (let i = 0; i < N; i++) { el.style.transform = `translate(${i % 300}px, 3px)`; getComputedStyle(el).transform }
    const one = performance.now() - begin
    const b2 = performance.now()
    for (let i = 0; i < N; i++) { line.style.transform = `translate(${i % 300}px, 3px)`; getComputedStyle(line).transform }
    const two = performance.now() - b2
    const free = document.createElement('div'); document.body.append(free)
    const b3 = performance.now()
    for (let i = 0; i < N; i++) { free.style.transform = `translate(${i % 300}px, 3px)`; getComputedStyle(free).transform }
    const three = performance.now() - b3
    free.remove()
    return `${label}: rules ${count}, removed ${removed.length} ${removed.slice(0, 3).join(' | ')}; tip ${(one / N * 1000).toFixed(0)} us, line ${(two / N * 1000).toFixed(0)} us, outside ${(three / N * 1000).toFixed(0)} us`
  }, [label, prepare])
  console.log(await measure('all', null))
  console.log(await measure('all', null))
  console.log(await measure('no *:where(:not(svg', ':not\\(svg, svg'))
  console.log(await measure('no ::before', '::before'))
  console.log(await measure('no svg *', 'svg \\*'))
  console.log(await measure('no *', '\\*'))
  console.log(await measure('none', '.'))
})
await browser.close(); await stop()
