import type { PointState } from '../../../db/schema/device-states'
import type { PlacedReport } from '../report/place-report'
import type { PointReport } from '../report/report'
import type { Subject } from '../subject/subject'
import { SHIELDED_TYPE, type Assessment } from './assess-report'
import type { WarningLevel } from './warning-level'

/** A point of a device whose value has come into a level, or a higher one, or is in none any more (level null). */
export interface WarningChange extends Pick<PlacedReport, 'at' | 'receivedAt'> {
  subject: Subject
  code: string
  value: number | null
  level: WarningLevel | null
}

const NONE: ReadonlyMap<string, WarningLevel> = new Map()

/**
 * What a report changes in the early warnings of a device (ADR 28). The rank of the level is kept in the state of the point: a value raises a warning once
 * while it stays in its level. A value that is not judged, because it is unknown or the device calls the point abnormal, changes nothing. A report
 * that is not newer than what is known changes nothing either.
 */
export function judgeWarnings(subject: Subject, report: PlacedReport, before: Readonly<Record<string, PointState>>, assessment: Assessment): { assessment: Assessment; changes: WarningChange[] } {
  if (!('deviceNumber' in report.source)) return { assessment, changes: [] }
  const latest = { ...assessment.latest }
  const changes: WarningChange[] = []
  for (const point of report.points) {
    const { code, value } = point
    const [known, now] = [before[code], assessment.latest[code]]
    if (!now || now === known) continue
    const levels = judgedLevels(point)
    const level = levels === null ? undefined : (levels.get(subject.tenantId) ?? null)
    const rank = level === undefined ? known?.warning : level?.rank
    if (rank !== undefined) latest[code] = { ...now, warning: rank }
    // of a point without a state it is not known whether a warning is open: a stopped device has forgotten its states
    const isOver = level === null && (known === undefined || known.warning !== undefined)
    const isHigher = level != null && level.rank > (known?.warning ?? -Infinity)
    if (isOver || isHigher) changes.push({ subject, at: report.at, receivedAt: report.receivedAt, code, value, level: level ?? null })
  }
  return { assessment: { ...assessment, latest }, changes }
}

/** The levels of a value, by tenant; null: it is not judged. */
function judgedLevels({ levels, status, value, type }: PointReport): ReadonlyMap<string, WarningLevel> | null {
  if (levels !== undefined) return levels
  return status === 2 && value !== null && type !== SHIELDED_TYPE ? NONE : null
}
