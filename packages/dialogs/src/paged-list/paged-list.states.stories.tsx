import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { snapshotAt } from '../testing'
import { StoryProvider } from '../testing/story-provider'
import { aListContext, ExtinguisherList, noRows, PagedListActor, someExtinguishers } from './paged-list.fixtures'
import { pagedListMachine } from './paged-list.machine'
import type { PagedListContext } from './paged-list.types'

interface Args {
  value: StateValueFrom<typeof pagedListMachine>
  context?: PagedListContext
}

const meta = {
  title: 'Dialogs 对话框/Paged list 分页列表/States',
  id: 'dialogs-paged-list-states',
  parameters: { machine: pagedListMachine },
  render: ({ value, context = aListContext() }, { globals }) => (
    <StoryProvider globals={globals}>
      <PagedListActor.Provider options={{ input: context, snapshot: snapshotAt(pagedListMachine, value, context) }}>
        <ExtinguisherList />
      </PagedListActor.Provider>
    </StoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const table = () => screen.findByRole('table', { name: '灭火器' })
const EMPTY = '没有灭火器'

export const Waiting: Story = {
  args: { value: { list: 'waiting', link: 'live' }, context: noRows({ query: null }) },
  play: async () => {
    await expect(await table()).toHaveAttribute('aria-busy', 'true')
    await expect(screen.queryByText(EMPTY)).toBeNull()
    await expect(screen.queryByRole('navigation')).toBeNull()
  },
}

export const Loading: Story = {
  args: { value: { list: 'loading', link: 'live' }, context: noRows() },
  play: async () => {
    await expect(await table()).toHaveAttribute('aria-busy', 'true')
    await expect(screen.queryByText(EMPTY)).toBeNull()
  },
}

export const LoadingAnotherPage: Story = {
  args: { value: { list: 'loading', link: 'live' }, context: aListContext({ page: 3, rows: [] }) },
  play: async () => {
    await expect(await table()).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByRole('button', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Ready: Story = {
  args: { value: { list: { ready: 'fresh' }, link: 'live' } },
  play: async () => {
    await expect(within(await table()).getAllByRole('row')).toHaveLength(11)
    await expect(screen.getByText('共 47 条')).toBeVisible()
    await expect(screen.queryByText(/无法读取/)).toBeNull()
  },
}

export const ReadyWithUnreadableRows: Story = {
  args: { value: { list: { ready: 'fresh' }, link: 'live' }, context: aListContext({ rows: someExtinguishers(7), dropped: 3 }) },
  play: async () => {
    await expect(await screen.findByText('有 3 条记录无法读取')).toBeVisible()
    await expect(within(await table()).getAllByRole('row')).toHaveLength(8)
  },
}

export const ReadyWithUnreadableRowsOnly: Story = {
  args: { value: { list: { ready: 'fresh' }, link: 'live' }, context: aListContext({ rows: [], dropped: 10 }) },
  play: async () => {
    const place = await screen.findByRole('alert')
    await expect(within(place).getByText('有 10 条记录无法读取')).toBeVisible()
    await expect(screen.queryByText(EMPTY)).toBeNull()
    await expect(screen.getByRole('button', { name: '第 3 页' })).toBeEnabled()
  },
}

export const Refreshing: Story = {
  args: { value: { list: { ready: 'refreshing' }, link: 'live' } },
  play: async () => {
    await expect(await table()).toHaveAttribute('aria-busy', 'true')
    await expect(within(await table()).getByText('MH-101')).toBeVisible()
  },
}

export const Stale: Story = {
  args: { value: { list: { ready: 'stale' }, link: 'silent' } },
  play: async () => {
    await expect(await screen.findByText('数据可能不是最新，更新于 2026-10-12 09:30:00')).toBeVisible()
    await expect(within(await table()).getByText('MH-101')).toBeVisible()
    await expect(screen.getByRole('button', { name: /重试/ })).toBeEnabled()
  },
}

export const StaleAndEmpty: Story = {
  args: { value: { list: { ready: 'stale' }, link: 'silent' }, context: noRows({ loadedAt: aListContext().loadedAt }) },
  play: async () => {
    await expect(await screen.findByText(/数据可能不是最新/)).toBeVisible()
    await expect(screen.getByText(EMPTY)).toBeVisible()
  },
}

export const Empty: Story = {
  args: { value: { list: 'empty', link: 'live' }, context: noRows({ loadedAt: aListContext().loadedAt }) },
  play: async () => {
    await expect(await screen.findByText(EMPTY)).toBeVisible()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const Failed: Story = {
  args: { value: { list: 'failed', link: 'live' }, context: noRows() },
  play: async () => {
    const place = await screen.findByRole('alert')
    await expect(within(place).getByText('灭火器列表加载失败')).toBeVisible()
    await expect(within(place).getByRole('button', { name: /重试/ })).toBeEnabled()
    await expect(screen.queryByText(EMPTY)).toBeNull()
  },
}
