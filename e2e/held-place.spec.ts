import { expect } from 'playwright/test'
import { test } from './support/test'

const LOADED = { timeout: 30_000 }

/** At this width the notices take so much of the overview that its columns become one. */
test('an alarm that arrives leaves the row under the pointer where it is, although the notices take a column and its own row comes in above', async ({ operator, platform }) => {
  const { page } = operator
  await operator.open()
  await operator.signIn()
  const main = page.getByRole('main')
  const rows = main.getByRole('table', { name: '最新事件' }).getByRole('row')
  await expect(rows.nth(2)).toBeVisible(LOADED)
  await expect(main.getByRole('group', { name: '近七日事件趋势' })).toBeVisible(LOADED)
  // notices of alarms that stand already would have the column
  const foldAll = page.getByRole('button', { name: '全部收起' })
  if (await foldAll.isVisible()) await foldAll.click()
  const widthOf = () => main.evaluate(({ clientWidth }) => clientWidth)
  await expect.poll(widthOf).toBeGreaterThan(1000)

  // one near the top: the page cannot be scrolled beyond its end
  const worked = await rows.nth(2).elementHandle()
  if (!worked) throw new Error('No row')
  const topOf = () => worked.evaluate((row) => Math.round(row.getBoundingClientRect().top))
  await worked.evaluate((row) => row.scrollIntoView({ block: 'center' }))
  await worked.hover()
  const before = await topOf()
  const indexOf = () => worked.evaluate((row) => [...(row.parentElement?.children ?? [])].indexOf(row))
  const index = await indexOf()

  await platform.raise('fire', { kind: 'general' })
  await expect.poll(indexOf, LOADED).toBeGreaterThan(index)
  expect(await widthOf()).toBeLessThan(800)
  // a scroll position is a whole number of pixels
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1)
})
