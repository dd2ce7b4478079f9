import { SENSOR_STATUS, type AlarmPoint, type AlarmPush } from '@smart-fire/api-client'
import type { Tone } from '@smart-fire/ui'
import type { SnapshotFrom } from 'xstate'
import type { LiveAlarm } from '../provider'
import type { alarmFeedMachine } from './alarm-feed.machine'
import type { AlarmFeedMessages } from './alarm-feed.messages'
import type { AlarmFeedContext, Announcement, FeedEntry } from './alarm-feed.types'
import { inOrder, isFire, unseenOf } from './feed/feed-entries'
import { SHOWN_NOTICES } from './feed/hear-news'

export type FeedSnapshot = SnapshotFrom<typeof alarmFeedMachine>

const SOUND_STATES = ['locked', 'silent', 'sounding', 'muted'] as const
export type SoundState = (typeof SOUND_STATES)[number]

export function selectSound(snapshot: FeedSnapshot): SoundState {
  return SOUND_STATES.find((sound) => snapshot.matches({ sound })) ?? 'locked'
}

const DESKTOP_STATES = ['unavailable', 'askable', 'on'] as const
export type DesktopState = (typeof DESKTOP_STATES)[number]

export function selectDesktop(snapshot: FeedSnapshot): DesktopState {
  return DESKTOP_STATES.find((desktop) => snapshot.matches({ desktop })) ?? 'unavailable'
}

const OVERLAY_STATES = ['none', 'floorPlan', 'hydrant', 'record'] as const
export type OverlayState = (typeof OVERLAY_STATES)[number]

export function selectOverlay(snapshot: FeedSnapshot): OverlayState {
  return OVERLAY_STATES.find((overlay) => snapshot.matches({ overlay })) ?? 'none'
}

export const selectEntries = ({ context }: FeedSnapshot) => context.entries
export const selectHeard = ({ context }: FeedSnapshot) => context.heard
export const selectLeftOut = ({ context }: FeedSnapshot) => context.leftOut
export const selectGroups = ({ context }: FeedSnapshot) => context.groups
export const selectLate = ({ context }: FeedSnapshot) => context.late
export const selectAnnounced = ({ context }: FeedSnapshot) => context.announced
export const selectShown = ({ context }: FeedSnapshot) => context.shown
export const selectMutedUntil = ({ context }: FeedSnapshot) => context.mutedUntil
export const selectSoundStarts = ({ context }: FeedSnapshot) => context.soundStarts
export const selectValue = ({ value }: FeedSnapshot) => value
export const selectPanelOpen = (snapshot: FeedSnapshot) => snapshot.matches({ panel: 'open' })
export const selectStorm = (snapshot: FeedSnapshot) => snapshot.matches({ flood: 'storm' })
export const selectFollowing = (snapshot: FeedSnapshot) => snapshot.matches({ tab: 'following' })

/** Alarms that nobody here has acknowledged, those included that the feed has no room for. */
export function selectUnseen({ context }: FeedSnapshot): { fires: number; faults: number } {
  const { fires, faults } = unseenOf(context.entries)
  return { fires, faults: faults + context.leftOut }
}

/** The notices that stand on the screen, fire first, and how many there are in all. */
export function noticesOf({ entries, notices }: Pick<AlarmFeedContext, 'entries' | 'notices'>): { shown: FeedEntry[]; total: number } {
  const standing = notices.flatMap(({ key }) => entries.find(({ alarm }) => alarm.key === key) ?? [])
  return { shown: inOrder(standing).slice(0, SHOWN_NOTICES), total: standing.length }
}

/** Alarm style for a fire and wherever a point alarms (spec 1 §2); otherwise the worst of its points. */
export function toneOfAlarm(alarm: LiveAlarm): Tone {
  const statuses = alarm.push.points.map(({ status }) => status)
  if (isFire(alarm) || statuses.includes(SENSOR_STATUS.alarm)) return 'alarm'
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

/** Fire, alarm, fault or offline, in a word: the tone is never colour alone. */
export function kindOf(alarm: LiveAlarm, words: AlarmFeedMessages): string {
  if (isFire(alarm)) return words.fire
  const tone = toneOfAlarm(alarm)
  if (tone === 'alarm') return words.status[SENSOR_STATUS.alarm]
  return tone === 'offline' ? words.offline : words.fault
}

export function placeOf({ place }: AlarmPush, words: AlarmFeedMessages): string {
  return place ?? words.unknownPlace
}

/** Floor and position in one, as people say it; null when the alarm tells neither (domain 9: 0 is no floor). */
export function whereOf({ floor, position }: AlarmPush): string | null {
  const name = floor === null || floor === 0 ? null : `${floor}F`
  if (name === null || position === null) return position ?? name
  return /^-?\d+F/.test(position) ? position : `${name} ${position}`
}

export function titleOf(alarm: LiveAlarm, words: AlarmFeedMessages): string {
  return words.titled(kindOf(alarm, words), placeOf(alarm.push, words))
}

/** 报警 · 烟雾报警 1.2 %obs/m, as far as it is known: status and type (spec 1 §2), and what was measured. */
export function textOfPoint({ status, label, type, value, unit }: AlarmPoint, words: AlarmFeedMessages): string {
  const measured = value === null || unit === null ? null : `${value} ${unit}`
  const facts = [type ?? label, measured].filter((fact) => fact !== null && fact !== '')
  return [status === null ? words.unknownPoint : words.status[status], facts.join(' ')].filter((part) => part !== '').join(' · ')
}

/** What a screen reader says: the alarms by name while they are few, else the numbers and the worst of them. */
export function textOfAnnouncement({ fires, faults, late, alarms }: Announcement, words: AlarmFeedMessages): string {
  const count = fires + faults
  if (late) return [words.lateTitle(count), fires > 0 ? words.feedFires(fires) : ''].filter((part) => part !== '').join('，')
  const named = (count > alarms.length ? alarms.slice(0, 1) : alarms).map((alarm) => saidOf(alarm, words)).join('；')
  return count > alarms.length ? words.saidMany(count, fires, faults) + named : named
}

/** Position, device and points of an alarm in one line. */
export function textOfAlarm({ push }: LiveAlarm, words: AlarmFeedMessages): string {
  const facts = [whereOf(push), push.equipmentType, ...push.points.map((point) => textOfPoint(point, words))]
  return facts.filter((fact) => fact !== null).join(' · ')
}

function saidOf(alarm: LiveAlarm, words: AlarmFeedMessages): string {
  const { push } = alarm
  const [point] = push.points
  const facts = [placeOf(push, words), whereOf(push), point?.type ?? point?.label ?? null]
  return words.saidAlarm(kindOf(alarm, words), facts.filter((fact) => fact !== null))
}
