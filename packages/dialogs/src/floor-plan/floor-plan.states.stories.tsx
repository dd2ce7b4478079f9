import { CHANNEL } from '@smart-fire/api-client'
import { deviceCounts, unplacedCounts } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { snapshotAt } from '../testing'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { FloorPlanActor } from './floor-plan.actor'
import { aPlanContext, aPlanState, noRows, nothingLoaded, someFireHostPoints } from './floor-plan.fixtures'
import { floorPlanMachine } from './floor-plan.machine'
import type { FloorPlanContext } from './floor-plan.types'
import { FloorPlanView } from './floor-plan.view'

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
    await expect(within(await panel()).getByText('离线')).toBeVisible()
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
    context: aPlanContext({ floorData: { counts: deviceCounts({ offline: null }), unplaced: unplacedCounts() } }),
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
    value: aPlanState({ mode: { list: 'loading' }, floorData: 'loading', floors: { ready: 'refreshing' } }),
    context: aPlanContext({ floor: 7, rows: [], total: 0, floorData: null }),
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
