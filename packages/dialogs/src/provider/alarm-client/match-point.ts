import type { AbnormalRecord, AlarmPoint, AlarmPush, Instant, RecordCategory } from '@smart-fire/api-client'
import { deviceIdentity } from './device-identity'
import { categoryOfPoint } from './push-points'

/** A push and its record have the same time if their times differ by no more than this (domain 3). */
export const MATCH_TOLERANCE_MS = 1000

/** What a measuring point of a device reported, in a push or in a record. */
export interface PointReport {
  device: string | null
  code: string | null
  label: string | null
  type: string | null
  category: RecordCategory
  at: Instant | null
}

export const reportOfPush = (push: AlarmPush, point: AlarmPoint): PointReport => ({
  device: deviceIdentity(push),
  code: point.code,
  label: point.label,
  type: point.type,
  category: categoryOfPoint(push, point),
  at: push.raisedAt,
})

export const reportOfRecord = (record: AbnormalRecord): PointReport => ({
  device: deviceIdentity(record),
  code: record.measuringPointCode,
  label: record.measuringPoint,
  type: record.alarmType,
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

/** The same point as another push means it: without codes by label and type, which one server always writes alike. */
export function isSamePushedPoint(a: PointReport, b: PointReport): boolean {
  if (!isSamePoint(a, b)) return false
  return (a.code !== null && b.code !== null) || (isAlike(a.label, b.label) && isAlike(a.type, b.type))
}

/** The same report: same point, same time. An unknown time matches any. */
export function isSameReport(a: PointReport, b: PointReport): boolean {
  return isSamePoint(a, b) && isSameMoment(a.at, b.at)
}

export function isSameMoment(a: Instant | null, b: Instant | null): boolean {
  return a === null || b === null || Math.abs(a - b) <= MATCH_TOLERANCE_MS
}

/**
 * Gives each report the candidate of the same report that fits it best, and no candidate to two reports. The exact second comes
 * before the second beside it, then code, label and type decide. Reports that say more choose first.
 */
export function assignReports<T>(
  reports: readonly PointReport[],
  candidatesOf: (report: PointReport) => readonly T[],
  reportOf: (candidate: T) => PointReport,
): (T | null)[] {
  const taken = new Set<T>()
  const found = new Map<PointReport, T>()
  const inTurn = [...reports].sort((a, b) => unknowns(a) - unknowns(b))
  for (const isExact of [true, false]) {
    for (const report of inTurn) {
      if (found.has(report)) continue
      const best = bestOf(report, candidatesOf(report), reportOf, (one, its) => !taken.has(one) && (!isExact || isSameSecond(report.at, its.at)))
      if (best === null) continue
      taken.add(best)
      found.set(report, best)
    }
  }
  return reports.map((report) => found.get(report) ?? null)
}

function bestOf<T>(report: PointReport, candidates: readonly T[], reportOf: (candidate: T) => PointReport, isFree: (candidate: T, its: PointReport) => boolean): T | null {
  let best: T | null = null
  let least = Infinity
  for (const candidate of candidates) {
    const its = reportOf(candidate)
    if (!isSameReport(report, its) || !isFree(candidate, its)) continue
    const misfit = misfitOf(report, its)
    if (misfit < least) [best, least] = [candidate, misfit]
  }
  return best
}

/** 0 for an equal code, label and type; an unknown one is worse than an equal one, a different one worse still. */
function misfitOf(a: PointReport, b: PointReport): number {
  return differs(a.code, b.code) * 9 + differs(a.label, b.label) * 3 + differs(a.type, b.type)
}

function differs(a: string | null, b: string | null): 0 | 1 | 2 {
  if (a === null || b === null) return 1
  return a === b ? 0 : 2
}

const isAlike = (a: string | null, b: string | null) => differs(a, b) < 2
const unknowns = ({ code, label, type }: PointReport) => [code, label, type].filter((field) => field === null).length

/** Times of the lists have no fractions of a second. */
function isSameSecond(a: Instant | null, b: Instant | null): boolean {
  return a !== null && b !== null && Math.floor(a / 1000) === Math.floor(b / 1000)
}
