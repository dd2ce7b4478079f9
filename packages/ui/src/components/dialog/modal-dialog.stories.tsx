import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { Button } from '../button/button'
import { RadioCards } from '../field/radio-cards'
import { ModalDialog, type ModalDialogProps } from './modal-dialog'

const meta = {
  title: 'UI 组件/ModalDialog 弹窗',
  id: 'ui-modaldialog',
  component: ModalDialog,
  args: {
    open: true,
    onClose: fn(),
    title: '确认火警',
    description: '请核实现场情况后选择结论。',
    size: 'lg',
    footer: <><Button>取消</Button><Button variant="danger">确认</Button></>,
    children: (
      <RadioCards label="核实结论" value="1" onChange={() => {}} options={[{ value: '1', label: '真实火警', tone: 'alarm' }, { value: '0', label: '误报', tone: 'normal' }]} />
    ),
  },
} satisfies Meta<typeof ModalDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground(
  { title: '确认火警', description: '请核实现场情况后选择结论。', size: 'lg', locked: false, alert: false } satisfies Partial<ModalDialogProps>,
  { size: ['sm', 'md', 'lg', 'xl'] },
)

export const FocusesFirstField: Story = {
  async play() {
    const dialog = await screen.findByRole('dialog', { name: '确认火警' })
    await waitFor(() => expect(within(dialog).getByRole('radio', { name: '真实火警' })).toHaveFocus())
    await expect(dialog).toHaveAccessibleDescription('请核实现场情况后选择结论。')
  },
}

export const ClosesByEscapeNotByOutsideClick: Story = {
  async play({ args }) {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    // not by `userEvent`: the page takes no clicks beside a dialog, and what an earlier story made it remember of the body would decide here
    for (const press of [fireEvent.pointerDown, fireEvent.mouseDown, fireEvent.pointerUp, fireEvent.mouseUp, fireEvent.click]) await press(document.body)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const LockedWhileSending: Story = {
  args: { locked: true, alert: true, footer: <Button variant="danger" loading>正在提交</Button> },
  async play({ args }) {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await expect(within(dialog).getByRole('button', { name: '关闭' })).toBeDisabled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
