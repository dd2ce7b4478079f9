import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend, failing } from '@smart-fire/api-client/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { BuildingDetailDialog } from './building-detail-dialog'

const backend = createMockBackend()
const client = createApiClient(backend.clientOptions())

const meta = {
  title: 'Dialogs 对话框/Building detail 建筑详情/Flows',
  id: 'dialogs-building-detail-flows',
  component: BuildingDetailDialog,
  parameters: { msw: backend.handlers },
  args: { buildingId: '12', open: true, onClose: fn() },
  beforeEach: () => backend.heal(),
  render: (args, { globals }) => (
    <StoryProvider globals={globals} client={client}>
      <BuildingDetailDialog {...args} />
    </StoryProvider>
  ),
} satisfies Meta<typeof BuildingDetailDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ open: true, buildingId: '12' })

export const ReadsABuilding: Story = {
  play: async ({ args }) => {
    await dialogShown('建筑详情')
    await expect(await screen.findByRole('textbox', { name: '建筑名称' })).toHaveValue('星河大厦')
    await expect(screen.getByRole('textbox', { name: '联网单位' })).toHaveValue('星河物业管理有限公司')
    await expect(screen.getByRole('textbox', { name: '消防控制室位置' })).toHaveValue('1F 东侧大厅旁')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const ShowsTheBuildingWithoutTheNameOfItsUnit: Story = {
  beforeEach: () => backend.apply(failing('estate.buildings.networkedUnits')),
  play: async () => {
    await dialogShown('建筑详情')
    await expect(await screen.findByRole('textbox', { name: '联网单位' })).toHaveValue('3')
  },
}

export const FailsAndIsLoadedAgain: Story = {
  beforeEach: () => backend.apply(failing('estate.buildings.get')),
  play: async () => {
    await dialogShown('建筑详情')
    await screen.findByText('建筑详情加载失败')
    backend.heal()
    await userEvent.click(screen.getByRole('button', { name: /重试/ }))
    await expect(await screen.findByRole('textbox', { name: '建筑名称' })).toHaveValue('星河大厦')
  },
}
