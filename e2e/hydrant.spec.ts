import { expect, type BrowserContext } from 'playwright/test'
import type { Operator } from './support/operator'
import { sitDown, test } from './support/test'

const LOADED = { timeout: 30_000 }

/** Devices of two hydrants of the demo city that are normal and have a position; other hydrants have none, as in real cities. */
const ON_THE_MAP = '863921043002895'
const ALSO_ON_THE_MAP = '863921055002949'

/** A hydrant from its event to its map (issue 6), without requests to other hosts. */
test.describe('a hydrant', () => {
  let context: BrowserContext
  let operator: Operator
  const outside: string[] = []

  test.beforeEach(async ({ browser, platform }) => {
    const desk = await sitDown(browser, platform)
    context = desk.context
    operator = desk.operator
    outside.length = 0
    await context.route((url) => url.origin !== platform.origin && url.protocol.startsWith('http'), async (route) => {
      outside.push(route.request().url())
      await route.abort()
    })
  })
  test.afterEach(async () => {
    await context.close()
    expect(outside).toEqual([])
  })

  test('opens from its event in the overview, with the map and the popup of the device that reported', async ({ platform }) => {
    const { page } = operator
    await platform.raise('fault', { kind: 'hydrant', deviceNumber: ON_THE_MAP })
    await openFromOverview(operator)
    const dialog = page.getByRole('dialog', { name: /号消火栓$/ })
    // the alarm of its device is the state of the hydrant, although the platform itself has no such state
    await expect(dialog).toContainText('报警', LOADED)
    await expect(page.getByRole('img', { name: '比例尺 20 m' })).toBeVisible(LOADED)
    const popup = page.getByRole('dialog', { name: /号消火栓 的设备$/ })
    await popup.getByRole('button', { name: `查看 ${ON_THE_MAP} 的实时数据` }).click()
    await expect(page.getByRole('dialog', { name: /实时数据/ })).toBeVisible(LOADED)
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: '列表' }).check({ force: true })
    const row = dialog.getByRole('table', { name: '消火栓设备列表' }).getByRole('row').filter({ hasText: ON_THE_MAP })
    await expect(row).toContainText(/故障|报警/, LOADED)
  })

  test('offers a retry when the map could not be loaded, and works without the map until then', async ({ platform }) => {
    const { page } = operator
    await platform.raise('fault', { kind: 'hydrant', deviceNumber: ALSO_ON_THE_MAP })
    await page.route(/map-picture|create-engine/, (route) => route.abort())
    await openFromOverview(operator)
    // the map of the overview behind the dialog could not be loaded either
    const dialog = page.getByRole('dialog', { name: /号消火栓$/ })
    await expect(dialog.getByText('地图加载失败')).toBeVisible(LOADED)
    await expect(dialog.getByRole('region', { name: '出水口' })).toContainText('mm')
    await page.unroute(/map-picture|create-engine/)
    await dialog.getByRole('button', { name: '重试' }).click()
    await expect(dialog.getByRole('img', { name: '比例尺 20 m' })).toBeVisible(LOADED)
  })
})

/** Opens the overview after the event was raised, so that it is the newest one. */
async function openFromOverview(operator: Operator) {
  await operator.open()
  await operator.signIn()
  const events = operator.page.getByRole('region', { name: '最新事件' })
  await events.getByRole('button', { name: /的消火栓$/ }).first().click(LOADED)
}
