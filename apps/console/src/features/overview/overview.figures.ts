import { RECORD_CATEGORY, type AbnormalRecord, type DeviceCounts, type Instant } from '@smart-fire/api-client'
import { byBegin } from '../../lib/by-begin'

/**
 * Devices and fire host points together (domain 20). Where one of the two does not distinguish faults from offline, the sum
 * does not either: offline is null and `fault` includes both. A sum of which a part is unknown is unknown (domain 25).
 */
export function addCounts(one: DeviceCounts, other: DeviceCounts): DeviceCounts {
  const isIndistinct = one.offline === null || other.offline === null
  const fault = sum(one.fault, other.fault)
  const offline = (one.offline ?? 0) + (other.offline ?? 0)
  return {
    alarm: sum(one.alarm, other.alarm),
    fault: isIndistinct ? sum(fault, offline) : fault,
    offline: isIndistinct ? null : offline,
    normal: sum(one.normal, other.normal),
  }
}

/** All devices; null while one of the counts is unknown. */
export function countAll({ alarm, fault, offline, normal }: DeviceCounts): number | null {
  return sum(alarm, fault, offline ?? 0, normal)
}

/** The share of devices that report, of all enabled ones; null while a count is unknown, and without any device. */
export function onlineShare(counts: DeviceCounts): number | null {
  const all = countAll(counts)
  return all === null || all === 0 || counts.offline === null ? null : (all - counts.offline) / all
}

/** The sum of counts; null when one of them is unknown (domain 25). */
export function sum(...counts: readonly (number | null)[]): number | null {
  return counts.reduce((all, count) => (all === null || count === null ? null : all + count), 0)
}

export interface PendingSummary {
  /** the number of unhandled records; null while it is unknown, which is never shown as 0 */
  count: number | null
  /** the count is unknown because it is still loading, not because of a failure */
  loading: boolean
  fires: number
  /** records that the server counts and that are not known here: a fire may be among them */
  unlisted: number
  /** records of earlier days, oldest first */
  carriedOver: AbnormalRecord[]
  /** the oldest fire, else the oldest fault */
  oldest: AbnormalRecord | null
  /** where the oldest fire is: the floors of its building with open fires; null when it is in no building */
  burning: BurningBuilding | null
}

export interface BurningBuilding {
  id: string
  /** `since`: when its first open fire began; null: unknown */
  floors: readonly { floor: number; since: Instant | null }[]
}

/** @param catchingUp the alarm link is still loading the unhandled records */
export function summarisePending(
  count: number | null,
  records: readonly AbnormalRecord[],
  now: Instant,
  catchingUp = false,
): PendingSummary {
  const today = startOfDay(now)
  const fires = records.filter(({ category }) => category === RECORD_CATEGORY.fire)
  const firstFire = oldestOf(fires)
  return {
    count,
    loading: count === null && catchingUp,
    fires: fires.length,
    unlisted: Math.max(0, (count ?? 0) - records.length),
    carriedOver: records.filter(({ raisedAt }) => raisedAt !== null && raisedAt < today).sort((one, other) => orderOf(one) - orderOf(other)),
    oldest: firstFire ?? oldestOf(records),
    burning: firstFire && burningWith(firstFire, fires),
  }
}

/** One pass, because in a storm the records are many and each batch of alarms asks again. */
function oldestOf(records: readonly AbnormalRecord[]): AbnormalRecord | null {
  return records.reduce<AbnormalRecord | null>((oldest, record) => (oldest === null || orderOf(record) < orderOf(oldest) ? record : oldest), null)
}

/** The floors that burn in the building of this fire, in the order in which they began. */
function burningWith({ buildingId }: AbnormalRecord, fires: readonly AbnormalRecord[]): BurningBuilding | null {
  if (buildingId === null) return null
  const since = new Map<number, Instant | null>()
  for (const fire of fires) {
    if (fire.buildingId !== buildingId || fire.floor === null) continue
    const known = since.get(fire.floor)
    since.set(fire.floor, known == null || (fire.raisedAt !== null && fire.raisedAt < known) ? fire.raisedAt : known)
  }
  const floors = [...since].map(([floor, at]) => ({ floor, since: at })).sort(byBegin)
  return floors.length === 0 ? null : { id: buildingId, floors }
}

/** A record without a time comes first, because it is not known how long it has waited. */
const orderOf = ({ raisedAt }: AbnormalRecord) => raisedAt ?? 0

/** The event whose place a camera should show: the newest open fire in a building, else the newest event in one. The events are newest first. */
export function newestWithPlace(events: readonly AbnormalRecord[]): AbnormalRecord | null {
  const placed = events.filter(({ buildingId }) => buildingId !== null)
  return placed.find(({ category, handled }) => category === RECORD_CATEGORY.fire && !handled) ?? placed[0] ?? null
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Days of the platform begin in UTC+8, independent of the browser's time zone. */
const ZONE_MS = 8 * HOUR_MS

/** 00:00 of the day, in UTC+8. */
export function startOfDay(at: Instant): Instant {
  return Math.floor((at + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS
}
