import type { AbnormalRecord, AlarmPoint, AlarmPush, Instant, RecordCategory } from '@smart-fire/api-client'
import { deviceIdentity } from './device-identity'
import { categoryOfPoint } from './push-points'

/** A push and its record have the same time if their times differ by no more than this (domain 3). */
export const MATCH_TOLERANCE_MS = 1000

/** What a measuring point of a device reported, in a push or in a record. */
export interface PointReport {
  device: string | null
  code: string | null
  category: RecordCategory
  at: Instant | null
}

export const reportOfPush = (push: AlarmPush, point: AlarmPoint): PointReport => ({
  device: deviceIdentity(push),
  code: point.code,
  category: categoryOfPoint(push, point),
  at: push.raisedAt,
})

export const reportOfRecord = (record: AbnormalRecord): PointReport => ({
  device: deviceIdentity(record),
  code: record.measuringPointCode,
  category: record.category,
  at: record.raisedAt,
})

/**
 * The same point of the same device with the same kind of trouble: a point that goes from fault to fire is a new alarm.
 * Fire hosts push no point code and foreign servers list none: an unknown code matches any.
 */
export function isSamePoint(a: PointReport, b: PointReport): boolean {
  if (a.device === null || a.device !== b.device || a.category !== b.category) return false
  return a.code === null || b.code === null || a.code === b.code
}

/** The same report: same point, same time. An unknown time matches any. */
export function isSameReport(a: PointReport, b: PointReport): boolean {
  return isSamePoint(a, b) && isSameMoment(a.at, b.at)
}

export function isSameMoment(a: Instant | null, b: Instant | null): boolean {
  return a === null || b === null || Math.abs(a - b) <= MATCH_TOLERANCE_MS
}
