import { SENSOR_STATUS, type AlarmPoint, type AlarmPush, type RaisedVerdict } from '@smart-fire/api-client'
import { formatQuantity, type Tone } from '@smart-fire/ui'
import type { LiveAlarm } from '../provider'
import { toneOf } from '../shared/status-tone'
import { readingText } from '../shared/reading-text'
import type { AlarmFeedMessages } from './alarm-feed.messages'
import type { Announcement } from './alarm-feed.types'
import { isFire } from './feed/feed-entries'

/** Alarm style for a fire and wherever a point alarms (spec 1 §2); otherwise the worst of its points. */
export function toneOfAlarm(alarm: LiveAlarm): Tone {
  const statuses = alarm.push.points.map(({ status }) => status)
  if (isFire(alarm) || statuses.includes(SENSOR_STATUS.alarm)) return 'alarm'
  return statuses.length > 0 && statuses.every((status) => status === SENSOR_STATUS.offline) ? 'offline' : 'fault'
}

export function toneOfPoint({ status }: AlarmPoint): Tone {
  return status === null ? 'info' : toneOf(status)
}

/** Fire, alarm, fault or offline in words: a tone is never colour alone. */
export function kindOf(alarm: LiveAlarm, words: AlarmFeedMessages): string {
  if (isFire(alarm)) return words.fire
  const tone = toneOfAlarm(alarm)
  if (tone === 'alarm') return words.status[SENSOR_STATUS.alarm]
  return tone === 'offline' ? words.offline : words.fault
}

export function placeOf({ place }: AlarmPush, words: AlarmFeedMessages): string {
  return place ?? words.unknownPlace
}

/** Floor and position in one text; null when the alarm has neither (domain 9: 0 is no floor). */
export function whereOf({ floor, position }: Pick<AlarmPush, 'floor' | 'position'>): string | null {
  const name = floor === null || floor === 0 ? null : `${floor}F`
  if (name === null || position === null) return position ?? name
  return /^-?\d+F/.test(position) ? position : `${name} ${position}`
}

export function titleOf(alarm: LiveAlarm, words: AlarmFeedMessages): string {
  return words.titled(kindOf(alarm, words), placeOf(alarm.push, words))
}

/** E.g. 报警 · 烟雾报警 1.2 %obs/m: status and type (spec 1 §2) and the measured value, as far as they are known. */
export function textOfPoint({ status, label, code, type, value, unit }: AlarmPoint, words: AlarmFeedMessages): string {
  const measured = type === null ? readingText({ code, name: label, value, unit }, words.contacts) : formatQuantity(value, unit)
  const facts = [type ?? label, measured].filter((fact) => fact !== null && fact !== '')
  return [status === null ? words.unknownPoint : words.status[status], facts.join(' ')].filter((part) => part !== '').join(' · ')
}

/** The announcement for a screen reader: few alarms by name, many as numbers with the worst one by name. */
export function textOfAnnouncement({ fires, faults, late, alarms }: Announcement, words: AlarmFeedMessages): string {
  const count = fires + faults
  if (late) return [words.lateTitle(count), fires > 0 ? words.feedFires(fires) : ''].filter((part) => part !== '').join('，')
  const named = (count > alarms.length ? alarms.slice(0, 1) : alarms).map((alarm) => nameOf(alarm, words)).join('；')
  return count > alarms.length ? words.saidMany(count, fires, faults) + named : named
}

/** E.g. 已更正为真实火警 · 星河大厦. */
export function raisedTitle({ place }: RaisedVerdict, words: AlarmFeedMessages): string {
  return words.raisedTitle(place ?? words.unknownPlace)
}

/** Where the raised fire is, and who has raised it from which verdict. */
export function raisedText(raised: RaisedVerdict, words: AlarmFeedMessages): string {
  const by = words.raisedBy(raised.person ?? words.unknownPerson, words.verdicts[raised.from])
  return [whereOf(raised), by].filter((part) => part !== null).join(' · ')
}

/** Position, device and points of an alarm in one line. */
export function textOfAlarm({ push }: LiveAlarm, words: AlarmFeedMessages): string {
  const facts = [whereOf(push), push.equipmentType, ...push.points.map((point) => textOfPoint(point, words))]
  return facts.filter((fact) => fact !== null).join(' · ')
}

function nameOf(alarm: LiveAlarm, words: AlarmFeedMessages): string {
  const { push } = alarm
  const [point] = push.points
  const facts = [placeOf(push, words), whereOf(push), point?.type ?? point?.label ?? null]
  return words.saidAlarm(kindOf(alarm, words), facts.filter((fact) => fact !== null))
}
