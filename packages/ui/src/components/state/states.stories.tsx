import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { StaleBar } from './stale-bar'
import { EmptyState, FailedState, LoadingState, type FailedStateProps } from './states'

const meta = { title: 'UI 组件/空、失败、加载 States', id: 'ui-states', component: FailedState, args: { onRetry: fn() } } satisfies Meta<typeof FailedState>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ title: '加载失败', children: '数据获取失败，并非没有数据。', retrying: false, compact: false } satisfies FailedStateProps)

export const Failed: Story = {
  async play({ canvasElement, args }) {
    const place = within(canvasElement).getByRole('alert')
    await expect(within(place).getByText('数据获取失败，并非没有数据。')).toBeVisible()
    await userEvent.click(within(place).getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  render: () => <EmptyState title="无报警楼层" />,
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('无报警楼层')).toBeVisible()
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}

export const Loading: Story = {
  render: () => <LoadingState />,
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('加载中…')
  },
}

export const Compact: Story = {
  render: ({ onRetry }) => (
    <div style={{ width: 280 }}>
      <FailedState compact onRetry={onRetry} />
      <EmptyState compact />
      <LoadingState compact />
    </div>
  ),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('alert').getBoundingClientRect().height).toBeLessThan(80)
  },
}

export const Stale: Story = {
  render: ({ onRetry }) => <StaleBar onRetry={onRetry}>连接已断开，显示的是 14:32:08 的内容</StaleBar>,
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('连接已断开')
    await expect(within(canvasElement).getByRole('button', { name: '重试' })).toBeVisible()
  },
}
