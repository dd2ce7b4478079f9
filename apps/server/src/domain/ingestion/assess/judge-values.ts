import { isInRange } from '@smart-fire/api-client/wire'

import { sideOf } from '../../measuring-points/normal-range'
import { zhCN } from '../ingestion.messages'
import type { PointReport, Report } from '../report/report'
import { SHIELDED_TYPE } from './assess-report'
import type { JudgedPoint } from './judged-points.queries'
import type { WarningLevel } from './warning-level'

/**
 * Reports of devices with every value that a device calls normal, and that lies out of the normal range of its point, as the alarm or
 * fault that the point makes of it (ADR 5), and with the levels of these values (ADR 28). What a device itself calls an alarm or a fault stays one: a range
 * never makes a state better. A shielded point is out of service and is not judged. A suppressed sighting has a level and becomes no alarm (ADR 60).
 */
export function judgeValues<R extends Report>(reports: readonly R[], points: ReadonlyMap<string, JudgedPoint>): R[] {
  return reports.map((report) => ('deviceNumber' in report.source ? { ...report, points: report.points.map((point) => judge(point, points.get(point.code))) } : report))
}

function judge(reported: PointReport, point: JudgedPoint | undefined): PointReport {
  const { status, value, type, isSuppressed } = reported
  if (!point || status !== 2 || value === null || type === SHIELDED_TYPE) return reported
  const levels = levelsOf(value, point)
  const side = point.outOfBounds === null || isSuppressed ? null : sideOf(value, point)
  if (side === null) return levels.size === 0 ? reported : { ...reported, levels }
  const name = side === 'high' ? (point.highType ?? zhCN.aboveRange) : (point.lowType ?? zhCN.belowRange)
  return { ...reported, status: point.outOfBounds === 'alarm' ? 1 : 0, type: name, levels }
}

/** The level of a value, by tenant. */
function levelsOf(value: number, { ranges }: JudgedPoint): ReadonlyMap<string, WarningLevel> {
  return new Map(ranges.flatMap(({ tenantId, level, ...range }) => (isInRange(value, range) ? [[tenantId, level]] : [])))
}
