import type { LevelRange } from '@smart-fire/api-client/wire'
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'

import type { Database } from '../../db/database'
import { alarmLevels, measuringPoints, pointThresholds, thresholdRanges } from '../../db/schema'
import type { NormalRange } from '../measuring-points/normal-range'
import type { Report } from './report'
import { unique } from './unique'
import type { WarningLevel } from './warning-level'

/** A point that makes an alarm or a fault of a value out of its range, or whose values have levels. */
export interface JudgedPoint extends NormalRange {
  highType: string | null
  lowType: string | null
  outOfBounds: 'alarm' | 'fault' | null
  /** of the tenants that the reports may belong to */
  ranges: (LevelRange & { tenantId: string; level: WarningLevel })[]
}

/**
 * The points of these reports that judge their values, by code, as they are configured now: a changed range or threshold acts on the next report. Thresholds
 * are those of the tenant; without one (the simulator), of all tenants.
 */
export async function readJudgedPoints({ db }: Database, reports: readonly Report[], ofTenantId?: string): Promise<Map<string, JudgedPoint>> {
  const codes = unique(reports.flatMap(({ points }) => points.map(({ code }) => code)))
  if (codes.length === 0) return new Map()
  const [p, t, r, l] = [measuringPoints, pointThresholds, thresholdRanges, alarmLevels]
  const rows = await db
    .select({
      code: p.code, pointName: p.name, unit: p.unit, normalMin: p.normalMin, normalMinSymbol: p.normalMinSymbol, normalMax: p.normalMax, normalMaxSymbol: p.normalMaxSymbol,
      highType: p.highType, lowType: p.lowType, outOfBounds: p.outOfBounds, tenantId: t.tenantId, min: r.min, max: r.max, level: { id: l.id, name: l.name, rank: l.sort, color: l.color },
    })
    .from(p)
    .leftJoin(t, and(eq(t.pointId, p.id), ofTenantId === undefined ? undefined : eq(t.tenantId, ofTenantId)))
    .leftJoin(r, eq(r.thresholdsId, t.id))
    .leftJoin(l, eq(l.id, r.levelId))
    .where(and(inArray(p.code, codes), or(isNotNull(p.outOfBounds), isNotNull(r.levelId)), isNull(p.deletedAt)))
  const points = new Map<string, JudgedPoint>()
  for (const { code, pointName, unit, tenantId, min, max, level, ...facts } of rows) {
    const point = points.get(code) ?? { ...facts, ranges: [] }
    points.set(code, point)
    if (tenantId !== null && level !== null) point.ranges.push({ tenantId, min, max, level: { ...level, pointName, unit } })
  }
  return points
}
