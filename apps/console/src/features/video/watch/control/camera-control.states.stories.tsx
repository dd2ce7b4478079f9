import { Box } from '@chakra-ui/react'
import type { CameraAbilities } from '@smart-fire/api-client/cameras'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { snapshotAt } from '@smart-fire/dialogs/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { PICTURE } from '../../../../lib/video/picture-colours'
import { StoryWorld } from '../../../../testing/story-world'
import { CameraControlActor } from './camera-control.actor'
import { type CameraControlContext, cameraControlMachine } from './camera-control.machine'
import { CameraControlView } from './camera-control.view'
import { MOVEMENTS } from './movements'

interface Args {
  value: StateValueFrom<typeof cameraControlMachine>
  context?: Partial<CameraControlContext>
}

const ABLE: CameraAbilities = { problem: null, reason: null, canTurn: true, canZoom: true, presets: [{ token: 'p1', name: '大门' }, { token: 'p2', name: '收费岗' }, { token: 'p3', name: '装卸平台' }, { token: 'p4', name: '坡道' }] }

const meta = {
  title: 'Console 控制台/Video 视频/Camera control 云台控制/States',
  id: 'console-video-camera-control-states',
  parameters: { machine: cameraControlMachine, msw: createMockBackend().handlers },
  render: ({ value, context }, { globals }) => (
    <StoryWorld globals={globals}>
      <CameraControlActor.Provider options={{ snapshot: snapshotAt(cameraControlMachine, value, { abilities: ABLE, velocity: {}, preset: null, problem: null, ...context }) }}>
        <Box width="640px" height="360px" position="relative" bg={PICTURE.muted}><CameraControlView /></Box>
      </CameraControlActor.Provider>
    </StoryWorld>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const control = () => screen.findByRole('group', { name: '云台控制' })
/** what it says, and that nothing can be pressed but another attempt */
const saysOnly = (text: string, ...buttons: string[]) => async () => {
  const box = await control()
  await expect(within(box).getByRole('status')).toHaveTextContent(text)
  await expect(within(box).queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons)
}
const says = (text: string) => async () => expect(within(await control()).getByRole('status')).toHaveTextContent(text)

export const Loading: Story = { args: { value: 'loading', context: { abilities: null } }, play: saysOnly('正在连接云台…') }
export const Idle: Story = {
  args: { value: { ready: 'idle' }, context: { preset: 'p2' } },
  play: async () => {
    const box = within(await control())
    for (const name of ['向上', '向左', '向右', '向下', '放大画面', '缩小画面', '大门']) await expect(box.getByRole('button', { name })).toBeEnabled()
    await expect(box.getByRole('button', { name: '收费岗' })).toHaveAttribute('aria-pressed', 'true')
    await says('按住按钮，或用方向键和 +、−')()
  },
}
/** what another user holds is refused, and nothing else changes */
export const Taken: Story = { args: { value: { ready: 'idle' }, context: { problem: { problem: 'taken', reason: '其他用户正在转动此摄像机' } } }, play: says('其他用户正在转动此摄像机') }
/** a camera that only zooms, without presets */
export const ZoomOnly: Story = {
  args: { value: { ready: 'idle' }, context: { abilities: { ...ABLE, canTurn: false, presets: [] } } },
  play: async () => {
    const box = within(await control())
    await expect(box.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['放大画面', '缩小画面'])
    await expect(box.getByText('没有预置位')).toBeVisible()
  },
}
export const Moving: Story = {
  args: { value: { ready: 'moving' }, context: { velocity: MOVEMENTS.left } },
  play: async () => {
    const box = within(await control())
    await expect(box.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label'))).toEqual(['向左'])
    await says('正在转动，松开即停')()
  },
}
export const Stepping: Story = {
  args: { value: { ready: 'stepping' }, context: { velocity: MOVEMENTS.up } },
  play: async () => {
    await expect(within(await control()).getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label'))).toEqual(['向上'])
    await says('正在小幅转动，随后自动停止')()
  },
}
export const Stopping: Story = { args: { value: { ready: 'stopping' }, context: { velocity: MOVEMENTS.left } }, play: says('正在停止…') }
export const Going: Story = {
  args: { value: { ready: 'going' }, context: { preset: 'p1' } },
  play: async () => {
    const button = within(await control()).getByRole('button', { name: '大门' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await says('正在转到“大门”…')()
  },
}
export const NoAnswer: Story = { args: { value: 'noAnswer' }, play: saysOnly('摄像机没有响应，无法转动', '重试') }
export const Unusable: Story = { args: { value: 'unusable', context: { problem: { problem: 'wrongPassword', reason: '摄像机拒绝了账号或密码' } } }, play: saysOnly('摄像机拒绝了账号或密码', '重试') }
export const Failed: Story = { args: { value: 'failed' }, play: saysOnly('平台没有响应，无法转动', '重试') }
