import { expect, type Page } from 'playwright/test'
import type { Operator } from './support/operator'
import { expectPlaying } from './support/playing'
import { test } from './support/test'

const LOADED = { timeout: 60_000 }

/** A media gateway inside the page: it answers an offer with a stream of a canvas that changes all the time. */
async function gatewayIn(page: Page): Promise<(offer: string) => Promise<string>> {
  return (offer) => page.evaluate(async (sdp) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 })
    const brush = canvas.getContext('2d')
    let shade = 0
    const paint = () => {
      shade = (shade + 7) % 256
      if (brush) brush.fillStyle = `rgb(${shade}, 80, 120)`
      brush?.fillRect(0, 0, 64, 36)
      requestAnimationFrame(paint)
    }
    paint()
    const peer = new RTCPeerConnection()
    for (const track of canvas.captureStream().getTracks()) peer.addTrack(track)
    await peer.setRemoteDescription({ type: 'offer', sdp })
    await peer.setLocalDescription(await peer.createAnswer())
    // the answer is complete when it names its own addresses
    if (peer.iceGatheringState !== 'complete') await new Promise((done) => peer.addEventListener('icegatheringstatechange', () => peer.iceGatheringState === 'complete' && done(null)))
    return peer.localDescription?.sdp ?? ''
  }, offer)
}

async function addCamera(operator: Operator, address: string): Promise<void> {
  const { data: { rows: [building] } } = (await operator.request('/api/device/deviceBuilding/pageList?page=1&limit=1')) as { data: { rows: { id: number }[] } }
  const body = JSON.stringify({ deviceName: 'WHEP 摄像机', sensorNo: 'whep:1', videoLiveAddress: address, buildingId: building?.id, floor: 1 })
  const { status } = await operator.call('/api/device/deviceVideoExt/add', operator.sessionToken(), { method: 'POST', body })
  expect(status).toBe(200)
}

test('a camera behind a media gateway plays over WebRTC, and its session ends with the picture', async ({ operator, platform }) => {
  const { page } = operator
  await operator.open('/videoSurveillance/videoDeviceManger')
  await operator.signIn()
  await expect(page.getByRole('table', { name: '摄像机' })).toBeVisible(LOADED)
  await addCamera(operator, `${platform.origin}/media/whep`)
  const answer = await gatewayIn(page)
  const ended: string[] = []
  await page.route('**/media/whep**', async (route) => {
    const request = route.request()
    if (request.method() === 'DELETE') ended.push(new URL(request.url()).pathname)
    if (request.method() === 'DELETE') return route.fulfill({ status: 204 })
    return route.fulfill({ status: 201, headers: { location: '/media/whep/session-1' }, contentType: 'application/sdp', body: await answer(request.postData() ?? '') })
  })
  await page.getByRole('button', { name: '刷新' }).click()
  await page.getByRole('row').filter({ hasText: 'WHEP 摄像机' }).getByRole('button', { name: '预览' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.locator('[data-state="shown.playing"]')).toBeVisible(LOADED)
  const video = panel.locator('video')
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(64)
  await expectPlaying(video)
  await panel.getByRole('button', { name: '关闭' }).click()
  await expect.poll(() => ended).toEqual(['/media/whep/session-1'])
})
