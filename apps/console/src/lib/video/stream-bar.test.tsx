import { snapshotAt } from '@smart-fire/dialogs/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import { CameraStreamActor } from './camera-stream.actor'
import { cameraStreamMachine } from './camera-stream.machine'
import { StreamBar } from './stream-bar'

const { draw } = aMockPlatform()

afterEach(() => void vi.restoreAllMocks())

it('says of a snapshot that it was not saved, when the browser does not give the picture of another server', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => {
    throw new DOMException('Tainted canvases may not be exported.', 'SecurityError')
  })
  const address = { url: 'http://video.test/a.mp4', mp4Url: null, kind: 'mp4' as const, reason: null }
  const snapshot = snapshotAt(cameraStreamMachine, { shown: 'playing' }, { address, since: null, tries: 0 })
  draw(
    <CameraStreamActor.Provider options={{ input: { since: null }, snapshot }}>
      <StreamBar name="大堂" shown={{ video: { current: document.createElement('video') }, latency: () => null }} />
    </CameraStreamActor.Provider>,
  )
  await userEvent.click(screen.getByRole('button', { name: '截图' }))
  expect(await screen.findByText('截图未能保存：浏览器不允许读取此画面')).toBeTruthy()
})
