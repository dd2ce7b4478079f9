import { expect, type Locator } from 'playwright/test'
import { openHere } from './support/open-here'
import { test } from './support/test'

/** A screen of 1280×720 at 150 % zoom has this many CSS pixels. */
const MAGNIFIED = { width: 853, height: 480 }

test('at 150 % zoom the live notices are one line that covers nothing, and the list is readable to its end', async ({ operator, platform }) => {
  const { page } = operator
  await page.setViewportSize(MAGNIFIED)
  await operator.open()
  await operator.signIn()
  await expect(page.getByText('实时连接正常')).toBeVisible()
  const fire = await platform.raise('fire', { kind: 'general' })
  const notices = page.getByRole('log', { name: '实时报警' })
  await expect(notices.getByRole('button', { name: '查看位置' }).first()).toBeVisible()
  // what happened, and where in the building
  await expect(notices.getByText(new RegExp(`^${fire.device.floor}F`)).first()).toBeVisible()
  const line = await boxOf(notices)
  expect(line.height).toBeLessThanOrEqual(60)
  expect(bottom(await boxOf(page.getByRole('main')))).toBeLessThanOrEqual(line.y + 1)

  await operator.badge().click()
  const list = page.getByRole('dialog', { name: '待处理异常' })
  const row = list.getByRole('row').filter({ hasText: fire.device.name }).first()
  await expect(row).toBeVisible()
  expect(bottom(await boxOf(list))).toBeLessThanOrEqual(line.y + 1)
  // the act stays in sight while the last column is read
  const act = row.getByRole('button', { name: /^确认/ })
  const before = await boxOf(act)
  await row.getByRole('cell').last().scrollIntoViewIfNeeded()
  expect((await boxOf(act)).x).toBeCloseTo(before.x, 0)
  const cells = await row.getByRole('cell').evaluateAll((all) => all.map((cell) => (cell as HTMLElement).offsetWidth))
  expect(Math.min(...cells)).toBeGreaterThanOrEqual(48)

  await notices.getByRole('button', { name: '全部收起' }).click()
  await expect(notices.getByRole('button', { name: '查看位置' })).toHaveCount(0)
})

test('at half the viewport every button of the top bar is in the window, and the menu opens above the page until the next one', async ({ operator, platform }) => {
  const { page } = operator
  await page.setViewportSize({ width: 640, height: 400 })
  await operator.open()
  await operator.signIn()
  await expect(page.getByText('实时连接正常')).toBeVisible()
  await platform.raise('fire', { kind: 'general' })
  await expect(page.getByRole('log', { name: '实时报警' }).getByRole('button', { name: '查看位置' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: '消音' })).toBeVisible()
  const outside = () => page.getByRole('banner').getByRole('button').evaluateAll((buttons) =>
    buttons.filter((button) => button.getBoundingClientRect().right > window.innerWidth).map((button) => button.getAttribute('aria-label') ?? button.textContent))
  expect(await outside()).toEqual([])
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: '中文' })).toBeVisible()
  expect(await outside()).toEqual([])
  await page.getByRole('button', { name: '中文' }).click()

  const main = page.getByRole('main')
  const before = await boxOf(main)
  await page.getByRole('button', { name: '展开侧边栏' }).click()
  const menu = page.getByRole('navigation', { name: '主导航' })
  await expect(menu.getByRole('link', { name: '未启用设备' })).toBeVisible()
  expect((await boxOf(main)).x).toBe(before.x)
  await expect(menu.getByRole('button', { name: '概览' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: '未启用设备' })).toBeHidden()
  await expect(page.getByRole('button', { name: '展开侧边栏' })).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: '未启用设备' }).click()
  await expect(page).toHaveURL(/notEnabled/i)
  await expect(page.getByRole('button', { name: '展开侧边栏' })).toBeVisible()
})

test('at half the viewport a list shows its rows, a map and a video wall stand above or below their list, and no name stands one character per line', async ({ operator }) => {
  const { page } = operator
  await page.setViewportSize({ width: 640, height: 400 })
  await operator.open()
  await operator.signIn()
  // the place and the state of an event, at the end of the overview
  const events = page.getByRole('table', { name: '最新事件' })
  await expect(events.getByRole('row').nth(1)).toBeVisible()
  const cells = await events.getByRole('row').nth(1).getByRole('cell').evaluateAll((all) => all.map((cell) => (cell as HTMLElement).offsetWidth))
  expect(Math.min(...cells)).toBeGreaterThanOrEqual(64)

  await openHere(page, 'dianqihuozai/exceptionRecord/2')
  const records = page.getByRole('table', { name: '异常记录' })
  await expect(records.getByRole('row').nth(1)).toBeVisible()
  const [pages, row] = [page.getByRole('navigation', { name: '分页' }), records.getByRole('row').nth(1)]
  expect(bottom(await boxOf(row))).toBeLessThanOrEqual((await boxOf(pages)).y)

  await openHere(page, 'inspectionManagement/inspectionRecord/10')
  const tab = page.getByRole('tab', { name: '隐患' })
  expect((await boxOf(tab)).height).toBeLessThanOrEqual(48)

  await openHere(page, 'hydrant/fireDeviceManger/5')
  const heading = page.getByRole('heading', { name: '消火栓管理' })
  await expect(heading).toBeVisible()
  expect((await boxOf(heading)).height).toBeLessThanOrEqual(40)
  expect((await boxOf(page.getByRole('region', { name: /地图/ }).first())).width).toBeGreaterThanOrEqual(400)

  await openHere(page, 'videoSurveillance/videoWatch/9')
  const pane = page.getByRole('region', { name: '视频墙' }).getByRole('group').first()
  await expect(pane).toBeVisible()
  expect((await boxOf(pane)).width).toBeGreaterThanOrEqual(240)
  expect((await boxOf(pane)).height).toBeGreaterThanOrEqual(120)
  // which camera it is, before how far behind the picture is; a picture out of sight does not play
  await pane.scrollIntoViewIfNeeded()
  await expect(pane.getByText(/^直播 · /)).toBeVisible()
  expect((await boxOf(pane.getByText(/大堂$/))).width).toBeGreaterThanOrEqual(96)
})

test('in English at 1280 px the account is in the window, while the bar still asks for a click that turns on the sound, and no figure touches the next one', async ({ operator }) => {
  const { page } = operator
  // as in a browser that has refused sound until a click
  await page.addInitScript(() => Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' }))
  await operator.open()
  await operator.signIn()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('Sound is off, click to turn it on')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  const figures = page.getByRole('main').locator('dt')
  await expect(figures.nth(5)).toBeVisible()
  const room = await figures.evaluateAll((names) => names.map((name) => {
    const text = document.createRange()
    text.selectNodeContents(name)
    return (name.parentElement?.getBoundingClientRect().right ?? 0) - text.getBoundingClientRect().right
  }))
  expect(Math.min(...room)).toBeGreaterThanOrEqual(4)
})

interface Box { x: number; y: number; width: number; height: number }

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  if (box === null) throw new Error(`${element.toString()} is not drawn`)
  return box
}

function bottom({ y, height }: Box): number {
  return y + height
}
