import { expect, type BrowserContext, type Locator, type Page } from 'playwright/test'
import { reload } from './support/navigate'
import { Operator } from './support/operator'
import { sitDown, test } from './support/test'

const LOADED = { timeout: 30_000 }
const MINUTE_MS = 60_000
/** What the page begins with on a slow phone: 7 files of 284 KiB, 93 KiB when packed. */
const MOST_FILES = 10
const MOST_BYTES = 320 * 1024
const NUMBERS = ['E2E-1', 'E2E-2', 'E2E-3', 'E2E-4']
const ROUTE = '北塔夜巡'

/** An inspector with a phone that loses its connection (issue 18): nothing is lost and nothing arrives twice. */
test.describe('the page of an inspector', () => {
  test.setTimeout(4 * MINUTE_MS)
  let context: BrowserContext
  let operator: Operator
  let page: Page

  test.beforeEach(async ({ browser, platform }) => {
    const desk = await sitDown(browser, platform)
    context = desk.context
    operator = desk.operator
    page = operator.page
    await page.setViewportSize({ width: 360, height: 740 })
  })
  test.afterEach(() => context.close())

  test('keeps what is checked while the network is cut, over a closed page and a lost answer, and sends each thing once', async ({ platform }) => {
    const firstFiles = filesOf(page)
    await operator.open('/inspect')
    await operator.signIn()
    await expect(status(page)).toHaveText('已连接 · 全部已上传', LOADED)
    const start = await makeTask(operator)
    // a plan has the tasks that begin after it was made
    await page.waitForFunction((at) => Date.now() > at, start, { timeout: 2 * MINUTE_MS, polling: 500 })
    await reload(page)
    await expect(status(page)).toHaveText('已连接 · 全部已上传', LOADED)
    await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state))
    const isReader = ({ path }: { path: string }) => path.includes('/jsQR-')
    const files = (await firstFiles()).filter((file) => !isReader(file))
    expect(files.length).toBeLessThanOrEqual(MOST_FILES)
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_BYTES)
    // this browser reads no codes itself: the library for it is loaded once the page can be kept, for a cellar without a connection
    await expect.poll(async () => (await firstFiles()).some(isReader)).toBe(true)
    const reader = (await firstFiles()).find(isReader)

    // with a connection: a point that is opened by its typed number, with a photo
    await openTask(page)
    await typeNumber(page, 'e2e-1')
    await expect(page.getByRole('heading', { name: '巡检测试箱' })).toBeVisible()
    await check(page, '正常')
    await takePhoto(page)
    await submit(page)
    await expect(status(page)).toHaveText('已连接 · 全部已上传')
    await expect(point(page, 1)).toContainText('已检')

    // the server has it, and the answer is lost: it is sent again
    await page.route('**/deviceInspectionTasks/submit', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    }, { times: 1 })
    await point(page, 2).click()
    await check(page, '异常')
    await takePhoto(page)
    await page.getByLabel('问题描述').fill('玻璃破损')
    await submit(page)
    await expect(status(page)).toHaveText('离线，记录保存在本机 · 1 条待上传')

    // without a connection
    await context.setOffline(true)
    await point(page, 3).click()
    await page.getByRole('button', { name: '无法检查，跳过此设施' }).click()
    await page.getByRole('button', { name: '确认跳过' }).click()
    await expect(page.getByRole('alert')).toHaveText('请填写跳过原因')
    await page.getByLabel('跳过原因').fill('门锁着')
    await page.getByRole('button', { name: '确认跳过' }).click()
    await expect(point(page, 3)).toContainText('已跳过：门锁着')
    await expect(status(page)).toHaveText('离线，记录保存在本机 · 2 条待上传')

    // closed and opened again, still without one
    await page.close()
    page = await context.newPage()
    await page.goto(`${platform.origin}/inspect`)
    await expect(status(page)).toHaveText('离线，记录保存在本机 · 2 条待上传', LOADED)
    expect(await page.evaluate((path) => fetch(path).then(({ ok }) => ok, () => false), reader?.path ?? '')).toBe(true)
    await openTask(page)
    await expect(point(page, 2)).toContainText('待上传')
    await expect(point(page, 3)).toContainText('已跳过：门锁着')
    await point(page, 4).click()
    await check(page, '正常')
    await takePhoto(page)
    await submit(page)
    await expect(status(page)).toHaveText('离线，记录保存在本机 · 3 条待上传')

    // back: the page that was opened again asks for the password first, and keeps everything until then
    await context.setOffline(false)
    await expect(status(page)).toHaveText('登录已失效；记录保存在本机 · 3 条待上传', LOADED)
    const again = new Operator(page, platform)
    await page.getByRole('button', { name: '登录' }).click()
    await again.signIn()
    await expect(status(page)).toHaveText('已连接 · 全部已上传', LOADED)
    await openTask(page)
    for (const place of [1, 2, 4]) await expect(point(page, place)).toContainText('已检')
    await expect(point(page, 3)).toContainText('已跳过：门锁着')

    // exactly once
    for (const [number, times] of [['E2E-1', 1], ['E2E-2', 1], ['E2E-3', 0], ['E2E-4', 1]] as const) {
      const { data } = (await again.request(`/api/device/deviceIndoorRecordInspectionResults/pageList?facilitiesNo=${number}`)) as { data: { total: number } }
      expect([number, data.total]).toEqual([number, times])
    }

    // and where the office looks
    await page.setViewportSize({ width: 1280, height: 800 })
    await again.open('/inspectionManagement/inspectionRecord?tab=indoor')
    const row = page.getByRole('row').filter({ hasText: 'E2E-2' })
    await expect(row).toContainText('异常', LOADED)
    await expect(row).toContainText('玻璃破损')
    await row.getByText('玻璃破损').click()
    const panel = page.getByRole('dialog', { name: /巡检测试箱 E2E-2/ })
    const photo = panel.getByRole('img').first()
    await expect(photo).toBeVisible(LOADED)
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})

const status = (page: Page): Locator => page.getByRole('status')
const point = (page: Page, place: number): Locator => page.getByRole('button', { name: new RegExp(`^${place}\\. `) })
const openTask = (page: Page) => page.getByRole('button', { name: new RegExp(ROUTE) }).click()
const submit = (page: Page) => page.getByRole('button', { name: '提交' }).click()

/** There is no camera here: the page asks for the number instead. */
async function typeNumber(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: '扫码巡检' }).click()
  await page.getByLabel('标签编号').fill(number)
  await page.getByRole('button', { name: '打开' }).click()
}

async function check(page: Page, choice: '正常' | '异常'): Promise<void> {
  await page.getByRole('group', { name: '箱门完好' }).getByRole('radio', { name: choice }).check({ force: true })
  await page.getByLabel('压力').fill('1.2')
}

/** The screen itself is the picture that the camera takes. */
async function takePhoto(page: Page): Promise<void> {
  await page.getByLabel(/^拍照 · 必须拍照/).setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await expect(page.getByRole('button', { name: '删除照片 1' })).toBeVisible()
}

/** The scripts and styles that the page has loaded so far, with their sizes when unpacked. */
function filesOf(page: Page): () => Promise<{ path: string; bytes: number }[]> {
  return () => page.evaluate(() => (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .map(({ name, decodedBodySize }) => ({ path: new URL(name).pathname, bytes: decodedBodySize })).filter(({ path }) => path.startsWith('/assets/')))
}

/** A type, four facilities in the first building, a route, and a plan; resolves with the time at which its task begins. */
async function makeTask(operator: Operator): Promise<number> {
  const send = async (call: string, body: object) => expect(await operator.post(`/api/device/${call}`, body), call).toMatchObject({ status: 200 })
  const rows = async <Row>(call: string) => ((await operator.request(`/api/device/${call}`)) as { data: { rows: Row[] } }).data.rows
  await send('deviceFacilitiesType/add', {
    equipmentType: '巡检测试箱', checkItems1: JSON.stringify([{ checkTestItem: '箱门完好', sort: 0, photoFlag: '1' }]), checkItems2: JSON.stringify([{ checkTestItem: '压力', sort: 1, photoFlag: '0', valueType: '1', dataUnit: 'MPa', valueMin: 1, valueMax: 1.4 }]),
  })
  const [type] = await rows<{ id: number }>('deviceFacilitiesType/pageList?page=1&limit=1&equipmentType=巡检测试箱')
  const [building] = await rows<{ id: number }>('deviceBuilding/pageList?page=1&limit=1')
  for (const facilitiesNo of NUMBERS) await send('deviceIndoorLabel/add', { facilitiesNo, facilitiesTypeId: type?.id, buildingId: building?.id, floor: 1, positionDescription: `${facilitiesNo} 电梯厅` })
  const facilities = await rows<{ id: number; facilitiesNo: string }>('deviceIndoorLabel/pageList?page=1&limit=10&facilitiesNo=E2E-')
  const labelIds = NUMBERS.map((number) => facilities.find(({ facilitiesNo }) => facilitiesNo === number)?.id).join(',')
  await send('deviceInspectionRoute/add', { routeName: ROUTE, routeFlag: '0', labelIds })
  const [route] = await rows<{ id: number }>(`deviceInspectionRoute/pageList?page=1&limit=1&routeName=${ROUTE}`)
  const inChina = (at: number) => new Date(at + 8 * 3_600_000).toISOString()
  // the next full minute, with some seconds for the call
  const start = Math.ceil((Date.now() + 5000) / MINUTE_MS) * MINUTE_MS
  await send('deviceInspectionScheme/add', {
    inspectionRouteId: route?.id, cycleType: '1', patrolCycle: 1, startTime: inChina(start).slice(0, 10), endTime: inChina(start).slice(0, 10), timePeriod: JSON.stringify([[inChina(start).slice(11, 16), inChina(start + 3 * 3_600_000).slice(11, 16)]]),
  })
  return start
}
