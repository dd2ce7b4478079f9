import type { Alarm, Instant } from '@smart-fire/api-client'
import { deviceIdentity } from './device-identity'

/** A push and its record have the same time if their times differ by no more than this (domain 3). */
export const MATCH_TOLERANCE_MS = 1000

/**
 * The same point of the same device with the same kind of trouble: a point that goes from fault to fire is a new alarm.
 * Fire hosts push no point code and foreign servers list none: an unknown code matches any.
 */
export function isSamePoint(a: Alarm, b: Alarm): boolean {
  const device = deviceIdentity(a)
  if (device === null || device !== deviceIdentity(b) || a.category !== b.category) return false
  return isAlike(a.measuringPointCode, b.measuringPointCode)
}

/** The same point as another push means it: without codes by name and type, which one server always writes alike. */
export function isSamePushedPoint(a: Alarm, b: Alarm): boolean {
  if (!isSamePoint(a, b)) return false
  return (a.measuringPointCode !== null && b.measuringPointCode !== null) || (isAlike(a.measuringPoint, b.measuringPoint) && isAlike(a.alarmType, b.alarmType))
}

/** The same report: same point, same time. An unknown time matches any. */
export function isSameReport(a: Alarm, b: Alarm): boolean {
  return isSamePoint(a, b) && isSameMoment(a.raisedAt, b.raisedAt)
}

/** What tells two records of one id apart. */
export type RecordIdentity = Pick<Alarm, 'raisedAt' | 'sensorNumber' | 'fireHostId' | 'loop' | 'address'>

/**
 * Two records of one id: another device at another time. The database of the server was restored from a backup, and its ids are given again. Of a
 * device whose number or host one of them does not tell nothing is said.
 */
export function isAnotherRecord(a: RecordIdentity, b: RecordIdentity): boolean {
  if (isSameMoment(a.raisedAt, b.raisedAt)) return false
  if (a.sensorNumber !== null && b.sensorNumber !== null) return a.sensorNumber.toLowerCase() !== b.sensorNumber.toLowerCase()
  const isPoint = a.sensorNumber === null && b.sensorNumber === null && a.loop !== null && b.loop !== null
  const isOtherHost = a.fireHostId !== null && b.fireHostId !== null && a.fireHostId !== b.fireHostId
  return isPoint && (isOtherHost || a.loop !== b.loop || a.address !== b.address)
}

export function isSameMoment(a: Instant | null, b: Instant | null): boolean {
  return a === null || b === null || Math.abs(a - b) <= MATCH_TOLERANCE_MS
}

/** What is known of a record, or of a pushed point that waits for its record. */
interface Candidate {
  record: Alarm
}

/**
 * Gives each point the candidate of the same report that fits it best, and no candidate to two points. The exact second comes
 * before the second beside it, then code, name and type decide. Points that say more choose first.
 */
export function assign<T extends Candidate>(points: readonly Alarm[], candidatesOf: (point: Alarm) => readonly T[]): (T | null)[] {
  const taken = new Set<T>()
  const found = new Map<Alarm, T>()
  const inTurn = [...points].sort((a, b) => unknowns(a) - unknowns(b))
  for (const isExact of [true, false]) {
    for (const point of inTurn) {
      if (found.has(point)) continue
      const best = bestOf(point, candidatesOf(point), (one) => !taken.has(one) && (!isExact || isSameSecond(point.raisedAt, one.record.raisedAt)))
      if (best === null) continue
      taken.add(best)
      found.set(point, best)
    }
  }
  return points.map((point) => found.get(point) ?? null)
}

function bestOf<T extends Candidate>(point: Alarm, candidates: readonly T[], isFree: (candidate: T) => boolean): T | null {
  let best: T | null = null
  let least = Infinity
  for (const candidate of candidates) {
    if (!isSameReport(point, candidate.record) || !isFree(candidate)) continue
    const misfit = misfitOf(point, candidate.record)
    if (misfit < least) [best, least] = [candidate, misfit]
  }
  return best
}

/** 0 for an equal code, name and type; an unknown one is worse than an equal one, a different one worse still. */
function misfitOf(a: Alarm, b: Alarm): number {
  return differs(a.measuringPointCode, b.measuringPointCode) * 9 + differs(a.measuringPoint, b.measuringPoint) * 3 + differs(a.alarmType, b.alarmType)
}

function differs(a: string | null, b: string | null): 0 | 1 | 2 {
  if (a === null || b === null) return 1
  return a === b ? 0 : 2
}

const isAlike = (a: string | null, b: string | null) => differs(a, b) < 2
const unknowns = ({ measuringPointCode, measuringPoint, alarmType }: Alarm) => [measuringPointCode, measuringPoint, alarmType].filter((field) => field === null).length

/** Times of the lists have no fractions of a second. */
function isSameSecond(a: Instant | null, b: Instant | null): boolean {
  return a !== null && b !== null && Math.floor(a / 1000) === Math.floor(b / 1000)
}
