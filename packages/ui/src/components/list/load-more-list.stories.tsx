import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { playground } from '../../../../../.storybook/playground'
import { LoadMoreList, type LoadMoreListProps } from './load-more-list'

const meta = {
  title: 'UI 组件/LoadMoreList 加载更多',
  id: 'ui-loadmorelist',
  component: LoadMoreList<string>,
  args: {
    label: '报警记录', items: ['东侧走道', '配电间2号柜', '地下车库B区'], itemKey: (item) => item, renderItem: (item) => item,
    state: 'ready', hasMore: true, onMore: fn(), onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ width: 320 }}><Story /></div>],
} satisfies Meta<typeof LoadMoreList<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground(
  { state: 'ready', label: '报警记录', hasMore: true } satisfies Partial<LoadMoreListProps<string>>,
  { state: ['loading', 'ready', 'refreshing', 'stale', 'loadingMore', 'empty', 'failed'] },
)

export const Ready: Story = {
  async play({ canvasElement, args }) {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(within(canvasElement).getByRole('button', { name: '加载更多' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const LoadingMore: Story = {
  args: { state: 'loadingMore' },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '正在加载更多…' }))
    await expect(args.onMore).not.toHaveBeenCalled()
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3)
  },
}

export const AtTheEnd: Story = {
  args: { hasMore: false },
  async play({ canvasElement }) {
    await expect(within(within(canvasElement).getByRole('list', { name: '报警记录' })).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['东侧走道', '配电间2号柜', '地下车库B区'])
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const Stale: Story = {
  args: { state: 'stale' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('数据未能更新')
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Failed: Story = {
  args: { state: 'failed', items: [] },
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { state: 'empty', items: [], emptyText: '没有报警记录' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('没有报警记录')).toBeVisible()
  },
}
