import { expect } from 'playwright/test'
import { encode } from 'uqr'
import { test } from './support/test'

const LOADED = { timeout: 30_000 }
const NUMBER = 'MH-A001'

/** What the camera sees: the code of a label, as it is printed. */
const code = (text: string) => encode(text, { ecc: 'M', border: 4 }).data

/** The camera of a phone reads the code of a label (issue 18). Its picture is drawn by the test; Chromium on Linux decodes no codes itself, so the library does. */
test.describe('the camera of an inspector', () => {
  test.setTimeout(180_000)
  test('reads the code of a label, opens its check and is switched off; codes of other things are passed over', async ({ operator, platform }) => {
    const { page } = operator
    await page.addInitScript((pictures) => {
      const CELL_PX = 6
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d')
      let shown = 0
      const draw = () => {
        const cells = pictures[Math.min(shown, pictures.length - 1)] ?? []
        canvas.width = canvas.height = cells.length * CELL_PX
        context?.fillRect(0, 0, canvas.width, canvas.height)
        for (const [y, row] of cells.entries()) for (const [x, dark] of row.entries()) {
          if (context) context.fillStyle = dark ? '#000' : '#fff'
          context?.fillRect(x * CELL_PX, y * CELL_PX, CELL_PX, CELL_PX)
        }
      }
      const film = () => {
        draw()
        requestAnimationFrame(film)
      }
      const stream = () => {
        film()
        const camera = canvas.captureStream()
        Object.assign(window, { cameraTracks: camera.getTracks(), showNext: () => { shown += 1 } })
        return camera
      }
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(stream())
    }, [code('https://example.com/menu'), code(`${platform.origin}/inspect?tag=${NUMBER}`)])
    await page.setViewportSize({ width: 360, height: 740 })
    await operator.open('/inspect')
    await operator.signIn()
    await expect(page.getByRole('status')).toHaveText('已连接 · 全部已上传', LOADED)

    await page.getByRole('button', { name: '扫码巡检' }).click()
    const picture = page.getByLabel('将标签上的二维码放入取景框')
    await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth), LOADED).toBeGreaterThan(0)
    // it is looked at while the camera goes on
    await expect(picture).toBeVisible()
    await page.evaluate(() => (window as unknown as { showNext: () => void }).showNext())
    await expect(page.getByText(`平台中没有编号为 ${NUMBER} 的设施`)).toBeVisible(LOADED)
    await expect(picture).toBeHidden()
    const states = () => page.evaluate(() => (window as unknown as { cameraTracks: MediaStreamTrack[] }).cameraTracks.map(({ readyState }) => readyState))
    await expect.poll(states).toEqual(['ended'])
  })

  test('that may not be used leaves the number to be typed; of a facility that is in no task the server says what is checked there', async ({ operator }) => {
    const { page } = operator
    await page.addInitScript(() => { navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError')) })
    await operator.open('/inspect')
    await operator.signIn()
    await expect(page.getByRole('status')).toHaveText('已连接 · 全部已上传', LOADED)
    await page.getByRole('button', { name: '扫码巡检' }).click()
    const { data } = (await operator.request('/api/device/deviceOutdoorLabel/pageList?page=1&limit=1')) as { data: { rows: { facilitiesNo: string; equipmentType: string }[] } }
    const [facility] = data.rows
    if (!facility) throw new Error('the demo city has no facility outdoors')
    await page.getByLabel('标签编号').fill(facility.facilitiesNo.toLowerCase())
    await page.getByRole('button', { name: '打开' }).click()
    await expect(page.getByRole('heading', { name: facility.equipmentType })).toBeVisible()
    await expect(page.getByText('任务外巡检')).toBeVisible()
    await expect(page.getByRole('radio', { name: '正常' }).first()).toBeVisible()
  })
})
