import { Flex } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { snapshotAt } from '../testing'
import { StoryProvider } from '../testing/story-provider'
import { AlarmFeedActor } from './alarm-feed.actor'
import { aFaultAlarm, aFeed, anAlarm, anEntry, aPointOf, MOCK_NOW } from './alarm-feed.fixtures'
import { alarmFeedMachine } from './alarm-feed.machine'
import type { AlarmFeedContext } from './alarm-feed.types'
import { AlarmFeedView } from './alarm-feed.view'
import { LIVE_NOTICE_MS } from './feed-entries'

interface Args {
  value: StateValueFrom<typeof alarmFeedMachine>
  context?: AlarmFeedContext
}

const meta = {
  title: 'Dialogs/Alarm feed/States',
  parameters: { machine: alarmFeedMachine },
  render: ({ value, context = aFeed() }, { globals }) => (
    <StoryProvider globals={globals}>
      <AlarmFeedActor.Provider options={{ snapshot: snapshotAt(alarmFeedMachine, value, context) }}>
        <Flex justify="flex-end" minH="560px" align="flex-start">
          <AlarmFeedView onOpenRecord={() => undefined} />
        </Flex>
      </AlarmFeedActor.Provider>
    </StoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const FIRE = anEntry(anAlarm('1'))
const FAULT = anEntry(aFaultAlarm('2'))
const TWO_POINTS = anEntry(
  anAlarm('3', {
    place: '万达广场',
    position: '-1F 车库东区',
    points: [aPointOf({}), aPointOf({ status: '0', type: '电池欠压', label: '电池电压', value: 2.4, unit: 'V' })],
  }),
)

/** Nothing has happened and sound is on. */
export const Calm: Story = {
  args: { value: { notices: 'none', panel: 'closed', sound: 'silent' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /未知悉报警 0 条/ })).toBeVisible()
    await expect(screen.queryByRole('article')).toBeNull()
  },
}

/** The browser blocks sound: the gate is on screen before the first alarm. */
export const SoundLocked: Story = {
  args: { value: { notices: 'showing', panel: 'closed', sound: 'locked' }, context: aFeed([FIRE]) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '声音未启用，点此启用' })).toBeVisible()
    await expect(screen.getByRole('article', { name: '星河大厦' })).toBeVisible()
  },
}

/** A fire sounds until it is acknowledged; it stands before the fault. */
export const Sounding: Story = {
  args: { value: { notices: 'showing', panel: 'closed', sound: 'sounding' }, context: aFeed([FAULT, TWO_POINTS, FIRE]) },
  play: async () => {
    const [first, second, third] = await screen.findAllByRole('article')
    await expect(first).toHaveTextContent('万达广场')
    await expect(first).toHaveTextContent('报警 · 烟雾报警 1.2 %obs/m')
    await expect(first).toHaveTextContent('故障 · 电池欠压 2.4 V')
    await expect(second).toHaveTextContent('星河大厦')
    await expect(third).toHaveTextContent('滨江酒店')
    await expect(screen.getByRole('button', { name: '静音' })).toBeVisible()
  },
}

/** Muted with an end that is on screen. */
export const Muted: Story = {
  args: { value: { notices: 'showing', panel: 'closed', sound: 'muted' }, context: aFeed([FIRE], { mutedUntil: MOCK_NOW + 300_000 }) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '已静音至 09:35:00' })).toBeVisible()
  },
}

/** More than five: the newest fires are drawn, the others counted. */
export const ManyNotices: Story = {
  args: {
    value: { notices: 'showing', panel: 'closed', sound: 'sounding' },
    context: aFeed(Array.from({ length: 17 }, (_, index) => anEntry(anAlarm(`${index}`, { place: `${index + 1} 号楼` })))),
  },
  play: async () => {
    await expect(await screen.findByText(/另有 12 条/)).toBeVisible()
    await expect(screen.getAllByRole('article')).toHaveLength(5)
  },
}

/** One summary for what arrived while the link was down. */
export const LateArrivals: Story = {
  args: {
    value: { notices: 'showing', panel: 'closed', sound: 'sounding' },
    context: aFeed([anEntry(anAlarm('1', {}, { late: true }), { noticeUntil: null })], { late: { count: 23, fires: 4, until: MOCK_NOW + LIVE_NOTICE_MS } }),
  },
  play: async () => {
    const notice = await screen.findByRole('article', { name: '断线期间新增 23 条报警' })
    await expect(notice).toHaveTextContent('其中火警 4 条')
  },
}

/** The lasting entries: unseen before seen, fire before fault. */
export const PanelOpen: Story = {
  args: {
    value: { notices: 'none', panel: 'open', sound: 'silent' },
    context: aFeed([
      { ...FAULT, noticeUntil: null },
      { ...TWO_POINTS, acknowledged: true, noticeUntil: null },
      anEntry(anAlarm('4', {}, { late: true }), { acknowledged: true, noticeUntil: null }),
    ]),
  },
  play: async () => {
    const panel = within(await screen.findByRole('region', { name: '报警动态' }))
    await expect(panel.getAllByRole('article')[0]).toHaveTextContent('滨江酒店')
    await expect(panel.getAllByText('已知悉')).toHaveLength(2)
    await expect(panel.getByText('补报')).toBeVisible()
    await expect(panel.getByRole('button', { name: '知悉' })).toBeVisible()
  },
}

export const PanelEmpty: Story = {
  args: { value: { notices: 'none', panel: 'open', sound: 'silent' } },
  play: async () => {
    await expect(await screen.findByText('没有待知悉的报警')).toBeVisible()
    await expect(screen.queryByRole('button', { name: '全部知悉' })).toBeNull()
  },
}
