import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { snapshotAt } from '../testing'
import { dialogShown } from '../testing/dialog-shown'
import { StoryProvider } from '../testing/story-provider'
import { BuildingDetailActor } from './building-detail.actor'
import { aDetailContext, otherFacts } from './building-detail.fixtures'
import { buildingDetailMachine } from './building-detail.machine'
import type { BuildingDetailContext } from './building-detail.machine'
import { BuildingDetailView } from './building-detail.view'

interface Args {
  value: StateValueFrom<typeof buildingDetailMachine>
  context?: BuildingDetailContext
}

const meta = {
  title: 'Dialogs 对话框/Building detail 建筑详情/States',
  id: 'dialogs-building-detail-states',
  parameters: { machine: buildingDetailMachine },
  render: ({ value, context = aDetailContext() }, { globals }) => (
    <StoryProvider globals={globals}>
      <BuildingDetailActor.Provider
        options={{ input: context, snapshot: snapshotAt(buildingDetailMachine, value, context) }}
      >
        <BuildingDetailView onClose={() => undefined} />
      </BuildingDetailActor.Provider>
    </StoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const field = (name: string) => screen.getByRole('textbox', { name })

export const Loading: Story = {
  args: { value: { facts: 'loading', link: 'live' }, context: aDetailContext(null) },
  play: async () => {
    await dialogShown('建筑详情')
    await expect(screen.getByText('正在加载建筑详情')).toBeVisible()
    await expect(screen.queryByRole('textbox')).toBeNull()
  },
}

export const Ready: Story = {
  args: { value: { facts: { ready: 'fresh' }, link: 'live' } },
  play: async () => {
    const dialog = await dialogShown('建筑详情')
    await expect(dialog).toHaveTextContent('星河大厦')
    const basics = within(screen.getByRole('group', { name: '基本信息' }))
    await expect(basics.getByRole('textbox', { name: '联网单位' })).toHaveValue('星河物业管理有限公司')
    await expect(field('竣工时间')).toHaveValue('2018-06-18')
    for (const box of screen.getAllByRole('textbox')) await expect(box).toBeDisabled()
  },
}

export const ReadyWithOtherValues: Story = {
  args: { value: { facts: { ready: 'fresh' }, link: 'live' }, context: aDetailContext(otherFacts()) },
  play: async () => {
    await dialogShown('建筑详情')
    await expect(field('有无消防控制室')).toHaveValue('无')
    await expect(field('消防控制室位置')).toHaveValue('–')
    await expect(field('消防设施完好情况')).toHaveValue('不合格')
    await expect(field('地理位置标注')).toHaveValue('未标注')
  },
}

export const Refreshing: Story = {
  args: { value: { facts: { ready: 'refreshing' }, link: 'live' } },
  play: async () => {
    await dialogShown('建筑详情')
    await expect(screen.getByRole('button', { name: /刷新/ })).toHaveAttribute('aria-busy', 'true')
    await expect(field('建筑名称')).toHaveValue('星河大厦')
  },
}

export const Stale: Story = {
  args: { value: { facts: { ready: 'stale' }, link: 'silent' } },
  play: async () => {
    await dialogShown('建筑详情')
    await expect(screen.getByText('建筑详情可能不是最新')).toBeVisible()
    await expect(field('建筑名称')).toHaveValue('星河大厦')
  },
}

export const Failed: Story = {
  args: { value: { facts: 'failed', link: 'live' }, context: aDetailContext(null) },
  play: async () => {
    await dialogShown('建筑详情')
    await expect(screen.getByText('建筑详情加载失败')).toBeVisible()
    await expect(screen.getByRole('button', { name: /重试/ })).toBeVisible()
  },
}
