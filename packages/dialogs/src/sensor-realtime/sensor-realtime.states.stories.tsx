import type { HistoryRecord } from '@smart-fire/api-client'
import { MOCK_NOW } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { snapshotAt } from '../testing'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { SensorRealtimeActor } from './sensor-realtime.actor'
import { aDetail, aFireHostContext, aHistoryRecord, aRealtimeContext, aSensorResponse, clientWithHistory, noCurveYet, nothingKnown, someRecords } from './sensor-realtime.fixtures'
import { sensorRealtimeMachine } from './sensor-realtime.machine'
import type { SensorRealtimeContext } from './sensor-realtime.types'
import { SensorRealtimeView } from './sensor-realtime.view'

type Value = Exclude<StateValueFrom<typeof sensorRealtimeMachine>, string>

interface Args {
  value: Value
  context?: SensorRealtimeContext
  history?: HistoryRecord[]
}

const meta = {
  title: 'Dialogs 对话框/Sensor realtime 实时数据/States',
  id: 'dialogs-sensor-realtime-states',
  parameters: { machine: sensorRealtimeMachine },
  render: ({ value, context = aRealtimeContext(), history = someRecords() }, { globals }) => (
    <StoryProvider globals={globals} client={clientWithHistory(history)}>
      <SensorRealtimeActor.Provider
        options={{ input: context.target, snapshot: snapshotAt(sensorRealtimeMachine, value, context) }}
      >
        <SensorRealtimeView onClose={() => undefined} />
      </SensorRealtimeActor.Provider>
    </StoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

function aState(changes: Partial<Value> = {}): Value {
  return {
    sensor: { ready: 'fresh' },
    chart: { ready: 'fresh' },
    ...changes,
  }
}

const panel = async () => within(await dialogShown('实时数据'))
const figure = async () => (await panel()).findByRole('group', { name: /A相温度/ }, { timeout: 5_000 })

export const Opening: Story = {
  args: { value: aState({ sensor: 'loading', chart: 'none' }), context: nothingKnown() },
  play: async () => {
    const shown = await panel()
    await expect(shown.getAllByText('加载中…')[0]).toBeVisible()
  },
}

export const Ready: Story = {
  args: { value: aState() },
  play: async () => {
    const shown = await panel()
    await expect(shown.getByRole('radio', { name: 'A相温度（报警）' })).toBeChecked()
    await expect(shown.getByRole('radio', { name: '剩余电流（故障）' })).not.toBeChecked()
    await expect(shown.getByRole('radio', { name: 'A相电流（已停用）' })).not.toBeChecked()
    await expect(shown.getByRole('group', { name: '最新值' })).toHaveTextContent('51 ℃')
    await expect(shown.getByRole('radio', { name: '今天' })).toBeChecked()
    await expect(await figure()).toBeVisible()
    await expect(await shown.findByText('真实火警')).toBeVisible()
  },
}

export const DeviceClockWrong: Story = {
  args: { value: aState(), context: aRealtimeContext({ sensor: aSensorResponse({ detail: aDetail({ clockFault: true }) }) }) },
  play: async () => {
    const shown = await dialogShown('实时数据')
    await expect(within(shown).getByText('设备时钟异常')).toBeVisible()
    await expect(shown).toHaveTextContent(/报警.*设备时钟异常/)
  },
}

export const OldValue: Story = {
  args: { value: aState() },
  parameters: { clock: MOCK_NOW + 3_600_000 },
  play: async () => {
    const newest = (await panel()).getByRole('group', { name: '最新值' })
    await expect(newest).toHaveTextContent('数据较旧')
    await expect(within(newest).getByTitle('2026-10-12 09:30:00')).toHaveTextContent('1小时前')
  },
}

export const SensorRefreshing: Story = {
  args: { value: aState({ sensor: { ready: 'refreshing' } }) },
  play: async () => {
    const shown = await panel()
    await expect(shown.getByRole('button', { name: '刷新' })).toHaveAttribute('aria-busy', 'true')
    await expect(shown.getByRole('radio', { name: 'A相温度（报警）' })).toBeChecked()
  },
}

export const SensorStale: Story = {
  args: { value: aState({ sensor: { ready: 'stale' } }) },
  play: async () => {
    await expect((await panel()).getByText('设备状态可能不是最新')).toBeVisible()
  },
}

export const SensorFailed: Story = {
  args: { value: aState({ sensor: 'failed', chart: 'none' }), context: nothingKnown() },
  play: async () => {
    const shown = await panel()
    await expect(shown.getByText('设备信息加载失败')).toBeVisible()
    await expect(shown.queryByText('该设备没有监测点')).toBeNull()
  },
}

export const NoPoints: Story = {
  args: {
    value: aState({ chart: 'none' }),
    context: noCurveYet({ sensor: aSensorResponse({ points: [] }), pointCode: null, curveOf: null }),
  },
  play: async () => {
    await expect((await panel()).getByText('该设备没有监测点')).toBeVisible()
  },
}

export const FireHost: Story = {
  args: { value: aState({ chart: 'none' }), context: aFireHostContext() },
  play: async () => {
    const shown = await panel()
    await expect(shown.getByText('02-017')).toBeVisible()
    await expect(shown.getAllByText('点型光电感烟').length).toBeGreaterThan(0)
    await expect(shown.queryByRole('radio')).toBeNull()
    await expect(shown.getByRole('table', { name: '历史报警' })).toBeVisible()
  },
}

export const LastReportFailed: Story = {
  args: { value: aState(), context: aRealtimeContext({ sensor: aSensorResponse({ latest: null }) }) },
  play: async () => {
    const shown = await panel()
    await expect(shown.getByText('最后上报加载失败')).toBeVisible()
    await expect(shown.getByRole('button', { name: '重试' })).toBeVisible()
    await expect(shown.getByRole('group', { name: '最新值' })).toHaveTextContent('51 ℃')
    await expect(await figure()).toBeVisible()
  },
}

export const FireHostLastReportFailed: Story = {
  args: { value: aState({ chart: 'none' }), context: aFireHostContext({ sensor: aSensorResponse({ points: [], latest: null }) }) },
  play: async () => {
    const shown = await panel()
    await expect(shown.getByText('最后上报加载失败')).toBeVisible()
    await expect(shown.queryByText('暂无上报时间')).toBeNull()
  },
}

export const FireHostReportsOnChange: Story = {
  args: { value: aState({ chart: 'none' }), context: aFireHostContext() },
  parameters: { clock: MOCK_NOW + 86_400_000 },
  play: async () => {
    const last = (await panel()).getByRole('group', { name: '最后上报' })
    // a point of a fire host reports changes only: its last report of yesterday is how it is today
    await expect(last).not.toHaveTextContent('数据较旧')
    await expect(last).toHaveAttribute('data-old', 'false')
  },
}

export const ChartLoading: Story = {
  args: { value: aState({ chart: 'loading' }), context: noCurveYet() },
  play: async () => {
    const shown = await panel()
    await expect(shown.getByText('加载中…')).toBeVisible()
    await expect(shown.getByRole('radio', { name: '今天' })).toBeChecked()
  },
}

export const ChartRefreshing: Story = {
  args: { value: aState({ chart: { ready: 'refreshing' } }) },
  play: async () => {
    await expect(await figure()).toBeVisible()
    await expect((await panel()).queryByText('加载中…')).toBeNull()
  },
}

export const ChartStale: Story = {
  args: { value: aState({ chart: { ready: 'stale' } }) },
  play: async () => {
    await expect((await panel()).getByText('曲线可能不是最新，更新于 2026-10-12 09:30:00')).toBeVisible()
    await expect(await figure()).toBeVisible()
  },
}

export const PartlyUnreadable: Story = {
  args: {
    value: aState(),
    context: aRealtimeContext({ sensor: aSensorResponse({ droppedPoints: 1 }), droppedReadings: 12 }),
  },
  play: async () => {
    const shown = await panel()
    await expect(await shown.findByText('有 1 条记录无法读取')).toBeVisible()
    await expect(shown.getByText('有 12 条记录无法读取')).toBeVisible()
  },
}

export const ChartEmpty: Story = {
  args: {
    value: aState({ chart: 'empty' }),
    context: noCurveYet({ day: { of: 'date', day: '2026-10-01' }, curveDay: '2026-10-01' }),
  },
  play: async () => {
    const shown = await panel()
    await expect(shown.getByText('2026-10-01 没有数据')).toBeVisible()
    await expect(shown.getByRole('radio', { name: '今天' })).not.toBeChecked()
  },
}

export const ChartFailed: Story = {
  args: { value: aState({ chart: 'failed' }), context: noCurveYet() },
  play: async () => {
    const shown = await panel()
    await expect(shown.getByText('曲线加载失败')).toBeVisible()
    await expect(shown.getByRole('button', { name: /重试/ })).toBeVisible()
    await expect(shown.queryByText('暂无数据')).toBeNull()
    await expect(shown.queryByText('今日暂无数据')).toBeNull()
    await expect(shown.getByText('最新值未知')).toBeVisible()
  },
}

/** A record that nobody handled ended when the device recovered. */
export const HistoryRecovered: Story = {
  args: { value: aState(), history: [aHistoryRecord({ verdict: null, confirmedBy: null, confirmedAt: null, handledBy: null })] },
  play: async () => {
    await expect(await (await panel()).findByText('自动恢复')).toBeInTheDocument()
  },
}

export const HistoryEmpty: Story = {
  args: { value: aState(), history: [] },
  play: async () => {
    await expect(await (await panel()).findByText('暂无已处理的报警')).toBeVisible()
  },
}
