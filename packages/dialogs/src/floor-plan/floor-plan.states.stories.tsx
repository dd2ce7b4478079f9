import { CHANNEL } from '@smart-fire/api-client'
import { createMockBackend, deviceCounts } from '@smart-fire/api-client/mock'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { dialogShown } from '../testing/dialog-shown'
import {
  aFloorData,
  aPlanContext,
  aPlanState,
  firesOfOthers,
  nothingLoaded,
  someFireHostPoints,
} from './floor-plan.fixtures'
import { devices, panel, planStage, rail, type PlanArgs, type PlanStory } from './floor-plan-stage.fixtures'

const meta = { title: 'Dialogs 对话框/Floor plan 平面图/States', id: 'dialogs-floor-plan-states', ...planStage } satisfies Meta<PlanArgs>

export default meta

export const Opening: PlanStory = {
  parameters: { exampleOf: ['dialog.opening', 'floors.loading', 'records.waiting', 'floorData.waiting'] },
  args: {
    value: aPlanState({
      dialog: 'opening',
      floors: 'loading',
      systems: 'loading',
      device: 'waiting',
      building: 'loading',
      permission: 'loading',
      floorData: 'waiting',
      wholeData: 'loading',
      records: 'waiting',
    }),
    context: nothingLoaded(),
  },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByRole('dialog', { name: '建筑' })).toBeVisible()
    await expect(within(await rail()).queryByRole('button')).toBeNull()
    await expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Open: PlanStory = {
  args: { value: aPlanState() },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByRole('dialog', { name: '星河大厦' })).toHaveTextContent('3F')
    // the plan shows one channel and names it; no other one has a fire
    await expect(screen.getByRole('dialog', { name: '星河大厦' })).toHaveTextContent('无线感烟')
    await expect(screen.queryByText('另有系统报警：')).toBeNull()
    await expect(within(await rail()).getByRole('button', { name: /^3F/ })).toHaveAttribute('aria-current', 'true')
    await expect(within(await devices()).getByText('报警')).toBeVisible()
    // the figure comes with its library, and takes the place of its placeholder
    const counts = () => within(screen.getByRole('region', { name: '设备统计' }))
    await waitFor(() => expect(counts().getByText('离线')).toBeVisible())
  },
}

export const OpenFireHost: PlanStory = {
  args: { value: aPlanState(), context: aPlanContext({ channelId: CHANNEL.fireHost }), rows: someFireHostPoints() },
  play: async () => {
    await dialogShown()
    for (const name of ['主机编号', '回路', '地址', '系列']) {
      await expect(within(await devices()).getByRole('columnheader', { name })).toBeVisible()
    }
  },
}

export const FiresOfOtherChannels: PlanStory = {
  args: { value: aPlanState(), context: aPlanContext({ systems: firesOfOthers() }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('另有系统报警：')).toBeVisible()
    await expect(screen.getByRole('button', { name: '17F、2F 消防主机' })).toBeVisible()
    await expect(screen.getByRole('button', { name: '9F 电气火灾' })).toBeVisible()
    for (const floor of ['17F', '2F']) {
      const entry = within(await rail()).getByRole('button', { name: new RegExp(`^${floor}`) })
      await expect(within(entry).getByRole('img', { name: '另有报警：消防主机' })).toBeVisible()
    }
    // the mark of the channel itself is another one
    await expect(within(await rail()).getByRole('img', { name: '有报警' })).toBeVisible()
  },
}

export const FiresOfOtherChannelsUnknown: PlanStory = {
  args: { value: aPlanState({ systems: 'failed' }), context: aPlanContext({ systems: null }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('其他系统的报警加载失败')).toBeVisible()
    await expect(screen.getByRole('dialog', { name: '星河大厦' })).toHaveTextContent('系统 1')
  },
}

export const DeviceFinding: PlanStory = {
  args: { value: aPlanState({ device: 'finding' }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('正在查找要查看的设备…')).toBeVisible()
  },
}

export const DeviceUnmarked: PlanStory = {
  args: { value: aPlanState({ device: 'found' }), context: aPlanContext({ sensorId: '508', deviceRow: 8, unshown: 'unmarked' }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('要查看的设备未标注在平面图上，已在列表中选中')).toBeVisible()
    await waitFor(() => expect(selectedRow()).toHaveTextContent('会议室B'))
  },
}

export const DeviceWithoutAPicture: PlanStory = {
  args: { value: aPlanState({ device: 'found' }), context: aPlanContext({ sensorId: '508', deviceRow: 8, unshown: 'noImage' }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('该楼层没有平面图，已在列表中选中要查看的设备')).toBeVisible()
  },
}

export const DeviceAbsent: PlanStory = {
  args: { value: aPlanState({ device: 'absent' }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('该楼层的设备列表中没有要查看的设备')).toBeVisible()
  },
}

/** An alarm of an address that no point has names no floor: all were searched. */
export const DeviceOnNoFloor: PlanStory = {
  args: { value: aPlanState({ device: 'absent' }), context: aPlanContext({ isFloorGuessed: true }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('要查看的设备没有登记在任何楼层，所在位置未知，下面显示的楼层不代表它的位置')).toBeVisible()
  },
}

export const DeviceFailed: PlanStory = {
  args: { value: aPlanState({ device: 'failed' }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('要查看的设备查找失败')).toBeVisible()
    await expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

const selectedRow = () => document.querySelector('tr[aria-selected]')

export const BuildingInfo: PlanStory = {
  args: { value: aPlanState({ panel: { open: 'buildingInfo' } }) },
  play: async () => {
    await dialogShown()
    const info = within(await panel())
    await expect(info.getByRole('button', { name: '前往 3F' })).toBeVisible()
    await expect(info.getByText('滨江路88号')).toBeVisible()
    await expect(info.getByText('林晓东')).toBeVisible()
  },
}

export const BuildingInfoOfOldAndUnreadableFloors: PlanStory = {
  args: {
    value: aPlanState({ floors: { ready: 'stale' }, panel: { open: 'buildingInfo' } }),
    context: aPlanContext({ floors: [{ floor: 3, status: null }, { floor: 2, status: null }], droppedFloors: 1 }),
  },
  play: async () => {
    await dialogShown()
    const info = within(await panel())
    await expect(info.getByText('楼层状态可能不是最新')).toBeVisible()
    await expect(info.getByText('有 1 条记录无法读取')).toBeVisible()
    await expect(info.queryByText('暂无报警楼层')).toBeNull()
  },
}

export const BuildingInfoLoading: PlanStory = {
  args: {
    value: aPlanState({ floors: 'loading', building: 'loading', wholeData: 'loading', panel: { open: 'buildingInfo' } }),
    context: aPlanContext({ floors: [], contact: null, wholeData: null }),
  },
  play: async () => {
    await dialogShown()
    // floors, counts and contact
    await waitFor(async () => expect(within(await panel()).getAllByText('加载中…')).toHaveLength(3))
    await expect(within(await panel()).queryByText('暂无报警楼层')).toBeNull()
  },
}

export const OfflineAmongTheFaults: PlanStory = {
  args: {
    value: aPlanState(),
    context: aPlanContext({ floorData: aFloorData({ counts: deviceCounts({ offline: null }) }) }),
  },
  play: async () => {
    await dialogShown()
    await expect(within(await panel()).getByText('故障/离线')).toBeVisible()
  },
}

export const Collapsed: PlanStory = {
  args: { value: aPlanState({ panel: 'collapsed' }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByRole('button', { name: '展开信息面板' })).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByRole('complementary')).toBeNull()
  },
}

export const Refreshing: PlanStory = {
  parameters: { exampleOf: 'floors.ready.refreshing' },
  args: {
    value: aPlanState({
      floors: { ready: 'refreshing' },
      systems: { ready: 'refreshing' },
      building: { ready: 'refreshing' },
      floorData: { ready: 'refreshing' },
      wholeData: { ready: 'refreshing' },
    }),
  },
  play: async () => {
    await dialogShown()
    await expect(screen.getByRole('button', { name: '刷新' })).toHaveAttribute('aria-busy', 'true')
    await expect(within(await devices()).getByText('东侧走廊3-2')).toBeVisible()
  },
}

export const Stale: PlanStory = {
  args: {
    value: aPlanState({
      floors: { ready: 'stale' },
      systems: { ready: 'stale' },
      building: { ready: 'stale' },
      floorData: { ready: 'stale' },
      wholeData: { ready: 'stale' },
      link: 'silent',
    }),
  },
  play: async () => {
    await dialogShown()
    await expect(within(await rail()).getByText('楼层状态可能不是最新')).toBeVisible()
    await expect(screen.getByText('其他系统的报警可能不是最新')).toBeVisible()
    await expect(within(await panel()).getByText('设备统计可能不是最新')).toBeVisible()
  },
}

export const SwitchingFloor: PlanStory = {
  args: {
    value: aPlanState({
      floorData: 'loading',
      records: 'loading',
      floors: { ready: 'refreshing' },
    }),
    context: aPlanContext({ floor: 7, floorData: null, records: [], recordsTotal: 0 }),
    rows: [],
  },
  play: async () => {
    await dialogShown()
    await expect(within(await rail()).getByRole('button', { name: '7F' })).toHaveAttribute('aria-current', 'true')
    await expect(screen.queryByText('东侧走廊3-2')).toBeNull()
  },
}

export const PlanPermissionFailed: PlanStory = {
  args: { value: aPlanState({ permission: 'failed' }), context: aPlanContext() },
  play: async () => {
    await dialogShown()
    const line = (await screen.findByText('平面图权限获取失败')).parentElement
    if (line === null) throw new Error('The line is in no element')
    await expect(within(line).getByRole('button', { name: '重试' })).toBeEnabled()
    await expect(screen.queryByRole('radio', { name: '平面图' })).toBeNull()
  },
}

export const RailFailed: PlanStory = {
  args: {
    value: aPlanState({ floors: 'failed', permission: 'failed' }),
    context: aPlanContext({ floor: 1, floors: [] }),
  },
  play: async () => {
    await dialogShown()
    await expect(within(await rail()).getByText('楼层加载失败')).toBeVisible()
    await expect(within(await rail()).getByRole('button', { name: '1F' })).toHaveAttribute('aria-current', 'true')
  },
}

export const FiguresFailed: PlanStory = {
  args: { value: aPlanState({ floorData: 'failed', permission: 'denied' }), context: aPlanContext({ floorData: null }) },
  play: async () => {
    await dialogShown()
    await expect(within(await panel()).getByText('设备统计加载失败')).toBeVisible()
  },
}

export const BuildingFailed: PlanStory = {
  args: {
    value: aPlanState({ building: 'failed', wholeData: 'failed', panel: { open: 'buildingInfo' } }),
    context: aPlanContext({ contact: null, wholeData: null }),
  },
  play: async () => {
    await dialogShown()
    await expect(within(await panel()).getByText('建筑资料加载失败')).toBeVisible()
    await expect(within(await panel()).getByText('设备统计加载失败')).toBeVisible()
  },
}

export const RecordsLoading: PlanStory = {
  args: {
    value: aPlanState({ records: 'loading' }),
    context: aPlanContext({ records: [], recordsTotal: 0, recordPages: 0 }),
  },
  play: async () => {
    await dialogShown()
    const records = within(await panel()).getByRole('region', { name: '报警记录' })
    await expect(within(records).getByRole('status')).toHaveTextContent('加载中…')
    await expect(within(records).queryByRole('list')).toBeNull()
    await expect(within(records).queryByText('暂无报警记录')).toBeNull()
  },
}

export const RecordsUnreadable: PlanStory = {
  args: {
    value: aPlanState(),
    context: aPlanContext({ droppedRecords: { newest: 2, older: 1 } }),
  },
  play: async () => {
    await dialogShown()
    const records = within(await panel()).getByRole('region', { name: '报警记录' })
    await expect(within(records).getByText('有 3 条记录无法读取')).toBeVisible()
    await expect(within(records).getAllByRole('listitem').length).toBeGreaterThan(0)
  },
}

export const PartlyUnreadable: PlanStory = {
  args: {
    value: aPlanState(),
    context: aPlanContext({
      droppedFloors: 1,
      systems: { ...firesOfOthers(), dropped: 3 },
      floorData: aFloorData({ types: { rows: [{ type: '无线感烟探测器', count: 32, color: '#3B82F6' }], dropped: 2 } }),
    }),
  },
  play: async () => {
    await dialogShown()
    await expect(within(screen.getByRole('navigation', { name: '楼层' })).getByText('有 1 条记录无法读取')).toBeVisible()
    await expect(within(within(await panel()).getByRole('region', { name: '设备类别' })).getByText('有 2 条记录无法读取')).toBeVisible()
    await expect(screen.getByText('其他系统有 3 条数据无法读取，可能缺少报警')).toBeVisible()
  },
}

export const RecordsLoadingMore: PlanStory = {
  args: { value: aPlanState({ records: 'loadingMore' }) },
  play: async () => {
    await dialogShown()
    const records = within(await panel()).getByRole('list', { name: '报警记录' })
    await expect(within(records).getByText('东侧走廊3-2')).toBeVisible()
    await expect(within(await panel()).getByRole('button', { name: '正在加载更多…' })).toBeVisible()
  },
}

export const RecordsRefreshing: PlanStory = {
  args: { value: aPlanState({ records: { ready: 'refreshing' } }) },
  play: async () => {
    await dialogShown()
    const records = within(await panel()).getByRole('list', { name: '报警记录' })
    await expect(within(records).getByText('东侧走廊3-2')).toBeVisible()
  },
}

export const RecordsStale: PlanStory = {
  args: { value: aPlanState({ records: { ready: 'stale' } }) },
  play: async () => {
    await dialogShown()
    const records = within(await panel()).getByRole('region', { name: '报警记录' })
    await expect(within(records).getByRole('button', { name: /重试/ })).toBeVisible()
  },
}

export const NothingOnTheFloor: PlanStory = {
  args: {
    value: aPlanState({ records: 'empty' }),
    context: aPlanContext({
      records: [],
      recordsTotal: 0,
      floorData: aFloorData({ counts: deviceCounts({ alarm: 0, fault: 0, offline: 0, normal: 0 }), types: { rows: [], dropped: 0 } }),
    }),
  },
  play: async () => {
    await dialogShown()
    await expect(within(await panel()).getByText('暂无报警记录')).toBeVisible()
    await expect(within(await panel()).getByText('暂无设备类别')).toBeVisible()
  },
}

export const RecordsAndCategoriesFailed: PlanStory = {
  args: {
    value: aPlanState({ records: 'failed' }),
    context: aPlanContext({ records: [], recordsTotal: 0, floorData: aFloorData({ types: null }) }),
  },
  play: async () => {
    await dialogShown()
    await expect(within(await panel()).getByText('报警记录加载失败')).toBeVisible()
    await expect(within(await panel()).getByText('设备类别加载失败')).toBeVisible()
    await expect(within(await panel()).queryByText('暂无设备类别')).toBeNull()
  },
}

export const BuildingDetailOpen: PlanStory = {
  args: { value: aPlanState({ overlay: 'buildingDetail', panel: { open: 'buildingInfo' } }) },
  parameters: { msw: createMockBackend().handlers },
  play: async () => {
    const dialog = await dialogShown(/建筑详情/)
    await expect(await within(dialog).findByText('星河大厦')).toBeVisible()
  },
}

export const SensorRealtimeOpen: PlanStory = {
  args: { value: aPlanState({ overlay: 'sensorRealtime' }), context: aPlanContext({ realtimeId: '501' }) },
  parameters: { msw: createMockBackend().handlers },
  play: async () => {
    const dialog = await dialogShown(/实时数据|无线感烟探测器/)
    await expect(await within(dialog).findByRole('radio', { name: /烟雾浓度/ })).toBeChecked()
  },
}

export const NotEnabledOpen: PlanStory = {
  args: { value: aPlanState({ overlay: 'notEnabled' }), context: aPlanContext({ notEnabledOf: 'floorInfo' }) },
  parameters: { msw: createMockBackend().handlers },
  play: async () => {
    const dialog = await dialogShown(/未启用/)
    await expect(await within(dialog).findByText('302室')).toBeVisible()
  },
}
