import { Box } from '@chakra-ui/react'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { snapshotAt } from '@smart-fire/dialogs/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, screen } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { StoryWorld } from '../../testing/story-world'
import { CameraStreamActor } from './camera-stream.actor'
import { cameraStreamMachine, type CameraStreamContext } from './camera-stream.machine'
import { CameraStreamView } from './camera-stream.view'
import { StreamBar } from './stream-bar'

interface Args {
  value: StateValueFrom<typeof cameraStreamMachine>
  context?: Partial<CameraStreamContext>
  /** px of the picture */
  size?: { width: number; height: number }
  hasBar?: boolean
}

/** 2026-11-20 04:00 in UTC+8 */
const NOW = Date.UTC(2026, 10, 19, 20)
const ADDRESS = { url: '/files/stream/a/live.m3u8', mp4Url: null, kind: 'hls' as const, reason: null }
const SINCE = NOW - 5 * 3_600_000

const meta = {
  title: 'Console 控制台/Video 视频/Camera stream 摄像机画面/States',
  id: 'console-video-camera-stream-states',
  parameters: { clock: NOW, machine: cameraStreamMachine, msw: createMockBackend().handlers },
  render: ({ value, context, size = { width: 640, height: 360 }, hasBar = true }, { globals }) => {
    const video = createRef<HTMLVideoElement>()
    const snapshot = snapshotAt(cameraStreamMachine, value, { address: ADDRESS, since: null, tries: 0, ...context })
    return (
      <StoryWorld globals={globals}>
        <CameraStreamActor.Provider options={{ input: { since: null }, snapshot }}>
          <Box width={`${size.width}px`} height={`${size.height}px`} position="relative">
            <CameraStreamView name="万诚国际中心A座 大堂" video={video} hasBar={hasBar} />
            {hasBar && <StreamBar name="万诚国际中心A座 大堂" shown={{ video, latency: () => 4.2 }} />}
          </Box>
        </CameraStreamActor.Provider>
      </StoryWorld>
    )
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const NO_SIGNAL: Args = { value: 'noSignal', context: { since: SINCE, tries: 3 } }

const says = (text: string) => async () => {
  await expect(await screen.findByText(text)).toBeVisible()
}

export const OutOfSight: Story = { args: { value: 'outOfSight' }, play: says('画面已暂停') }
export const Asking: Story = { args: { value: 'asking' }, play: says('正在连接…') }
export const Starting: Story = { args: { value: { shown: 'starting' } }, play: says('正在连接…') }
export const Playing: Story = { args: { value: { shown: 'playing' } }, play: says('直播') }
export const Stalled: Story = { args: { value: { shown: 'stalled' } }, play: says('画面停滞') }
export const NoSignal: Story = { args: NO_SIGNAL, play: says('自 2026-11-19 23:00:00 起没有画面') }

/** All that is said and the button stand in the picture, below its bar. */
const fits: Story['play'] = async ({ canvasElement, args: { hasBar = true } }) => {
  const lines = [...((await screen.findByText('无信号')).parentElement?.children ?? [])].map((line) => line.getBoundingClientRect()).filter(({ height }) => height > 0)
  const picture = canvasElement.querySelector('[data-state]')?.getBoundingClientRect()
  await expect(lines).toHaveLength(4)
  await expect(Math.min(...lines.map(({ top }) => top))).toBeGreaterThanOrEqual((picture?.top ?? NaN) + (hasBar ? 28 : 0))
  await expect(Math.max(...lines.map(({ bottom }) => bottom))).toBeLessThanOrEqual(picture?.bottom ?? NaN)
}

/** Beside an alarm in its notice. */
export const NoSignalInNotice: Story = { args: { ...NO_SIGNAL, size: { width: 236, height: 133 }, hasBar: false }, play: fits }

/** One of sixteen panes of the video wall. */
export const NoSignalInSmallPane: Story = { args: { ...NO_SIGNAL, size: { width: 250, height: 141 } }, play: fits }

export const Unplayable: Story = {
  args: { value: 'unplayable', context: { address: { ...ADDRESS, url: null, kind: null, reason: '浏览器不能直接播放此地址，需要流媒体网关转换' } } },
  play: says('浏览器不能直接播放此地址，需要流媒体网关转换'),
}
