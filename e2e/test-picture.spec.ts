import { expect } from 'playwright/test'
import { test } from './support/test'

const LOADED = { timeout: 30_000 }

/** The address of a camera is tried before it is saved (ADR 46). */
test('one picture of an address is shown as it is typed, or why there is none', async ({ operator }) => {
  const { page } = operator
  await operator.open('/videoSurveillance/videoDeviceManger')
  await operator.signIn()
  await expect(page.getByRole('table', { name: '摄像机' })).toBeVisible(LOADED)
  await page.getByRole('button', { name: '新增' }).first().click()
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
