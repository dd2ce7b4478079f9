import type { PlacedReport } from '../report/place-report'
import type { PointReport } from '../report/report'
import type { Subject } from '../subject/subject'
import { isUnregistered } from '../subject/unregistered-device'
import { SHIELDED_TYPE, timeOfState, type Assessment, type Watched } from './assess-report'
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
 * that is not newer than what is known of the point changes nothing either, also where it is an alarm that must not be lost. An unregistered
 * number has no warnings: its good reports are refused, so that a warning would never end.
 */
export function judgeWarnings(subject: Subject, report: PlacedReport, before: Watched, assessment: Assessment): { assessment: Assessment; changes: WarningChange[] } {
  if (!('deviceNumber' in report.source) || isUnregistered(subject)) return { assessment, changes: [] }
  const latest = { ...assessment.latest }
  const changes: WarningChange[] = []
  for (const { code, value, level: judged } of worstOfEach(report.points, subject.tenantId)) {
    const [known, now] = [before.latest[code], assessment.latest[code]]
    if (!now || now === known) continue
    const isNewer = report.stampedAt !== null || report.at > timeOfState(before, code, report.receivedAt)
    const level = isNewer ? judged : undefined
    const rank = level === undefined ? known?.warning : level?.rank
    if (rank !== undefined) latest[code] = { ...now, warning: rank }
    // of a point without a state it is not known whether a warning is open: a stopped device has forgotten its states
    const isOver = level === null && (known === undefined || known.warning !== undefined)
    const isHigher = level != null && level.rank > (known?.warning ?? -Infinity)
    if (isOver || isHigher) changes.push({ subject, at: report.at, receivedAt: report.receivedAt, code, value, level: level ?? null })
  }
  return { assessment: { ...assessment, latest }, changes }
}

/** A value with its level: null is good, undefined is not judged. */
interface Judged extends Pick<PointReport, 'code' | 'value'> {
  level: WarningLevel | null | undefined
}

/** The values of a report, one of each point: of a point that the report names twice, the one in the highest level. */
function worstOfEach(points: readonly PointReport[], tenantId: string): Iterable<Judged> {
  const worst = new Map<string, Judged>()
  for (const point of points) {
    const { code, value } = point
    const levels = judgedLevels(point)
    const judged = { code, value, level: levels && (levels.get(tenantId) ?? null) }
    const other = worst.get(code)
    if (!other || severityOf(judged) > severityOf(other)) worst.set(code, judged)
  }
  return worst.values()
}

const severityOf = ({ level }: Judged): number => (level === undefined ? -Infinity : (level?.rank ?? -Number.MAX_VALUE))

/** The levels of a value, by tenant; undefined: it is not judged. */
function judgedLevels({ levels, status, value, type }: PointReport): ReadonlyMap<string, WarningLevel> | undefined {
  if (levels !== undefined) return levels
  return status === 2 && value !== null && type !== SHIELDED_TYPE ? NONE : undefined
}
