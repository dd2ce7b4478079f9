import { createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { aRecord, aSensor, createMockBackend, failing } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { FloorPlanDialog } from './floor-plan-dialog'

const backend = createMockBackend()
const client = createApiClient(backend.clientOptions())

const meta = {
  title: 'Dialogs/Floor plan/Flows',
  component: FloorPlanDialog,
  parameters: { msw: backend.handlers },
  args: { buildingId: '12', channelId: '1', open: true, onClose: fn() },
  beforeEach: () => {
    backend.heal()
    backend.world.sensors = [
      aSensor({ id: '1', floor: 3, status: SENSOR_STATUS.alarm, position: '东侧走廊' }),
      aSensor({ id: '2', floor: 3, status: SENSOR_STATUS.normal, position: '301室' }),
      aSensor({ id: '3', floor: 1, status: SENSOR_STATUS.normal, position: '大堂' }),
      aSensor({ id: '4', floor: -1, status: SENSOR_STATUS.fault, position: '车库A区' }),
    ]
  },
  render: (args, { globals }) => (
    <StoryProvider globals={globals} client={client} alarms={{ userId: '7' }}>
      <FloorPlanDialog {...args} />
    </StoryProvider>
  ),
} satisfies Meta<typeof FloorPlanDialog>

export default meta
type Story = StoryObj<typeof meta>

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
