import { expect } from 'playwright/test'
import { openHere } from './support/open-here'
import { test } from './support/test'

const LOADED = { timeout: 30_000 }
const [LOOP, ADDRESS] = ['77', '5']

interface Host {
  serverIp: string
  port: string
  hostName: string
  bName: string
}

/** A gap in the table of points of a fire host must not hide a fire (ADR 25). */
test('a fire at an address that no point has is announced, shown without a place, and stands at its point once that is registered', async ({ operator, platform }) => {
  const { page } = operator
  await operator.open()
  await operator.signIn()
  await expect(page.getByText('实时连接正常')).toBeVisible(LOADED)
  const { data } = (await operator.request('/api/device/deviceFireMain/pageList?page=1&limit=1')) as { data: { rows: [Host] } }
  const [{ serverIp, port, hostName, bName }] = data.rows
  const report = (status: 1 | 2) => platform.report({
    fireHost: { ip: serverIp, port: Number(port) }, loop: LOOP, address: ADDRESS, at: Date.now(), points: [{ code: 'FIREMAIN', status, type: status === 1 ? '火警' : '正常' }],
  })
  await report(1)
  const notice = page.getByRole('log', { name: '实时报警' }).getByRole('article').filter({ hasText: `${hostName} ${LOOP} 回路 ${ADDRESS} 地址，位置未登记` })
  await expect(notice).toContainText('火警', LOADED)

  await notice.getByRole('button', { name: /^查看位置/ }).click()
  const plan = page.getByRole('dialog', { name: new RegExp(bName) })
  await expect(plan.getByText('要查看的设备没有登记在任何楼层，所在位置未知，下面显示的楼层不代表它的位置')).toBeVisible(LOADED)
  await expect(plan.getByRole('button', { name: '查看实时数据' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await openHere(page, 'fireMainframe/realtimeMonit')
  const card = page.getByRole('listitem').filter({ hasText: `${serverIp}:${port}` })
  await expect(card).toContainText('火警（未登记） 1', LOADED)

  await openHere(page, 'fireMainframe/fireFrameManger')
  await page.getByRole('button', { name: `通信状态 ${hostName}` }).click(LOADED)
  await page.getByRole('button', { name: `登记回路 ${LOOP} 地址 ${ADDRESS}` }).click(LOADED)
  await page.getByLabel(/系列/).fill('点型光电感烟火灾探测器')
  await page.getByRole('combobox', { name: /楼层/ }).click()
  await page.getByRole('option', { name: '3F', exact: true }).click()
  await page.getByRole('textbox', { name: '位置描述' }).fill('东侧走廊')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(`回路 ${LOOP} 地址 ${ADDRESS} 已登记`)).toBeVisible(LOADED)

  const open = async () => ((await operator.request(`/api/datahandler/deviceFireMainAbnormal/pageList?tag=0&page=1&limit=10&sensorLoop=${LOOP}&address=${ADDRESS}`)) as { data: { rows: object[] } }).data.rows
  expect(await open()).toMatchObject([{ floor: 3, positionDescription: '东侧走廊', bName }])
  await report(2)
  await expect.poll(open).toEqual([])
})
