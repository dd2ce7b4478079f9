import { expect } from 'playwright/test'
import { openHere } from './support/open-here'
import { test } from './support/test'

const LOADED = { timeout: 30_000 }
const NUMBER = '8639210499900001'

/** A device that is missing in the inventory must not hide a fire (ADR 86). */
test('a fire from an unregistered number is announced, listed for registration, and stands at its device from then on', async ({ operator, platform }) => {
  const { page } = operator
  await operator.open()
  await operator.signIn()
  await expect(page.getByText('实时连接正常')).toBeVisible(LOADED)
  const report = (status: 1 | 2) => platform.report({ deviceNumber: NUMBER, at: Date.now(), points: [{ code: 'YG', status, ...(status === 1 ? { type: '烟感报警' } : {}) }] })
  await report(1)
  const notice = page.getByRole('log', { name: '实时报警' }).getByRole('article').filter({ hasText: `${NUMBER}，位置未登记（网关` })
  await expect(notice).toContainText('烟感报警', LOADED)
  await expect(notice.getByRole('button', { name: /^查看/ })).toHaveCount(0)

  await openHere(page, 'adminSys/deviceManger')
  await page.getByRole('tab', { name: '未登记设备' }).click(LOADED)
  const row = page.getByRole('row').filter({ hasText: NUMBER })
  await expect(row).toContainText('报警中', LOADED)
  await row.click()
  const panel = page.getByRole('dialog', { name: NUMBER })
  await expect(panel).toContainText('报警和故障会提醒值班员，但没有位置')

  await panel.getByRole('button', { name: '登记' }).click()
  const choose = async (field: RegExp, option?: string) => {
    await page.getByRole('combobox', { name: field }).click()
    await (option === undefined ? page.getByRole('option').first() : page.getByRole('option', { name: option, exact: true })).click()
  }
  await choose(/所属系统/, '无线感烟')
  for (const field of [/厂商/, /设备类型/, /型号/, /建筑/, /楼层/]) await choose(field)
  await page.getByRole('textbox', { name: '位置描述' }).fill('东侧走廊')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(`设备 ${NUMBER} 已登记`)).toBeVisible(LOADED)
  await expect(row).toHaveCount(0, LOADED)

  const open = async () => ((await operator.request(`/api/datahandler/deviceAbnormal/pageList?tag=0&page=1&limit=10&sensorNoIs=${NUMBER}`)) as { data: { rows: { sensorId: number | null; positionDescription: string }[] } }).data.rows
  expect(await open()).toMatchObject([{ sensorId: null }])
  await report(1)
  await expect.poll(async () => (await open()).map(({ sensorId, positionDescription }) => [sensorId === null, positionDescription.includes('东侧走廊')])).toContainEqual([false, true])
  await report(2)
  await expect.poll(async () => (await open()).map(({ sensorId }) => sensorId)).toEqual([null])
})
