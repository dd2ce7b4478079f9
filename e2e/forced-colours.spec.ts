import { expect } from 'playwright/test'
import { openHere } from './support/open-here'
import { test } from './support/test'

/** Contrast themes of the system: a person's own few colours instead of ours. */
test('in colours of the user’s own, charts have their text and what is chosen differs from what is not', async ({ operator }) => {
  const { page } = operator
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await operator.open()
  await operator.signIn()
  const chart = page.locator('svg:has(text)').first()
  await expect(chart).toBeVisible()
  const [canvas, canvasText] = await page.evaluate(() => ['Canvas', 'CanvasText'].map((colour) => {
    const probe = document.createElement('p')
    probe.style.cssText = `forced-color-adjust: none; color: ${colour}`
    document.body.append(probe)
    const shown = getComputedStyle(probe).color
    probe.remove()
    return shown
  }))
  const fills = await page.locator('svg text').evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).fill))])
  expect(fills).toEqual([canvasText])
  const backgroundOf = (selector: string) => page.locator(selector).first().evaluate((entry) => getComputedStyle(entry).backgroundColor)
  expect(await backgroundOf('nav .entry[aria-current]')).not.toBe(canvas)
  expect(await backgroundOf('nav .entry[aria-current]')).not.toBe(await backgroundOf('nav .entry:not([aria-current])'))

  // the share of each state
  expect(await page.locator('main div[aria-hidden] > div[class*=fsc]').evaluateAll((parts) => parts.filter((part) => part.parentElement?.clientHeight === 8).map((part) => getComputedStyle(part).backgroundColor))).not.toContain(canvas)
  await openHere(page, 'gailan/managerView')
  await expect(page.locator('.chart-ranking-part').first()).toBeVisible()
  expect(await backgroundOf('.chart-ranking-part')).not.toBe(canvas)
  await openHere(page, 'adminSys/departManager')
  // the browser draws a plate of its own behind text, unless the button keeps its colours
  const add = page.getByRole('button', { name: '新增部门' })
  expect(await add.evaluate((button) => { const { forcedColorAdjust, color, backgroundColor } = getComputedStyle(button); return [forcedColorAdjust, color !== backgroundColor] })).toEqual(['none', true])
})
