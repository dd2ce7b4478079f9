import { floorAndPosition } from '@smart-fire/api-client'
import type { InspectionTaskPoint, WholeInspectionTask } from '@smart-fire/api-client/inspection-work'
import { factsOf, type KeptEntry } from './device-store'

/** What the inspector has done on this phone, and of which the server does not know yet. */
export interface OwnWork {
  /** the points whose check waits to be sent */
  checks: ReadonlySet<string>
  /** the points that were left out, with the reason */
  skips: ReadonlyMap<string, string>
  /** the points whose check, or whose reason to be left out, the server has refused: they hold up none behind them, and are not done */
  refused: ReadonlySet<string>
}

export function ownWorkOf(kept: readonly KeptEntry[]): OwnWork {
  const waiting = kept.filter(({ refusal }) => refusal === null)
  return {
    checks: new Set(waiting.flatMap(({ result }) => (result?.pointId != null ? [result.pointId] : []))),
    skips: new Map(waiting.flatMap(({ skip }) => (skip ? [[skip.pointId, skip.reason] as const] : []))),
    refused: new Set(kept.filter(({ refusal }) => refusal !== null).flatMap((entry) => factsOf(entry).pointId ?? [])),
  }
}

export function isChecked({ checks }: OwnWork, { id, doneAt }: InspectionTaskPoint): boolean {
  return doneAt !== null || checks.has(id)
}

/** How many points a task has, and how many of them are checked; `unread` could not be read, and count as checked only where the server has counted them so. */
export function progressOf(own: OwnWork, { label, points, done }: WholeInspectionTask): { done: number; points: number; unread: number } {
  const unread = Math.max(0, (points ?? 0) - label.length)
  const doneUnread = Math.min(unread, Math.max(0, (done ?? 0) - label.filter(({ doneAt }) => doneAt !== null).length))
  return { done: label.filter((point) => isChecked(own, point)).length + doneUnread, points: label.length + unread, unread }
}

/** Why a point was left out; null when it was not. */
export function skipReasonOf({ skips }: OwnWork, { id, skipReason }: InspectionTaskPoint): string | null {
  return skips.get(id) ?? skipReason
}

/** Whether a point waits for others: in a task with a strict order they are checked one after the other. One that was left out holds up nothing, and can be checked later. */
export function isTooEarly(own: OwnWork, { strict, label }: WholeInspectionTask, point: InspectionTaskPoint): boolean {
  const isPassed = (one: InspectionTaskPoint) => isChecked(own, one) || skipReasonOf(own, one) !== null || own.refused.has(one.id)
  return strict === true && !isPassed(point) && label.find((one) => !isPassed(one)) !== point
}

/** The points of a label in tasks of this moment that are not checked yet. */
function openPoints(own: OwnWork, tasks: readonly WholeInspectionTask[], number: string, now: number) {
  const open = tasks.filter(({ startsAt, endsAt }) => startsAt !== null && endsAt !== null && startsAt <= now && endsAt > now)
  return open.flatMap((task) => task.label.filter((point) => point.number === number && !isChecked(own, point)).map((point) => ({ task, point })))
}

/** The point for which a label is scanned now: null when there is none, `tooEarly` when each waits for points before it. */
export function pointOfLabel(own: OwnWork, tasks: readonly WholeInspectionTask[], number: string, now: number): InspectionTaskPoint | null | 'tooEarly' {
  const found = openPoints(own, tasks, number, now)
  const due = found.find(({ task, point }) => !isTooEarly(own, task, point))
  return due?.point ?? (found.length > 0 ? 'tooEarly' : null)
}

/** Where a facility is: building or unit, floor, position. */
export function placeOf({ buildingName, unitName, floor, position }: Pick<InspectionTaskPoint, 'buildingName' | 'unitName' | 'floor' | 'position'>): string {
  return [buildingName ?? unitName, ...floorAndPosition({ floor, position })].filter(Boolean).join(' · ')
}

/** What any task says of the facility of a label, also one whose time is not now; null when none has it. */
export function facilityOf(tasks: readonly WholeInspectionTask[], number: string): InspectionTaskPoint | null {
  return tasks.flatMap(({ label }) => label).find((point) => point.number === number) ?? null
}
