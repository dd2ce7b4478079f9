import { ApiError } from '@smart-fire/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectEnglishControls } from '../../testing/english-controls'
import { ScreenStage } from '../../testing/screen-stage'
import { followToolbar } from '../../testing/story-world'
import { aDutyRoom, allRights, dutyRoomCalls, type DutyRoom } from '../list-screen/duty-rooms.fixtures'
import type { DetailCalls } from './detail-declaration'
import { detailScreen } from './detail-screen'
import { dutyRoomDetail, roomHistory } from './duty-room-detail.fixtures'

interface Args extends DetailCalls<DutyRoom> {
  id?: string
  search?: string
}

const { Screen } = detailScreen(dutyRoomDetail)

const meta = {
  title: 'Console 控制台/Kinds 页面类型/Detail screen 详情页',
  id: 'console-kinds-detail-screen',
  beforeEach: followToolbar,
  args: { load: async (id: string) => aDutyRoom({ id }), history: async () => roomHistory, id: '1' },
  render: ({ id = '', search = '', ...calls }, { globals }) => (
    <ScreenStage globals={globals} id={id} search={search} elements={allRights}><Screen calls={{ ...calls, tabs: { neighbours: dutyRoomCalls() } }} /></ScreenStage>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Filled: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '星河大厦值班室' })).toBeVisible()
    await expect(within(screen.getByRole('region', { name: '位置' })).getByText('东区')).toBeVisible()
    await expect(within(screen.getByRole('region', { name: '使用' })).getByText('在岗')).toBeVisible()
    await expect(screen.getByRole('link', { name: '返回值班室' })).toHaveAttribute('href', '/adminSys/dutyRoom')
  },
}

/** A tab is a declared list of what belongs to the thing, with a heading and filters of its own. */
export const ListTab: Story = {
  args: { search: '?tab=neighbours' },
  play: async () => {
    const table = await screen.findByRole('table', { name: '值班室' })
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(4))
  },
}

export const HistoryTab: Story = {
  args: { search: '?tab=history' },
  play: async () => {
    const events = within(await screen.findByRole('list', { name: '历史记录' })).getAllByRole('listitem')
    await expect(events.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('查岗未应答'), expect.stringContaining('查岗已应答')])
  },
}

export const HistoryEmpty: Story = {
  args: { search: '?tab=history', history: async () => [] },
  play: async () => {
    await expect(await screen.findByText('暂无历史记录')).toBeVisible()
  },
}

/** Arrows walk the tabs; the open one stands in the address. */
export const Keyboard: Story = {
  play: async () => {
    const first = await screen.findByRole('tab', { name: '基本信息' })
    first.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(screen.getByRole('tab', { name: '历史记录' })).toHaveFocus())
    await expect(await screen.findByRole('list', { name: '历史记录' })).toBeVisible()
  },
}

/** The whole screen in English; only the data keep their language. */
export const English: Story = {
  globals: { locale: 'en' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '星河大厦值班室' })).toBeVisible()
    await expectEnglishControls(['星河大厦值班室'])
  },
}

export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('加载中')
  },
}

export const Failed: Story = {
  args: { load: () => Promise.reject(new ApiError('network')) },
  play: async () => {
    await expect(await screen.findByText('值班室加载失败')).toBeVisible()
    await expect(screen.getByRole('link', { name: '返回值班室' })).toBeVisible()
  },
}

/** Opened without an id, e.g. by a wrong link. */
export const WithoutId: Story = {
  args: { id: '' },
  play: async () => {
    await expect(await screen.findByText('地址中没有指明值班室，请从列表中打开。')).toBeVisible()
  },
}
