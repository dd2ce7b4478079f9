import { createMockBackend } from '@smart-fire/api-client/mock'
import { snapshotAt } from '@smart-fire/dialogs/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { StoryWorld } from '../../testing/story-world'
import { OverviewActor } from './overview.actor'
import { summarisePending } from './overview.figures'
import { aFire, anEvent, anOverview, FOUR_AM } from './overview.fixtures'
import { NOTHING_LOADED, overviewMachine, type OverviewContext } from './overview.machine'
import { OverviewView } from './overview.view'
import { OpenFloorPlan } from './parts/open-floor-plan'
import { OpenHydrant } from './parts/open-hydrant'

interface Args {
  value: StateValueFrom<typeof overviewMachine>
  context?: OverviewContext
  pendingCount?: number | null
  catchingUp?: boolean
}

const HOUR_MS = 3_600_000
const PENDING = [
  aFire(),
  anEvent(),
  anEvent({ id: '7', raisedAt: FOUR_AM - 9 * HOUR_MS, position: '地下车库 A 区', floor: -1, alarmType: '离线', value: null, unit: null }),
]

const meta = {
  title: 'Console/Overview/States',
  parameters: { clock: FOUR_AM, machine: overviewMachine, msw: createMockBackend().handlers },
  render: ({ value, context = anOverview(), pendingCount = PENDING.length, catchingUp }, { globals }) => (
    <StoryWorld globals={globals}>
      <OverviewActor.Provider options={{ snapshot: snapshotAt(overviewMachine, value, context) }}>
        <OverviewView pending={summarisePending(pendingCount, pendingCount ? PENDING : [], FOUR_AM, catchingUp)} onHandle={() => {}} />
        <OpenFloorPlan />
        <OpenHydrant />
      </OverviewActor.Provider>
    </StoryWorld>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Loading: Story = {
  args: {
    value: { figures: 'loading', events: 'loading', permission: 'loading', overlay: 'none', link: 'live' }, context: NOTHING_LOADED, pendingCount: null,
    catchingUp: true,
  },
  play: async () => {
    await expect(await screen.findByText('正在获取待处理数量…')).toBeVisible()
    await expect(screen.queryByText('待处理数量获取失败')).toBeNull()
    await expect(screen.getByRole('table', { name: '最新事件' })).toHaveAttribute('aria-busy', 'true')
    await expect(screen.queryByText(/更新于/)).toBeNull()
  },
}

export const Fresh: Story = {
  args: { value: { figures: { ready: 'fresh' }, events: { ready: 'fresh' }, permission: 'allowed', overlay: 'none', link: 'live' } },
  play: async () => {
    await expect(await screen.findByText('1 起火警待处理')).toBeVisible()
    const devices = screen.getByRole('region', { name: '设备状态' })
    await expect(within(devices).getByText('5,920')).toBeVisible()
    await expect(screen.getAllByRole('button', { name: /打开 锦绣商业广场 .* 的平面图/ })).toHaveLength(2)
    await expect(within(screen.getByRole('region', { name: '往日遗留' })).getByText(/地下车库 A 区/)).toBeVisible()
  },
}

export const Calm: Story = {
  args: {
    value: { figures: { ready: 'fresh' }, events: { ready: 'fresh' }, permission: 'denied', overlay: 'none', link: 'live' }, pendingCount: 0,
  },
  play: async () => {
    await expect(await screen.findByText('没有待处理的异常')).toBeVisible()
    await expect(screen.getByRole('button', { name: '去处理' })).toBeDisabled()
    await expect(screen.queryByRole('button', { name: /平面图/ })).toBeNull()
  },
}

export const FaultsIncludeOffline: Story = {
  args: {
    value: { figures: { ready: 'fresh' }, events: { ready: 'fresh' }, permission: 'allowed', overlay: 'none', link: 'live' },
    context: anOverview({
      figures: {
        devices: { alarm: 1, fault: 30, offline: null, normal: 500 },
        fireHostPoints: { alarm: 0, fault: 4, offline: 6, normal: 100 },
        at: FOUR_AM,
      },
    }),
  },
  play: async () => {
    const devices = await screen.findByRole('region', { name: '设备状态' })
    await expect(within(devices).getByText('故障/离线')).toBeVisible()
    await expect(within(devices).getByText('40')).toBeVisible()
    await expect(within(devices).queryByText('离线')).toBeNull()
  },
}

export const CountUnknown: Story = {
  args: {
    value: { figures: { ready: 'fresh' }, events: { ready: 'fresh' }, permission: 'allowed', overlay: 'none', link: 'live' },
    context: anOverview({
      figures: {
        devices: { alarm: null, fault: 3, offline: 2, normal: 500 },
        fireHostPoints: { alarm: 0, fault: 4, offline: 6, normal: 100 },
        at: FOUR_AM,
      },
    }),
  },
  play: async () => {
    const devices = await screen.findByRole('region', { name: '设备状态' })
    await expect(within(devices).getByText('–')).toBeVisible()
    await expect(within(devices).queryByText('0')).toBeNull()
    await expect(within(devices).queryByText(/%/)).toBeNull()
    await expect(within(devices).getByText('600')).toBeVisible()
  },
}

export const Refreshing: Story = {
  args: { value: { figures: { ready: 'refreshing' }, events: { ready: 'refreshing' }, permission: 'allowed', overlay: 'none', link: 'live' } },
  play: async () => {
    await expect(await screen.findByText('更新于 04:00:00', { exact: false })).toBeVisible()
    await expect(screen.getByRole('table', { name: '最新事件' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const RetryingStale: Story = {
  args: {
    value: { figures: { ready: 'refreshing' }, events: { ready: 'refreshing' }, permission: 'allowed', overlay: 'none', link: 'silent' },
    context: anOverview({ stale: ['figures', 'events'] }),
  },
  play: async () => {
    await expect(await screen.findByText(/服务无响应，以下是 2026-11-20 04:00:00 的数据/)).toBeVisible()
  },
}

export const Stale: Story = {
  args: {
    value: { figures: { ready: 'stale' }, events: { ready: 'stale' }, permission: 'allowed', overlay: 'none', link: 'live' },
    context: anOverview({ stale: ['figures', 'events'] }),
  },
  play: async () => {
    await expect(await screen.findByText(/服务无响应，以下是 2026-11-20 04:00:00 的数据/)).toBeVisible()
    await expect(screen.getByText('5,920')).toBeVisible()
    await expect(screen.getAllByRole('row')).toHaveLength(3)
  },
}

export const Empty: Story = {
  args: { value: { figures: 'empty', events: 'empty', permission: 'denied', overlay: 'none', link: 'live' }, context: NOTHING_LOADED, pendingCount: 0 },
  play: async () => {
    await expect(await screen.findByText('还没有接入设备')).toBeVisible()
    await expect(screen.getByText('还没有异常事件')).toBeVisible()
  },
}

export const PlanPermissionFailed: Story = {
  args: { value: { figures: { ready: 'fresh' }, events: { ready: 'fresh' }, permission: 'failed', overlay: 'none', link: 'live' } },
  play: async () => {
    const line = await screen.findByText('平面图权限获取失败')
    await expect(within(line).getByRole('button', { name: '重试' })).toBeEnabled()
    await expect(screen.queryByRole('button', { name: /的平面图$/ })).toBeNull()
  },
}

export const Failed: Story = {
  args: { value: { figures: 'failed', events: 'failed', permission: 'failed', overlay: 'none', link: 'live' }, context: NOTHING_LOADED, pendingCount: null },
  play: async () => {
    await expect(await screen.findByText('设备状态获取失败')).toBeVisible()
    await expect(screen.getByText('待处理数量获取失败')).toBeVisible()
    await expect(screen.getByText('最新事件获取失败')).toBeVisible()
    await expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(2)
  },
}

export const FloorPlan: Story = {
  args: {
    value: { figures: { ready: 'fresh' }, events: { ready: 'fresh' }, permission: 'allowed', overlay: 'floorPlan', link: 'live' },
    context: anOverview({ plan: { buildingId: 'b1', channelId: '1', floor: 3, sensorId: null } }),
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

export const Hydrant: Story = {
  args: {
    value: { figures: { ready: 'fresh' }, events: { ready: 'fresh' }, permission: 'denied', overlay: 'hydrant', link: 'live' },
    context: anOverview({
      latest: { events: [anEvent({ buildingId: null, buildingName: null, floor: null, hydrantId: '31', hydrantName: '北门1号消火栓', position: null })], dropped: 0, at: FOUR_AM },
      hydrant: { hydrantId: '31', channelId: '5', sensorId: null },
    }),
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '北门1号消火栓' }, { timeout: 5000 })).toBeVisible()
    await expect(screen.getByRole('button', { name: '打开 北门1号消火栓 的消火栓', hidden: true })).toBeInTheDocument()
  },
}
