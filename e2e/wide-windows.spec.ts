import { expect, type Locator } from 'playwright/test'
import { openHere } from './support/open-here'
import { test } from './support/test'

/** Text of the medium size is 14 px on a usual desk (tokens.ts). */
const sizeOf = (page: { evaluate: <T>(read: () => T) => Promise<T> }) =>
  page.evaluate(() => [...document.querySelectorAll('.fsc-root')].map((root) => getComputedStyle(root).fontSize))

test('a wide window shows everything larger, overlays too; a wall is enlarged by its own rule only', async ({ operator }) => {
  const { page } = operator
  await operator.open()
  await operator.signIn()
  await expect(operator.badge()).toBeVisible()
  expect(await sizeOf(page)).toEqual(['14px', '14px'])
  await page.setViewportSize({ width: 2560, height: 1440 })
  expect(await sizeOf(page)).toEqual(['16.8px', '16.8px'])
  await page.setViewportSize({ width: 3840, height: 2160 })
  expect(await sizeOf(page)).toEqual(['21px', '21px'])
  await openHere(page, 'gailan/overView?wall')
  await expect.poll(() => page.evaluate(() => document.documentElement.style.zoom)).toBe('2.29')
  // in the units of the zoomed page
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--fsc-magnification'))).toBe('1')
})

test('a wall shows each card beside its map whole or not at all, each row of its list, its events with their acts, and its clock', async ({ operator }) => {
  const { page } = operator
  await operator.open()
  await operator.signIn()
  // the last one is what live notices leave of the first
  for (const size of [{ width: 1920, height: 1080 }, { width: 1680, height: 1200 }, { width: 1330, height: 900 }]) {
    await page.setViewportSize(size)
    await openHere(page, 'gailan/overView?wall')
    await expect(page.getByRole('region', { name: '近 24 小时事件构成' })).toBeVisible()
    const side = page.locator('.overview-side')
    const list = side.getByRole('region', { name: '往日遗留' }).getByRole('list')
    await expect(list).toBeInViewport({ ratio: 1 })
    for (const cards of [side, page.locator('.overview-charts')]) expect(await partsIn(cards, ':scope > section')).toMatchObject({ cut: 0 })
    await expect(page.locator('.overview-events')).toBeInViewport({ ratio: 1 })
    // the first rows may have been judged already, and have no button; the corner of the table is round
    await expect(page.locator('.overview-events').getByRole('columnheader', { name: '操作' })).toBeInViewport({ ratio: 0.99 })
    const rows = await partsIn(list, ':scope > li')
    expect(rows).toMatchObject({ cut: 0 })
    expect(rows.whole).toBeGreaterThan(1)
  }
  // its bar takes two lines where one is too short: nothing stands on anything else
  await page.setViewportSize({ width: 900, height: 700 })
  const bar = page.locator('header')
  await expect(bar.getByRole('timer')).toBeVisible()
  const covered = await bar.evaluate((node) => {
    const parts = [...node.children].map((part) => part.getBoundingClientRect())
    const isOn = (one: DOMRect, other: DOMRect) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1
    const isOut = (one: DOMRect) => one.right > node.getBoundingClientRect().right
    return parts.filter((one, at) => isOut(one) || parts.slice(at + 1).some((other) => isOn(one, other))).length
  })
  expect(covered).toBe(0)
  // the clock is no wider than its place
  expect(await bar.getByRole('timer').evaluate((clock) => clock.getBoundingClientRect().width <= (clock.parentElement?.getBoundingClientRect().width ?? 0) + 1)).toBe(true)
})

/** How many of the parts are whole inside their box, and how many are cut by its edge. */
const partsIn = (box: Locator, selector: string) =>
  box.evaluate((node, parts) => {
    const room = node.getBoundingClientRect()
    const found = [...node.querySelectorAll(parts)].map((part) => part.getBoundingClientRect()).filter(({ left, top }) => left < room.right && top < room.bottom)
    const whole = found.filter(({ right, bottom }) => right <= room.right + 1 && bottom <= room.bottom + 1).length
    return { whole, cut: found.length - whole }
  }, selector)
