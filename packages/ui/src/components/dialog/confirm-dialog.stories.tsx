import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { ConfirmDialog } from './confirm-dialog'

const meta = {
  title: 'UI 组件/ConfirmDialog 确认框',
  id: 'ui-confirmdialog',
  component: ConfirmDialog,
  args: { open: true, onClose: fn(), onConfirm: fn(), title: '删除用户', children: '删除后该用户立即退出，不能恢复。', confirmText: '删除', danger: true },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  ...playground({ title: '删除用户', children: '删除后该用户立即退出，不能恢复。', confirmText: '删除', cancelText: '取消', danger: true, busy: false, error: '' }),
  render: ({ error, ...args }) => <ConfirmDialog {...args} error={error || undefined} />,
}

const dialog = () => screen.findByRole('alertdialog', { name: '删除用户' })

export const FocusesCancelFirst: Story = {
  async play({ args }) {
    const shown = within(await dialog())
    await waitFor(() => expect(shown.getByRole('button', { name: '取消' })).toHaveFocus())
    await expect(await dialog()).toHaveAccessibleDescription('删除后该用户立即退出，不能恢复。')
    await userEvent.click(shown.getByRole('button', { name: '删除' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = {
  args: { busy: true },
  async play({ args }) {
    const shown = within(await dialog())
    await userEvent.click(shown.getByRole('button', { name: '删除' }), { pointerEventsCheck: 0 })
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(shown.getByRole('button', { name: '取消' })).toBeDisabled()
  },
}

export const WithError: Story = {
  args: { error: '该用户仍有未交接的任务' },
  async play() {
    await expect(within(await dialog()).getByRole('alert')).toHaveTextContent('该用户仍有未交接的任务')
  },
}
