import { expect } from 'playwright/test'
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
