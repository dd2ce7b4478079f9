import { expect } from 'playwright/test'
import { openHere } from './support/open-here'
import { test } from './support/test'

const colourOf = (selector: string) => (page: { evaluate: <T>(read: (selector: string) => T, selector: string) => Promise<T> }) =>
  page.evaluate((each) => { const found = document.querySelector(each); return found === null ? null : getComputedStyle(found).color }, selector)

/** Charts are measured on the screen: on a page that is narrower nothing of them may be cut off. */
test('statistics are printed with their charts as wide as the page', async ({ operator }) => {
  const { page } = operator
  // a browser that prints lays the page out anew and tells no observer of it
  await page.addInitScript(() => {
    window.ResizeObserver = class extends ResizeObserver {
      constructor(told: ResizeObserverCallback) {
        super((entries, self) => (matchMedia('print').matches ? undefined : told(entries, self)))
      }
    }
  })
  await page.setViewportSize({ width: 1920, height: 1080 })
  await operator.open()
  await operator.signIn()
  await openHere(page, 'huozaibaojing/statisticAnly')
  const trend = page.getByRole('group', { name: '异常趋势' }).locator('svg:not(button svg)').first()
  await expect(trend).toBeVisible({ timeout: 30_000 })
  const rightEnd = () => trend.evaluate((chart) => chart.getBoundingClientRect().right)
  expect(await rightEnd()).toBeGreaterThan(720)
  // the width of A4 without its margins
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 720, height: 1000 })
  await expect.poll(rightEnd).toBeLessThanOrEqual(720)
  expect(await rightEnd()).toBeGreaterThan(500)
})

/** A list on paper, for a hand-over: dark on white in every theme, whole, and without what only works on a screen. */
test('a list is printed dark on white and in its whole length, without the console around it', async ({ operator }) => {
  const { page } = operator
  await page.addInitScript(() => localStorage.setItem('smart-fire.theme', 'dark'))
  await operator.open()
  await operator.signIn()
  await openHere(page, 'huozaibaojing/exceptionRecord')
  const table = page.getByRole('table', { name: '异常记录' })
  await expect(table.getByRole('row')).toHaveCount(16)
  const onScreen = await colourOf('main td')(page)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => colourOf('main td')(page)).not.toBe(onScreen)
  expect(await colourOf('main td')(page)).toBe('rgb(24, 33, 43)')
  for (const around of [page.getByRole('navigation', { name: '导航' }), page.getByRole('banner'), page.getByRole('button', { name: '刷新' })]) await expect(around).toBeHidden()
  await expect(page.getByText(/^打印时间 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText(/^打印人 /)).toBeVisible()
  // the browser makes a page smaller for what hangs over, and cuts off what a part hides
  expect(await page.evaluate(() => [...document.querySelectorAll('.fs-table-scroll, .fs-table-frame')].map((part) => getComputedStyle(part).overflow))).toEqual(['visible', 'visible'])
  // nothing is cut off by a part that scrolls
  const cut = await page.evaluate(() => [...document.querySelectorAll('main, .fs-table-scroll, .fs-table-frame')].filter((part) => part.scrollHeight > part.clientHeight + 2).length)
  expect(cut).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(await table.evaluate((element) => element.getBoundingClientRect().height))
})
