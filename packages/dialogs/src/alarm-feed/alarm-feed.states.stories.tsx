import { aRecord } from '@smart-fire/api-client/mock'
import { Flex } from '@smart-fire/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { LinkStatusView } from '../provider/internal'
import { dialogShown } from '../testing/dialog-shown'
import { snapshotAt } from '../testing'
import { StoryProvider } from '../testing/story-provider'
import { AlarmFeedActor } from './alarm-feed.actor'
import { aFaultAlarm, aFeed, aFeedWith, after, anAlarm, anEntry, MOCK_NOW, standing, withPoint } from './alarm-feed.fixtures'
import { alarmFeedMachine } from './alarm-feed.machine'
import type { AlarmFeedContext } from './alarm-feed.types'
import { AlarmFeedView } from './alarm-feed.view'
import { Overlays } from './parts/overlays'

type Value = StateValueFrom<typeof alarmFeedMachine>

interface Args {
  value: Value
  context?: AlarmFeedContext
  named?: boolean
}

const QUIET: Value = {
  notices: 'none',
  flood: 'calm',
  panel: 'closed',
  sound: 'silent',
  tab: 'leading',
  desktop: 'unavailable',
  overlay: 'none',
}

const meta = {
  title: 'Dialogs 对话框/Alarm feed 报警动态/States',
  id: 'dialogs-alarm-feed-states',
  parameters: { machine: alarmFeedMachine },
  args: { value: QUIET },
  render: ({ value, context = aFeed(), named = false }, { globals }) => (
    <StoryProvider globals={globals}>
      <AlarmFeedActor.Provider
        options={{ snapshot: snapshotAt(alarmFeedMachine, value, context), input: { acknowledged: new Set<string>() } }}
      >
        <Flex as="header" justify="flex-end" align="center" gap="2" h="14" minH="14" px="3" bg="bg.surface" borderBottomWidth="1px" borderColor="border.default">
          <AlarmFeedView named={named} />
        </Flex>
        <Flex minH="640px" bg="bg.canvas" />
        <Overlays />
      </AlarmFeedActor.Provider>
    </StoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const FIRE = anAlarm('1')
const FAULT = aFaultAlarm('2')
const TWO_POINTS = withPoint(
  anAlarm('3', { buildingId: '30', buildingName: '万达广场', floor: -1, position: '车库东区' }),
  { category: '0', alarmType: '电池欠压', measuringPoint: '电池电压', value: 2.4, unit: 'V' },
)
const STORM = Array.from({ length: 63 }, (_, index) => {
  const place = { buildingId: `${index % 9}`, buildingName: `星河新城 ${(index % 9) + 1} 号楼`, floor: (index % 17) + 1, raisedAt: MOCK_NOW + index * 1_000 }
  return index % 9 < 4 ? anAlarm(`${index}`, place) : aFaultAlarm(`${index}`, {}, { ...place, position: '弱电间' })
})

const FAULT_STORM = Array.from({ length: 12 }, (_, index) =>
  aFaultAlarm(`${index}`, {}, { buildingId: '1', buildingName: '星河新城国际中心商务写字楼 1 号楼', floor: 12, position: '弱电间东侧走廊尽头消防电源配电箱旁', raisedAt: MOCK_NOW + index }),
)

/** Nothing has happened and sound is on. */
export const Calm: Story = {
  parameters: { exampleOf: ['flood.calm', 'panel.closed', 'tab.leading', 'desktop.unavailable', 'overlay.none'] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /待接警 0 条/ })).toBeVisible()
    await expect(screen.getByRole('button', { name: '声音已启用，点击试听' })).toBeVisible()
    await expect(screen.queryByRole('article')).toBeNull()
  },
}

/** The browser blocks sound: the buttons that unlock and test it are shown before the first alarm. */
export const SoundLocked: Story = {
  args: { value: { ...QUIET, notices: 'showing', sound: 'locked' }, context: aFeedWith([FIRE]) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '声音未启用，点击启用' })).toBeVisible()
    await expect(screen.getByRole('button', { name: '试听' })).toBeVisible()
    await expect(screen.getByRole('article', { name: '火警 · 星河大厦' })).toBeVisible()
  },
}

/** A fire sounds until it is acknowledged; its notice is before that of the fault. */
export const SoundingFire: Story = {
  parameters: { exampleOf: ['notices.showing', 'sound.sounding.fire'] },
  args: { value: { ...QUIET, notices: 'showing', sound: { sounding: 'fire' } }, context: aFeedWith([FIRE, TWO_POINTS, FAULT]) },
  play: async () => {
    const [first, second, third] = await screen.findAllByRole('article')
    await expect(first).toHaveTextContent('火警 · 万达广场')
    await expect(first).toHaveTextContent('-1F 车库东区')
    await expect(first).toHaveTextContent('报警 · 烟雾报警 1.2 %obs/m')
    await expect(first).toHaveTextContent('故障 · 电池欠压 2.4 V')
    await expect(second).toHaveTextContent('火警 · 星河大厦')
    await expect(third).toHaveTextContent('故障 · 滨江酒店')
    await expect(screen.getByRole('button', { name: '消音' })).toBeVisible()
  },
}

/** The sound of a fault is another one and repeats more slowly. */
export const SoundingFault: Story = {
  args: { value: { ...QUIET, notices: 'showing', sound: { sounding: 'fault' } }, context: aFeedWith([FAULT]) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '消音' })).toBeVisible()
    await expect(screen.getByRole('button', { name: /待接警 1 条$/ })).toBeVisible()
  },
}

/** Muted; the end of the mute is shown. */
export const Muted: Story = {
  args: {
    value: { ...QUIET, notices: 'showing', sound: 'muted' },
    context: aFeedWith([FIRE], { mutedUntil: MOCK_NOW + 300_000, muteMs: 300_000 }),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '已消音至 09:35:00' })).toBeVisible()
  },
}

/** Another tab of the same operator sounds. */
export const AnotherTabSounds: Story = {
  args: { value: { ...QUIET, tab: 'following' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '声音由另一标签页播放' })).toBeVisible()
  },
}

/** More than five: the newest fires are drawn, the others counted. */
export const ManyNotices: Story = {
  args: {
    value: { ...QUIET, notices: 'showing', sound: { sounding: 'fire' } },
    context: aFeedWith(Array.from({ length: 9 }, (_, index) => anAlarm(`${index}`, { buildingName: `${index + 1} 号楼` }))),
  },
  play: async () => {
    await expect(await screen.findByText(/另有 4 条/)).toBeVisible()
    await expect(screen.getAllByRole('article')).toHaveLength(5)
  },
}

/** A storm: one notice for each place, the place where it began on top with its first alarm, everything counted. */
export const Storm: Story = {
  args: { value: { ...QUIET, notices: 'showing', flood: 'storm', sound: { sounding: 'fire' } }, context: aFeedWith(STORM) },
  play: async () => {
    const notices = await screen.findAllByRole('article')
    await expect(notices).toHaveLength(5)
    await expect(notices[0]).toHaveAccessibleName('火警 7 · 星河新城 1 号楼')
    await expect(notices[0]).toHaveTextContent(/首报[\d:]+ · 烟雾报警 1F/)
    await expect(notices[0]).toHaveTextContent(/最新[\d:]+ · 烟雾报警 \d+F/)
    const heading = screen.getByText('报警密集，已按地点合并 · 63 条')
    await expect(heading).toBeVisible()
    // a storm that holds a fire has the mark of a fire
    await expect(heading.parentElement?.querySelector('svg')).toHaveAttribute('data-tone', 'alarm')
    const cut = [...document.querySelectorAll('.fs-notice-line > span, .fs-notice-title')].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    await expect(cut).toEqual([])
    await expect(screen.getByRole('button', { name: '另有 28 条' })).toBeVisible()
  },
}

/** A storm of faults has their mark, and the whole name of a long place. */
export const StormOfFaults: Story = {
  args: { value: { ...QUIET, notices: 'showing', flood: 'storm', sound: { sounding: 'fault' } }, context: aFeedWith(FAULT_STORM) },
  play: async () => {
    const heading = await screen.findByText('报警密集，已按地点合并 · 12 条')
    await expect(heading.parentElement?.querySelector('svg')).toHaveAttribute('data-tone', 'fault')
    const [line] = screen.getAllByText(/弱电间东侧走廊尽头消防电源配电箱旁/)
    await expect(line?.scrollWidth).toBeLessThanOrEqual((line?.clientWidth ?? 0) + 1)
  },
}

/** One summary for what arrived while the link was down. */
export const LateArrivals: Story = {
  args: {
    value: { ...QUIET, notices: 'showing', sound: { sounding: 'fire' } },
    context: aFeedWith(Array.from({ length: 23 }, (_, index) => (index < 4 ? anAlarm : aFaultAlarm)(`${index}`)).map((alarm) => ({ ...alarm, late: true }))),
  },
  play: async () => {
    const notice = await screen.findByRole('article', { name: '已恢复连接，补收 23 条报警' })
    await expect(notice).toHaveTextContent('其中火警 4 条')
    await expect(screen.getAllByRole('article')).toHaveLength(1)
    await expect(screen.getByRole('alert')).toHaveTextContent('已恢复连接，补收 23 条报警，其中火警 4 条')
  },
}

/** At most five notices: the late one is one of them, and the others are counted. */
export const LateAmongOthers: Story = {
  args: {
    value: { ...QUIET, notices: 'showing', sound: { sounding: 'fire' } },
    context: aFeedWith([...Array.from({ length: 6 }, (_, index) => anAlarm(`${index}`)), ...Array.from({ length: 3 }, (_, index) => anAlarm(`late-${index}`, {}, { late: true }))]),
  },
  play: async () => {
    await expect(await screen.findByRole('article', { name: /^已恢复连接/ })).toBeVisible()
    await expect(screen.getAllByRole('article')).toHaveLength(5)
    await expect(screen.getByRole('button', { name: '另有 2 条' })).toBeVisible()
  },
}

/** The link is lost: its state and the age of the data are beside the feed. */
export const LinkLost: Story = {
  args: { value: { ...QUIET, notices: 'showing', sound: { sounding: 'fire' } }, context: aFeedWith([FIRE]) },
  decorators: [
    (Story, { globals }) => (
      <>
        <StoryProvider globals={globals}>
          <LinkStatusView
            status={{ link: 'reconnecting', sync: 'synced', since: MOCK_NOW, stale: true, pendingCount: 1, records: [], unreadableFrames: 0 }}
          />
        </StoryProvider>
        <Story />
      </>
    ),
  ],
  play: async () => {
    await expect(await screen.findByText('离线（自 09:30:00 起无数据）')).toBeVisible()
    await expect(screen.getByRole('article', { name: '火警 · 星河大厦' })).toBeVisible()
  },
}

/** The lasting entries: unseen before seen, fire before fault; what was open before the page was loaded is marked. */
export const PanelOpen: Story = {
  args: {
    value: { ...QUIET, notices: 'showing', panel: 'open', sound: { sounding: 'fire' }, desktop: 'available' },
    context: {
      ...after(aFeedWith([FAULT, TWO_POINTS]), standing(anAlarm('7', { buildingName: '东方明珠公寓' }))),
      entries: [
        ...after(aFeedWith([FAULT, TWO_POINTS]), standing(anAlarm('7', { buildingName: '东方明珠公寓' }))).entries,
        anEntry(anAlarm('4', {}, { late: true }), { acknowledged: true }),
      ],
    },
  },
  play: async () => {
    const panel = within(await screen.findByRole('region', { name: '报警动态' }))
    const entries = panel.getAllByRole('article')
    await expect(entries.map((entry) => entry.getAttribute('data-tone'))).toEqual(['alarm', 'alarm', 'fault', 'alarm'])
    await expect(entries[1]).toHaveTextContent('遗留未处理')
    await expect(entries[3]).toHaveTextContent('已接警')
    await expect(entries[3]).toHaveTextContent('断线期间')
    await expect(panel.getByRole('button', { name: '全部接警（3）' })).toBeVisible()
    await expect(panel.getByRole('button', { name: '开启桌面通知' })).toBeVisible()
    // the feed replaces the notices
    await expect(within(screen.getByRole('log')).queryByRole('article')).toBeNull()
  },
}

/** English words are longer: the acts of an entry stay inside of its card. */
export const PanelOpenInEnglish: Story = {
  args: PanelOpen.args ?? {},
  globals: { locale: 'en' },
  play: async () => {
    const panel = within(await screen.findByRole('region', { name: 'Alarm feed' }))
    for (const entry of panel.getAllByRole('article')) {
      const edge = entry.getBoundingClientRect().right
      for (const act of within(entry).getAllByRole('button')) await expect(act.getBoundingClientRect().right).toBeLessThan(edge)
    }
  },
}

export const PanelEmpty: Story = {
  args: { value: { ...QUIET, panel: 'open', desktop: 'on' } },
  play: async () => {
    await expect(await screen.findByText('没有待接警信息')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /全部接警/ })).toBeNull()
    await expect(screen.getByText('桌面通知已开启')).toBeVisible()
  },
}

/** The feed of a storm: a few drawn, the others counted. */
export const PanelInAStorm: Story = {
  args: { value: { ...QUIET, notices: 'showing', flood: 'storm', panel: 'open', sound: { sounding: 'fire' } }, context: aFeedWith(STORM, { leftOut: 1_204 }) },
  play: async () => {
    const panel = within(await screen.findByRole('region', { name: '报警动态' }))
    await expect(panel.getAllByRole('article')).toHaveLength(20)
    await expect(panel.getByText('已显示 20 条，共 63 条')).toBeInTheDocument()
    await expect(panel.getByText('另有较早的 1204 条未列出，仍在“待处理”列表中。')).toBeInTheDocument()
  },
}

const shownPlace = (part: Parameters<typeof anAlarm>[1]) => aFeedWith([FIRE], { shown: { alarm: anAlarm('9', part), record: null } })

/** 查看位置 of an alarm in a building. */
export const FloorPlanShown: Story = {
  args: { value: { ...QUIET, notices: 'showing', overlay: 'floorPlan' }, context: shownPlace({}) },
  play: async () => {
    await expect(await dialogShown()).toBeVisible()
    await expect(screen.getByRole('article', { name: '火警 · 星河大厦' })).toBeVisible()
  },
}

/** 查看位置 of a hydrant's alarm. */
export const HydrantShown: Story = {
  args: { value: { ...QUIET, notices: 'showing', overlay: 'hydrant' }, context: shownPlace({ kind: 'hydrant', hydrantId: '8', buildingId: null, channelId: '5' }) },
  play: async () => {
    await expect(await dialogShown()).toBeVisible()
  },
}

/** 处理: the confirmation of the record. */
export const RecordShown: Story = {
  args: { value: { ...QUIET, notices: 'showing', overlay: 'record' }, context: aFeedWith([FIRE], { shown: { alarm: FIRE, record: aRecord({ id: '1' }) } }) },
  play: async () => {
    await expect(await dialogShown(/确认火警/)).toBeVisible()
  },
}

/** A display on a wall, where no pointer can be used, says in words that its alarms sound. */
export const SoundInWords: Story = {
  args: { named: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '声音已启用' })).toBeVisible()
  },
}
