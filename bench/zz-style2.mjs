import { launchBrowser, withPage } from './lib/browser.mjs'
import { painted } from './lib/input.mjs'
import { buildPages, peersOf, servePages } from './lib/pages.mjs'
const browser = await launchBrowser()
const files = await buildPages(peersOf('chart'))
const { origin, stop } = await servePages(files)
await withPage(browser, `${origin}/smart-fire.html?samples=1000`, { width: 1100, height: 700 }, async (page) => {
  await page.evaluate(() => globalThis.bench.many(3))
  await painted(page)
  console.log(await page.evaluate(async () => {
    const found = []
    const walk = (list) => { for (const rule of list) { if (rule.cssRules?.length && !rule.selectorText) walk(rule.cssRules); else if (/:where\(:not\(svg, svg \*, canvas/.test(rule.selectorText ?? '')) found.push(rule) } }
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) walk(sheet.cssRules)
    const rule = found[0]
    const text = rule.style.cssText
    const declarations = text.split(';').map((d) => d.trim()).filter(Boolean)
    const tip = document.querySelector('.chart-tip')
    const plot = document.querySelector('.chart-plot')
    const time = () => {
      const N = 1500
      let best = Infinity
      for (let k = 0; k < 4; k++) { const begin = performance.now(); for (let i = 0; i < N; i++) { tip.style.transform = `translate(${i % 300}px, 3px)`; getComputedStyle(tip).transform } best = Math.min(best, (performance.now() - begin) / N * 1000) }
      return best
    }
    const build = () => {
      // first rendering of many elements
      let best = Infinity
      for (let k = 0; k < 12; k++) {
        const box = document.createElement('div'); box.innerHTML = '<div class="r"><span>a</span><span>b</span><span>c</span><b>x</b></div>'.repeat(400)
        const begin = performance.now(); plot.append(box); box.offsetWidth; best = Math.min(best, performance.now() - begin); box.remove()
      }
      return best
    }
    const out = []
    const sheet = rule.parentStyleSheet, at = [...sheet.cssRules].indexOf(rule)
    const selector = rule.selectorText
    const put = (label, css, sel = selector) => { sheet.deleteRule(at); sheet.insertRule(`${sel} { ${css} }`, at); out.push(`${label}: restyle ${time().toFixed(1)} us, 2000 elements ${build().toFixed(2)} ms`) }
    const none = /transition|animation/
    const rest = declarations.filter((d) => !none.test(d)).join(';')
    put('whole', text)
    put('initial', rest + ';animation: initial; transition: initial')
    put('initial, no svg *', rest + ';animation: initial; transition: initial', selector.replace('svg *, ', ''))
    put('initial, no revert', declarations.filter((d) => !none.test(d) && !/revert/.test(d)).join(';') + ';animation: initial; transition: initial')
    put('initial, no inherit', declarations.filter((d) => !none.test(d) && !/inherit/.test(d)).join(';') + ';animation: initial; transition: initial')
    put('empty', '')
    put('whole', text)
    return out.join('\n')
  }))
})
await browser.close(); await stop()
