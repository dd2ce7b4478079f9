import type { AbnormalRecord, Instant, RaisedVerdict } from '@smart-fire/api-client'
import type { AlarmUpdate, LiveAlarm, RecordRef } from '../provider'
import type { AcknowledgedUntil } from '../provider/internal'

/** An alarm in the feed: it stays until it is acknowledged here or handled by any operator (domain 5). */
export interface FeedEntry {
  alarm: LiveAlarm
  /** place in the order of arrival on this page */
  order: number
  /** a fire among its points: it comes first in the list and decides the sound */
  fire: boolean
  /** its records that are still open */
  open: readonly RecordRef[]
  /** its record is not known yet; a fetch finds it within seconds */
  unresolved: boolean
  acknowledged: boolean
  /** raised before this page was loaded: no pop-up, and only a fire sounds again */
  standing: boolean
}

/** A live notice of one alarm, and until when it is shown. */
export interface StandingNotice {
  key: string
  until: Instant
}

/** All alarms of one place that came close together: the one notice of that place in a storm. */
export interface PlaceGroup {
  id: string
  /** the first alarm is always shown: it names the source */
  first: LiveAlarm
  /** the newest of the worst kind */
  newest: LiveAlarm
  /** order of arrival of `first` and of the newest fire */
  begun: number
  newestFire: number | null
  newestOrder: number
  /** alarms that are neither acknowledged here nor handled by any operator */
  fires: number
  faults: number
  until: Instant
  /** closed by the operator: comes back with the next fire */
  closed: boolean
}

/** What arrived while the link was down, in one notice. */
export interface LateSummary {
  count: number
  fires: number
  /** the first of the fires, which the notice names */
  fire: LiveAlarm | null
  until: Instant
}

/** A verdict that was raised to a real fire, in a notice, and until when it is shown. */
export interface RaisedNotice {
  key: string
  verdict: RaisedVerdict
  until: Instant
}

/** One announcement for a screen reader, worst first; a few alarms by name, the others counted. */
export interface Announcement {
  /** differs between two announcements with the same words */
  serial: number
  fires: number
  faults: number
  late: boolean
  alarms: readonly LiveAlarm[]
}

export interface AlarmFeedContext {
  /** newest first */
  entries: readonly FeedEntry[]
  /** unacknowledged alarms that the link does not keep; they are in the list of pending exceptions */
  leftOut: number
  /** the highest ids among them: when all are acknowledged at once, these stay acknowledged over a reload */
  leftOutUntil: AcknowledgedUntil
  /** number of alarms received on this page: the order of the next one */
  received: number
  notices: readonly StandingNotice[]
  groups: readonly PlaceGroup[]
  /** arrival of the newest alarms, newest first: as many as the flood rule looks at */
  recent: readonly Instant[]
  late: LateSummary | null
  /** newest first */
  raised: readonly RaisedNotice[]
  /** names of the records that this operator has acknowledged, here or in another tab */
  acknowledged: ReadonlySet<string>
  announced: Announcement | null
  announcedAt: Instant
  /** the raised verdicts that are announced, alone or with the alarms of the same second */
  announcedRaised: readonly RaisedNotice[]
  /** collected while alarms arrive faster than they can be announced, and since when */
  pendingAnnouncement: Announcement | null
  pendingSince: Instant
  mutedUntil: Instant | null
  muteMs: number
  /** how often a sound was started, and when last; tests and the soak count it */
  soundStarts: number
  soundedAt: Instant | null
  /** the alarm that the overlay is about, and how often one was asked for: asking again points there again */
  shown: ShownAlarm | null
  views: number
}

/** An alarm whose place or record the operator looks at. */
export interface ShownAlarm {
  alarm: LiveAlarm
  record: AbnormalRecord | null
}

export const MUTE_MINUTES = [1, 5, 15] as const
export type MuteMinutes = (typeof MUTE_MINUTES)[number]

export type AlarmFeedEvent =
  | { type: 'update.received'; update: AlarmUpdate; at: Instant }
  | { type: 'entry.acknowledge'; key: string }
  | { type: 'group.acknowledge'; id: string }
  | { type: 'entries.acknowledge' }
  | { type: 'notice.close'; key: string }
  | { type: 'group.close'; id: string }
  | { type: 'notices.close' }
  | { type: 'late.close' }
  | { type: 'raised.close'; key: string }
  | { type: 'clock.tick'; at: Instant }
  | { type: 'panel.toggle' }
  | { type: 'panel.open' }
  | { type: 'panel.close' }
  /** `notice`: the one that the operator follows, of an alarm or of a place */
  | { type: 'place.view'; shown: ShownAlarm; notice: { key: string } | { group: string } }
  | { type: 'record.judge'; shown: ShownAlarm }
  | { type: 'overlay.close' }
  | SoundEvent
  | TabEvent
  | DesktopEvent

export type SoundEvent =
  | { type: 'sound.enable' }
  | { type: 'sound.test' }
  | { type: 'sound.unlocked'; at: Instant }
  | { type: 'sound.blocked' }
  | { type: 'siren.due' }
  | { type: 'sound.started'; at: Instant }
  | { type: 'sound.mute'; minutes: MuteMinutes; at: Instant }
  | { type: 'sound.unmute' }

/** What the other tabs of the same operator did. */
export type TabEvent =
  | { type: 'lead.gained' }
  | { type: 'lead.lost' }
  /** the alarm link of this tab is down */
  | { type: 'link.lost' }
  | { type: 'tab.acknowledged'; records: readonly string[] }
  | { type: 'tab.muted'; until: Instant; at: Instant }
  | { type: 'tab.unmuted' }

export type DesktopEvent =
  | { type: 'desktop.available' }
  | { type: 'desktop.granted' }
  | { type: 'desktop.refused' }
  | { type: 'desktop.enable' }
  | { type: 'desktop.notify'; notes: readonly DesktopNote[] }

export type AlarmFeedEmitted =
  /** the operator has acknowledged these here: to be stored, and sent to the other tabs */
  | { type: 'acknowledged'; records: readonly RecordRef[] }
  /** alarms that have no record and were acknowledged, here or elsewhere: for the link, which tells them to no later feed */
  | { type: 'recordless.acknowledged'; alarms: readonly LiveAlarm[]; elsewhere: boolean }
  | { type: 'muted'; until: Instant }
  | { type: 'unmuted' }

export type AlarmSoundKind = 'fire' | 'fault'

export type SpeakerCommand =
  | { type: 'speaker.unlock' }
  | { type: 'speaker.play'; sound: AlarmSoundKind }
  /** the operator's gesture: unlocks the sound if need be, and plays the fire sound once */
  | { type: 'speaker.test' }

/** `compete`: this tab could sound, so it may lead; `retire`: it cannot. */
export type LeadCommand = { type: 'lead.compete' } | { type: 'lead.retire' }

/** A desktop notification in words. One tag is one notification, however often it is shown. */
export interface DesktopNote {
  /** two notes with the same tag are one notification */
  tag: string
  /** it tells of new alarms: the browser alerts the user again although a notification with this tag is still on the desktop */
  isNews?: true
  title: string
  body: string
  /** what a click opens, once the window has the focus */
  open: () => void
}

export type DesktopCommand = { type: 'desktop.request' } | { type: 'desktop.giveWay' } | { type: 'desktop.show'; notes: readonly DesktopNote[] }

/** When the last sound started, and the pause between two repetitions. */
export interface SirenInput {
  soundedAt: Instant | null
  pauseMs: number
}
