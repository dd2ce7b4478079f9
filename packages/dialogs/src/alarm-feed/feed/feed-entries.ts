import { RECORD_CATEGORY } from '@smart-fire/api-client'
import { recordKey, type LiveAlarm, type RecordRef } from '../../provider'
import { isAcknowledged, wasAcknowledged, type AcknowledgedRecord } from '../../provider/internal'
import type { FeedEntry } from '../alarm-feed.types'

type Entries = readonly FeedEntry[]

/** As in the record: an alarm of a hydrant is no fire (contract device 12). */
export function isFire({ points }: LiveAlarm): boolean {
  return points.some(({ category }) => category === RECORD_CATEGORY.fire)
}

/**
 * An alarm as an entry. What this operator acknowledged in an earlier page or another tab stays acknowledged. The marks
 * of "everything up to here" apply only to what was open before: a new alarm always sounds.
 */
export function entryOf(alarm: LiveAlarm, order: number, acknowledged: ReadonlySet<string>, standing = false): FeedEntry {
  const { records, points: [{ kind }] } = alarm
  const isSeen = (ref: RecordRef) => (standing ? wasAcknowledged : isAcknowledged)(acknowledged, raised(alarm, ref))
  return {
    alarm,
    order,
    standing,
    fire: isFire(alarm),
    open: records,
    // cameras and doors have no records (contract admin 6.3)
    unresolved: records.length === 0 && kind !== 'other',
    acknowledged: records.length > 0 && records.every(isSeen),
  }
}

/** A record of an alarm, with the time at which it was raised: that of its own point where the alarm has several. */
export function raised({ points }: LiveAlarm, { kind, id }: RecordRef): AcknowledgedRecord {
  const own = points.find((point) => point.kind === kind && point.id === id) ?? points[0]
  return { kind, id, raisedAt: own.raisedAt }
}

/** Newest first, and no record twice: an alarm whose push comes after the lists takes the place of its standing entry. */
export function withArrived(entries: Entries, arrived: Entries): Entries {
  const newestFirst = [...arrived].reverse()
  // standing entries are at the end: in a storm a search through thousands would be slow
  if (!entries.at(-1)?.standing) return counting(newestFirst.concat(entries), tally(arrived), unseenOf(entries))
  const pushed = new Set(arrived.flatMap(({ open }) => open.map(recordKey)))
  const isPushed = ({ standing, open }: FeedEntry) => standing && open.length > 0 && open.every((ref) => pushed.has(recordKey(ref)))
  return newestFirst.concat(entries.filter((entry) => !isPushed(entry)))
}

/** Adds alarms that were open before, below those that have arrived since; entries that exist already do not change. */
export function withStanding(entries: Entries, standing: Entries): Entries {
  const known = new Set(entries.flatMap(({ alarm, open }) => [alarm.key, ...open.map(recordKey)]))
  const added = standing.filter(({ alarm, open }) => ![alarm.key, ...open.map(recordKey)].some((name) => known.has(name)))
  return [...entries, ...added]
}

/** Records that became known after the alarm was announced; null: it has none. */
export function resolve(entries: Entries, resolved: readonly { alarm: string; record: RecordRef | null }[]): Entries {
  const found = new Map<string, RecordRef[]>()
  for (const { alarm, record } of resolved) found.set(alarm, [...(found.get(alarm) ?? []), ...(record ? [record] : [])])
  return entries.flatMap((entry) => {
    const records = found.get(entry.alarm.key)
    if (!records) return [entry]
    const open = [...entry.open, ...records]
    return entry.acknowledged && open.length === 0 ? [] : [{ ...entry, open, unresolved: false }]
  })
}

export function end(entries: Entries, ended: readonly RecordRef[]): Entries {
  const gone = new Set(ended.map(recordKey))
  return entries.flatMap((entry) => {
    const open = entry.open.filter((ref) => !gone.has(recordKey(ref)))
    if (open.length === entry.open.length) return [entry]
    return open.length === 0 ? [] : [{ ...entry, open }]
  })
}

/** Acknowledges entries: they have no sound and no notice any more. An alarm without a record is removed. */
export function acknowledge(entries: Entries, isMeant: (entry: FeedEntry) => boolean): Entries {
  return entries.flatMap((entry) => {
    if (entry.acknowledged || !isMeant(entry)) return [entry]
    return isRecordless(entry) ? [] : [{ ...entry, acknowledged: true }]
  })
}

/** Of a camera or door, or handled before its record was found. */
export function isRecordless({ open, unresolved }: FeedEntry): boolean {
  return open.length === 0 && !unresolved
}

/** What tells an alarm without a record apart in every tab of the operator: its key is another one in each. */
export function nameOfRecordless({ points }: LiveAlarm): string {
  return `other:${JSON.stringify(points.map(({ sensorId, sensorNumber, measuringPoint, measuringPointCode, alarmType, value, raisedAt }) => [sensorId, sensorNumber, measuringPoint, measuringPointCode, alarmType, value, raisedAt]))}`
}

/** Entries of `before` that are acknowledged or gone in `after`. */
export function settledBetween(before: Entries, after: Entries): readonly FeedEntry[] {
  const waiting = new Set(after.filter(({ acknowledged }) => !acknowledged).map(({ alarm }) => alarm.key))
  return before.filter(({ acknowledged, alarm }) => !acknowledged && !waiting.has(alarm.key))
}

/** Fire before fault, unseen before seen, newest first; entries are kept newest first. */
export function inOrder(entries: Entries): FeedEntry[] {
  return [...entries].sort((a, b) => Number(a.acknowledged) - Number(b.acknowledged) || Number(b.fire) - Number(a.fire))
}

/** Numbers of unacknowledged entries. */
export interface Unseen {
  fires: number
  faults: number
  /** faults that arrived while this page was open: older ones make no sound */
  newFaults: number
}

/** Counted once for each state of the feed: several parts need the numbers, and in a storm there are thousands of entries. */
const counted = new WeakMap<Entries, Unseen>()

export function unseenOf(entries: Entries): Unseen {
  const known = counted.get(entries)
  if (known) return known
  const unseen = tally(entries)
  counted.set(entries, unseen)
  return unseen
}

/** Results of earlier counts, by the list of entries. */
function counting(entries: Entries, a: Unseen, b: Unseen): Entries {
  counted.set(entries, { fires: a.fires + b.fires, faults: a.faults + b.faults, newFaults: a.newFaults + b.newFaults })
  return entries
}

function tally(entries: Entries): Unseen {
  const unseen = { fires: 0, faults: 0, newFaults: 0 }
  for (const { acknowledged, fire, standing } of entries) {
    if (acknowledged) continue
    if (fire) unseen.fires += 1
    else unseen.faults += 1
    if (!fire && !standing) unseen.newFaults += 1
  }
  return unseen
}
