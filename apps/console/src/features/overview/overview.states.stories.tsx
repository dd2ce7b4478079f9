import { createMockBackend } from '@smart-fire/api-client/mock'
import { snapshotAt } from '@smart-fire/dialogs/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { MemoryRouter } from 'react-router'
import type { StateValueFrom } from 'xstate'
import { RightsContext } from '../../screens/rights/rights'
import { StoryWorld } from '../../testing/story-world'
import { OverviewActor } from './overview.actor'
import { summarisePending } from './overview.figures'
import { aFire, anEvent, anOverview, aPlace, FOUR_AM, someEvents, someFigures, someHistory, somePlaces } from './overview.fixtures'
import { overviewMachine } from './overview.machine'
import { NOTHING_LOADED, type OverviewContext } from './overview.types'
import { OverviewView } from './overview.view'
import { OpenDialogs } from './parts/open-dialogs'
import { PendingProvider } from './parts/pending'

interface Args {
  value: Value
  context?: OverviewContext
  pendingCount?: number | null
  catchingUp?: boolean
}

type Value = StateValueFrom<typeof overviewMachine>

/** A watchkeeper of the smoke detectors. */
const WATCH: ReadonlySet<string> = new Set(['huozaibaojing/exceptionRecord:btn_handle'])

const LOADED = { permission: 'allowed', overlay: 'none', link: 'live' } as const
/** Every part is in the same state. */
const every = <State extends 'loading' | 'failed' | { ready: 'fresh' | 'refreshing' | 'stale' }>(state: State) => ({ figures: state, events: state, places: state, history: state, ...LOADED })
const FRESH: Value = every({ ready: 'fresh' })

const HOUR_MS = 3_600_000
const PENDING = [
  aFire(),
  anEvent(),
  anEvent({ id: '7', raisedAt: FOUR_AM - 9 * HOUR_MS, position: '地下车库 A 区', floor: -1, alarmType: '离线', value: null, unit: null }),
]

const meta = {
  title: 'Console 控制台/Overview 概览/States',
  id: 'console-overview-states',
  parameters: { clock: FOUR_AM, machine: overviewMachine, msw: createMockBackend().handlers },
  render: ({ value, context = anOverview(), pendingCount = PENDING.length, catchingUp }, { globals }) => (
    <MemoryRouter><StoryWorld globals={globals}>
      <RightsContext.Provider value={WATCH}><OverviewActor.Provider options={{ snapshot: snapshotAt(overviewMachine, value, context) }}>
        <PendingProvider value={summarisePending(pendingCount, pendingCount ? PENDING : [], FOUR_AM, catchingUp)}><OverviewView onHandle={() => {}} /></PendingProvider>
        <OpenDialogs />
      </OverviewActor.Provider></RightsContext.Provider>
    </StoryWorld></MemoryRouter>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Loading: Story = {
  args: {
    value: { ...every('loading'), permission: 'loading' }, context: NOTHING_LOADED, pendingCount: null,
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
  args: { value: FRESH },
  play: async () => {
    await expect(await screen.findByText('1 起火警待处理')).toBeVisible()
    await expect(screen.getByRole('img', { name: '锦绣商业广场，地上 6 层，地下 1 层；火警楼层 3F' })).toBeVisible()
    const devices = screen.getByRole('region', { name: '设备状态' })
    await expect(within(devices).getByText('5,920')).toBeVisible()
    await expect(screen.getAllByRole('button', { name: /打开 锦绣商业广场 .* 的平面图/ })).toHaveLength(2)
    await expect(within(screen.getByRole('region', { name: '往日遗留' })).getByText(/地下车库 A 区/)).toBeVisible()
    // not enabled ones are not part of the total, and the share of those that report is of the total
    await expect(within(devices).getByText('36')).toBeVisible()
    await expect(within(devices).getByText('99.1%')).toBeVisible()
    const places = screen.getByRole('region', { name: '建筑与消火栓状态' })
    await expect(within(places).getByRole('list', { name: '各状态的数量' })).toHaveTextContent(/报警 1故障 1离线 1正常 1/)
    await expect(within(places).getByText('1 处没有坐标，未画在图上，其中 1 处有异常')).toBeVisible()
    await expect(await screen.findByRole('group', { name: '近 24 小时每小时事件' }, { timeout: 5000 })).toBeVisible()
    const warnings = within(screen.getByRole('region', { name: '预警' }))
    await expect(warnings.getByText('一级紧急')).toBeVisible()
    await expect(warnings.getByRole('link', { name: '查看预警' })).toHaveAttribute('href', '/gailan/earlyWarning')
    await expect(screen.getAllByRole('button', { name: /处理 锦绣商业广场/ })).toHaveLength(2)
  },
}

export const Calm: Story = {
  args: {
    value: { ...FRESH, permission: 'denied' }, pendingCount: 0,
    context: anOverview({
      figures: someFigures({
        devices: { alarm: 0, fault: 0, offline: 0, normal: 2240, notEnabled: 30 },
        fireHostPoints: { alarm: 0, fault: 0, offline: 0, normal: 3762, notEnabled: 6 },
        warnings: { count: 0, worst: null },
      }),
      latest: someEvents({ events: [{ ...aFire(), handled: true }, { ...anEvent(), handled: true }] }),
      places: somePlaces({ places: [aPlace({ id: 'b1', name: '锦绣商业广场', coordinates: { longitude: 118.7, latitude: 32 } }), aPlace()] }),
    }),
  },
  play: async () => {
    await expect(await screen.findByText('没有待处理的异常')).toBeVisible()
    await expect(screen.getByRole('button', { name: '去处理' })).toBeDisabled()
    // the figures say the same
    const devices = within(screen.getByRole('region', { name: '设备状态' }))
    for (const name of ['报警', '故障', '离线']) await expect(devices.getByText(name).parentElement?.querySelector('dd')).toHaveTextContent(/^0$/)
    await expect(screen.queryByRole('button', { name: /平面图/ })).toBeNull()
  },
}

export const FaultsIncludeOffline: Story = {
  args: {
    value: FRESH,
    context: anOverview({
      figures: {
        devices: { alarm: 1, fault: 30, offline: null, normal: 500, notEnabled: null },
        fireHostPoints: { alarm: 0, fault: 4, offline: 6, normal: 100, notEnabled: 3 },
        warnings: 'notOffered',
        at: FOUR_AM,
      },
    }),
  },
  play: async () => {
    const devices = await screen.findByRole('region', { name: '设备状态' })
    await expect(within(devices).getByText('故障/离线')).toBeVisible()
    await expect(within(devices).getByText('40')).toBeVisible()
    await expect(screen.queryByRole('region', { name: '预警' })).toBeNull()
    await expect(within(devices).queryByText('离线')).toBeNull()
  },
}

export const CountUnknown: Story = {
  args: {
    value: FRESH,
    context: anOverview({
      figures: {
        devices: { alarm: null, fault: 3, offline: 2, normal: 500, notEnabled: null },
        fireHostPoints: { alarm: 0, fault: 4, offline: 6, normal: 100, notEnabled: 3 },
        warnings: 'failed',
        at: FOUR_AM,
      },
      // one place is always shown at the same scale; with several it depends on the height of the page when the map is drawn
      places: somePlaces({ places: somePlaces().places.slice(0, 1) }),
    }),
  },
  play: async () => {
    const devices = await screen.findByRole('region', { name: '设备状态' })
    // the alarms, those that are not enabled, and with them the share of those that report
    await expect(within(devices).getAllByText('–')).toHaveLength(3)
    await expect(within(devices).queryByText('0')).toBeNull()
    await expect(within(devices).queryByText(/%/)).toBeNull()
    await expect(within(devices).getByText('600')).toBeVisible()
    await expect(within(screen.getByRole('region', { name: '预警' })).getByText('预警数量获取失败')).toBeVisible()
  },
}

export const Refreshing: Story = {
  args: { value: every({ ready: 'refreshing' }) },
  play: async () => {
    await expect(await screen.findByText('更新于 04:00:00', { exact: false })).toBeVisible()
    await expect(screen.getByRole('table', { name: '最新事件' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const RetryingStale: Story = {
  args: {
    value: { ...every({ ready: 'refreshing' }), link: 'silent' },
    context: anOverview({ stale: ['figures', 'events', 'places', 'history'] }),
  },
  play: async () => {
    await expect(await screen.findByText(/服务无响应，以下是 2026-11-20 04:00:00 的数据/)).toBeVisible()
  },
}

export const Stale: Story = {
  args: {
    value: every({ ready: 'stale' }),
    context: anOverview({ stale: ['figures', 'events', 'places', 'history'] }),
  },
  play: async () => {
    await expect(await screen.findByText(/服务无响应，以下是 2026-11-20 04:00:00 的数据/)).toBeVisible()
    await expect(screen.getByText('5,920')).toBeVisible()
    await expect(screen.getAllByRole('row')).toHaveLength(3)
  },
}

export const Empty: Story = {
  args: { value: { ...FRESH, figures: 'empty', events: 'empty', places: 'empty', permission: 'denied' }, context: { ...NOTHING_LOADED, history: someHistory() }, pendingCount: 0 },
  play: async () => {
    await expect(await screen.findByText('还没有接入设备')).toBeVisible()
    await expect(screen.getByText('还没有接入设备，尚未开始监测')).toBeVisible()
    await expect(screen.getByText('还没有异常事件')).toBeVisible()
    await expect(screen.getByText('还没有建筑或消火栓接入设备')).toBeVisible()
  },
}

export const PlanPermissionFailed: Story = {
  args: { value: { ...FRESH, permission: 'failed' } },
  play: async () => {
    const line = await screen.findByText('平面图权限获取失败')
    await expect(within(line).getByRole('button', { name: '重试' })).toBeEnabled()
    await expect(screen.queryByRole('button', { name: /的平面图$/ })).toBeNull()
  },
}

export const Failed: Story = {
  args: { value: { ...every('failed'), permission: 'failed' }, context: NOTHING_LOADED, pendingCount: null },
  play: async () => {
    await expect(await screen.findByText('设备状态获取失败')).toBeVisible()
    await expect(screen.getByText('待处理数量获取失败')).toBeVisible()
    await expect(screen.getByText('最新事件获取失败')).toBeVisible()
    await expect(screen.getByText('建筑与消火栓状态获取失败')).toBeVisible()
    await expect(screen.getByText('事件统计获取失败')).toBeVisible()
    await expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(4)
  },
}

export const FloorPlan: Story = {
  args: {
    value: { ...FRESH, overlay: 'floorPlan' },
    context: anOverview({ plan: { buildingId: 'b1', channelId: '1', floor: 3, sensorId: null } }),
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}

export const Hydrant: Story = {
  args: {
    value: { ...FRESH, permission: 'denied', overlay: 'hydrant' },
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

/** The marker of a building opens its floor plan; the list of the map has the same places for the keyboard. */
export const MapOpensABuilding: Story = {
  args: { value: { ...FRESH, permission: 'denied' } },
  play: async () => {
    const map = within(await screen.findByRole('region', { name: '建筑与消火栓状态' }))
    await userEvent.click(await map.findByRole('button', { name: /^标注/ }, { timeout: 15_000 }))
    await userEvent.click(await map.findByRole('button', { name: /锦绣商业广场/ }))
    await expect(await screen.findByRole('dialog', {}, { timeout: 5000 })).toBeVisible()
  },
}

/** A platform without the calls says so: neither the map nor the charts look as if nothing had happened (ADR 3). */
export const NotOffered: Story = {
  args: { value: FRESH, context: anOverview({ places: somePlaces({ places: [], isOffered: false }), history: someHistory({ hours: { rows: [], dropped: 0 }, days: { rows: [], dropped: 0 }, isOffered: false }) }) },
  play: async () => {
    await expect(await screen.findByText('当前平台不提供建筑与消火栓状态')).toBeVisible()
    await expect(screen.getByText('当前平台不提供事件统计')).toBeVisible()
  },
}

export const Verdict: Story = {
  args: { value: { ...FRESH, overlay: 'verdict' }, context: anOverview({ record: aFire() }) },
  play: async () => {
    await expect(await screen.findByRole('dialog', {}, { timeout: 5000 })).toBeVisible()
  },
}
