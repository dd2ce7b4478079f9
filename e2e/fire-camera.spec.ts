import { expect, type Locator } from 'playwright/test'
import type { Operator } from './support/operator'
import { expectPlaying } from './support/playing'
import { test } from './support/test'

const PLAYING = { timeout: 60_000 }

interface OnlineCamera {
  deviceName: string
  number: string
  /** the number of the detector */
  linked: string
}

/** An online camera, and a detector that it alone names: of two cameras the nearer one would be shown. */
async function onlineCamera(operator: Operator): Promise<OnlineCamera> {
  const { data: { rows } } = (await operator.request('/api/device/deviceVideoExt/pageList?page=1&limit=50')) as { data: { rows: { deviceName: string; sensorNo: string; linkedSensorNos: string; status: string }[] } }
  const named = rows.flatMap(({ linkedSensorNos }) => linkedSensorNos.split(',').filter(Boolean))
  for (const { deviceName, sensorNo, linkedSensorNos, status } of rows) {
    const linked = linkedSensorNos.split(',').find((number) => number !== '' && named.filter((one) => one === number).length === 1)
    if (status === '2' && linked !== undefined) return { deviceName, number: sensorNo, linked }
  }
  throw new Error('No online camera names a detector of its own')
}

const expectLive = (place: Locator, camera: string) => expectPlaying(place.getByRole('group', { name: camera }).locator('video'))

test('the notice of a fire and its floor plan show the nearest camera live', async ({ operator, platform }) => {
  const { page } = operator
  await operator.open('/')
  await operator.signIn()
  // a fire of before the link is live is in the feed without a notice
  await expect(page.getByText('实时连接正常')).toBeVisible(PLAYING)
  const camera = await onlineCamera(operator)
  const { device } = await platform.raise('fire', { kind: 'general', deviceNumber: camera.linked })
  const notice = page.getByRole('log', { name: '实时报警' }).getByRole('article', { name: `火警 · ${device.building}` })
  await expectLive(notice, camera.deviceName)
  await notice.getByRole('button', { name: /查看位置/ }).click()
  await expectLive(page.getByRole('dialog', { name: device.building }), camera.deviceName)
})

test('what a camera saw is a card with its picture, and plays the second of the alarm', async ({ operator, platform }) => {
  const { page } = operator
  await operator.open('/videoSurveillance/videoAbnormal')
  await operator.signIn()
  const list = page.getByRole('table', { name: '异常记录' })
  await expect(list).toBeVisible(PLAYING)
  await expect(page.getByText('实时连接正常')).toBeVisible(PLAYING)
  const { number, deviceName } = await onlineCamera(operator)
  await platform.raise('fire', { kind: 'general', deviceNumber: number })
  const card = list.getByRole('row').filter({ hasText: number })
  const picture = card.getByRole('img', { name: '报警画面' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await picture.click()
  await page.getByRole('radio', { name: '报警时刻' }).check({ force: true })
  await expectPlaying(page.getByRole('dialog').locator(`video[aria-label*="${deviceName}"]`))
})
