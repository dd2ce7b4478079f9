import { ApiError } from '@smart-fire/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectEnglishControls } from '../../testing/english-controls'
import { ScreenStage } from '../../testing/screen-stage'
import { followToolbar } from '../../testing/story-world'
import { allRights, dutyRoomCalls, someDutyRooms } from '../list-screen/duty-rooms.fixtures'
import { mapScreen, type MapCalls } from './map-screen'
import { roomMap, stations } from './stations.fixtures'

interface Args {
  things: MapCalls['things']
  search?: string
}

const NAMES = someDutyRooms().map(({ name }) => name)
const { Screen } = mapScreen(roomMap)

const meta = {
  title: 'Console 控制台/Kinds 页面类型/Map screen 地图页',
  id: 'console-kinds-map-screen',
  beforeEach: followToolbar,
  args: { things: async () => ({ rows: stations, dropped: 0 }) },
  render: ({ things, search = '' }, { globals }) => (
    <ScreenStage globals={globals} search={search} elements={allRights}><Screen calls={{ things, list: dutyRoomCalls() }} /></ScreenStage>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const table = () => screen.findByRole('table', { name: '值班室' })

/** A thing without a position is in the list only; a line below the map counts such things. */
export const Filled: Story = {
  play: async () => {
    await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(7))
    await expect(await screen.findByText('1 项没有坐标，仅在列表中显示')).toBeVisible()
  },
}

/** One selection: the row and the marker. It stands in the address. */
export const OneChosen: Story = {
  args: { search: '?chosen=1' },
  play: async () => {
    const row = (await within(await table()).findByText('星河大厦值班室')).closest('tr')
    await expect(row).toHaveAttribute('aria-selected', 'true')
  },
}

/** Arrows walk the rows, Enter chooses the one on the map. */
export const Keyboard: Story = {
  play: async () => {
    const first = (await within(await table()).findByText('星河大厦值班室')).closest('tr')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const second = within(await table()).getByText('锦绣商业广场值班室').closest('tr')
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'))
  },
}

/** The whole screen in English; only the data keep their language. */
export const English: Story = {
  globals: { locale: 'en' },
  play: async () => {
    await expect(await screen.findByText('1 without coordinates is in the list only')).toBeVisible()
    await expectEnglishControls(NAMES)
  },
}

export const Loading: Story = {
  args: { things: () => new Promise(() => undefined) },
  play: async () => {
    await expect(within(await screen.findByRole('region', { name: '值班室分布地图' })).getByRole('status')).toHaveTextContent('加载中')
  },
}

export const Empty: Story = {
  args: { things: async () => ({ rows: [], dropped: 0 }) },
  play: async () => {
    await expect(await screen.findByText('地图上暂无值班室')).toBeVisible()
  },
}

/** Things that could not be read are counted in a line above the map: without it the map would look complete. */
export const OneUnreadable: Story = {
  args: { things: async () => ({ rows: stations, dropped: 1 }) },
  play: async () => {
    await expect(await screen.findByText('有 1 项无法读取，未显示在地图上')).toBeVisible()
  },
}

/** Without its map the screen still lists all things. */
export const Failed: Story = {
  args: { things: () => Promise.reject(new ApiError('network')) },
  play: async () => {
    await expect(await screen.findByText('值班室分布地图加载失败')).toBeVisible()
    await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(7))
  },
}
