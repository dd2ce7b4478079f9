import { expect, type Page } from 'playwright/test'
import type { ScreenKey } from '../apps/console/src/lib/screen-key'
import { DeclaredList } from './support/declared-list'
import { consoleData } from './support/declared-screens'
import { openHere } from './support/open-here'
import { Operator } from './support/operator'
import { Platform } from './support/platform'
import { test } from './support/test'

const LOADED = { timeout: 30_000 }
const SITE = { username: 'site-admin', password: '三月的风 2026' }
const ROOT = { username: 'root-admin', password: '四月的雨 2026' }
const BUILDING = '新城一号楼'
const DEVICE = 'first0001'

/** From `npm start` on an empty folder without a demo city to the first alarm on the own plan, in the browser alone (ADR 30). */
test('a platform is set up from nothing, and its first alarm is seen on its own plan', async ({ browser }) => {
  test.setTimeout(300_000)
  const platform = await Platform.start({ city: 'none' })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, timezoneId: 'America/New_York', locale: 'zh-CN' })
  const page = await context.newPage()
  const operator = new Operator(page, platform)
  const screenOf = (await consoleData()).screenOf
  const listOf = async (key: ScreenKey) => {
    await openHere(page, key)
    return new DeclaredList(page, screenOf(key))
  }
  try {
    // the first accounts: only with the code that the server has printed
    await operator.open('/')
    await expect(page.getByRole('heading', { name: '初始设置' })).toBeVisible(LOADED)
    await expect.poll(() => platform.printed()).toMatch(/Set-up code: \S+/)
    const code = /Set-up code: (\S+)/.exec(platform.printed())?.[1] ?? ''
    await fillSetup(page, 'AAAA-AAAA-AAAA-AAAA')
    await expect(page.getByRole('alert')).toContainText('初始设置码错误')
    await page.getByLabel('初始设置码').fill(code)
    await page.getByRole('button', { name: '完成设置' }).click()
    await expect(page.getByRole('heading', { name: '登录' })).toBeVisible(LOADED)
    await operator.signIn(SITE)

    // the overview leads through what is missing
    const steps = page.getByRole('region', { name: '站点初始化' })
    await expect(steps.getByText('待完成')).toHaveCount(5, LOADED)
    await steps.getByRole('link', { name: /^添加建筑/ }).click()

    // a building
    const buildings = new DeclaredList(page, screenOf('adminSys/buildManager'))
    const building = await buildings.openAdd()
    await buildings.fill(building, { name: BUILDING, regionCode: '浙江省 / 杭州市 / 西湖区', address: '新城路1号', floors: 6, basements: 1 })
    await buildings.save(building)

    // a gateway and its key
    const gateways = await listOf('adminSys/deviceManger')
    const gateway = await gateways.openAdd()
    await gateways.fill(gateway, { number: 'GW-0001', manufacturer: '安澜电子', equipmentType: '用户信息传输装置', model: 'AL-T100' })
    await gateways.save(gateway)
    await gateways.act(gateways.row('GW-0001'), '密钥')
    const keys = page.getByRole('dialog', { name: 'GW-0001' })
    await keys.getByRole('button', { name: '生成新密钥' }).click()
    const key = (await keys.locator('code').textContent()) ?? ''
    await keys.getByRole('button', { name: '已保存' }).click()
    await keys.getByRole('button', { name: '关闭' }).first().click()

    // a device, of a general type
    const devices = await listOf('huozaibaojing/fireDeviceManger')
    const device = await devices.openAdd()
    await devices.fill(device, { sensorNumber: DEVICE, manufacturer: '通用', equipmentType: '独立式感烟火灾探测报警器', model: '通用型', buildingId: BUILDING, floor: '2F', position: '201 走廊' })
    await devices.save(device)

    // a plan of its floor, with the device on it
    await listOf('adminSys/buildManager')
    await buildings.act(buildings.row(BUILDING), '楼层与平面图')
    await page.getByRole('button', { name: '打开 2F 平面图' }).click()
    const editor = page.getByRole('dialog', { name: '平面图编辑' })
    await editor.locator('input[type=file]').first().setInputFiles({ name: '二层.png', mimeType: 'image/png', buffer: await page.screenshot() })
    await editor.getByRole('button', { name: '发布草稿' }).click(LOADED)
    await page.getByRole('alertdialog', { name: '发布草稿？' }).getByRole('button', { name: '发布草稿' }).click()
    await expect(editor.getByRole('button', { name: '更换平面图' })).toBeVisible(LOADED)
    await editor.getByText(DEVICE).first().click()
    // the picture may still be loading: the middle of the plan is known once it is drawn
    await expect(async () => {
      await editor.getByRole('button', { name: '放在画面中央' }).click({ timeout: 2_000 })
      await expect(editor.getByText('1 处更改未保存')).toBeVisible({ timeout: 2_000 })
    }).toPass(LOADED)
    await editor.getByRole('button', { name: '保存标注' }).click()
    await expect(editor.getByText('已全部保存')).toBeVisible(LOADED)
    await editor.getByRole('button', { name: '关闭' }).first().click()
    await expect(page.getByRole('row', { name: /^2F/ })).toContainText('已发布')

    // all but the first report is done
    await operator.open('/gailan/overView')
    await expect(steps.getByText('待完成')).toHaveCount(1, LOADED)

    // the first alarm, on the own plan
    await expect(page.getByText('实时连接正常')).toBeVisible(LOADED)
    await report(platform, key)
    const notices = page.getByRole('log', { name: '实时报警' })
    await expect(notices.getByText(BUILDING).first()).toBeVisible(LOADED)
    await notices.getByRole('button', { name: /^查看位置/ }).first().click()
    const plan = page.getByRole('dialog', { name: new RegExp(BUILDING) })
    await expect(plan.getByRole('application', { name: /2F.*平面图/ })).toBeVisible(LOADED)
    await expect(plan.getByRole('button', { name: /报警.*201 走廊|201 走廊.*报警/ }).first()).toBeVisible(LOADED)
    await expect(plan.getByText('2F').first()).toBeVisible()

    // the set-up is over for everybody
    expect((await operator.call('/api/admin/setup/begin', '', { method: 'POST', body: '{}' })).body).toMatchObject({ status: 30101, message: '平台已完成初始设置' })
  } finally {
    await context.close()
    await platform.dispose()
  }
})

async function fillSetup(page: Page, code: string): Promise<void> {
  const values = {
    初始设置码: code, 站点名称: '新城大厦', 管理员姓名: '林知远', 管理员账号: SITE.username, 管理员密码: SITE.password, 确认管理员密码: SITE.password, 平台账号: ROOT.username, 平台密码: ROOT.password,
    确认平台密码: ROOT.password,
  }
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: '完成设置' }).click()
}

/** What the gateway of the site sends when its smoke detector sees smoke. */
async function report(platform: Platform, key: string): Promise<void> {
  const response = await fetch(`${platform.origin}/api/ingest/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-gateway-key': key },
    body: JSON.stringify({ reports: [{ deviceNumber: DEVICE, at: Date.now(), points: [{ code: 'YG', status: 1, type: '烟感报警', value: 1 }] }] }),
  })
  expect(((await response.json()) as { data: { records: unknown[] } }).data.records).toHaveLength(1)
}
