import { createMockBackend } from '@smart-fire/api-client/mock'
import { snapshotAt } from '@smart-fire/dialogs/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { Overlays } from './parts/overlays'
import { RealtimeActor } from './realtime.actor'
import { aDevice, aPlace, aPoint, aRealtime, FOUR_AM, someAreas, someHosts, someHydrants, somePlaces } from './realtime.fixtures'
import { NOTHING_LOADED, realtimeMachine, type RealtimeContext } from './realtime.machine'
import type { PlaceKind } from './realtime.types'
import { RealtimeStage } from './realtime.stage'
import { RealtimeView } from './realtime.view'

interface Args {
  value: StateValueFrom<typeof realtimeMachine>
  context?: RealtimeContext
  /** of the address */
  search?: string
  section?: string
  kind?: PlaceKind
}

const FRESH = { places: { ready: 'fresh' }, areas: 'loaded', overlay: 'none', link: 'live' } as const

const meta = {
  title: 'Console 控制台/Real-time monitoring 实时监测/States',
  id: 'console-real-time-monitoring-states',
  parameters: { clock: FOUR_AM, machine: realtimeMachine, msw: createMockBackend().handlers },
  render: ({ value, context = aRealtime(), search, section = 'dianqihuozai', kind = 'building' }, { globals }) => (
    <RealtimeStage globals={globals} search={search}>
      <RealtimeActor.Provider options={{ snapshot: snapshotAt(realtimeMachine, value, context) }}>
        <RealtimeView section={section} kind={kind} channelId="2" />
        <Overlays />
      </RealtimeActor.Provider>
    </RealtimeStage>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const cards = async () => within(await screen.findByRole('list', { name: '建筑列表' })).findAllByRole('listitem')
const openers = () => screen.findAllByRole('button', { name: /打开 .* 的平面图/ })

export const Loading: Story = {
  args: { value: { ...FRESH, places: 'loading', areas: 'loading' }, context: NOTHING_LOADED },
  play: async () => {
    await expect(await screen.findByRole('status', { name: /实时监测/ })).toBeVisible()
    await expect(screen.getByRole('combobox', { name: '区域' })).toBeDisabled()
    await expect(screen.queryByText(/更新于/)).toBeNull()
  },
}

/** The worst place first, each with its worst devices and the values that matter. */
export const Fresh: Story = {
  args: { value: FRESH },
  play: async () => {
    await waitFor(async () => expect((await openers()).map(({ textContent }) => textContent)).toEqual(['锦绣商业广场', '星河大厦', '滨江医院住院楼']))
    await expect(screen.getByRole('button', { name: /报警\s*1/ })).toBeVisible()
    const leak = screen.getByRole('button', { name: '查看 -1F 总配电室 的实时数据，报警' })
    await expect(leak).toHaveAccessibleDescription(/剩余电流 512 mA 限 300/)
    await expect(screen.getByText('9小时前')).toBeVisible()
    await expect(screen.getByRole('button', { name: /5F 弱电井/ })).toHaveAccessibleDescription(/^设备时钟异常/)
    // the section of each building; the floors in alarm also in words, in the order in which they began
    await expect(screen.getByRole('img', { name: '地上 6 层，地下 1 层；5F 有故障、1F 有报警、-1F 有报警' })).toBeVisible()
    await expect(screen.getByText('报警楼层 -1F → 1F')).toBeVisible()
    await expect(screen.getByRole('img', { name: '地上 6 层，地下 1 层；各层无异常' })).toBeVisible()
  },
}

/** Enter opens the building; the arrows walk the cards. */
export const Keyboard: Story = {
  args: { value: FRESH },
  play: async () => {
    const [first, second, third] = await openers()
    await waitFor(() => expect(first).toHaveAttribute('tabindex', '0'))
    await expect(second).toHaveAttribute('tabindex', '-1')
    first?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(third).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(first).toHaveFocus()
  },
}

export const Rows: Story = {
  args: { value: FRESH, search: '?layout=rows' },
  play: async () => {
    const table = await screen.findByRole('table', { name: '建筑列表' })
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(4))
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent('锦绣商业广场')
    const offline = within(table).getByRole('row', { name: /星河大厦/ })
    await expect(within(offline).getByRole('img', { name: '离线' })).toBeVisible()
    await expect(offline).toHaveTextContent('最后上报 9小时前')
  },
}

/** The place that has the keyboard keeps its position although it is no longer the second worst. */
export const SelectedKeepsItsPosition: Story = {
  args: { value: FRESH, context: aRealtime({ selected: { id: '3', at: 1 } }) },
  play: async () => {
    await waitFor(async () => expect((await openers()).map(({ textContent }) => textContent)).toEqual(['锦绣商业广场', '滨江医院住院楼', '星河大厦']))
  },
}

export const Filtered: Story = {
  args: { value: FRESH, search: '?status=4' },
  play: async () => {
    await waitFor(async () => expect(await cards()).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: '重置筛选' }))
    await waitFor(async () => expect(await cards()).toHaveLength(3))
  },
}

export const NothingMatches: Story = {
  args: { value: FRESH, search: '?text=没有这栋楼' },
  play: async () => {
    await expect(await screen.findByText('没有符合筛选条件的建筑')).toBeVisible()
    await expect(screen.queryByText('还没有建筑接入此系统的设备')).toBeNull()
  },
}

/** The deployed platform: offline is among the faults, and it sends neither values nor units. */
export const OtherPlatform: Story = {
  args: {
    value: FRESH,
    context: aRealtime({
      response: somePlaces({ places: [aPlace({ unitId: null, unitName: null, counts: { alarm: 0, fault: 4, offline: null, normal: 20 }, notEnabled: null, devices: null })] }),
    }),
  },
  play: async () => {
    await expect(await screen.findByText('平台未提供设备监测值')).toBeVisible()
    await expect(screen.getAllByText('故障（含离线）').length).toBeGreaterThan(1)
    await expect(screen.queryByText('离线')).toBeNull()
    await expect(screen.queryByText('未启用', { selector: 'dt' })).toBeNull()
    await expect(screen.queryByRole('combobox', { name: '联网单位' })).toBeNull()
  },
}

/** Open or closed beside the normal position. */
export const FireDoors: Story = {
  args: {
    value: FRESH, section: 'firedoor',
    context: aRealtime({
      response: somePlaces({
        places: [aPlace({
          counts: { alarm: 1, fault: 0, offline: 0, normal: 6 },
          devices: [aDevice({ status: '1', position: '2F 东侧防火门', points: [aPoint({ code: 'DM', name: '门磁', unit: '', value: 1, state: 'alarm', type: '打开', min: 0, max: 0 })] })],
        })],
      }),
    }),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /2F 东侧防火门/ })).toHaveAccessibleDescription('门磁 打开 常态关闭')
  },
}

export const CountUnknown: Story = {
  args: { value: FRESH, context: aRealtime({ response: somePlaces({ places: [aPlace({ counts: { alarm: null, fault: 0, offline: 0, normal: 20 } })], dropped: 1 }) }) },
  play: async () => {
    const [card] = await cards()
    if (card === undefined) throw new Error('there is no card')
    await expect(within(card).getByText('未知')).toBeVisible()
    await expect(within(card).getByText('–')).toBeVisible()
    await expect(screen.getByText('有 1 栋建筑的数据无法读取')).toBeVisible()
  },
}

export const Refreshing: Story = {
  args: { value: { ...FRESH, places: { ready: 'refreshing' } } },
  play: async () => {
    await expect(await screen.findByText('更新于 04:00:00')).toBeVisible()
  },
}

export const Stale: Story = {
  args: { value: { ...FRESH, places: { ready: 'stale' }, link: 'silent' }, context: aRealtime({ isStale: true }) },
  play: async () => {
    await expect(await screen.findByText('服务无响应，以下是 2026-11-20 04:00:00 的数据，恢复后自动更新。')).toBeVisible()
    await expect(await cards()).toHaveLength(3)
  },
}

export const Empty: Story = {
  args: { value: { ...FRESH, places: 'empty' }, context: aRealtime({ response: somePlaces({ places: [] }) }) },
  play: async () => {
    await expect(await screen.findByText('还没有建筑接入此系统的设备')).toBeVisible()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const Failed: Story = {
  args: { value: { ...FRESH, places: 'failed', areas: 'failed' }, context: NOTHING_LOADED },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('建筑状态获取失败')
    await expect(screen.queryByText('还没有建筑接入此系统的设备')).toBeNull()
    await expect(screen.getByRole('combobox', { name: '区域' })).toHaveTextContent('区域获取失败')
  },
}

export const FloorPlanOpen: Story = {
  args: { value: { ...FRESH, overlay: 'floorPlan' }, context: aRealtime({ plan: { buildingId: '1', channelId: '2' } }) },
  play: async () => {
    await expect(await screen.findByRole('dialog', {}, { timeout: 15_000 })).toBeVisible()
  },
}

/** Hydrants on the map beside their cards: pressure with its limits; without coordinates in the list only. */
export const Hydrants: Story = {
  args: { value: FRESH, section: 'hydrant', kind: 'hydrant', context: aRealtime({ response: someHydrants(), areas: someAreas({ '31': ['330100'], '32': [], '33': [] }), selected: { id: '31', at: 0 } }) },
  play: async () => {
    const list = within(await screen.findByRole('list', { name: '消火栓列表' }, { timeout: 15_000 }))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    await expect(list.getByRole('button', { name: '查看 消火栓水压传感器 qy0031 的实时数据，故障' })).toHaveAccessibleDescription('压力 0.04 MPa 限 0.1–0.8')
    await expect(screen.getByText('1 项没有坐标，仅在列表中显示')).toBeVisible()
    await expect(screen.getByRole('region', { name: '消火栓地图' })).toBeVisible()
    await expect(screen.getByRole('combobox', { name: '消火栓类型' })).toBeVisible()
  },
}

/** What a host has told: a failed supply comes first, what it never told is unknown, and so is everything of a silent host. */
export const FireHosts: Story = {
  args: { value: FRESH, section: 'fireMainframe', kind: 'fireHost', context: aRealtime({ response: someHosts(), areas: someAreas({}) }) },
  play: async () => {
    const list = within(await screen.findByRole('list', { name: '消防主机列表' }))
    await expect(list.getByText('10.0.0.5:9000')).toBeVisible()
    await expect(list.getByText('主电 故障')).toBeVisible()
    await expect(list.getByText('屏蔽 3 · 备电 正常 · 总线 未知 · 工作方式 手动')).toBeVisible()
    await expect(list.getByText('主电 未知 · 备电 未知 · 总线 未知 · 工作方式 未知')).toBeVisible()
    await expect(list.getByText(/通信中断/)).toBeVisible()
    await expect(list.getByRole('button', { name: '打开 A 座消防控制室 的平面图' })).toBeEnabled()
  },
}

/** A platform without the call: neither empty nor failed. */
export const NotOffered: Story = {
  args: { value: FRESH, section: 'fireMainframe', kind: 'fireHost', context: aRealtime({ response: somePlaces({ places: [], isOffered: false }) }) },
  play: async () => {
    await expect(await screen.findByText('平台未提供消防主机实时监测')).toBeVisible()
    await expect(screen.queryByText('还没有消防主机')).toBeNull()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

/** Every device of the system with its live values; the mock platform has no such list, so it looks failed. */
export const PointsFailed: Story = {
  args: { value: FRESH, search: '?layout=points' },
  play: async () => {
    await expect(await screen.findByText('设备实时值获取失败', {}, { timeout: 15_000 })).toBeVisible()
    await expect(screen.queryByText('没有符合条件的设备')).toBeNull()
    await expect(screen.queryByRole('combobox', { name: '区域' })).toBeNull()
  },
}

/** A platform that sends no values has no list of devices: it says so. */
export const PointsNotOffered: Story = {
  args: { value: FRESH, search: '?layout=points', context: aRealtime({ response: somePlaces({ places: [aPlace({ devices: null })] }) }) },
  play: async () => {
    await expect(await screen.findByText('平台未提供设备监测值')).toBeVisible()
  },
}

export const HydrantOpen: Story = {
  args: { value: { ...FRESH, overlay: 'hydrant' }, context: aRealtime({ hydrant: { hydrantId: '31', channelId: '5' } }) },
  play: async () => {
    await expect(await screen.findByRole('dialog', {}, { timeout: 15_000 })).toBeVisible()
  },
}

export const DevicePanelOpen: Story = {
  args: { value: { ...FRESH, overlay: 'device' }, context: aRealtime({ device: { sensorId: '501', channelId: '2' } }) },
  play: async () => {
    await expect(await screen.findByRole('dialog', {}, { timeout: 15_000 })).toBeVisible()
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  args: { value: FRESH },
  play: async () => {
    await expect(await screen.findByRole('list', { name: 'List of buildings' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Show live data of -1F 总配电室, Alarm' })).toBeVisible()
  },
}
