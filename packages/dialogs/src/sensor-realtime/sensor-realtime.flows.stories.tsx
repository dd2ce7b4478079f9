import { CHANNEL, createApiClient, VERDICT } from '@smart-fire/api-client'
import { aPoint, aRecord, createMockBackend, failing, MOCK_NOW } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { SensorRealtimePanel, type SensorRealtimePanelProps } from './sensor-realtime-panel'

const backend = createMockBackend()
const client = createApiClient(backend.clientOptions())
const PATIENCE = { timeout: 10_000 }

const meta = {
  title: 'Dialogs 对话框/Sensor realtime 实时数据/Flows',
  id: 'dialogs-sensor-realtime-flows',
  component: SensorRealtimePanel,
  parameters: { msw: backend.handlers },
  args: { sensorId: '501', channelId: CHANNEL.default, open: true, onClose: fn() },
  beforeEach: () => {
    backend.heal()
    backend.world.now = Date.now
    backend.world.sensors = backend.world.sensors.map((sensor) =>
      sensor.id === '501'
        ? { ...sensor, points: [aPoint({ state: 'alarm' }), aPoint({ code: 'TEMP', label: '温度', unit: '℃', value: 24 })] }
        : sensor,
    )
    backend.world.records = Array.from({ length: 7 }, (_, at) =>
      aRecord({
        id: `${at + 1}`,
        alarmType: `第${at + 1}次报警`,
        raisedAt: MOCK_NOW - at * 86_400_000,
        handled: true,
        verdict: VERDICT.falseAlarm,
        handledBy: '林晓东',
        handledAt: MOCK_NOW,
      }),
    )
  },
  render: (args, { globals }) => (
    <StoryProvider globals={globals} client={client} alarms={{ userId: '7' }}>
      <SensorRealtimePanel {...args} />
    </StoryProvider>
  ),
} satisfies Meta<typeof SensorRealtimePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ open: true, sensorId: '501', channelId: CHANNEL.default } satisfies Partial<SensorRealtimePanelProps>, { channelId: [CHANNEL.default, CHANNEL.fireHost] })

export const ReadsPointsDaysAndHistory: Story = {
  play: async ({ args }) => {
    const panel = within(await dialogShown('实时数据'))
    await expect(await panel.findByRole('radio', { name: '烟雾浓度（报警）' }, PATIENCE)).toBeChecked()
    await expect(await panel.findByRole('group', { name: /^烟雾浓度/ }, PATIENCE)).toBeVisible()
    await userEvent.click(panel.getByRole('radio', { name: '温度' }))
    await expect(await panel.findByRole('group', { name: /^温度/ }, PATIENCE)).toBeVisible()
    await userEvent.click(panel.getByRole('radio', { name: '昨天' }))
    await waitFor(() => expect(panel.getByRole('radio', { name: '昨天' })).toBeChecked())
    await panel.findByText('第5次报警')
    await userEvent.click(panel.getByRole('button', { name: '第 2 页' }))
    await panel.findByText('第7次报警')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const ShowsAnAlarmOfItsDeviceAtOnce: Story = {
  play: async () => {
    const panel = within(await dialogShown('实时数据'))
    await panel.findByRole('group', { name: /^烟雾浓度/ }, PATIENCE)
    await waitFor(() => expect(backend.alarms.openLinks).toBeGreaterThan(0))
    backend.raise(aRecord({ id: '77', value: 8.8, raisedAt: Date.now() }))
    await waitFor(() => expect(panel.getByRole('group', { name: '最新值' })).toHaveTextContent('8.8 %obs/m'), PATIENCE)
    await expect(panel.getByRole('group', { name: '最新值' })).toHaveTextContent('刚刚')
  },
}

export const ShowsAPointOfAFireHost: Story = {
  args: { sensorId: '901', channelId: CHANNEL.fireHost },
  play: async () => {
    const panel = within(await dialogShown('实时数据'))
    await expect(await panel.findByText('02-017', {}, PATIENCE)).toBeVisible()
    await expect(panel.queryByRole('radio')).toBeNull()
    await expect(panel.getByRole('table', { name: '历史报警' })).toBeVisible()
  },
}

export const FailsAndIsLoadedAgain: Story = {
  beforeEach: () => backend.apply(failing('readings.ofDay')),
  play: async () => {
    const panel = within(await dialogShown('实时数据'))
    await panel.findByText('曲线加载失败', {}, PATIENCE)
    await panel.findByText('第1次报警')
    backend.heal()
    await userEvent.click(panel.getByRole('button', { name: /重试/ }))
    await expect(await panel.findByRole('group', { name: /^烟雾浓度/ }, PATIENCE)).toBeVisible()
    await expect(screen.queryByText('曲线加载失败')).toBeNull()
    await waitFor(() => expect(panel.getByRole('table', { name: '历史报警' })).not.toHaveAttribute('aria-busy', 'true'))
  },
}
