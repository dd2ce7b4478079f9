import { type Alarm, floorAndPosition, type RaisedVerdict, RECORD_CATEGORY, SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'
import { formatQuantity, type Tone } from '@smart-fire/ui'
import type { LiveAlarm } from '../provider'
import { toneOf } from '../shared/device-state/status-tone'
import { readingText } from '../shared/device-state/reading-text'
import type { AlarmFeedMessages } from './alarm-feed.messages'
import type { Announcement } from './alarm-feed.types'
import { isFire } from './feed/feed-entries'

/** Alarm style for a fire and wherever a point alarms (spec 1 §2); otherwise the worst of its points. */
export function toneOfAlarm(alarm: LiveAlarm): Tone {
  const statuses = alarm.points.map(statusOf)
  if (isFire(alarm) || statuses.includes(SENSOR_STATUS.alarm)) return 'alarm'
  return statuses.every((status) => status === SENSOR_STATUS.offline) ? 'offline' : 'fault'
}

/** The state that was pushed, null when the push did not tell it. A record tells only whether it is a fire or a fault. */
function statusOf({ status, category }: Alarm): SensorStatus | null {
  if (status !== undefined) return status
  return category === RECORD_CATEGORY.fire ? SENSOR_STATUS.alarm : SENSOR_STATUS.fault
}

export function toneOfPoint(point: Alarm): Tone {
  const status = statusOf(point)
  return status === null ? 'info' : toneOf(status)
}

/** Fire, alarm, fault or offline in words: a tone is never colour alone. */
export function kindOf(alarm: LiveAlarm, words: AlarmFeedMessages): string {
  if (isFire(alarm)) return words.fire
  const tone = toneOfAlarm(alarm)
  if (tone === 'alarm') return words.status[SENSOR_STATUS.alarm]
  return tone === 'offline' ? words.offline : words.fault
}

export function placeOf({ points: [{ buildingName, hydrantName }] }: LiveAlarm, words: AlarmFeedMessages): string {
  return buildingName ?? hydrantName ?? words.unknownPlace
}

/** Floor and position in one text; null when the alarm has neither. */
export function whereOf(alarm: Pick<Alarm, 'floor' | 'position'>): string | null {
  return floorAndPosition(alarm).join(' ') || null
}

/** The sort of the device; points of fire hosts have a series instead. */
export function sortOf({ equipmentType, series }: Alarm): string | null {
  return equipmentType ?? series
}

/** What is wrong in one word; null when it is not told. */
export function troubleOf({ alarmType, measuringPoint }: Alarm): string | null {
  return alarmType ?? measuringPoint
}

export function titleOf(alarm: LiveAlarm, words: AlarmFeedMessages): string {
  return words.titled(kindOf(alarm, words), placeOf(alarm, words))
}

/** E.g. 报警 · 烟雾报警 1.2 %obs/m: status and type (spec 1 §2) and the measured value, as far as they are known. */
export function textOfPoint(point: Alarm, words: AlarmFeedMessages): string {
  const { measuringPoint: name, measuringPointCode: code, alarmType, value, unit } = point
  const status = statusOf(point)
  const measured = alarmType === null ? readingText({ code, name, value, unit }, words.contacts) : formatQuantity(value, unit)
  const facts = [troubleOf(point), measured].filter((fact) => fact !== null && fact !== '')
  return [status === null ? words.unknownPoint : words.status[status], facts.join(' ')].filter((part) => part !== '').join(' · ')
}

/** Building, floor and position of an alarm in one text. */
export function wholePlaceOf(alarm: LiveAlarm, words: AlarmFeedMessages): string {
  return [placeOf(alarm, words), whereOf(alarm.points[0])].filter((part) => part !== null).join(' ')
}

/** The announcement for a screen reader: few alarms by name, many as numbers with the worst one by name. */
export function textOfAnnouncement({ fires, faults, late, alarms }: Announcement, words: AlarmFeedMessages): string {
  const count = fires + faults
  const [worst] = alarms
  if (late) return fires > 0 && worst ? words.lateSaid(words.lateTitle(count), fires, words.saidAlarm(placeOf(worst, words), detailsOf(worst))) : words.lateTitle(count)
  const named = (count > alarms.length ? alarms.slice(0, 1) : alarms).map((alarm) => nameOf(alarm, words)).join(words.betweenAlarms)
  return count > alarms.length ? [words.saidMany(count, fires, faults), named].join(words.betweenSentences) : named
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
export function textOfAlarm({ points }: LiveAlarm, words: AlarmFeedMessages): string {
  const [device] = points
  const facts = [whereOf(device), sortOf(device), ...points.map((point) => textOfPoint(point, words))]
  return facts.filter((fact) => fact !== null).join(' · ')
}

function nameOf(alarm: LiveAlarm, words: AlarmFeedMessages): string {
  return words.saidAlarm(kindOf(alarm, words), [placeOf(alarm, words), ...detailsOf(alarm)])
}

function detailsOf({ points: [point] }: LiveAlarm): string[] {
  return [whereOf(point), troubleOf(point)].filter((fact) => fact !== null)
}
