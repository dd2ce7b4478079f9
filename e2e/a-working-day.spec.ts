import { expect, type Page } from 'playwright/test'
import { markedDevice } from './support/calm-device'
import { sitDown, test } from './support/test'

const LOADED = { timeout: 30_000 }

/** The screens of a day, from the overview to the figures, on one alarm that is followed through all of them (spec 1 §2, screens.md). */
test('a working day: an alarm is seen on the overview, judged, followed on the plan, found in the records and counted', async ({ browser, platform }) => {
  test.setTimeout(240_000)
  const { context, operator } = await sitDown(browser, platform)
  const { page } = operator
  await operator.open('/huozaibaojing/statisticAnly/1')
  await operator.signIn()
  await expect(page.getByText('实时连接正常')).toBeVisible(LOADED)
  // a ranking has its ten, each of them with the table that it is drawn from
  const buildings = page.getByRole('group', { name: '建筑排行' })
  await expect(buildings.getByRole('listitem').filter({ hasText: /\d 次$/ })).toHaveCount(10, LOADED)
  const falseAlarmsBefore = await falseAlarms(page)
  const number = await markedDevice(operator)

  // the overview tells of a new fire without a reload
  await section(page, '概览', '概览')
  await expect(page.getByText('设备状态', { exact: true })).toBeVisible(LOADED)
  const event = await platform.raise('fire', { kind: 'general', deviceNumber: number })
  const latest = page.getByRole('row').filter({ hasText: number })
  await expect(latest).toContainText('火警', LOADED)

  // it is judged where it is seen
  await latest.getByRole('button', { name: /处理/ }).click()
  const confirmation = page.getByRole('dialog', { name: '确认火警' })
  await confirmation.getByText('误报', { exact: true }).click()
  await confirmation.getByRole('button', { name: '确认', exact: true }).click()
  await expect(confirmation).toBeHidden()

  // its building stands among the watched places and opens its plan
  await section(page, '无线感烟', '实时监测')
  await page.getByRole('searchbox').fill(event.device.building)
  await page.getByRole('button', { name: `打开 ${event.device.building} 的平面图` }).click(LOADED)
  const plan = page.getByRole('dialog', { name: new RegExp(event.device.building) })
  await expect(plan).toBeVisible(LOADED)
  await plan.getByRole('button', { name: '关闭' }).first().click()

  // the record says who judged it and how
  await section(page, '无线感烟', '异常记录')
  await page.getByRole('search').getByRole('textbox', { name: '关键字' }).or(page.getByRole('search').getByRole('searchbox', { name: '关键字' })).fill(number)
  const record = page.getByRole('table').getByRole('row').filter({ hasText: number }).first()
  await expect(record).toContainText('误报', LOADED)
  await expect(record).toContainText('operator')

  // and the figures count it
  await section(page, '无线感烟', '统计分析')
  await expect.poll(() => falseAlarms(page), LOADED).toBe(falseAlarmsBefore + 1)
  await context.close()
})

/** Opens a screen as a person does: its section in the sidebar, then its entry. */
async function section(page: Page, name: string, entry: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: '主导航' })
  const opener = page.getByRole('button', { name, exact: true })
  const group = menu.getByRole('listitem').filter({ has: opener })
  if ((await group.getByRole('button').getAttribute('aria-expanded')) === 'false') await group.getByRole('button').click()
  await group.getByRole('link', { name: entry, exact: true }).click()
}

/** False alarms of the last 30 days, today included, as the statistics of wireless smoke detectors count them. */
async function falseAlarms(page: Page): Promise<number> {
  const legend = page.getByRole('listitem').filter({ hasText: /^误报/ }).first()
  return Number(/\d[\d,]*/.exec((await legend.textContent(LOADED)) ?? '')?.[0].replaceAll(',', ''))
}
