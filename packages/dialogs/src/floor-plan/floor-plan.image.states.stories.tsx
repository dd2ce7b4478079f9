import { CHANNEL, SENSOR_STATUS } from '@smart-fire/api-client'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { dialogShown } from '../testing/dialog-shown'
import { aMarkerInfo, aPictureContext, aPlanState, nothingLoaded, someUnplaced } from './floor-plan.fixtures'
import { planStage, type PlanArgs, type PlanStory } from './floor-plan-stage.fixtures'
import type { FloorPlanContext } from './floor-plan.types'

const meta = { title: 'Dialogs 对话框/Floor plan 平面图/Image states', id: 'dialogs-floor-plan-image-states', ...planStage } satisfies Meta<PlanArgs>

export default meta

const SHOWN = { data: 'fresh', popover: 'closed' } as const
const plan = () => screen.findByRole('application', { name: '3F 平面图' })
const markerPopover = () => dialogShown('报警 东侧走廊3-2')

export const ImageWaiting: PlanStory = {
  args: {
    value: aPlanState({
      dialog: 'opening',
      floors: 'loading',
      floorData: 'waiting',
      records: 'waiting',
      mode: { image: 'waiting' },
    }),
    context: nothingLoaded(),
  },
  play: async () => {
    await dialogShown('建筑')
    await expect(await screen.findByRole('radio', { name: '平面图' })).toBeChecked()
    await expect(screen.queryByText('该楼层没有平面图')).toBeNull()
  },
}

export const ImageLoading: PlanStory = {
  args: { value: aPlanState({ mode: { image: 'loading' } }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByRole('radio', { name: '平面图' })).toBeChecked()
    await expect(screen.queryByRole('table')).toBeNull()
  },
}

export const Image: PlanStory = {
  args: { value: aPlanState({ mode: { image: { ready: SHOWN } } }), context: aPictureContext() },
  play: async () => {
    await dialogShown()
    await expect(await plan()).toBeVisible()
    await expect(await screen.findByRole('button', { name: '未标注设备 2' })).toBeVisible()
  },
}

export const ImageOfSeveralWithoutMarkers: PlanStory = {
  args: {
    value: aPlanState({ mode: { image: { ready: SHOWN } } }),
    context: aPictureContext({ candidates: 2, markers: [] }),
  },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('该楼层有 2 张平面图，显示最新的一张')).toBeVisible()
    await expect(await screen.findByText('该楼层没有已标注的设备')).toBeVisible()
  },
}

export const ImageWithUnreadableMarkers: PlanStory = {
  args: { value: aPlanState({ mode: { image: { ready: SHOWN } } }), context: aPictureContext({ droppedMarkers: 3 }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('有 3 个设备的标注无法读取，未显示在图上')).toBeVisible()
  },
}

const BEYOND = aPictureContext().markers.map((marker) => (marker.status === SENSOR_STATUS.alarm ? { ...marker, x: 2900 } : marker))

/** A device in alarm that is marked beyond the edge of the picture: the plan shows no fire, so a line says it. */
export const ImageWithMarkersOutside: PlanStory = {
  args: { value: aPlanState({ mode: { image: { ready: SHOWN } } }), context: aPictureContext({ markers: BEYOND }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('有 1 个设备的标注在平面图范围之外，图上看不到，其中 1 个报警')).toBeVisible()
  },
}

/** The device that is asked for is marked beyond the edge: its popover stands at the edge and says so. */
export const PopoverOfAMarkerOutside: PlanStory = {
  args: popover('shown', { markers: BEYOND, marker: aMarkerInfo() }),
  play: async () => {
    await expect(within(await markerPopover()).getByText('该设备标注在平面图范围之外，图上看不到')).toBeVisible()
  },
}

/** Without a readable marker the plan does not say that none is marked. */
export const ImageWithoutReadableMarkers: PlanStory = {
  args: { value: aPlanState({ mode: { image: { ready: SHOWN } } }), context: aPictureContext({ markers: [], droppedMarkers: 12 }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('有 12 个设备的标注无法读取，未显示在图上')).toBeVisible()
    await expect(screen.queryByText('该楼层没有已标注的设备')).toBeNull()
  },
}

export const ImageRefreshing: PlanStory = {
  args: { value: aPlanState({ mode: { image: { ready: { ...SHOWN, data: 'refreshing' } } } }), context: aPictureContext() },
  play: async () => {
    await dialogShown()
    await expect(await plan()).toBeVisible()
  },
}

export const ImageStale: PlanStory = {
  args: { value: aPlanState({ mode: { image: { ready: { ...SHOWN, data: 'stale' } } } }), context: aPictureContext() },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('平面图上的设备状态可能不是最新')).toBeVisible()
    await expect(await plan()).toBeVisible()
  },
}

export const NoImage: PlanStory = {
  args: { value: aPlanState({ mode: { image: 'noImage' } }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('该楼层没有平面图')).toBeVisible()
  },
}

export const ImageFailed: PlanStory = {
  args: { value: aPlanState({ mode: { image: 'failed' } }) },
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('平面图加载失败')).toBeVisible()
    await expect(screen.queryByText('该楼层没有平面图')).toBeNull()
  },
}

export const PopoverLoading: PlanStory = {
  args: popover('loading', { marker: null }),
  play: async () => {
    const popover = within(await markerPopover())
    await expect(popover.getAllByText('加载中…')[0]).toBeVisible()
    await expect(popover.getByRole('button', { name: '实时数据' })).toBeVisible()
    await expect(popover.queryByText('电池电压')).toBeNull()
  },
}

export const PopoverShown: PlanStory = {
  args: popover('shown', { marker: aMarkerInfo() }),
  play: async () => {
    const readings = within(within(await markerPopover()).getByRole('list', { name: '实时状态' }))
    await expect(readings.getByText('1.2 %obs/m')).toBeVisible()
    await expect(readings.getByText('报警')).toBeVisible()
  },
}

export const PopoverOffline: PlanStory = {
  args: popover('offline', {
    marker: aMarkerInfo({ status: SENSOR_STATUS.offline, offlineFor: '2天3小时', readings: [] }),
  }),
  play: async () => {
    const popover = within(await markerPopover())
    await expect(popover.getByText('设备已离线 2天3小时，最后上报时间 2026-10-12 09:30:00')).toBeVisible()
    await expect(popover.queryByText('暂无实时数据')).toBeNull()
  },
}

export const PopoverFailed: PlanStory = {
  args: popover('failed', { marker: null }),
  play: async () => {
    await expect(within(await markerPopover()).getByText('设备信息加载失败')).toBeVisible()
  },
}

export const PopoverOfAFireHostPoint: PlanStory = {
  args: popover('shown', {
    channelId: CHANNEL.fireHost,
    marker: aMarkerInfo({
      sensorNumber: null,
      equipmentType: null,
      series: '点型光电感烟',
      fireHostId: '5',
      loop: '02',
      address: '017',
      status: SENSOR_STATUS.alarm,
      type: '报警',
      readings: [],
    }),
  }),
  play: async () => {
    const popover = within(await markerPopover())
    await expect(popover.getByText('02-017')).toBeVisible()
    // such a point has a state and no readings
    await expect(popover.getByText('报警')).toBeVisible()
    await expect(popover.queryByText('暂无实时数据')).toBeNull()
    await expect(popover.getByText('点型光电感烟')).toBeVisible()
  },
}

export const UnplacedLoading: PlanStory = {
  args: { value: unplaced('loading'), context: aPictureContext() },
  play: async () => {
    const dialog = await dialogShown('3F 未标注设备')
    await expect(await within(dialog).findByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

export const UnplacedReady: PlanStory = {
  args: { value: unplaced('ready'), context: aPictureContext({ unplaced: someUnplaced() }) },
  play: async () => {
    const dialog = await dialogShown('3F 未标注设备')
    await expect(within(dialog).getByText('会议室B')).toBeVisible()
    await expect(within(dialog).getByText('未启用')).toBeVisible()
  },
}

export const UnplacedUnreadable: PlanStory = {
  args: { value: unplaced('ready'), context: aPictureContext({ unplaced: { devices: [], dropped: 2 } }) },
  play: async () => {
    const list = await dialogShown('3F 未标注设备')
    await expect(await within(list).findByText('有 2 条记录无法读取')).toBeVisible()
    await expect(within(list).queryByText('设备均已标注')).toBeNull()
  },
}

export const UnplacedEmpty: PlanStory = {
  args: { value: unplaced('empty'), context: aPictureContext() },
  play: async () => {
    const dialog = await dialogShown('3F 未标注设备')
    await expect(within(dialog).getByText('设备均已标注')).toBeVisible()
  },
}

export const UnplacedFailed: PlanStory = {
  args: { value: unplaced('failed'), context: aPictureContext() },
  play: async () => {
    const dialog = await dialogShown('3F 未标注设备')
    await expect(within(dialog).getByText('未标注设备加载失败')).toBeVisible()
  },
}

function popover(state: 'loading' | 'shown' | 'offline' | 'failed', changes: Partial<FloorPlanContext>): PlanArgs {
  return {
    value: aPlanState({ mode: { image: { ready: { data: 'fresh', popover: state } } } }),
    context: aPictureContext({ markerId: '500', ...changes }),
  }
}

function unplaced(state: 'loading' | 'ready' | 'empty' | 'failed') {
  return aPlanState({ mode: { image: { ready: SHOWN } }, overlay: { unplaced: state } })
}
