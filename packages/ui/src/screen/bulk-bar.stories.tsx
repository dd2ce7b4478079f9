import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { Button } from '../components/button/button'
import { BulkBar, type BulkBarProps, type BulkProgress } from './bulk-bar'

const RESULTS = [
  { id: '1', label: '万达广场A座 3F 烟感 301', isDone: true }, { id: '2', label: '万达广场A座 3F 烟感 302', isDone: false, message: '已被李秀英处理' },
  { id: '3', label: '云锦东方 12F 手报 12', isDone: true }, { id: '4', label: '滨江一号 B1 温感 7', isDone: false, message: '没有权限' },
]

const meta = {
  title: 'UI 组件/BulkBar 批量操作',
  id: 'ui-bulkbar',
  component: BulkBar,
  args: { count: 4, onClear: fn(), onCancel: fn(), onDismiss: fn(), children: <><Button size="sm">确认故障</Button><Button size="sm" variant="danger">删除</Button></> },
} satisfies Meta<typeof BulkBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ count: 4 })

export const Ticked: Story = {
  async play({ canvasElement, args }) {
    const bar = within(within(canvasElement).getByRole('group', { name: '批量操作' }))
    await expect(bar.getByText('已选 4 项')).toBeVisible()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('已选 4 项')
    await userEvent.click(bar.getByRole('button', { name: '清除选择' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

function Unticking({ count: ticked, ...bar }: BulkBarProps) {
  const [count, setCount] = useState(ticked)
  return <BulkBar {...bar} count={count} onClear={() => setCount(0)} />
}

/** The bar is there for as long as something is ticked. */
export const NothingTicked: Story = {
  args: { count: 1 },
  render: (args) => <Unticking {...args} />,
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByRole('group', { name: '批量操作' })
    await userEvent.click(within(bar).getByRole('button', { name: '清除选择' }))
    await expect(within(canvasElement).queryByRole('group')).toBeNull()
  },
}

export const Running: Story = {
  args: { progress: { name: 'running', act: '确认故障', done: 3, total: 20 } },
  async play({ canvasElement, args }) {
    const bar = within(within(canvasElement).getByRole('group', { name: '确认故障' }))
    await expect(bar.getByRole('progressbar', { name: '确认故障' })).toHaveAttribute('aria-valuetext', '3 / 20')
    await expect(bar.getByText('3 / 20')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: '取消' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** The current row is still finished; the button keeps the focus and ignores further clicks. */
export const Cancelling: Story = {
  args: { progress: { name: 'running', act: '确认故障', done: 3, total: 20, isCancelling: true } },
  async play({ canvasElement, args }) {
    const bar = within(within(canvasElement).getByRole('group', { name: '确认故障' }))
    await expect(bar.getByText('正在取消，等待当前一项完成…')).toBeVisible()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('正在取消，等待当前一项完成…')
    await userEvent.click(bar.getByRole('button', { name: '取消' }))
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const SomeFailed: Story = {
  args: { progress: { name: 'finished', act: '确认故障', results: RESULTS } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('确认故障完成：成功 2 项，失败 2 项')
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('万达广场A座 3F 烟感 302已被李秀英处理')
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const AllDone: Story = {
  args: { progress: { name: 'finished', act: '确认故障', results: RESULTS.filter(({ isDone }) => isDone) } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('确认故障完成：成功 2 项')
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
  },
}

function Desk() {
  const [progress, setProgress] = useState<BulkProgress>({ name: 'running', act: '确认故障', done: 1, total: 4 })
  return <BulkBar count={4} onClear={fn()} progress={progress} onCancel={() => setProgress({ name: 'finished', act: '确认故障', results: RESULTS.slice(0, 1), isCancelled: true })} onDismiss={fn()}>{null}</BulkBar>
}

export const CancelledByKeyboard: Story = {
  render: () => <Desk />,
  async play({ canvasElement }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('确认故障已取消：成功 1 项')
    await expect(within(canvasElement).getByRole('button', { name: '关闭' })).toHaveFocus()
  },
}
