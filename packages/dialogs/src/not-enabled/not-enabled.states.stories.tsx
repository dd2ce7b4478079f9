import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { snapshotAt } from '../testing'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { NotEnabledActor } from './not-enabled.actor'
import { aFireHostContext, aHydrantContext, aNotEnabledContext, nothingListed } from './not-enabled.fixtures'
import { notEnabledMachine } from './not-enabled.machine'
import type { NotEnabledContext } from './not-enabled.types'
import { NotEnabledView } from './not-enabled.view'

interface Args {
  value: StateValueFrom<typeof notEnabledMachine>
  context?: NotEnabledContext
}

const meta = {
  title: 'Dialogs/Not enabled/States',
  parameters: { machine: notEnabledMachine },
  render: ({ value, context = aNotEnabledContext() }, { globals }) => (
    <StoryProvider globals={globals}>
      <NotEnabledActor.Provider options={{ input: context, snapshot: snapshotAt(notEnabledMachine, value, context) }}>
        <NotEnabledView onClose={() => undefined} />
      </NotEnabledActor.Provider>
    </StoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const table = () => screen.findByRole('table', { name: '未启用设备列表' })

async function hasColumns(names: readonly string[]) {
  for (const name of names) await expect(within(await table()).getByRole('columnheader', { name })).toBeVisible()
}

export const Loading: Story = {
  args: { value: { list: 'loading' }, context: nothingListed() },
  play: async () => {
    await dialogShown('未启用设备')
    await expect(await table()).toHaveAttribute('aria-busy', 'true')
  },
}

export const Ready: Story = {
  args: { value: { list: { ready: 'fresh' } } },
  play: async () => {
    await dialogShown('未启用设备')
    await hasColumns(['状态', '设备类型', '型号', '生产厂家', '所属系统', '建筑名称', '楼层', '位置描述', '位置标记'])
    const [first] = within(await table()).getAllByRole('row').slice(1)
    await expect(first).toHaveTextContent('未启用')
    await expect(first).toHaveTextContent('未标记')
  },
}

export const ReadyFireHost: Story = {
  args: { value: { list: { ready: 'fresh' } }, context: aFireHostContext() },
  play: async () => {
    const dialog = await dialogShown('未启用设备')
    await expect(dialog).toHaveTextContent('整栋建筑')
    await hasColumns(['系列', '回路', '地址', '主机编号', '建筑名称', '楼层', '位置描述', '位置标记'])
  },
}

export const ReadyHydrant: Story = {
  args: { value: { list: { ready: 'fresh' } }, context: aHydrantContext() },
  play: async () => {
    await dialogShown('未启用设备')
    await hasColumns(['设备类型', '型号', '生产厂家', '消火栓名称', '位置描述'])
    await expect(within(await table()).queryByText('未标记')).toBeNull()
  },
}

export const Refreshing: Story = {
  args: { value: { list: { ready: 'refreshing' } } },
  play: async () => {
    await dialogShown('未启用设备')
    await expect(await table()).toHaveAttribute('aria-busy', 'true')
    await expect(within(await table()).getByText('302室')).toBeVisible()
  },
}

export const Stale: Story = {
  args: { value: { list: { ready: 'stale' } } },
  play: async () => {
    await dialogShown('未启用设备')
    await expect(await screen.findByText('数据可能已过期，更新于 2026-10-12 09:30:00')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { value: { list: 'empty' }, context: nothingListed() },
  play: async () => {
    await dialogShown('未启用设备')
    await expect(await screen.findByText('没有未启用的设备')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { value: { list: 'failed' }, context: nothingListed() },
  play: async () => {
    await dialogShown('未启用设备')
    await expect(await screen.findByText('未启用设备列表加载失败')).toBeVisible()
    await expect(screen.queryByText('没有未启用的设备')).toBeNull()
  },
}
