import { CHANNEL, createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { aSensor, createMockBackend, failing } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { NotEnabledDialog } from './not-enabled-dialog'

const backend = createMockBackend()
const client = createApiClient(backend.clientOptions())
const DEVICES = 22

interface Args {
  buildingId: string
  floor: number
  channelId: string
  open: boolean
  onClose: () => void
}

const meta = {
  title: 'Dialogs/Not enabled/Flows',
  parameters: { msw: backend.handlers },
  args: { buildingId: '12', floor: 3, channelId: CHANNEL.default, open: true, onClose: fn() },
  beforeEach: () => {
    backend.heal()
    backend.world.sensors = Array.from({ length: DEVICES }, (_, at) =>
      aSensor({ id: `${at + 1}`, status: SENSOR_STATUS.notEnabled, position: `${at + 1}号点位`, marked: at === 0 }),
    )
  },
  render: (args, { globals }) => (
    <StoryProvider globals={globals} client={client}>
      <NotEnabledDialog {...args} />
    </StoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const ReadsTheListToItsEnd: Story = {
  play: async ({ args }) => {
    await dialogShown('未启用设备')
    const table = await screen.findByRole('table', { name: '未启用设备列表' })
    await within(table).findByText('15号点位')
    await expect(within(table).getByText('已标记')).toBeVisible()
    await expect(within(table).queryByText('16号点位')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
    await within(table).findByText('22号点位')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const FailsAndIsAskedAgain: Story = {
  beforeEach: () => backend.apply(failing('sensors.notEnabled')),
  play: async () => {
    await dialogShown('未启用设备')
    await screen.findByText('未启用设备列表加载失败')
    backend.heal()
    await userEvent.click(screen.getByRole('button', { name: /重试/ }))
    await expect(await screen.findByText('1号点位')).toBeVisible()
  },
}
