import { CHANNEL, SENSOR_STATUS } from '@smart-fire/api-client'
import { createMockBackend, deviceCounts } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { snapshotAt } from '../testing'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { FloorPlanActor } from './floor-plan.actor'
import {
  aFloorData,
  aMarkerInfo,
  aPictureContext,
  aPlanContext,
  aPlanState,
  noRows,
  nothingLoaded,
  someFireHostPoints,
  someUnplaced,
} from './floor-plan.fixtures'
import { floorPlanMachine } from './floor-plan.machine'
import type { FloorPlanContext } from './floor-plan.types'
import { FloorPlanView } from './floor-plan.view'
import { Overlays } from './parts/overlays'

interface Args {
  value: StateValueFrom<typeof floorPlanMachine>
  context?: FloorPlanContext
}

const meta = {
  title: 'Dialogs/Floor plan/States',
  parameters: { machine: floorPlanMachine },
  render: ({ value, context = aPlanContext() }, { globals }) => (
    <StoryProvider globals={globals}>
      <FloorPlanActor.Provider options={{ input: context, snapshot: snapshotAt(floorPlanMachine, value, context) }}>
        <FloorPlanView onClose={() => undefined} />
        <Overlays />
      </FloorPlanActor.Provider>
    </StoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const rail = () => screen.findByRole('navigation', { name: '楼层' })
const panel = () => screen.findByRole('complementary', { name: '楼层与建筑信息' })
const devices = () => screen.findByRole('table', { name: '3F 设备列表' })

export const Opening: Story = {
  args: {
    value: aPlanState({
      dialog: 'opening',
      floors: 'loading',
      building: 'loading',
      permission: 'loading',
      mode: { list: 'loading' },
      floorData: 'loading',
      wholeData: 'loading',
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

export const Open: Story = {
  args: { value: aPlanState() },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByRole('dialog', { name: '星河大厦' })).toHaveTextContent('3F')
    await expect(within(await rail()).getByRole('button', { name: /^3F/ })).toHaveAttribute('aria-current', 'true')
    await expect(within(await devices()).getByText('报警')).toBeVisible()
    const counts = within(await panel()).getByRole('region', { name: '设备统计' })
    await expect(await within(counts).findByText('离线')).toBeVisible()
  },
}

export const OpenFireHost: Story = {
  args: { value: aPlanState(), context: aPlanContext({ channelId: CHANNEL.fireHost, rows: someFireHostPoints() }) },
  play: async () => {
    await dialogShown()
    for (const name of ['主机编号', '回路', '地址', '系列']) {
      await expect(within(await devices()).getByRole('columnheader', { name })).toBeVisible()
    }
  },
}

export const BuildingInfo: Story = {
  args: { value: aPlanState({ panel: { open: 'buildingInfo' } }) },
  play: async () => {
    await dialogShown()
    const info = within(await panel())
    await expect(info.getByRole('button', { name: '前往 3F' })).toBeVisible()
    await expect(info.getByText('滨江路88号')).toBeVisible()
    await expect(info.getByText('林晓东')).toBeVisible()
  },
}

export const OfflineAmongTheFaults: Story = {
  args: {
    value: aPlanState(),
    context: aPlanContext({ floorData: aFloorData({ counts: deviceCounts({ offline: null }) }) }),
  },
  play: async () => {
    await dialogShown()
    await expect(within(await panel()).getByText('故障/离线')).toBeVisible()
  },
}

export const Collapsed: Story = {
  args: { value: aPlanState({ panel: 'collapsed' }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByRole('button', { name: '展开信息面板' })).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByRole('complementary')).toBeNull()
  },
}

export const Refreshing: Story = {
  args: {
    value: aPlanState({
      floors: { ready: 'refreshing' },
      building: { ready: 'refreshing' },
      mode: { list: { ready: 'refreshing' } },
      floorData: { ready: 'refreshing' },
      wholeData: { ready: 'refreshing' },
    }),
  },
  play: async () => {
    await dialogShown()
    await expect(await devices()).toHaveAttribute('aria-busy', 'true')
    await expect(within(await devices()).getByText('东侧走廊3-2')).toBeVisible()
  },
}

export const Stale: Story = {
  args: {
    value: aPlanState({
      floors: { ready: 'stale' },
      building: { ready: 'stale' },
      mode: { list: { ready: 'stale' } },
      floorData: { ready: 'stale' },
      wholeData: { ready: 'stale' },
      link: 'silent',
    }),
  },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('数据可能已过期，更新于 2026-10-12 09:30:00')).toBeVisible()
    await expect(within(await rail()).getByText('楼层状态可能已过期')).toBeVisible()
    await expect(within(await panel()).getByText('设备统计可能已过期')).toBeVisible()
  },
}

export const SwitchingFloor: Story = {
  args: {
    value: aPlanState({
      mode: { list: 'loading' },
      floorData: 'loading',
      records: 'loading',
      floors: { ready: 'refreshing' },
    }),
    context: aPlanContext({ floor: 7, rows: [], total: 0, floorData: null, records: [], recordsTotal: 0 }),
  },
  play: async () => {
    await dialogShown()
    await expect(within(await rail()).getByRole('button', { name: '7F' })).toHaveAttribute('aria-current', 'true')
    await expect(screen.queryByText('东侧走廊3-2')).toBeNull()
  },
}

export const Empty: Story = {
  args: { value: aPlanState({ mode: { list: 'empty' } }), context: noRows() },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('该楼层没有符合条件的设备')).toBeVisible()
  },
}

export const ListFailed: Story = {
  args: { value: aPlanState({ mode: { list: 'failed' } }), context: noRows() },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('设备列表加载失败')).toBeVisible()
    await expect(screen.queryByText('该楼层没有符合条件的设备')).toBeNull()
  },
}

export const RailFailed: Story = {
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

export const FiguresFailed: Story = {
  args: { value: aPlanState({ floorData: 'failed', permission: 'denied' }), context: aPlanContext({ floorData: null }) },
  play: async () => {
    await dialogShown()
    await expect(within(await panel()).getByText('设备统计加载失败')).toBeVisible()
  },
}

export const BuildingFailed: Story = {
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

export const RecordsLoading: Story = {
  args: {
    value: aPlanState({ records: 'loading' }),
    context: aPlanContext({ records: [], recordsTotal: 0, recordPages: 0 }),
  },
  play: async () => {
    await dialogShown()
    const records = within(await panel()).getByRole('region', { name: '报警记录' })
    await expect(within(records).queryByRole('list')).toBeNull()
    await expect(within(records).queryByText('暂无报警记录')).toBeNull()
  },
}

export const RecordsLoadingMore: Story = {
  args: { value: aPlanState({ records: 'loadingMore' }) },
  play: async () => {
    await dialogShown()
    const records = within(await panel()).getByRole('list', { name: '报警记录' })
    await expect(within(records).getByText('东侧走廊3-2')).toBeVisible()
    await expect(within(await panel()).getByRole('button', { name: '正在加载更多…' })).toBeVisible()
  },
}

export const RecordsRefreshing: Story = {
  args: { value: aPlanState({ records: { ready: 'refreshing' } }) },
  play: async () => {
    await dialogShown()
    const records = within(await panel()).getByRole('list', { name: '报警记录' })
    await expect(within(records).getByText('东侧走廊3-2')).toBeVisible()
  },
}

export const RecordsStale: Story = {
  args: { value: aPlanState({ records: { ready: 'stale' } }) },
  play: async () => {
    await dialogShown()
    const records = within(await panel()).getByRole('region', { name: '报警记录' })
    await expect(within(records).getByRole('button', { name: /重试/ })).toBeVisible()
  },
}

export const NothingOnTheFloor: Story = {
  args: {
    value: aPlanState({ records: 'empty' }),
    context: aPlanContext({
      records: [],
      recordsTotal: 0,
      floorData: aFloorData({ counts: deviceCounts({ alarm: 0, fault: 0, offline: 0, normal: 0 }), types: [] }),
    }),
  },
  play: async () => {
    await dialogShown()
    await expect(within(await panel()).getByText('暂无报警记录')).toBeVisible()
    await expect(within(await panel()).getByText('暂无传感器类别')).toBeVisible()
  },
}

export const RecordsAndCategoriesFailed: Story = {
  args: {
    value: aPlanState({ records: 'failed' }),
    context: aPlanContext({ records: [], recordsTotal: 0, floorData: aFloorData({ types: null }) }),
  },
  play: async () => {
    await dialogShown()
    await expect(within(await panel()).getByText('报警记录加载失败')).toBeVisible()
    await expect(within(await panel()).getByText('设备类别加载失败')).toBeVisible()
    await expect(within(await panel()).queryByText('暂无传感器类别')).toBeNull()
  },
}

export const BuildingDetailOpen: Story = {
  args: { value: aPlanState({ overlay: 'buildingDetail', panel: { open: 'buildingInfo' } }) },
  parameters: { msw: createMockBackend().handlers },
  play: async () => {
    const dialog = await dialogShown(/建筑详情/)
    await expect(await within(dialog).findByText('星河大厦')).toBeVisible()
  },
}

export const NotEnabledOpen: Story = {
  args: { value: aPlanState({ overlay: 'notEnabled' }), context: aPlanContext({ notEnabledOf: 'floorInfo' }) },
  parameters: { msw: createMockBackend().handlers },
  play: async () => {
    const dialog = await dialogShown(/未启用/)
    await expect(await within(dialog).findByText('302室')).toBeVisible()
  },
}

const SHOWN = { data: 'fresh', popover: 'closed' } as const
const plan = () => screen.findByRole('application', { name: '3F 平面图' })
const markerPopover = () => dialogShown('报警 东侧走廊3-2')

export const ImageLoading: Story = {
  args: { value: aPlanState({ mode: { image: 'loading' } }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByRole('radio', { name: '平面图' })).toBeChecked()
    await expect(screen.queryByRole('table')).toBeNull()
  },
}

export const Image: Story = {
  args: { value: aPlanState({ mode: { image: { ready: SHOWN } } }), context: aPictureContext() },
  play: async () => {
    await dialogShown()
    await expect(await plan()).toBeVisible()
    await expect(await screen.findByRole('button', { name: '未标点设备 2' })).toBeVisible()
  },
}

export const ImageOfSeveralWithoutMarkers: Story = {
  args: {
    value: aPlanState({ mode: { image: { ready: SHOWN } } }),
    context: aPictureContext({ candidates: 2, markers: [] }),
  },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('该楼层有 2 张平面图，显示最新的一张')).toBeVisible()
    await expect(await screen.findByText('该楼层没有已标点的设备')).toBeVisible()
  },
}

export const ImageRefreshing: Story = {
  args: { value: aPlanState({ mode: { image: { ready: { ...SHOWN, data: 'refreshing' } } } }), context: aPictureContext() },
  play: async () => {
    await dialogShown()
    await expect(await plan()).toBeVisible()
  },
}

export const ImageStale: Story = {
  args: { value: aPlanState({ mode: { image: { ready: { ...SHOWN, data: 'stale' } } } }), context: aPictureContext() },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('平面图上的设备状态可能已过期')).toBeVisible()
    await expect(await plan()).toBeVisible()
  },
}

export const NoImage: Story = {
  args: { value: aPlanState({ mode: { image: 'noImage' } }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('该楼层没有平面图')).toBeVisible()
  },
}

export const ImageFailed: Story = {
  args: { value: aPlanState({ mode: { image: 'failed' } }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('平面图加载失败')).toBeVisible()
    await expect(screen.queryByText('该楼层没有平面图')).toBeNull()
  },
}

export const PopoverLoading: Story = {
  args: popover('loading', { marker: null }),
  play: async () => {
    const popover = within(await markerPopover())
    await expect(popover.getByText('加载中…')).toBeVisible()
    await expect(popover.queryByText('电池电压')).toBeNull()
  },
}

export const PopoverShown: Story = {
  args: popover('shown', { marker: aMarkerInfo() }),
  play: async () => {
    const readings = within(within(await markerPopover()).getByRole('list', { name: '实时状态' }))
    await expect(readings.getByText('1.2%obs/m')).toBeVisible()
    await expect(readings.getByText('报警')).toBeVisible()
  },
}

export const PopoverOffline: Story = {
  args: popover('offline', {
    marker: aMarkerInfo({ status: SENSOR_STATUS.offline, offlineFor: '2天3小时', readings: [] }),
  }),
  play: async () => {
    const popover = within(await markerPopover())
    await expect(popover.getByText('设备已离线 2天3小时，最后反馈时间 2026-10-12 09:30:00')).toBeVisible()
    await expect(popover.queryByText('暂无实时数据')).toBeNull()
  },
}

export const PopoverFailed: Story = {
  args: popover('failed', { marker: null }),
  play: async () => {
    await expect(within(await markerPopover()).getByText('设备信息加载失败')).toBeVisible()
  },
}

export const PopoverOfAFireHostPoint: Story = {
  args: popover('shown', {
    channelId: CHANNEL.fireHost,
    marker: aMarkerInfo({
      sensorNumber: null,
      equipmentType: null,
      series: '点型光电感烟',
      fireHostId: '5',
      loop: '02',
      address: '017',
    }),
  }),
  play: async () => {
    const popover = within(await markerPopover())
    await expect(popover.getByText('02-017')).toBeVisible()
    await expect(popover.getByText('点型光电感烟')).toBeVisible()
  },
}

export const UnplacedLoading: Story = {
  args: { value: unplaced('loading'), context: aPictureContext() },
  play: async () => {
    const dialog = await dialogShown('3F 未标点设备')
    await expect(await within(dialog).findByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

export const UnplacedReady: Story = {
  args: { value: unplaced('ready'), context: aPictureContext({ unplaced: someUnplaced() }) },
  play: async () => {
    const dialog = await dialogShown('3F 未标点设备')
    await expect(within(dialog).getByText('会议室B')).toBeVisible()
    await expect(within(dialog).getByText('未启用')).toBeVisible()
  },
}

export const UnplacedEmpty: Story = {
  args: { value: unplaced('empty'), context: aPictureContext() },
  play: async () => {
    const dialog = await dialogShown('3F 未标点设备')
    await expect(within(dialog).getByText('设备均已标点')).toBeVisible()
  },
}

export const UnplacedFailed: Story = {
  args: { value: unplaced('failed'), context: aPictureContext() },
  play: async () => {
    const dialog = await dialogShown('3F 未标点设备')
    await expect(within(dialog).getByText('未标点设备加载失败')).toBeVisible()
  },
}

function popover(state: 'loading' | 'shown' | 'offline' | 'failed', changes: Partial<FloorPlanContext>): Args {
  return {
    value: aPlanState({ mode: { image: { ready: { data: 'fresh', popover: state } } } }),
    context: aPictureContext({ markerId: '500', ...changes }),
  }
}

function unplaced(state: 'loading' | 'ready' | 'empty' | 'failed') {
  return aPlanState({ mode: { image: { ready: SHOWN } }, overlay: { unplaced: state } })
}
