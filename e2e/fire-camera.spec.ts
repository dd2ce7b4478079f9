import { expect, type Locator } from 'playwright/test'
import type { Operator } from './support/operator'
import { test } from './support/test'

const PLAYING = { timeout: 60_000 }

interface SeeingCamera {
  deviceName: string
  /** the first device that it names */
  linked: string
}

/** An online camera that names a detector. */
async function cameraWithDetector(operator: Operator): Promise<SeeingCamera> {
  const { data: { rows } } = (await operator.request('/api/device/deviceVideoExt/pageList?page=1&limit=50&status=2')) as { data: { rows: { deviceName: string; linkedSensorNos: string }[] } }
  const found = rows.map(({ deviceName, linkedSensorNos }) => ({ deviceName, linked: linkedSensorNos.split(',')[0] ?? '' })).find(({ linked }) => linked !== '')
  if (!found) throw new Error('No online camera names a detector')
  return found
}

async function isLive(place: Locator, camera: string): Promise<void> {
  const video = place.getByRole('group', { name: camera }).locator('video')
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(time, PLAYING).toBeGreaterThan(0)
  const before = await time()
  await expect.poll(time, PLAYING).toBeGreaterThan(before + 1)
}

test('the notice of a fire and its floor plan show the nearest camera live', async ({ operator, platform }) => {
  const { page } = operator
  await operator.open('/')
  await operator.signIn()
  await expect(operator.badge()).toBeVisible()
  const camera = await cameraWithDetector(operator)
  const { device } = await platform.raise('fire', { kind: 'general', deviceNumber: camera.linked })
  const notice = page.getByRole('log', { name: '实时报警' }).getByRole('article', { name: `火警 · ${device.building}` })
  await isLive(notice, camera.deviceName)
  await notice.getByRole('button', { name: /查看位置/ }).click()
  await isLive(page.getByRole('dialog', { name: device.building }), camera.deviceName)
})
