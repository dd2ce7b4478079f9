import { createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { aHydrant, aHydrantRecord, aHydrantSensor, createMockBackend, failing } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { HydrantDialog, type HydrantDialogProps } from './hydrant-dialog'

const backend = createMockBackend()
const client = createApiClient(backend.clientOptions())

const meta = {
  title: 'Dialogs 对话框/Hydrant 消火栓、水压/Flows',
  id: 'dialogs-hydrant-flows',
  component: HydrantDialog,
  parameters: { msw: backend.handlers },
  args: { hydrantId: '31', channelId: '5', open: true, onClose: fn() },
  beforeEach: () => {
    backend.heal()
    backend.world.hydrants = [aHydrant({ protectionRadius: 60 })]
    backend.world.sensors = [
      aHydrantSensor({ id: '701', sensorNumber: 'h00000017', status: SENSOR_STATUS.normal }),
      aHydrantSensor({ id: '702', sensorNumber: 'h00000018', status: SENSOR_STATUS.normal, equipmentType: '智能闷盖监测终端', points: [] }),
      aHydrantSensor({ id: '703', sensorNumber: 'h00000019', status: SENSOR_STATUS.notEnabled }),
    ]
    backend.world.records = Array.from({ length: 13 }, (_, at) =>
      aHydrantRecord({ id: `${2100 - at}`, alarmType: `水压过低${at + 1}`, handled: at > 0, raisedAt: backend.world.now() - at * 60_000 }),
    )
  },
  render: (args, { globals }) => (
    <StoryProvider globals={globals} client={client} alarms={{ userId: '7' }}>
      <HydrantDialog {...args} />
    </StoryProvider>
  ),
} satisfies Meta<typeof HydrantDialog>

export default meta
type Story = StoryObj<typeof meta>

/** A change opens the dialog anew. */
export const Playground: Story = {
  ...playground({ open: true, hydrantId: '31', channelId: '5', mode: 'map', sensorId: '701' } satisfies Partial<HydrantDialogProps>, { mode: ['map', 'list'] }),
  render: (args, { globals }) => (
    <StoryProvider globals={globals} client={client} alarms={{ userId: '7' }}>
      <HydrantDialog key={JSON.stringify(args)} {...args} />
    </StoryProvider>
  ),
}

const PATIENCE = { timeout: 8_000 } // the map brings a library
const POPUP = '北门1号消火栓 的设备'

/** The map with its picture drawn at zoom 19: there 20 m are the round distance that fits the scale. */
async function mapDrawn() {
  const map = await screen.findByRole('application', { name: '北门1号消火栓 位置图' }, PATIENCE)
  await screen.findByRole('img', { name: '比例尺 20 m' }, PATIENCE)
  await waitFor(() => expect(map.querySelector('canvas')?.width).toBeGreaterThan(0), PATIENCE)
  return map
}

/** A press in the middle of the map, where the hydrant must be. */
async function pressTheMiddle(map: HTMLElement) {
  const { left, top, width, height } = map.getBoundingClientRect()
  const at = { clientX: left + width / 2, clientY: top + height / 2, button: 0, pointerId: 1, isPrimary: true, pointerType: 'mouse', bubbles: true }
  const surface = map.querySelector('.ol-viewport') ?? map
  await fireEvent.pointerDown(surface, at)
  await fireEvent.pointerUp(surface, at)
}

export const IsInTheMiddleOfItsMap: Story = {
  play: async () => {
    await expect(await dialogShown('北门1号消火栓')).toHaveTextContent('正常')
    const map = await mapDrawn()
    await waitFor(async () => {
      await pressTheMiddle(map)
      await expect(screen.getByRole('dialog', { name: POPUP })).toBeVisible()
    }, { timeout: 4_000, interval: 400 })
    const popup = within(screen.getByRole('dialog', { name: POPUP }))
    await expect(await popup.findByText('智能闷盖监测终端')).toBeVisible()
    await expect(popup.getByText('h00000018')).toBeVisible()
  },
}

export const WorksWithTheKeyboardAlone: Story = {
  play: async ({ args }) => {
    await dialogShown('北门1号消火栓')
    const map = await mapDrawn()
    map.focus()
    await userEvent.keyboard('{Enter}')
    const popup = await screen.findByRole('dialog', { name: POPUP })
    await expect(popup).toHaveFocus()
    const before = popup.style.transform
    const realtime = await within(popup).findByRole('button', { name: '查看 h00000017 的实时数据' })
    await userEvent.tab()
    await expect(realtime).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog', { name: POPUP })).toBeNull()
    await expect(map).toHaveFocus()
    await expect(args.onClose).not.toHaveBeenCalled()
    await fireEvent.keyDown(map, { key: 'ArrowRight', bubbles: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect((await screen.findByRole('dialog', { name: POPUP })).style.transform).not.toBe(before))
  },
}

export const OpensARealtimePanelFromTheMap: Story = {
  args: { sensorId: '701' },
  play: async () => {
    await dialogShown('北门1号消火栓')
    await mapDrawn()
    const popup = within(await screen.findByRole('dialog', { name: POPUP }, PATIENCE))
    await userEvent.click(await popup.findByRole('button', { name: '查看 h00000017 的实时数据' }))
    await dialogShown(/实时数据/)
  },
}

export const ListsItsDevices: Story = {
  args: { mode: 'list', sensorId: '702' },
  play: async () => {
    await dialogShown('北门1号消火栓')
    const table = within(await screen.findByRole('table', { name: '消火栓设备列表' }))
    await table.findByText('h00000017')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), '故障')
    await userEvent.click(screen.getByRole('button', { name: '查询' }))
    await expect(await screen.findByText('没有符合条件的设备')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), '全部')
    await userEvent.click(screen.getByRole('button', { name: '查询' }))
    await userEvent.click(await screen.findByRole('button', { name: '查看 h00000018 的实时数据' }))
    await dialogShown(/实时数据/)
  },
}

export const ShowsWhatIsNotEnabled: Story = {
  args: { mode: 'list' },
  play: async () => {
    await dialogShown('北门1号消火栓')
    const section = within(await screen.findByRole('region', { name: '未启用设备' }))
    await expect(await section.findByText('1')).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: '查看未启用设备' }))
    const dialog = within(await dialogShown('未启用设备'))
    await expect(await dialog.findByText('h00000019')).toBeVisible()
  },
}

export const ReadsTheRecordsToTheirEnd: Story = {
  args: { mode: 'list' },
  play: async () => {
    await dialogShown('北门1号消火栓')
    await screen.findByText('水压过低10')
    await expect(screen.queryByText('水压过低11')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '查看更多' }))
    await expect(await screen.findByText('水压过低13')).toBeVisible()
    await expect(screen.queryByRole('button', { name: '查看更多' })).toBeNull()
  },
}

/** A fault at this hydrant turns it abnormal while the dialog is open; the map stays where it was moved to. */
export const FollowsWhatHappens: Story = {
  play: async () => {
    const dialog = await dialogShown('北门1号消火栓')
    await mapDrawn()
    await userEvent.click(screen.getByRole('button', { name: '缩小' }))
    await screen.findByRole('img', { name: '比例尺 50 m' }, PATIENCE)
    backend.world.sensors = backend.world.sensors.map((sensor) => (sensor.id === '701' ? { ...sensor, status: SENSOR_STATUS.fault } : sensor))
    await waitFor(() => expect(backend.alarms.openLinks).toBeGreaterThan(0))
    backend.raise(aHydrantRecord({ id: '2999', alarmType: '闷盖打开', raisedAt: backend.world.now() + 1 }))
    const records = await screen.findByRole('list', { name: '报警记录' })
    await expect(await within(records).findByText('闷盖打开')).toBeVisible()
    await waitFor(() => expect(dialog).toHaveTextContent('异常'))
    await expect(screen.getByRole('img', { name: '比例尺 50 m' })).toBeVisible()
  },
}

export const ShowsNoMapWithoutAPosition: Story = {
  beforeEach: () => {
    backend.world.hydrants = [aHydrant({ coordinatesText: '32.060255,118.796877' })]
  },
  play: async () => {
    await dialogShown('北门1号消火栓')
    await expect(await screen.findByText('32.060255,118.796877')).toBeVisible()
    await expect(screen.queryByRole('application')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '查看设备列表' }))
    // the panel beside it names the sensor, too
    await expect(await within(await screen.findByRole('table', { name: '消火栓设备列表' })).findByText('h00000017')).toBeVisible()
  },
}

export const FailsAndIsLoadedAgain: Story = {
  beforeEach: () => backend.apply(failing(['hydrants.detail', 'hydrants.readings', 'sensors.markerInfo'])),
  play: async () => {
    await dialogShown('消火栓')
    await screen.findByText('消火栓位置加载失败')
    // each part has a call of its own, and the responses come in any order
    await expect(await screen.findByText('监测数据加载失败')).toBeVisible()
    await expect(await screen.findByText('025-88001234')).toBeVisible()
    backend.heal()
    await userEvent.click(screen.getByRole('button', { name: '刷新' }))
    await dialogShown('北门1号消火栓')
    await mapDrawn()
    await expect(await screen.findByText('0.32 MPa')).toBeVisible()
  },
}
