import { createActorContext } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { alarmFeedMachine } from './alarm-feed.machine'
import type { AlarmFeedContext, FeedEntry } from './alarm-feed.types'
import { inOrder, unseenOf } from './feed/feed-entries'
import { SHOWN_NOTICES } from './feed/notice-room'

/** The running feed. Selectors that only read a field are written where they are used; the others are below. */
export const AlarmFeedActor = createActorContext(alarmFeedMachine)

export type FeedSnapshot = SnapshotFrom<typeof alarmFeedMachine>

export const selectSound = ({ value }: FeedSnapshot) => (typeof value.sound === 'string' ? value.sound : 'sounding')
/** Sound is on, no alarm needs it, and this tab is the one that sounds. */
export const selectMaySound = ({ value }: FeedSnapshot): boolean => value.sound === 'silent' && value.tab === 'leading'
export const selectStorm = ({ value }: FeedSnapshot) => value.flood === 'storm'

/** Notices, or the open feed that replaces them, stand at the end edge of the screen. */
export const selectEdgeTaken = (snapshot: FeedSnapshot): boolean => {
  const { late, raised, groups } = snapshot.context
  const hasAlarms = selectStorm(snapshot) ? groups.some(({ closed }) => !closed) : noticesOf(snapshot.context).total > 0
  return snapshot.value.panel === 'open' || late !== null || raised.length > 0 || hasAlarms
}

/** Alarms that are not acknowledged here, those included that the feed has no room for. */
export function selectUnseen({ context }: FeedSnapshot): { fires: number; faults: number } {
  const { fires, faults } = unseenOf(context.entries)
  return { fires, faults: faults + context.leftOut }
}

/** The notices of alarms on the screen, fire first, and the number of all of them. `room`: at most this many are shown. */
export function noticesOf({ entries, notices }: Pick<AlarmFeedContext, 'entries' | 'notices'>, room = SHOWN_NOTICES): { shown: FeedEntry[]; total: number } {
  const shown = notices.flatMap(({ key }) => entries.find(({ alarm }) => alarm.key === key) ?? [])
  return { shown: inOrder(shown).slice(0, room), total: shown.length }
}
