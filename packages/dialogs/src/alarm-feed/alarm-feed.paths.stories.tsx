import { aRecord } from '@smart-fire/api-client/mock'
import type { Meta } from '@storybook/react-vite'
import { walkEveryPath } from '../../../../.storybook/paths/path-walk'
import { StoryProvider } from '../testing/story-provider'
import { AlarmFeedActor } from './alarm-feed.actor'
import { aFaultAlarm, aFeed, aFeedWith, anAlarm, arrived, MOCK_NOW, raised } from './alarm-feed.fixtures'
import { alarmFeedMachine } from './alarm-feed.machine'
import { AlarmFeedView } from './alarm-feed.view'
import { Overlays } from './parts/overlays'

const meta = {
  title: 'Dialogs 对话框/Alarm feed 报警动态/Paths',
  id: 'dialogs-alarm-feed-paths',
  parameters: { machine: alarmFeedMachine },
} satisfies Meta

export default meta

const FIRE = anAlarm('1')
const FAULT = aFaultAlarm('2')
const MANY = Array.from({ length: 12 }, (_, nth) => aFaultAlarm(`${10 + nth}`))
const HYDRANT = anAlarm('3', { hydrantId: '31' })
const HOUR_MS = 3_600_000
const QUIET = { notices: 'none', flood: 'calm', panel: 'closed', sound: 'silent', tab: 'leading', desktop: 'unavailable', overlay: 'none' } as const

export const EveryPath = walkEveryPath(
  {
    machine: alarmFeedMachine,
    starts: [
      { input: { acknowledged: new Set<string>() } },
      { value: QUIET, context: aFeed() },
      { value: { ...QUIET, notices: 'showing', sound: { sounding: 'fault' } }, context: aFeedWith([FAULT]) },
      { value: { ...QUIET, notices: 'showing', sound: { sounding: 'fire' } }, context: aFeedWith([FIRE]) },
      { value: { ...QUIET, sound: 'locked' }, context: aFeed([], { mutedUntil: MOCK_NOW + HOUR_MS }) },
      { value: { ...QUIET, sound: 'muted' }, context: aFeed([], { mutedUntil: MOCK_NOW + HOUR_MS, muteMs: HOUR_MS }) },
      { value: { ...QUIET, sound: { sounding: 'fire' }, tab: 'following' }, context: aFeedWith([FIRE]) },
      { value: { ...QUIET, sound: { sounding: 'fault' }, tab: 'following' }, context: aFeedWith([FAULT]) },
    ],
    events: {
      'update.received': [
        { update: arrived(FIRE), at: MOCK_NOW },
        { update: arrived(FAULT), at: MOCK_NOW },
        { update: arrived(...MANY), at: MOCK_NOW },
        { update: raised(), at: MOCK_NOW },
      ],
      'entry.acknowledge': [{ key: FIRE.key }],
      'group.acknowledge': [{ id: 'nowhere' }],
      'entries.acknowledge': [{}],
      'notice.close': [{ key: FIRE.key }],
      'group.close': [{ id: 'nowhere' }],
      'notices.close': [{}],
      'late.close': [{}],
      'raised.close': [{ key: 'general:1' }],
      'clock.tick': [{ at: MOCK_NOW }, { at: MOCK_NOW + HOUR_MS }],
      'panel.toggle': [{}],
      'panel.open': [{}],
      'panel.close': [{}],
      'place.view': [
        { shown: { alarm: FIRE, record: null }, notice: { key: FIRE.key } },
        { shown: { alarm: HYDRANT, record: null }, notice: { group: 'nowhere' } },
      ],
      'record.judge': [{ shown: { alarm: FIRE, record: aRecord() } }],
      'overlay.close': [{}],
      'sound.enable': [{}],
      'sound.test': [{}],
      'sound.unlocked': [{ at: MOCK_NOW }],
      'sound.blocked': [{}],
      'siren.due': [{}],
      'sound.started': [{ at: MOCK_NOW }],
      'sound.mute': [{ minutes: 5, at: MOCK_NOW }],
      'sound.unmute': [{}],
      'lead.gained': [{}],
      'lead.lost': [{}],
      'link.lost': [{}],
      'tab.acknowledged': [{ records: [] }],
      'tab.muted': [{ until: MOCK_NOW + HOUR_MS, at: MOCK_NOW }],
      'tab.unmuted': [{}],
      'desktop.available': [{}],
      'desktop.granted': [{}],
      'desktop.refused': [{}],
      'desktop.enable': [{}],
      'desktop.notify': [{ notes: [] }],
    },
  },
  (actor, globals) => (
    <StoryProvider globals={globals}>
      <AlarmFeedActor.Provider {...actor}>
        <AlarmFeedView />
        <Overlays />
      </AlarmFeedActor.Provider>
    </StoryProvider>
  ),
)
