import type { Instant } from '@smart-fire/api-client'
import type { AlarmNews, LiveAlarm, RecordRef } from '../provider'

/** An alarm in the feed: there until it is acknowledged, or until somebody has handled it (domain 5). */
export interface FeedEntry {
  alarm: LiveAlarm
  /** a fire among its points: it stands first, in order and in sound */
  fire: boolean
  /** its records that are still open */
  open: readonly RecordRef[]
  acknowledged: boolean
  /** until when its live notice stands; null when it has none or it was closed */
  noticeUntil: Instant | null
}

/** What arrived while the link was down, in one notice. */
export interface LateSummary {
  count: number
  fires: number
  until: Instant
}

export interface AlarmFeedContext {
  entries: readonly FeedEntry[]
  late: LateSummary | null
  mutedUntil: Instant | null
  muteMinutes: MuteMinutes
  /** how often a sound was started; tests and the soak count it */
  soundStarts: number
}

export const MUTE_MINUTES = [1, 5, 15] as const
export type MuteMinutes = (typeof MUTE_MINUTES)[number]

export type AlarmFeedEvent =
  | { type: 'news.heard'; news: AlarmNews; at: Instant }
  | { type: 'entry.acknowledge'; key: string }
  | { type: 'entries.acknowledge' }
  | { type: 'notice.close'; key: string }
  | { type: 'late.close' }
  | { type: 'clock.tick'; at: Instant }
  | { type: 'panel.toggle' }
  | { type: 'panel.close' }
  | { type: 'sound.enable' }
  | { type: 'sound.test' }
  | { type: 'sound.unlocked' }
  | { type: 'sound.blocked' }
  | { type: 'siren.due' }
  | { type: 'sound.started' }
  | { type: 'sound.mute'; minutes: MuteMinutes; at: Instant }
  | { type: 'sound.unmute' }

export type AlarmSoundKind = 'fire' | 'fault'

export type SpeakerCommand = { type: 'speaker.unlock' } | { type: 'speaker.play'; sound: AlarmSoundKind }
