import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ScreenStage } from '../../testing/screen-stage'
import { followToolbar } from '../../testing/story-world'
import { allRights, dutyRoomCalls, someDutyRooms } from '../list-screen/duty-rooms.fixtures'
import { roomsInTabs } from './rooms-in-tabs.fixtures'
import { tabsScreen } from './tabs-screen'

interface Args {
  search: string
}

const { Screen } = tabsScreen(roomsInTabs)

const meta = {
  title: 'Console 控制台/Kinds 页面类型/Tabs screen 标签页',
  id: 'console-kinds-tabs-screen',
  beforeEach: followToolbar,
  args: { search: '' },
  render: ({ search }, { globals }) => (
    <ScreenStage globals={globals} search={search} elements={allRights}>
      <Screen calls={{ all: dutyRoomCalls(), stopped: dutyRoomCalls(someDutyRooms().filter(({ isOpen }) => !isOpen)) }} />
    </ScreenStage>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const rows = () => within(screen.getByRole('table', { name: '值班室' })).getAllByRole('row').slice(1)

/** Another tab is another list: the filter of the first one is gone. */
export const Filled: Story = {
  args: { search: '?name=滨江' },
  play: async () => {
    await waitFor(() => expect(rows()).toHaveLength(1))
    await userEvent.click(await screen.findByRole('tab', { name: '停用' }))
    await waitFor(() => expect(screen.getByText('科技园 A 座值班室')).toBeVisible())
    await expect(rows()).toHaveLength(1)
    await userEvent.click(screen.getByRole('tab', { name: '全部' }))
    await waitFor(() => expect(rows()).toHaveLength(6))
  },
}

/** The open tab stands in the address. */
export const SecondTab: Story = {
  args: { search: '?tab=stopped' },
  play: async () => {
    await expect(await screen.findByRole('tab', { name: '停用' })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(rows()).toHaveLength(1))
  },
}
