import { expect, type BrowserContext, type Page } from 'playwright/test'
import type { Operator } from './support/operator'
import { sitDown, test } from './support/test'

const LOADED = { timeout: 30_000 }

/** A hydrant as its operator meets it (issue 6): from an event to the map, without any host of the outside world. */
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
    // before anybody looks: then the newest event of the overview is this one
    await platform.raise('fault', { kind: 'hydrant' })
    await operator.open()
    await operator.signIn()
  })
  test.afterEach(async () => {
    await context.close()
    expect(outside).toEqual([])
  })

  test('opens from its event in the overview, on its map with the popup of the device that reported', async () => {
    const { page } = operator
    await openFromOverview(page)
    const dialog = page.getByRole('dialog', { name: /号消火栓$/ })
    await expect(dialog).toContainText('异常', LOADED)
    await expect(page.getByRole('img', { name: '比例尺 20 m' })).toBeVisible(LOADED)
    const popup = page.getByRole('dialog', { name: /号消火栓 的设备$/ })
    await popup.getByRole('button', { name: /的实时数据/ }).first().click()
    await expect(page.getByRole('dialog', { name: /实时数据/ })).toBeVisible(LOADED)
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: '列表' }).check({ force: true })
    await expect(dialog.getByRole('table', { name: '消火栓设备列表' }).getByText('故障')).toBeVisible(LOADED)
  })

  test('offers another try when the map did not come, and works without it meanwhile', async () => {
    const { page } = operator
    await page.route(/map-picture|create-engine/, (route) => route.abort())
    await openFromOverview(page)
    await expect(page.getByText('地图加载失败')).toBeVisible(LOADED)
    await expect(page.getByRole('region', { name: '出水口' })).toContainText('mm')
    await page.unroute(/map-picture|create-engine/)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('img', { name: '比例尺 20 m' })).toBeVisible(LOADED)
  })
})

async function openFromOverview(page: Page) {
  await page.getByRole('region', { name: '最新事件' }).getByRole('button', { name: /的消火栓$/ }).first().click(LOADED)
}
