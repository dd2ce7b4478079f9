import { SENSOR_STATUS } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { snapshotAt } from '@smart-fire/dialogs/testing'
import { AreaField, type AreaParts } from '@smart-fire/ui/area'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { expect, screen } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import type { PictureBehindProps } from '../../../../screens'
import { StoryWorld } from '../../../../testing/story-world'
import { TestPictureActor } from '../../cameras/test-picture/test-picture.actor'
import { testPictureMachine, type TestPictureContext } from '../../cameras/test-picture/test-picture.machine'
import { CameraBehindView, WithoutCamera, type CameraFacts } from './camera-behind.view'

interface Args {
  /** null: no camera is chosen */
  value: StateValueFrom<typeof testPictureMachine> | null
  played?: TestPictureContext['played']
  camera?: CameraFacts
}

/** 2026-11-20 04:00 in UTC+8 */
const NOW = Date.UTC(2026, 10, 19, 20)
const ADDRESS = { url: '/files/stream/a/live.m3u8', mp4Url: null, kind: 'hls' as const, reason: null }
const ONLINE: CameraFacts = { status: SENSOR_STATUS.normal, statusAt: NOW }
const OFFLINE: CameraFacts = { status: SENSOR_STATUS.offline, statusAt: NOW - 5 * 3_600_000 }

/** The machine stands still, and a picture is drawn where it would have drawn one. */
function Behind({ value, played = ADDRESS, camera = ONLINE, children }: Args & Pick<PictureBehindProps, 'children'>) {
  const video = useRef<HTMLVideoElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [, drawAgain] = useState(false)
  useLayoutEffect(() => {
    if (canvas.current === null) return
    drawCorridor(canvas.current)
    drawAgain(true)
  }, [])
  if (value === null) return <WithoutCamera>{children}</WithoutCamera>
  return (
    <TestPictureActor.Provider options={{ snapshot: snapshotAt(testPictureMachine, value, { played }) }}>
      <CameraBehindView camera={camera} video={video} canvas={canvas}>{children}</CameraBehindView>
    </TestPictureActor.Provider>
  )
}

/** A corridor of 800 × 600: not the usual ratio, which the frame follows. */
function drawCorridor(canvas: HTMLCanvasElement): void {
  canvas.width = 800
  canvas.height = 600
  const brush = canvas.getContext('2d')
  if (brush === null) return
  for (const [colour, x, y, width, height] of [['#8fa1b3', 0, 0, 800, 600], ['#c3ccd5', 0, 400, 800, 200], ['#4d5a68', 280, 120, 240, 280]] as const) {
    brush.fillStyle = colour
    brush.fillRect(x, y, width, height)
  }
}

function Field({ behind }: { behind: (children: PictureBehindProps['children']) => ReactNode }) {
  const [area, setArea] = useState<AreaParts>({ left: 30, top: 15, width: 40, height: 60 })
  return <div style={{ padding: 16, maxWidth: 860 }}>{behind((shown) => <AreaField {...shown} label="画面区域" value={area} onChange={setArea} />)}</div>
}

const meta = {
  title: 'Console 控制台/Video 视频/Picture behind an area 区域的画面',
  id: 'console-video-camera-behind',
  parameters: { clock: NOW, msw: createMockBackend().handlers },
  render: (args, { globals }) => <StoryWorld globals={globals}><Field behind={(children) => <Behind {...args}>{children}</Behind>} /></StoryWorld>,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** The words, a frame to draw on, and no others of the reasons. */
const says = (text: RegExp) => async () => {
  await expect(await screen.findByText(text)).toBeVisible()
  await expect(screen.getByText(/仍可在空白框中画出区域/)).toBeVisible()
  await expect(screen.getByRole('application', { name: '画面区域' })).toBeVisible()
  await expect(document.querySelector('canvas:not([hidden])')).toBeNull()
}

export const NoCamera: Story = { args: { value: null }, play: says(/^未选择摄像机/) }

export const Connecting: Story = {
  args: { value: 'taking' },
  play: async () => {
    await expect(await screen.findByText('正在获取摄像机的画面…')).toBeVisible()
    await expect(screen.getByRole('button', { name: '重新获取' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Shown: Story = {
  args: { value: 'shown' },
  play: async () => {
    await expect(await screen.findByText('刚从摄像机获取的静止画面')).toBeVisible()
    const { width, height } = screen.getByRole('application', { name: '画面区域' }).getBoundingClientRect()
    await expect(Math.round((width / height) * 100)).toBe(133)
    await expect(document.querySelector('canvas')).toBeVisible()
    await expect(screen.getByRole('button', { name: '重新获取' })).toBeEnabled()
  },
}

export const Offline: Story = { args: { value: 'failed', camera: OFFLINE }, play: says(/^摄像机自 2026-11-19 23:00:00 起离线/) }
export const OfflineNobodyKnowsSince: Story = { args: { value: 'timedOut', camera: { ...OFFLINE, statusAt: null } }, play: says(/^摄像机离线/) }
export const Failed: Story = { args: { value: 'failed' }, play: says(/^画面加载失败/) }
export const TimedOut: Story = { args: { value: 'timedOut' }, play: says(/^已连接摄像机，但 12 秒内没有画面/) }
export const NotAsked: Story = { args: { value: 'notAsked', played: null, camera: OFFLINE }, play: says(/^服务器没有响应/) }

export const Unsupported: Story = {
  args: { value: 'unsupported', played: { ...ADDRESS, url: null, kind: null, reason: '需要流媒体网关转换' }, camera: OFFLINE },
  play: async () => {
    await says(/^浏览器不能播放此摄像机/)()
    await expect(screen.getByText('需要流媒体网关转换')).toBeVisible()
  },
}
