import { ApiError } from '@smart-fire/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectEnglishControls } from '../../testing/english-controls'
import { ScreenStage } from '../../testing/screen-stage'
import { followToolbar } from '../../testing/story-world'
import { allRights, dutyRoomCalls, someDutyRooms } from '../list-screen/duty-rooms.fixtures'
import { areas, roomsByRegion } from './rooms-by-region.fixtures'
import { treeScreen, type TreeCalls } from './tree-screen'

interface Args {
  tree: TreeCalls['tree']
  search?: string
}

const NAMES = someDutyRooms().map(({ name }) => name)
const { Screen } = treeScreen(roomsByRegion)

const meta = {
  title: 'Console 控制台/Kinds 页面类型/Tree screen 树形页',
  id: 'console-kinds-tree-screen',
  beforeEach: followToolbar,
  args: { tree: async () => areas },
  render: ({ tree, search = '' }, { globals }) => (
    <ScreenStage globals={globals} search={search} elements={allRights}><Screen calls={{ tree, content: dutyRoomCalls() }} /></ScreenStage>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const tree = () => screen.findByRole('tree', { name: '片区与建筑' })
const rows = () => within(screen.getByRole('table', { name: '值班室' })).getAllByRole('row').slice(1)

export const Filled: Story = {
  play: async () => {
    await expect(within(await tree()).getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual(['东区', '星河大厦', '滨江医院', '西区', '锦绣商业广场'])
    await waitFor(() => expect(rows()).toHaveLength(6))
  },
}

/** The chosen node stands in the address; choosing it once more shows everything again. */
export const NodeChosen: Story = {
  args: { search: '?node=b3' },
  play: async () => {
    await waitFor(() => expect(rows()).toHaveLength(1))
    await expect(screen.getByText('滨江医院值班室')).toBeVisible()
    const node = within(await tree()).getByRole('treeitem', { name: '滨江医院' })
    await expect(node).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(node)
    await waitFor(() => expect(rows()).toHaveLength(6))
  },
}

/** Arrows walk the tree, Enter chooses, Tab leads on to the content. */
export const Keyboard: Story = {
  play: async () => {
    const nodes = within(await tree())
    nodes.getByRole('treeitem', { name: '东区' }).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(rows()).toHaveLength(1))
    await expect(nodes.getByRole('treeitem', { name: '星河大厦' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(nodes.queryByRole('treeitem', { name: '星河大厦' })).toBeNull()
  },
}

/** The whole screen in English; only the data keep their language. */
export const English: Story = {
  globals: { locale: 'en' },
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Duty rooms' })).toBeVisible()
    await expectEnglishControls(NAMES)
  },
}

export const Loading: Story = {
  args: { tree: () => new Promise(() => undefined) },
  play: async () => {
    await expect((await screen.findAllByText(/加载中/))[0]).toBeVisible()
  },
}

export const Empty: Story = {
  args: { tree: async () => [] },
  play: async () => {
    await expect(await screen.findByText('暂无片区与建筑')).toBeVisible()
  },
}

/** Without its tree the screen still shows all rows. */
export const Failed: Story = {
  args: { tree: () => Promise.reject(new ApiError('network')) },
  play: async () => {
    await expect(await screen.findByText('片区与建筑加载失败')).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(6))
  },
}
