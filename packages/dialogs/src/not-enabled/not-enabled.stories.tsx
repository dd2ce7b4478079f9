import { CHANNEL, createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { aHydrantSensor, aSensor, createMockBackend, failing } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { NotEnabledDialog } from './not-enabled-dialog'

const backend = createMockBackend()
const client = createApiClient(backend.clientOptions())
const onClose = fn()
const status = SENSOR_STATUS.notEnabled
const FLOOR = { buildingId: '12', floor: 3, channelId: '1' }

const meta = {
  title: 'Dialogs 对话框/Not enabled 未启用设备',
  id: 'dialogs-not-enabled',
  parameters: { msw: backend.handlers },
  beforeEach: () => {
    backend.heal()
    const devices = Array.from({ length: 22 }, (_, at) =>
      aSensor({ id: `${at + 1}`, status, position: `${at + 1}号点位`, marked: at === 0 }),
    )
    backend.world.sensors = [...devices, aHydrantSensor({ id: '702', status, position: '北门外绿化带' })]
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Playground: StoryObj<{ open: boolean; floor: number; channelId: string }> = {
  ...playground({ open: true, floor: 3, channelId: CHANNEL.default }, { channelId: [CHANNEL.default, CHANNEL.fireHost] }),
  render: (args, { globals }) => (
    <StoryProvider globals={globals} client={client}>
      <NotEnabledDialog {...args} buildingId="12" onClose={onClose} />
    </StoryProvider>
  ),
}

function listOf(place: typeof FLOOR | { hydrantId: string; channelId: string }): Pick<Story, 'render'> {
  return {
    render: (_, { globals }) => (
      <StoryProvider globals={globals} client={client}>
        <NotEnabledDialog {...place} open onClose={onClose} />
      </StoryProvider>
    ),
  }
}

const columns = async () => (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)

export const ReadsTheListToItsEnd: Story = {
  ...listOf(FLOOR),
  play: async () => {
    await expect(await dialogShown('未启用设备')).toHaveTextContent('3F')
    await expect(await screen.findByRole('row', { name: / 1号点位/ })).toHaveTextContent(/未启用.*已标注/)
    await expect(screen.queryByText('16号点位')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
    await screen.findByText('22号点位')
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalled()
  },
}

export const OfAWholeBuilding: Story = {
  ...listOf({ ...FLOOR, floor: 0 }),
  play: async () => {
    await expect(await dialogShown('未启用设备')).toHaveTextContent('整栋建筑')
    await expect(await columns()).toEqual(['状态', '设备编号', '设备类型', '型号', '生产厂家', '所属系统', '建筑名称', '楼层', '位置描述', '位置标注'])
  },
}

export const OfAFireHost: Story = {
  ...listOf({ ...FLOOR, channelId: CHANNEL.fireHost }),
  play: async () => {
    await dialogShown('未启用设备')
    await expect(await columns()).toEqual(['状态', '系列', '回路', '地址', '主机编号', '建筑名称', '楼层', '位置描述', '位置标注'])
  },
}

export const OfAHydrant: Story = {
  ...listOf({ hydrantId: '31', channelId: CHANNEL.hydrant }),
  play: async () => {
    await dialogShown('未启用设备')
    await expect(await columns()).toEqual(['状态', '设备编号', '设备类型', '型号', '生产厂家', '消火栓名称', '位置描述', '位置标注'])
    await screen.findByText('北门外绿化带')
    await expect(screen.queryByText('未标注')).toBeNull()
  },
}

export const FailsAndIsLoadedAgain: Story = {
  ...listOf(FLOOR),
  beforeEach: () => backend.apply(failing('sensors.notEnabled')),
  play: async () => {
    await dialogShown('未启用设备')
    await screen.findByText('未启用设备列表加载失败')
    await expect(screen.queryByText('没有未启用的设备')).toBeNull()
    backend.heal()
    await userEvent.click(screen.getByRole('button', { name: /重试/ }))
    await expect(await screen.findByText('1号点位')).toBeVisible()
  },
}
