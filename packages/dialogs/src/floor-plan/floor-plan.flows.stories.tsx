import { CHANNEL, createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { aFireHostPoint, aFireHostRecord, aRecord, aSensor, createMockBackend, failing, withoutPlanSetup } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import type { PositionUnit } from '../provider'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { FloorPlanDialog, type FloorPlanDialogProps } from './floor-plan-dialog'

const backend = createMockBackend()
const client = createApiClient(backend.clientOptions())

const meta = {
  title: 'Dialogs 对话框/Floor plan 平面图/Flows',
  id: 'dialogs-floor-plan-flows',
  component: FloorPlanDialog,
  parameters: { msw: backend.handlers },
  args: { buildingId: '12', channelId: '1', open: true, onClose: fn() },
  beforeEach: () => {
    backend.heal()
    backend.world.planAllowed = true
    backend.world.records = Array.from({ length: 13 }, (_, at) =>
      aRecord({ id: `${100 - at}`, position: `${at + 1}号记录`, raisedAt: backend.world.now() - at * 60_000 }),
    )
    backend.world.sensors = [
      aSensor({ id: '1', floor: 3, status: SENSOR_STATUS.alarm, position: '东侧走廊' }),
      aSensor({ id: '2', floor: 3, status: SENSOR_STATUS.normal, position: '301室' }),
      aSensor({ id: '3', floor: 1, status: SENSOR_STATUS.normal, position: '大堂' }),
      aSensor({ id: '4', floor: -1, status: SENSOR_STATUS.fault, position: '车库A区' }),
      aSensor({ id: '5', floor: 3, status: SENSOR_STATUS.offline, position: '302室' }),
      aSensor({ id: '6', floor: 3, status: SENSOR_STATUS.normal, position: '茶水间', marked: false }),
      aSensor({ id: '7', floor: 3, status: SENSOR_STATUS.notEnabled, position: '303室', marked: false }),
    ]
  },
  render: (args, { globals, parameters }) => (
    <StoryProvider globals={globals} client={client} alarms={{ userId: '7' }} {...unitOf(parameters)}>
      <FloorPlanDialog {...args} />
    </StoryProvider>
  ),
} satisfies Meta<typeof FloorPlanDialog>

export default meta

function unitOf(parameters: object): { positionUnit?: PositionUnit } {
  const { positionUnit } = parameters as { positionUnit?: PositionUnit }
  return positionUnit === undefined ? {} : { positionUnit }
}
type Story = StoryObj<typeof meta>

/** A change opens the dialog anew. */
export const Playground: Story = {
  ...playground(
    { open: true, buildingId: '12', channelId: CHANNEL.default, floor: 3, mode: 'list', sensorId: '1' } satisfies Partial<FloorPlanDialogProps>,
    { channelId: [CHANNEL.default, CHANNEL.fireHost], mode: ['list', 'image'] },
  ),
  render: (args, { globals }) => (
    <StoryProvider globals={globals} client={client} alarms={{ userId: '7' }}>
      <FloorPlanDialog key={JSON.stringify(args)} {...args} />
    </StoryProvider>
  ),
}

export const OpensOnTheFirstAlarmFloor: Story = {
  play: async () => {
    await dialogShown()
    const devices = await screen.findByRole('table', { name: '3F 设备列表' })
    await expect(await within(devices).findByText('东侧走廊')).toBeVisible()
    await expect(await screen.findByRole('dialog', { name: '星河大厦' })).toHaveTextContent('3F')
  },
}

export const OpensOnTheRequestedBasement: Story = {
  args: { floor: -1 },
  play: async () => {
    await dialogShown()
    const devices = await screen.findByRole('table', { name: '-1F 设备列表' })
    await expect(await within(devices).findByText('车库A区')).toBeVisible()
  },
}

export const SwitchesTheFloor: Story = {
  play: async () => {
    await dialogShown()
    await screen.findByText('东侧走廊')
    await userEvent.click(screen.getByRole('button', { name: '1F' }))
    await expect(await screen.findByText('大堂')).toBeVisible()
    await expect(screen.queryByText('东侧走廊')).toBeNull()
    await expect(screen.getByRole('button', { name: '1F' })).toHaveAttribute('aria-current', 'true')
  },
}

export const FiltersByStatus: Story = {
  play: async () => {
    await dialogShown()
    await screen.findByText('301室')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), '报警')
    await expect(screen.getByText('301室')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '查询' }))
    await waitFor(() => expect(screen.queryByText('301室')).toBeNull())
    await expect(await screen.findByText('东侧走廊')).toBeVisible()
  },
}

export const GoesToAnAlarmFloorFromTheBuilding: Story = {
  args: { floor: 1 },
  play: async () => {
    await dialogShown()
    await userEvent.click(await screen.findByRole('tab', { name: '建筑信息' }))
    await userEvent.click(await screen.findByRole('button', { name: '前往 -1F' }))
    await expect(await screen.findByText('车库A区')).toBeVisible()
  },
}

export const FollowsAnAlarmOfItsBuilding: Story = {
  args: { floor: 1 },
  play: async () => {
    await dialogShown()
    await screen.findByText('大堂')
    const lobby = backend.world.sensors.find(({ id }) => id === '3')
    if (!lobby) throw new Error('the world has no lobby')
    lobby.status = SENSOR_STATUS.alarm
    backend.raise(aRecord({ id: '77', floor: 1, position: '大堂', raisedAt: backend.world.now() + 1_000 }))
    const devices = await screen.findByRole('table', { name: '1F 设备列表' })
    await expect(await within(devices).findByText('报警')).toBeVisible()
    await expect(await screen.findByRole('button', { name: /1F.*有报警|有报警.*1F/ })).toHaveAttribute('aria-current', 'true')
    // the rail is a section: the street lies on the first basement, and a calm floor is not lit
    const storey = (name: RegExp) => getComputedStyle(screen.getByRole('button', { name }).closest('li') ?? document.body)
    await expect(storey(/-1F/).borderTopWidth).toBe('3px')
    await expect(storey(/^2F/).borderTopWidth).toBe('1px')
    await expect(storey(/3F/).backgroundColor).not.toBe(storey(/^2F/).backgroundColor)
  },
}

export const LeadsToAFireOfAnotherChannel: Story = {
  args: { floor: 1 },
  beforeEach: () => {
    backend.world.records = [aFireHostRecord({ floor: 5 })]
    backend.world.sensors = [
      aSensor({ id: '3', floor: 1, status: SENSOR_STATUS.normal, position: '大堂' }),
      aFireHostPoint({ id: '901', floor: 5, status: SENSOR_STATUS.alarm, position: '五层机房' }),
    ]
  },
  play: async () => {
    await dialogShown()
    await screen.findByText('大堂')
    await userEvent.click(await screen.findByRole('button', { name: '5F 消防主机' }))
    const devices = await screen.findByRole('table', { name: '5F 设备列表' })
    await expect(await within(devices).findByText('五层机房')).toBeVisible()
    await expect(within(devices).getByRole('columnheader', { name: '主机编号' })).toBeVisible()
    await expect(screen.getByRole('dialog', { name: '星河大厦' })).toHaveTextContent('消防主机')
    await expect(screen.queryByText('另有系统报警：')).toBeNull()
  },
}

export const SaysThatTheRailFailedAndOpensOn1F: Story = {
  beforeEach: () => backend.apply(failing('floors.list')),
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('楼层加载失败')).toBeVisible()
    await expect(await screen.findByText('大堂')).toBeVisible()
    backend.heal()
    await userEvent.click(within(screen.getByRole('navigation', { name: '楼层' })).getByRole('button', { name: /重试/ }))
    await expect(await screen.findByRole('button', { name: /^6F/ })).toBeVisible()
  },
}

const toThePlan = async () => userEvent.click(await screen.findByRole('radio', { name: '平面图' }))
const marker = (name: string) => screen.findByRole('button', { name })

export const ShowsTheFloorAsAPicture: Story = {
  play: async () => {
    await dialogShown()
    await toThePlan()
    await expect(await screen.findByRole('application', { name: '3F 平面图' })).toBeVisible()
    await userEvent.click(await marker('报警 东侧走廊'))
    const popover = await dialogShown('报警 东侧走廊')
    await expect(await within(popover).findByText('烟雾浓度')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '离线 302室' }))
    await expect(await screen.findByText(/设备已离线.*最后上报时间/)).toBeVisible()
  },
}

export const ListsTheUnmarkedDevices: Story = {
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('东侧走廊')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /未标注设备/ })).toBeNull()
    await toThePlan()
    await userEvent.click(await screen.findByRole('button', { name: '未标注设备 2' }))
    const unplaced = await dialogShown('3F 未标注设备')
    await expect(await within(unplaced).findByText('茶水间')).toBeVisible()
    await expect(within(unplaced).getByText('303室')).toBeVisible()
    await expect(within(unplaced).queryByText('302室')).toBeNull()
  },
}

export const AnAlarmOpensOnItsMarker: Story = {
  args: { floor: 3, mode: 'image', sensorId: '1' },
  play: async () => {
    const popover = await dialogShown('报警 东侧走廊')
    await expect(await within(popover).findByText('烟雾浓度')).toBeVisible()
  },
}

export const ANoticeNamesItsDeviceByNumber: Story = {
  args: { floor: 3, mode: 'image', device: { sensorNumber: 'N77', fireHostId: null, loop: null, address: null } },
  beforeEach: () => {
    backend.world.sensors = [
      ...Array.from({ length: 120 }, (_, at) => aSensor({ id: `${100 + at}`, sensorNumber: `m${at}`, mark: { x: 20 + at * 6, y: 300 } })),
      aSensor({ id: '77', sensorNumber: 'n77', status: SENSOR_STATUS.alarm, position: '东侧走廊', mark: { x: 400, y: 120 } }),
    ]
  },
  play: async () => {
    const popover = await dialogShown('报警 东侧走廊')
    await expect(await within(popover).findByText('n77')).toBeVisible()
  },
}

export const ANoticeNamesAPointOfAFireHost: Story = {
  args: { channelId: '11', floor: 3, mode: 'image', device: { sensorNumber: null, fireHostId: '5', loop: '02', address: '019' } },
  beforeEach: () => {
    backend.world.sensors = [
      aFireHostPoint({ id: '901', status: SENSOR_STATUS.normal, position: '301室', mark: { x: 100, y: 100 } }),
      aFireHostPoint({ id: '902', address: '019', status: SENSOR_STATUS.alarm, position: '302室', mark: { x: 400, y: 120 } }),
    ]
  },
  play: async () => {
    const popover = await dialogShown('报警 302室')
    await expect(await within(popover).findByText('02-019')).toBeVisible()
  },
}

export const SelectsADeviceOfALaterPage: Story = {
  args: { floor: 3, sensorId: '31' },
  beforeEach: () => {
    backend.world.sensors = Array.from({ length: 45 }, (_, at) => aSensor({ id: `${at + 1}`, position: `${at + 1}号点位` }))
  },
  play: async () => {
    await dialogShown()
    const row = (await screen.findByText('31号点位')).closest('tr')
    await expect(row).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(row).toHaveFocus())
  },
}

export const LeadsOnToADeviceThatIsNotMarked: Story = {
  args: { floor: 3, mode: 'image', sensorId: '6' },
  play: async () => {
    await dialogShown()
    await screen.findByText('要查看的设备未标注在平面图上，已在列表中选中')
    const row = (await within(await screen.findByRole('table', { name: '3F 设备列表' })).findByText('茶水间')).closest('tr')
    await waitFor(() => expect(row).toHaveAttribute('aria-selected', 'true'))
    await userEvent.click(screen.getByRole('button', { name: '查看实时数据' }))
    const live = await dialogShown('实时数据')
    await expect((await within(live).findAllByText('茶水间'))[0]).toBeVisible()
  },
}

export const ReadsPositionsInPercent: Story = {
  args: { floor: 3, mode: 'image' },
  parameters: { positionUnit: 'percent' },
  beforeEach: () => {
    backend.world.sensors = [aSensor({ id: '1', floor: 3, position: '正中', mark: { x: 50, y: 50 } })]
  },
  play: async () => {
    await dialogShown()
    await marker('正常 正中')
    const plan = await screen.findByRole('application', { name: '3F 平面图' })
    const { left, top, width, height } = plan.getBoundingClientRect()
    // the picture lies in the middle of its frame, and so does a marker at 50 % of both sides
    const coords = { clientX: left + width / 2, clientY: top + height / 2 }
    await waitFor(async () => {
      await userEvent.pointer([{ target: plan, coords }, { keys: '[MouseLeft]', target: plan, coords }])
      await expect(screen.getByRole('dialog', { name: '正常 正中' })).toBeVisible()
    })
  },
}

export const FollowsAnAlarmOnThePictureInPlace: Story = {
  args: { floor: 3, mode: 'image', sensorId: '2' },
  play: async () => {
    await dialogShown('正常 301室')
    const room = backend.world.sensors.find(({ id }) => id === '2')
    if (!room) throw new Error('the world has no room 301')
    room.status = SENSOR_STATUS.alarm
    backend.raise(aRecord({ id: '78', floor: 3, position: '301室', raisedAt: backend.world.now() + 1_000 }))
    // the popover stays open and its marker changes; the record comes first in the list
    await dialogShown('报警 301室')
    const records = within(await screen.findByRole('list', { name: '报警记录' })).getAllByRole('listitem')
    await expect(records[0]).toHaveTextContent('301室')
  },
}

export const SaysThatAFloorHasNoPicture: Story = {
  args: { floor: 1, mode: 'image' },
  play: async () => {
    await expect(await screen.findByText('该楼层没有平面图')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^3F/ }))
    await expect(await screen.findByRole('application', { name: '3F 平面图' })).toBeVisible()
  },
}

export const OffersNoPictureWithoutThePermission: Story = {
  args: { floor: 3, mode: 'image' },
  beforeEach: () => backend.apply(withoutPlanSetup()),
  play: async () => {
    await dialogShown()
    await expect(await screen.findByText('东侧走廊')).toBeVisible()
    await expect(screen.queryByRole('radio', { name: '平面图' })).toBeNull()
  },
}

export const LoadsMoreAlarmRecords: Story = {
  args: { floor: 3 },
  play: async () => {
    await dialogShown()
    const records = await screen.findByRole('list', { name: '报警记录' })
    await expect(within(records).getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }))
    await expect(await screen.findByText('13号记录')).toBeVisible()
    await expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
  },
}

export const OpensTheLiveDataOfADevice: Story = {
  args: { floor: 3 },
  play: async () => {
    await dialogShown()
    await userEvent.click(await screen.findByRole('button', { name: '查看实时数据：东侧走廊' }))
    await expect(await screen.findByRole('radio', { name: /烟雾浓度/ })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('radio', { name: /烟雾浓度/ })).toBeNull())
    await expect(screen.getByRole('dialog', { name: '星河大厦' })).toBeVisible()
  },
}

export const ShowsWhatIsNotEnabledAndTheBuilding: Story = {
  args: { floor: 3 },
  play: async () => {
    await dialogShown()
    await userEvent.click(await screen.findByRole('button', { name: '查看未启用设备' }))
    const notEnabled = await dialogShown(/未启用/)
    await expect(await within(notEnabled).findByText('303室')).toBeVisible()
    await userEvent.click(within(notEnabled).getByRole('button', { name: '关闭' }))
    await userEvent.click(await screen.findByRole('tab', { name: '建筑信息' }))
    await userEvent.click(await screen.findByRole('button', { name: '建筑详情' }))
    await expect(await dialogShown(/建筑详情/)).toBeVisible()
  },
}
