import { CHANNEL, VERDICT } from '@smart-fire/api-client'
import { aHydrantRecord, aRecord, createMockBackend, MOCK_NOW } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import type { StoredVerdict, VerdictStore } from '../provider'
import { snapshotAt } from '../testing'
import { clearOfNotices } from '../testing/clear-of-notices'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { ExceptionListActor } from './exception-list.actor'
import {
  aListContext,
  aListState,
  inChannel,
  nothingLoaded,
  someFireHostRecords,
  someHydrantRecords,
} from './exception-list.fixtures'
import { exceptionListMachine } from './exception-list.machine'
import type { ExceptionListContext } from './exception-list.types'
import { ExceptionListView } from './exception-list.view'
import { Overlays } from './parts/overlays'

interface Args {
  value: StateValueFrom<typeof exceptionListMachine>
  context?: ExceptionListContext
  /** verdicts that the outbox keeps from before */
  kept?: readonly Omit<StoredVerdict, 'verdict' | 'savedAt'>[]
}

const meta = {
  title: 'Dialogs 对话框/Exception list 待处理异常/States',
  id: 'dialogs-exception-list-states',
  parameters: { machine: exceptionListMachine },
  render: ({ value, context = aListContext(), kept = [] }, { globals }) => (
    <StoryProvider globals={globals} verdictStore={storeOf(kept)}>
      <ExceptionListActor.Provider
        options={{ snapshot: snapshotAt(exceptionListMachine, value, context) }}
      >
        <ExceptionListView onClose={() => undefined} />
        <Overlays />
      </ExceptionListActor.Provider>
    </StoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Verdicts on the first rows, as an earlier page has left them. */
const storeOf = (kept: NonNullable<Args['kept']>): VerdictStore => ({
  load: () =>
    kept.map((stored, at) => ({
      ...stored,
      verdict: { kind: 'general', id: `${1001 + at}`, category: '1', verdict: VERDICT.realFire },
      savedAt: MOCK_NOW,
    })),
  save: () => undefined,
})

const theTable = () => screen.findByRole('table', { name: /待处理异常/ })

export const Loading: Story = {
  args: {
    value: aListState({ channels: 'loading', list: 'waiting', permission: 'loading' }),
    context: nothingLoaded(),
  },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByRole('dialog', { name: '待处理异常' })).toBeVisible()
    await expect(await theTable()).toHaveAttribute('aria-busy', 'true')
    await expect(screen.queryByText('该系统没有待处理异常')).toBeNull()
  },
}

export const LoadingAChannel: Story = {
  args: { value: aListState({ list: 'loading' }), context: aListContext({ rows: [], total: 0, loadedAt: null }) },
  play: async () => {
    await dialogShown()
    await expect(await theTable()).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByRole('button', { name: /无线感烟/ })).toHaveAttribute('aria-current', 'true')
  },
}

export const Ready: Story = {
  args: { value: aListState() },
  play: async () => {
    await dialogShown()
    const table = await theTable()
    await expect(within(table).getAllByText('火警')).toHaveLength(2)
    // a repeat number of 1 is not shown: every record was reported once
    await expect(within(table).getAllByText(/已上报/)).toHaveLength(1)
    await expect(within(table).getByRole('columnheader', { name: '平面图' })).toBeVisible()
    await expect(screen.getByRole('button', { name: /无线感烟，待处理 23 条/ })).toHaveAttribute('aria-current', 'true')
    const host = screen.getByRole('button', { name: /消防主机，待处理 131 条 其中火警 1 条/ })
    await expect(within(host).getAllByText(/^(1|99\+)$/).map(({ textContent }) => textContent)).toEqual(['1', '99+'])
    const sizes = within(screen.getByRole('combobox')).getAllByRole('option')
    await expect(sizes.map(({ textContent }) => textContent)).toEqual(['15 条/页', '20 条/页', '30 条/页', '50 条/页'])
  },
}

export const ReadyHydrant: Story = {
  args: { value: aListState(), context: inChannel(CHANNEL.hydrant, someHydrantRecords()) },
  play: async () => {
    await dialogShown()
    const table = await theTable()
    await expect(within(table).getByRole('columnheader', { name: '消防设施' })).toBeVisible()
    await expect(within(table).getByText('北门1号消火栓')).toBeVisible()
    await expect(within(table).queryByRole('columnheader', { name: '平面图' })).toBeNull()
  },
}

export const ReadyFireHost: Story = {
  args: { value: aListState(), context: inChannel(CHANNEL.fireHost, someFireHostRecords()) },
  play: async () => {
    await dialogShown()
    const table = await theTable()
    for (const name of ['主机编号', '回路', '地址', '系列']) {
      await expect(within(table).getByRole('columnheader', { name })).toBeVisible()
    }
  },
}

export const Refreshing: Story = {
  args: { value: aListState({ channels: { ready: 'refreshing' }, list: { ready: 'refreshing' } }) },
  play: async () => {
    await dialogShown()
    const table = await theTable()
    await expect(table).toHaveAttribute('aria-busy', 'true')
    await expect(within(table).getAllByText('火警')).toHaveLength(2)
  },
}

export const Stale: Story = {
  parameters: { exampleOf: ['list.ready.stale', 'link.silent'] },
  args: { value: aListState({ channels: { ready: 'stale' }, list: { ready: 'stale' }, link: 'silent' }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('数据可能不是最新，更新于 2026-10-12 09:30:00')).toBeVisible()
    await expect(screen.getByText('各系统待处理数可能不是最新')).toBeVisible()
    await expect(within(await theTable()).getAllByText('火警')).toHaveLength(2)
  },
}

export const StaleAndEmpty: Story = {
  args: {
    value: aListState({ list: { ready: 'stale' }, link: 'silent' }),
    context: inChannel('4', []),
  },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText(/数据可能不是最新/)).toBeVisible()
    await expect(screen.getByText('该系统没有待处理异常')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { value: aListState({ list: 'empty' }), context: inChannel('4', []) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('该系统没有待处理异常')).toBeVisible()
  },
}

export const WithoutChannels: Story = {
  args: { value: aListState({ list: 'withoutChannels' }), context: nothingLoaded() },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('该系统没有待处理异常')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { value: aListState({ list: 'failed' }), context: aListContext({ rows: [], total: 0, loadedAt: null }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('待处理异常加载失败')).toBeVisible()
    await expect(screen.queryByText('该系统没有待处理异常')).toBeNull()
    await expect(screen.getByRole('button', { name: /重试/ })).toBeEnabled()
  },
}

export const ChannelsPartlyUnreadable: Story = {
  args: { value: aListState(), context: aListContext({ droppedChannels: 2 }) },
  play: async () => {
    await dialogShown()
    const rail = within(screen.getByRole('navigation', { name: '系统' }))
    await expect(rail.getByText('有 2 条记录无法读取')).toBeVisible()
  },
}

export const ChannelsFailed: Story = {
  args: { value: aListState({ channels: 'failed', list: 'failed' }), context: nothingLoaded() },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('系统列表加载失败')).toBeVisible()
    await expect(screen.getByText('待处理异常加载失败')).toBeVisible()
  },
}

export const WithoutPlanPermission: Story = {
  args: { value: aListState({ permission: 'denied' }) },
  play: async () => {
    await dialogShown()
    await expect(within(await theTable()).queryByRole('columnheader', { name: '平面图' })).toBeNull()
  },
}

export const PlanPermissionFailed: Story = {
  args: { value: aListState({ permission: 'failed' }) },
  play: async () => {
    await dialogShown()
    const table = await theTable()
    await expect(within(table).getByRole('columnheader', { name: '平面图' })).toBeVisible()
    await expect(within(table).queryByRole('button', { name: /^查看平面图/ })).toBeNull()
    await expect(within(table).getAllByRole('button', { name: '平面图权限获取失败，重试' })[0]).toBeEnabled()
  },
}

export const FireElsewhere: Story = {
  args: { value: aListState({ elsewhere: 'fire' }), context: aListContext({ fireChannels: [CHANNEL.fireHost] }) },
  play: async () => {
    await dialogShown()
    const line = await screen.findByRole('alert')
    await expect(line).toHaveTextContent('另一通道有火警：消防主机')
    const view = within(line).getByRole('button', { name: '查看' })
    await expect(view).toBeEnabled()
    await waitFor(() => expect(clearOfNotices(view)).toBe(true))
  },
}

export const VerdictNotSent: Story = {
  args: { value: aListState(), kept: [{ state: 'unsent', subject: null, conflict: null }] },
  play: async () => {
    await dialogShown()
    const table = await theTable()
    await expect(await within(table).findByText('未发送 · 真实火警')).toBeVisible()
    await expect(within(table).getByRole('button', { name: /重新发送：星河大厦/ })).toBeEnabled()
    await expect(screen.getByText('1 条核实结论未发送')).toBeVisible()
    await waitFor(() => expect(clearOfNotices(screen.getByRole('button', { name: '全部重新发送' }))).toBe(true))
  },
}

export const VerdictRefused: Story = {
  args: {
    value: aListState(),
    kept: [{ state: 'refused', subject: '星河大厦 3F 东侧走廊3-2 烟雾报警', conflict: null, error: 'forbidden', message: '没有处理该建筑记录的权限' }],
  },
  play: async () => {
    await dialogShown()
    const line = await screen.findByText(
      '星河大厦 3F 东侧走廊3-2 烟雾报警：禁止，没有处理该建筑记录的权限。您的“真实火警”已保留，未生效。',
    )
    await expect(line).toBeVisible()
    await waitFor(() => expect(clearOfNotices(line)).toBe(true))
    const table = await theTable()
    await expect(within(table).getByText('禁止 · 真实火警')).toBeVisible()
    await expect(within(table).getByRole('button', { name: /重新核实：星河大厦/ })).toBeEnabled()
    await expect(within(table).getByRole('button', { name: /撤回：星河大厦/ })).toBeEnabled()
    // sending the same verdict again cannot help
    await expect(screen.queryByRole('button', { name: /重新发送/ })).toBeNull()
  },
}

export const AnotherPersonWasFirst: Story = {
  args: {
    value: aListState(),
    kept: [
      {
        state: 'conflict',
        subject: '星河大厦 3F 东侧走廊3-2 烟雾报警',
        conflict: { person: 'lihua', at: MOCK_NOW + 42_000, verdict: VERDICT.falseAlarm },
      },
    ],
  },
  play: async () => {
    await dialogShown()
    const line = await screen.findByText(
      '星河大厦 3F 东侧走廊3-2 烟雾报警：lihua 已于 2026-10-12 09:30:42 核实为“误报”，您的“真实火警”未生效。',
    )
    await expect(line).toBeVisible()
    await waitFor(() => expect(clearOfNotices(line)).toBe(true))
    const [read] = screen.getAllByRole('button', { name: '知道了' })
    await expect(read && clearOfNotices(read)).toBe(true)
  },
}

const FIRE_SELECTED = aListContext({ selected: { kind: 'general', id: '1001' } })

export const KeysReady: Story = {
  args: { value: aListState(), context: FIRE_SELECTED },
  play: async () => {
    const dialog = await dialogShown()
    await waitFor(() => expect(within(dialog).getByText('第 1 条，共 23 条')).toBeVisible())
    for (const key of ['1', '2', '0', 'Enter']) await expect(within(dialog).getByText(key, { selector: 'kbd' })).toBeVisible()
    // the focus has not been moved yet, so the keys work at once
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-key', 'general:1001'))
  },
}

export const KeysAskAgain: Story = {
  args: {
    value: aListState({ list: { ready: 'stale' }, link: 'silent', triage: { on: 'askingAgain' } }),
    context: FIRE_SELECTED,
  },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('数据可能不是最新，再按一次 Enter 提交')).toBeVisible()
  },
}

export const KeysOff: Story = {
  args: { value: aListState({ triage: 'off' }), context: FIRE_SELECTED },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('单键快捷键已关闭')).toBeVisible()
    await expect(screen.getByRole('button', { name: '开启单键快捷键' })).toBeEnabled()
    await expect(screen.queryByText('Enter', { selector: 'kbd' })).toBeNull()
  },
}

export const Help: Story = {
  args: { value: aListState({ overlay: 'help' }), context: FIRE_SELECTED },
  play: async () => {
    const sheet = await dialogShown('键盘快捷键')
    await expect(within(sheet).getByText('选择结论：误报')).toBeVisible()
    await expect(within(sheet).getByRole('button', { name: '关闭单键快捷键' })).toBeEnabled()
  },
}

export const FindingTheDevice: Story = {
  args: { value: aListState({ overlay: 'findingDevice' }), context: aListContext({ overlayRecord: aRecord({ sensorId: null }) }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('正在查找设备位置')).toBeInTheDocument()
  },
}

export const HydrantOpen: Story = {
  args: {
    value: aListState({ overlay: 'hydrant' }),
    context: { ...inChannel(CHANNEL.hydrant, someHydrantRecords()), overlayRecord: aHydrantRecord() },
  },
  // the hydrant above the list runs its own machine and loads its own data
  parameters: { msw: createMockBackend().handlers },
  play: async () => {
    await expect(await dialogShown('北门1号消火栓')).toBeVisible()
  },
}

export const Confirming: Story = {
  args: { value: aListState({ overlay: 'confirm' }), context: aListContext({ overlayRecord: aRecord() }) },
  play: async () => {
    const dialog = await dialogShown(/确认火警/)
    await expect(within(dialog).getByText('东侧走廊3-2')).toBeVisible()
  },
}

export const FloorPlanOpen: Story = {
  args: { value: aListState({ overlay: 'floorPlan' }), context: aListContext({ overlayRecord: aRecord() }) },
  // the plan above the list runs its own machine and loads its own data
  parameters: { msw: createMockBackend().handlers },
  play: async () => {
    const dialog = await dialogShown('星河大厦')
    await expect(within(dialog).getByRole('navigation', { name: '楼层' })).toBeVisible()
  },
}
