import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCw } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { Button, type ButtonProps } from './button'
import { IconButton } from './icon-button'

const meta = {
  title: 'UI 组件/Button 按钮',
  id: 'ui-button',
  component: Button,
  args: { children: '确定', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground(
  { children: '确认火警', variant: 'danger', size: 'md', loading: false, disabled: false, fullWidth: false } satisfies ButtonProps,
  { variant: ['solid', 'outline', 'ghost', 'danger', 'link'], size: ['sm', 'md', 'lg'] },
)

export const Variants: Story = {
  render: ({ onClick }) => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Button variant="solid" onClick={onClick}>确定</Button>
      <Button>取消</Button>
      <Button variant="ghost">重置</Button>
      <Button variant="danger">确认火警</Button>
      <Button variant="link">查看</Button>
      <Button disabled>不可用</Button>
    </div>
  ),
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '确定' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: '不可用' })).toBeDisabled()
    await expect(getComputedStyle(canvas.getByRole('button', { name: '确认火警' })).backgroundColor).not.toBe(
      getComputedStyle(canvas.getByRole('button', { name: '确定' })).backgroundColor,
    )
  },
}

export const Loading: Story = {
  args: { loading: true, variant: 'solid', children: '提交中' },
  async play({ canvasElement, args }) {
    const button = within(canvasElement).getByRole('button', { name: '提交中' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Button size="sm">小</Button>
      <Button>中</Button>
      <Button size="lg" variant="solid">登录系统</Button>
      <IconButton label="刷新" icon={<RotateCw size={18} />} />
    </div>
  ),
  async play({ canvasElement }) {
    const buttons = within(canvasElement).getAllByRole('button')
    // the smallest target that WCAG 2.5.8 allows is 24 px
    for (const button of buttons) await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    await expect(within(canvasElement).getByRole('button', { name: '刷新' })).toHaveAttribute('title', '刷新')
  },
}

export const FocusIsVisible: Story = {
  async play({ canvasElement }) {
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveFocus()
    await expect(getComputedStyle(button).outlineStyle).toBe('solid')
    await expect(getComputedStyle(button).outlineWidth).toBe('2px')
  },
}
