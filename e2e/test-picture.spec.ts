import { expect, type Locator } from 'playwright/test'
import { reload } from './support/navigate'
import { test } from './support/test'

const LOADED = { timeout: 30_000 }

/** The address of a camera is tried before it is saved (ADR 46). */
test('one picture of an address is shown as it is typed, or why there is none', async ({ operator }) => {
  const { page } = operator
  await operator.open('/videoSurveillance/videoDeviceManger')
  await operator.signIn()
  await expect(page.getByRole('table', { name: '摄像机' })).toBeVisible(LOADED)
  await page.getByRole('button', { name: '新增' }).first().click()
  // the dialog gives the focus to its first field; what is typed before that would land there
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /名称/ })).toBeFocused()
  const address = page.getByRole('textbox', { name: '视频地址' })
  const picture = page.getByRole('dialog', { name: '测试画面' })
  const told = picture.getByRole('status')

  await expect(page.getByRole('button', { name: '请先填写有效的视频地址' })).toBeDisabled()
  await address.fill('demo:plant')
  await page.getByRole('button', { name: '测试画面', exact: true }).click()
  await expect(told).toHaveText('已收到画面（640×360）', LOADED)
  const canvas = picture.getByRole('img', { name: 'demo:plant 的画面' })
  const colours = await canvas.evaluate((element: HTMLCanvasElement) => new Set(element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data).size)
  expect(colours).toBeGreaterThan(10)
  expect(await picture.locator('video').evaluate((video: HTMLVideoElement) => video.src)).toBe('')
  await picture.getByRole('button', { name: '关闭' }).click()

  await address.fill('rtsp://10.0.0.8/1')
  await page.getByRole('button', { name: '测试画面', exact: true }).click()
  await expect(told).toContainText('浏览器不能播放此地址', LOADED)
  await expect(told).toContainText('需要流媒体网关转换')
  await picture.getByRole('button', { name: '关闭' }).click()

  await page.route('**/media/dead.m3u8', (route) => route.abort())
  await address.fill(`${new URL(page.url()).origin}/media/dead.m3u8`)
  await page.getByRole('button', { name: '测试画面', exact: true }).click()
  await expect(told).toHaveText('无法连接：地址没有响应，或拒绝了浏览器', LOADED)
})

test('a camera that is offline says so beside its failed test', async ({ operator }) => {
  const { page } = operator
  await operator.open('/videoSurveillance/videoDeviceManger?status=4')
  await operator.signIn()
  await page.route('**/files/stream/**', (route) => route.abort())
  const row = page.getByRole('table', { name: '摄像机' }).getByRole('row').filter({ hasText: '离线' }).first()
  await row.getByRole('button', { name: /^更多操作/ }).click(LOADED)
  await page.getByRole('menuitem', { name: '测试画面' }).click()
  await expect(page.getByRole('dialog', { name: '测试画面' }).getByRole('status')).toContainText(/摄像机自 .* 起离线/, LOADED)
})

/** The numbers of the area in a form of a recognition. */
const numbersOf = (form: Locator) => form.getByRole('group', { name: '画面区域' }).getByRole('spinbutton').evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))

test('the area of a recognition is drawn on the picture of its camera, saved, and found again', async ({ operator }) => {
  const { page } = operator
  const listed = page.waitForResponse((response) => response.url().includes('/videoRecognition/pageList'))
  await operator.open('/videoSurveillance/identifyDevice')
  await operator.signIn()
  const { data } = (await (await listed).json()) as { data: { rows: { id: number; solutionName: string; deviceName: string; cameraStatus: string }[] } }
  const seen = data.rows.find(({ cameraStatus }) => cameraStatus !== '3' && cameraStatus !== '4')
  if (!seen) throw new Error('No recognition has a camera that is online')
  const row = page.getByRole('table', { name: '识别设备' }).getByRole('row').filter({ hasText: seen.deviceName }).filter({ hasText: seen.solutionName })
  const form = page.getByRole('dialog', { name: '编辑识别' })
  const frame = form.getByRole('application', { name: '画面区域' })
  const open = async () => {
    await row.getByRole('button', { name: /^编辑/ }).click(LOADED)
    await expect(form.getByText('刚从摄像机获取的静止画面')).toBeVisible(LOADED)
  }

  await open()
  const colours = await frame.locator('canvas').evaluate((element: HTMLCanvasElement) => new Set(element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data).size)
  expect(colours).toBeGreaterThan(10)
  // the stream is closed, the picture stays
  expect(await frame.locator('video').evaluate((video: HTMLVideoElement) => video.src)).toBe('')
  await expect(form.getByRole('button', { name: '整个画面', pressed: true })).toBeVisible()
  await frame.scrollIntoViewIfNeeded()
  const box = await frame.boundingBox()
  if (!box) throw new Error('The frame is not shown')
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.3)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.5)
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.8)
  await page.mouse.up()
  await expect(frame).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowRight')
  expect(await numbersOf(form)).toEqual(['19', '30', '41', '50'])
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toBeHidden()

  await reload(page)
  await open()
  expect(await numbersOf(form)).toEqual(['19', '30', '41', '50'])
  await expect(frame).toHaveAccessibleDescription(/距左边 19%，距上边 30%，宽 41%，高 50%/)

  // the whole picture is no area
  await form.getByRole('button', { name: '整个画面' }).click()
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toBeHidden()
  const { data: { area } } = (await operator.request(`/api/device/videoRecognition/get?id=${seen.id}`)) as { data: { area: string | null } }
  expect(area).toBeNull()
})

test('a camera that is offline leaves an empty frame, which says since when', async ({ operator }) => {
  const { page } = operator
  await operator.open('/videoSurveillance/identifyDevice')
  await operator.signIn()
  await expect(page.getByRole('table', { name: '识别设备' })).toBeVisible(LOADED)
  const { data: { rows: [camera] } } = (await operator.request('/api/device/deviceVideoExt/pageList?page=1&limit=1&status=4')) as { data: { rows: { deviceName: string }[] } }
  await page.getByRole('button', { name: '新增识别' }).first().click(LOADED)
  const form = page.getByRole('dialog', { name: '新增识别' })
  await expect(form.getByText('未选择摄像机，没有画面。')).toBeVisible()
  const chosen = form.getByRole('combobox', { name: /摄像机/ })
  await chosen.fill(camera?.deviceName ?? '')
  await page.getByRole('option', { name: camera?.deviceName ?? '', exact: true }).click()
  await expect(form.getByText(/^摄像机自 .* 起离线，没有画面。/)).toBeVisible(LOADED)
  await expect(form.getByRole('application', { name: '画面区域' })).toBeVisible()
})
