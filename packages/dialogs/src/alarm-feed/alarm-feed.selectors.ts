import { SENSOR_STATUS, type AlarmPoint, type AlarmPush } from '@smart-fire/api-client'
import type { Tone } from '@smart-fire/ui'
import type { SnapshotFrom } from 'xstate'
import type { alarmFeedMachine } from './alarm-feed.machine'
import type { AlarmFeedMessages } from './alarm-feed.messages'
import type { FeedEntry } from './alarm-feed.types'
import { inOrder, SHOWN_NOTICES } from './feed-entries'

type FeedSnapshot = SnapshotFrom<typeof alarmFeedMachine>

const SOUND_STATES = ['locked', 'silent', 'sounding', 'muted'] as const
export type SoundState = (typeof SOUND_STATES)[number]

export function selectSound(snapshot: FeedSnapshot): SoundState {
  return SOUND_STATES.find((sound) => snapshot.matches({ sound })) ?? 'locked'
}

export const selectEntries = ({ context }: FeedSnapshot) => context.entries
export const selectLate = ({ context }: FeedSnapshot) => context.late
export const selectMutedUntil = ({ context }: FeedSnapshot) => context.mutedUntil
export const selectSoundStarts = ({ context }: FeedSnapshot) => context.soundStarts
export const selectValue = ({ value }: FeedSnapshot) => value
export const selectPanelOpen = (snapshot: FeedSnapshot) => snapshot.matches({ panel: 'open' })

/** The notices that stand on the screen, fire first, and how many there are in all. */
export function noticesOf(entries: readonly FeedEntry[]): { shown: FeedEntry[]; total: number } {
  const standing = entries.filter(({ noticeUntil }) => noticeUntil !== null)
  return { shown: inOrder(standing).slice(0, SHOWN_NOTICES), total: standing.length }
}

export function unseenCount(entries: readonly FeedEntry[]): number {
  return entries.filter(({ acknowledged }) => !acknowledged).length
}

/** Alarm style for a fire (spec 1 §2); otherwise the worst of its points. */
export function toneOfEntry({ fire, alarm }: FeedEntry): Tone {
  if (fire) return 'alarm'
  const statuses = alarm.push.points.map(({ status }) => status)
  return statuses.length > 0 && statuses.every((status) => status === SENSOR_STATUS.offline) ? 'offline' : 'fault'
}

export function toneOfPoint({ status }: AlarmPoint): Tone {
  switch (status) {
    case SENSOR_STATUS.alarm:
      return 'alarm'
    case SENSOR_STATUS.fault:
      return 'fault'
    case SENSOR_STATUS.normal:
      return 'normal'
    case SENSOR_STATUS.notEnabled:
      return 'notEnabled'
    case SENSOR_STATUS.offline:
      return 'offline'
    case null:
      return 'info'
    default:
      return status satisfies never
  }
}

export function placeOf({ place }: AlarmPush, words: AlarmFeedMessages): string {
  return place ?? words.unknownPlace
}

/** 报警 · 烟雾报警 1.2 %obs/m, as far as it is known: status and type (spec 1 §2), and what was measured. */
export function textOfPoint({ status, label, type, value, unit }: AlarmPoint, words: AlarmFeedMessages): string {
  const measured = value === null || unit === null ? null : `${value} ${unit}`
  const facts = [type ?? label, measured].filter((fact) => fact !== null && fact !== '')
  return [status === null ? words.unknownPoint : words.status[status], facts.join(' ')].filter((part) => part !== '').join(' · ')
}
