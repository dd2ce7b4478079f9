import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { snapshotAt } from '../testing'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { ConfirmExceptionActor } from './confirm-exception.actor'
import { aConfirmation, aFaultConfirmation, aFireHostConfirmation } from './confirm-exception.fixtures'
import { type ConfirmExceptionContext, confirmExceptionMachine } from './confirm-exception.machine'
import { ConfirmExceptionView } from './confirm-exception.view'

interface Args {
  value: StateValueFrom<typeof confirmExceptionMachine>
  context?: ConfirmExceptionContext
}

const meta = {
  title: 'Dialogs 对话框/Confirm exception 确认火警、误报、故障/States',
  id: 'dialogs-confirm-exception-states',
  parameters: { machine: confirmExceptionMachine },
  render: ({ value, context = aConfirmation() }, { globals }) => (
    <StoryProvider globals={globals}>
      <ConfirmExceptionActor.Provider
        options={{ input: { record: context.record }, snapshot: snapshotAt(confirmExceptionMachine, value, context) }}
      >
        <ConfirmExceptionView />
      </ConfirmExceptionActor.Provider>
    </StoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const DecidingFire: Story = {
  args: { value: { deciding: 'current' } },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByRole('dialog', { name: /确认火警/ })).toBeVisible()
    await expect(screen.getByRole('radio', { name: /真实火警/ })).toBeChecked()
    // the verdict has the focus: nothing stands between the operator and the decision
    await waitFor(() => expect(screen.getByRole('radio', { name: /真实火警/ })).toHaveFocus())
    await expect(screen.getByText('东侧走廊3-2')).toBeVisible()
    await expect(screen.getByRole('button', { name: '确认' })).toBeEnabled()
  },
}

export const DecidingFault: Story = {
  args: { value: { deciding: 'current' }, context: aFaultConfirmation() },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('确认该故障已处理？')).toBeVisible()
    await expect(screen.queryByRole('radio')).toBeNull()
  },
}

export const DecidingFireHost: Story = {
  args: { value: { deciding: 'current' }, context: aFireHostConfirmation() },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('5 / 02-017')).toBeVisible()
  },
}

export const DecidingOnStaleData: Story = {
  args: { value: { deciding: 'stale' } },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('数据可能不是最新，其他人可能已处理该记录')).toBeVisible()
    await expect(screen.getByRole('button', { name: '确认' })).toBeEnabled()
  },
}

export const AskingAgain: Story = {
  args: { value: { deciding: 'askingAgain' } },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText(/其他人可能已处理该记录。仍要提交？/)).toBeVisible()
    await expect(screen.getByRole('button', { name: '仍要提交' })).toBeEnabled()
    await expect(screen.getByRole('button', { name: '返回' })).toBeEnabled()
    await expect(screen.queryByRole('button', { name: '确认' })).toBeNull()
  },
}

export const Submitting: Story = {
  args: { value: 'submitting' },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByRole('button', { name: '取消' })).toBeDisabled()
    await expect(screen.getByRole('radio', { name: /误报/ })).toBeDisabled()
  },
}

export const Succeeded: Story = {
  args: { value: 'succeeded' },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('已处理，正在关闭')).toBeVisible()
  },
}

export const Unsent: Story = {
  args: { value: 'unsent' },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText(/核实结论已保留/)).toBeVisible()
  },
}

export const Conflict: Story = {
  args: { value: 'conflict' },
  play: async () => {
    await dialogShown()
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('该记录已被处理')
    await expect(alert).toHaveTextContent('lihua')
    await expect(alert).toHaveTextContent('2026-10-12 09:30:42')
    await expect(alert).toHaveTextContent('误报')
  },
}

export const Overtaken: Story = {
  args: { value: 'overtaken', context: aConfirmation({ conflict: { person: 'lihua', at: aConfirmation().conflict.at, verdict: null } }) },
  play: async () => {
    await dialogShown()
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('该记录已被处理')
    await expect(alert).toHaveTextContent('lihua')
    // the operator had given no verdict: there is none that did not count
    await expect(alert).not.toHaveTextContent('未生效')
    await expect(screen.queryByRole('button', { name: '确认' })).toBeNull()
  },
}

export const Refused: Story = {
  args: { value: 'refused' },
  play: async () => {
    await dialogShown()
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('禁止')
    await expect(alert).toHaveTextContent('没有处理该建筑记录的权限')
    await expect(alert).toHaveTextContent('您的“真实火警”已保留')
    await expect(screen.getByRole('button', { name: '撤回' })).toBeEnabled()
    await expect(screen.getByRole('button', { name: '重新核实' })).toBeEnabled()
    await expect(screen.queryByRole('button', { name: /重新发送/ })).toBeNull()
  },
}
