import { createMockBackend } from '@smart-fire/api-client/mock'
import { snapshotAt } from '@smart-fire/dialogs/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { StoryWorld } from '../../testing/story-world'
import { WallSessionActor } from './wall-session.actor'
import { wallSessionMachine } from './wall-session.machine'
import { WallSessionView } from './wall-session.view'

interface Args {
  value: StateValueFrom<typeof wallSessionMachine>
}

/** 2026-11-20 04:00 in UTC+8 */
const NOW = Date.UTC(2026, 10, 19, 20)
const INPUT = { canRenew: true, endsAt: NOW + 25 * 60_000, now: NOW }

const meta = {
  title: 'Console 控制台/Wall 大屏/States',
  id: 'console-wall-states',
  parameters: { clock: NOW, machine: wallSessionMachine, msw: createMockBackend().handlers },
  render: ({ value }, { globals }) => (
    <StoryWorld globals={globals}>
      <WallSessionActor.Provider options={{ input: INPUT, snapshot: snapshotAt(wallSessionMachine, value, { ...INPUT, leastMs: 0 }) }}><WallSessionView /></WallSessionActor.Provider>
    </StoryWorld>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const says = (text: string) => async () => {
  await expect(await screen.findByRole('status', { name: '登录状态' })).toHaveTextContent(text)
}

export const Kept: Story = { args: { value: 'kept' }, play: says('登录自动续期') }
export const Renewing: Story = { args: { value: 'renewing' }, play: says('正在续期…') }
export const Retrying: Story = { args: { value: 'retrying' }, play: says('登录续期失败，正在重试；11-20 04:25 到期后需重新登录') }
export const NotRenewable: Story = { args: { value: 'notRenewable' }, play: says('登录到期后需重新登录') }
