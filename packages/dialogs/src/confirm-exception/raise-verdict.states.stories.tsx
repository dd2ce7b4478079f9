import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { snapshotAt } from '../testing'
import { alertDialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { RaiseVerdictActor } from './raise-verdict.actor'
import { aRaise } from './raise-verdict.fixtures'
import { type RaiseVerdictContext, raiseVerdictMachine } from './raise-verdict.machine'
import { RaiseVerdictView } from './raise-verdict.view'

interface Args {
  value: StateValueFrom<typeof raiseVerdictMachine>
  context?: RaiseVerdictContext
}

const meta = {
  title: 'Dialogs 对话框/Confirm exception 确认火警、误报、故障/Raise verdict 更正为真实火警/States',
  id: 'dialogs-confirm-exception-raise-verdict-states',
  parameters: { machine: raiseVerdictMachine },
  render: ({ value, context = aRaise() }, { globals }) => (
    <StoryProvider globals={globals}>
      <RaiseVerdictActor.Provider options={{ input: { record: context.record }, snapshot: snapshotAt(raiseVerdictMachine, value, context) }}>
        <RaiseVerdictView name="星河大厦 3F 东侧走廊3-2 烟雾报警" />
      </RaiseVerdictActor.Provider>
    </StoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const dialog = () => alertDialogShown('更正为真实火警')

export const Asking: Story = {
  args: { value: 'asking' },
  play: async () => {
    const shown = await dialog()
    await expect(shown).toHaveAccessibleDescription(/星河大厦 3F 东侧走廊3-2 烟雾报警/)
    await expect(shown).toHaveTextContent('原结论：误报（lihua，2026-10-12 09:30:00）')
    // a real fire cannot be lowered again: the focus is on the way back
    await waitFor(() => expect(within(shown).getByRole('button', { name: '取消' })).toHaveFocus())
  },
}

export const Sending: Story = {
  args: { value: 'sending' },
  play: async () => {
    await expect(within(await dialog()).getByRole('button', { name: '取消' })).toBeDisabled()
  },
}

export const Failed: Story = {
  args: { value: 'failed' },
  play: async () => {
    const shown = within(await dialog())
    await expect(shown.getByRole('alert')).toHaveTextContent('更正失败，请重试')
    await expect(shown.getByRole('button', { name: '更正为真实火警' })).toBeEnabled()
  },
}

/** The server says why. */
export const FailedWithReason: Story = {
  args: { value: 'failed', context: aRaise({ problem: '只有已核实为误报或火警测试的火警可以更正' }) },
  play: async () => {
    await expect(within(await dialog()).getByRole('alert')).toHaveTextContent('只有已核实为误报或火警测试的火警可以更正')
  },
}

export const Raised: Story = {
  args: { value: 'raised' },
  play: async () => {
    await expect(within(await dialog()).getByRole('button', { name: '取消' })).toBeDisabled()
  },
}
