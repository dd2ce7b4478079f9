import { createMockBackend } from '@smart-fire/api-client/mock'
import { snapshotAt } from '@smart-fire/dialogs/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, screen } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { StoryWorld } from '../../../../testing/story-world'
import { TestPictureActor } from './test-picture.actor'
import { type TestPictureContext, testPictureMachine } from './test-picture.machine'
import { TestPictureView } from './test-picture.view'

interface Args {
  value: StateValueFrom<typeof testPictureMachine>
  played?: TestPictureContext['played']
  offlineSince?: number
}

/** 2026-11-20 04:00 in UTC+8 */
const NOW = Date.UTC(2026, 10, 19, 20)
const ADDRESS = { url: '/files/stream/a/live.m3u8', mp4Url: null, kind: 'hls' as const, reason: null }

const meta = {
  title: 'Console 控制台/Video 视频/Test picture 测试画面/States',
  id: 'console-video-test-picture-states',
  parameters: { clock: NOW, machine: testPictureMachine, msw: createMockBackend().handlers },
  render: ({ value, played = ADDRESS, offlineSince = null }, { globals }) => (
    <StoryWorld globals={globals}>
      <TestPictureActor.Provider options={{ snapshot: snapshotAt(testPictureMachine, value, { played }) }}>
        <TestPictureView address="rtsp://10.0.0.8/1" offlineSince={offlineSince} video={createRef<HTMLVideoElement>()} canvas={createRef<HTMLCanvasElement>()} onClose={() => undefined} />
      </TestPictureActor.Provider>
    </StoryWorld>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const says = (...texts: string[]) => async () => {
  for (const text of texts) await expect(await screen.findByText(text)).toBeVisible()
}

export const Asking: Story = { args: { value: 'asking', played: null }, play: says('正在连接…') }
export const Taking: Story = { args: { value: 'taking' }, play: says('正在连接…') }
export const Shown: Story = {
  args: { value: 'shown' },
  play: async () => {
    await expect(await screen.findByRole('img', { name: /rtsp:\/\/10\.0\.0\.8\/1/ })).toBeVisible()
    await expect(screen.getByRole('status')).toHaveTextContent(/×/)
  },
}
export const Unsupported: Story = {
  args: { value: 'unsupported', played: { ...ADDRESS, url: null, kind: null, reason: '需要流媒体网关转换' } },
  play: says('需要流媒体网关转换'),
}
export const Failed: Story = {
  args: { value: 'failed', offlineSince: NOW - 5 * 3_600_000 },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(/2026-11-19 23:00:00/)
    await expect(screen.getByRole('button', { name: '重新测试' })).toBeEnabled()
  },
}
export const TimedOut: Story = {
  args: { value: 'timedOut' },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(/秒/)
  },
}
export const NotAsked: Story = {
  args: { value: 'notAsked', played: null },
  play: async () => {
    await expect(await screen.findByRole('status')).not.toBeEmptyDOMElement()
    await expect(screen.queryByText('正在连接…')).toBeNull()
  },
}
