import { SENSOR_STATUS, type SensorRow } from '@smart-fire/api-client'
import { createMockBackend, MOCK_NOW } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { snapshotAt } from '../testing'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { HydrantActor } from './hydrant.actor'
import {
  aFacility,
  aHostileContext,
  aHydrantContext,
  aHydrantState,
  aMisplacedFacility,
  allRead,
  aPopupContext,
  clientWithRows,
  everyPart,
  monitoredWithoutDevices,
  nothingLoaded,
  someRows,
} from './hydrant.fixtures'
import { hydrantMachine } from './hydrant.machine'
import { NO_ROWS } from './hydrant.setup'
import type { HydrantContext } from './hydrant.types'
import { HydrantView } from './hydrant.view'
import { Overlays } from './parts/overlays'

interface Args {
  value: StateValueFrom<typeof hydrantMachine>
  context?: HydrantContext
  /** the rows of list mode */
  rows?: SensorRow[]
}

const meta = {
  title: 'Dialogs 对话框/Hydrant 消火栓、水压/States',
  id: 'dialogs-hydrant-states',
  parameters: { machine: hydrantMachine },
  render: ({ value, context = aHydrantContext(), rows = someRows() }, { globals }) => (
    <StoryProvider globals={globals} client={clientWithRows(rows)}>
      <HydrantActor.Provider options={{ input: context, snapshot: snapshotAt(hydrantMachine, value, context) }}>
        <HydrantView onClose={() => undefined} />
        <Overlays />
      </HydrantActor.Provider>
    </StoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const PATIENCE = { timeout: 8_000 } // the map brings a library
const panel = () => screen.getByRole('complementary', { name: '消火栓信息' })
const section = (name: string) => within(panel()).getByRole('region', { name })
const map = () => screen.findByRole('application', { name: '北门1号消火栓 位置图' }, PATIENCE)
const popup = () => screen.findByRole('dialog', { name: '北门1号消火栓 的设备' }, PATIENCE)
/** The popup, once this text in it can be seen: with reduced motion its parts appear some frames after its box. */
const popupShowing = async (text: string) => {
  const shown = within(await popup())
  await waitFor(() => expect(shown.getByText(text)).toBeVisible())
  return shown
}
const table = () => screen.findByRole('table', { name: '消火栓设备列表' })
const withPopup = (state: 'loading' | 'shown' | 'empty' | 'failed') =>
  aHydrantState({ mode: { map: { ready: { popup: state } } } })

export const Opening: Story = {
  args: { value: aHydrantState({ ...everyPart('loading'), mode: { map: 'loading' } }), context: nothingLoaded() },
  play: async () => {
    await dialogShown('消火栓')
    await expect(screen.getByText('正在加载地图…')).toBeVisible()
    await expect(within(section('实时监测')).getByRole('status')).toBeVisible()
    await expect(screen.queryByText('暂无监测数据')).toBeNull()
  },
}

export const Abnormal: Story = {
  args: { value: aHydrantState() },
  play: async () => {
    await expect(await dialogShown('北门1号消火栓')).toHaveTextContent('异常')
    await map()
    await expect(screen.getByText('60 米')).toBeVisible()
    await expect(within(section('基本信息')).getByText('025-88001234')).toBeVisible()
    await expect(within(section('实时监测')).getByText('0.06 MPa')).toBeVisible()
    // of the three devices only the offline one has old values
    await expect(within(section('实时监测')).getAllByText(/最后上报/)).toHaveLength(1)
    await expect(within(section('出水口')).getByText('100 mm')).toBeVisible()
    await expect(within(section('报警记录')).getByRole('button', { name: '查看更多' })).toBeVisible()
  },
}

export const Normal: Story = {
  args: { value: aHydrantState(), context: aHydrantContext({ facility: aFacility({ status: SENSOR_STATUS.normal }) }) },
  play: async () => {
    await expect(await dialogShown('北门1号消火栓')).toHaveTextContent('正常')
    await map()
  },
}

export const StateUnknown: Story = {
  args: { value: aHydrantState(), context: aHydrantContext({ facility: aFacility({ status: null }), monitoring: allRead(monitoredWithoutDevices()), records: [], recordsTotal: 0 }) },
  play: async () => {
    const dialog = await dialogShown('北门1号消火栓')
    await map()
    await expect(within(dialog).getByText('状态未知')).toBeVisible()
    // what the canvas draws is in the list of markers as well
    await userEvent.click(screen.getByRole('button', { name: '标注（1）' }))
    await expect(await screen.findByRole('button', { name: /北门1号消火栓.*状态未知/ })).toBeVisible()
    await expect(within(dialog).queryByText('异常')).toBeNull()
  },
}

export const OldValues: Story = {
  args: { value: aHydrantState() },
  parameters: { clock: MOCK_NOW + 3_600_000 },
  play: async () => {
    await dialogShown('北门1号消火栓')
    const values = within(section('实时监测'))
    await expect(values.getAllByText(/最后上报/)).toHaveLength(3)
    await expect(values.getByTitle('2026-10-12 09:28:00')).toHaveTextContent('1小时前')
    await map()
  },
}

export const ValuesOfUnknownAge: Story = {
  args: {
    value: aHydrantState(),
    // the server does not tell the devices apart, and sends no time
    context: aHydrantContext({
      monitoring: allRead([{ id: null, name: null, sensorNumber: null, status: null, at: null, offlineFor: null, readings: [{ measuringPoint: '水压', data: '0.06MPa', status: null }] }]),
    }),
  },
  play: async () => {
    await dialogShown('北门1号消火栓')
    await expect(within(section('实时监测')).getByText('上报时间未知')).toBeVisible()
    await expect(within(section('实时监测')).getByText('0.06 MPa')).toBeVisible()
    await map()
  },
}

export const PopupLoading: Story = {
  args: { value: withPopup('loading') },
  play: async () => {
    await dialogShown('北门1号消火栓')
    await expect(await within(await popup()).findByRole('status')).toBeVisible()
  },
}

export const PopupShown: Story = {
  args: { value: withPopup('shown'), context: aPopupContext() },
  play: async () => {
    await dialogShown('北门1号消火栓')
    const shown = await popupShowing('最后上报 2026-10-12 09:28:00')
    await expect(shown.getByText('消火栓水压监测仪')).toBeVisible()
    await expect(shown.getByText('h00000017')).toBeVisible()
    await expect(shown.getByText('暂无数据')).toBeVisible() // the third has never reported
    await expect(shown.getByRole('button', { name: '查看 h00000017 的实时数据' })).toBeVisible()
  },
}

export const PopupEmpty: Story = {
  args: { value: withPopup('empty') },
  play: async () => {
    await dialogShown('北门1号消火栓')
    await popupShowing('暂无数据')
  },
}

export const PopupFailed: Story = {
  args: { value: withPopup('failed') },
  play: async () => {
    await dialogShown('北门1号消火栓')
    const shown = await popupShowing('设备信息加载失败')
    await expect(shown.getByRole('button', { name: '重试' })).toBeVisible()
    await expect(shown.queryByText('暂无数据')).toBeNull()
  },
}

export const NoPosition: Story = {
  args: {
    value: aHydrantState({ mode: { map: 'noPosition' } }),
    context: aHydrantContext({ facility: aMisplacedFacility('32.060255,118.796877') }),
  },
  play: async () => {
    await dialogShown('北门1号消火栓')
    await expect(screen.getByText('该消火栓没有可用的位置')).toBeVisible()
    await expect(screen.getByText('32.060255,118.796877')).toBeVisible()
    await expect(screen.queryByRole('application')).toBeNull()
  },
}

export const NoPositionSent: Story = {
  args: {
    value: aHydrantState({ mode: { map: 'noPosition' } }),
    context: aHydrantContext({ facility: aMisplacedFacility(null) }),
  },
  play: async () => {
    await dialogShown('北门1号消火栓')
    await expect(screen.getByText(/平台没有返回坐标/)).toBeVisible()
    await expect(screen.getByRole('button', { name: '查看设备列表' })).toBeEnabled()
  },
}

export const EverythingFailed: Story = {
  args: { value: aHydrantState({ ...everyPart('failed'), mode: { map: 'failed' } }), context: nothingLoaded() },
  play: async () => {
    await dialogShown('消火栓')
    for (const text of ['消火栓位置', '基本信息', '监测数据', '未启用设备数量', '出水口信息', '报警记录']) {
      await expect(screen.getByText(`${text}加载失败`)).toBeVisible()
    }
    await expect(screen.getAllByRole('button', { name: /重试/ })).toHaveLength(6)
  },
}

export const Empty: Story = {
  args: {
    value: aHydrantState({ monitoring: 'empty', outlets: 'empty', records: 'empty', mode: { map: 'noPosition' } }),
    context: aHydrantContext({
      facility: aMisplacedFacility('0,0'),
      unit: { address: null, unitName: null, phone: null },
      monitoring: NO_ROWS,
      outlets: NO_ROWS,
      notEnabled: 0,
      records: [],
      recordsTotal: 0,
    }),
  },
  play: async () => {
    await dialogShown('北门1号消火栓')
    for (const text of ['暂无监测数据', '未登记出水口', '暂无报警记录', '0,0']) await expect(screen.getByText(text)).toBeVisible()
    await expect(screen.queryByText(/加载失败/)).toBeNull()
  },
}

export const Refreshing: Story = {
  args: { value: aHydrantState(everyPart({ ready: 'refreshing' })) },
  play: async () => {
    await dialogShown('北门1号消火栓')
    await expect(within(section('实时监测')).getByText('0.06 MPa')).toBeVisible()
    await expect(section('实时监测')).toHaveAttribute('aria-busy', 'true')
    await map()
  },
}

export const Stale: Story = {
  args: { value: aHydrantState({ ...everyPart({ ready: 'stale' }), link: 'silent' }) },
  play: async () => {
    await dialogShown('北门1号消火栓')
    await expect(screen.getByText('位置和状态可能不是最新')).toBeVisible()
    await expect(screen.getByText('监测数据可能不是最新')).toBeVisible()
    await expect(within(section('实时监测')).getByText('0.06 MPa')).toBeVisible()
    await map()
  },
}

export const MoreRecordsLoading: Story = {
  args: { value: aHydrantState({ records: 'loadingMore', mode: { map: 'noPosition' } }), context: aHydrantContext({ facility: aMisplacedFacility('118.79') }) },
  play: async () => {
    await dialogShown('北门1号消火栓')
    await expect(within(section('报警记录')).getByRole('button', { name: /加载/ })).toBeVisible()
    await expect(within(section('报警记录')).getAllByText(/水压/).length).toBeGreaterThan(0)
  },
}

export const PanelCollapsed: Story = {
  args: { value: aHydrantState({ panel: 'collapsed' }) },
  play: async () => {
    await dialogShown('北门1号消火栓')
    await expect(screen.queryByRole('complementary')).toBeNull()
    await expect(screen.getByRole('button', { name: '展开信息面板' })).toHaveAttribute('aria-expanded', 'false')
    await map()
  },
}

export const PartlyUnreadable: Story = {
  args: {
    value: withPopup('shown'),
    context: aHydrantContext({
      monitoring: { rows: [], dropped: 3 },
      outlets: { rows: [{ name: '第一出水口', diameter: 100, type: '外螺旋式' }], dropped: 2 },
      devices: { rows: [], dropped: 1 },
    }),
  },
  play: async () => {
    await dialogShown('北门1号消火栓')
    for (const [name, count] of [['实时监测', 3], ['出水口', 2]] as const) {
      await expect(within(screen.getByRole('region', { name })).getByText(`有 ${count} 条记录无法读取`)).toBeVisible()
    }
    await waitFor(async () => expect(within(await popup()).getByText('有 1 条记录无法读取')).toBeVisible())
  },
}

export const List: Story = {
  args: { value: aHydrantState({ mode: 'list' }), context: aHydrantContext({ sensorId: '702' }) },
  play: async () => {
    await dialogShown('北门1号消火栓')
    const rows = within(await table())
    await rows.findByText('离线')
    for (const name of ['状态', '设备编号', '系列', '位置描述', '实时数据']) {
      await expect(rows.getByRole('columnheader', { name })).toBeVisible()
    }
    await expect(rows.getByText('离线')).toBeVisible()
    await expect(rows.getByRole('button', { name: '查看 h00000018 的实时数据' })).toBeVisible()
    const choices = within(screen.getByRole('combobox', { name: '状态' })).getAllByRole('option')
    await expect(choices.map(({ textContent }) => textContent)).toEqual(['全部', '正常', '故障', '报警', '离线'])
  },
}

export const ListEmpty: Story = {
  args: { value: aHydrantState({ mode: 'list' }), rows: [] },
  play: async () => {
    await dialogShown('北门1号消火栓')
    await expect(await screen.findByText('没有符合条件的设备')).toBeVisible()
  },
}

export const NotEnabled: Story = {
  args: { value: aHydrantState({ mode: 'list', overlay: 'notEnabled' }) },
  parameters: { msw: createMockBackend().handlers },
  play: async () => {
    await dialogShown('未启用设备')
  },
}

export const SensorRealtime: Story = {
  args: {
    value: aHydrantState({ mode: 'list', overlay: 'sensorRealtime' }),
    context: aHydrantContext({ realtimeOf: '701' }),
  },
  parameters: { msw: createMockBackend().handlers },
  play: async () => {
    await dialogShown(/实时数据/)
  },
}

/** Hostile texts stay texts, long texts wrap, impossible numbers fit. */
export const HostileTexts: Story = {
  args: { value: aHydrantState({ mode: { map: 'noPosition' } }), context: aHostileContext() },
  play: async () => {
    const dialog = await dialogShown(/onerror/)
    await expect(dialog.querySelector('img, script')).toBeNull()
    await expect(screen.getByText('1000000000000000 mm')).toBeVisible()
    await expect(panel().scrollWidth).toBeLessThanOrEqual(panel().clientWidth)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
