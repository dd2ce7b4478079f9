import type { LevelRange } from '@smart-fire/api-client/wire'
import { and, eq, isNull } from 'drizzle-orm'

import type { Database } from '../../../db/database'
import { alarmLevels, judgingVersions, measuringPoints, pointThresholds, thresholdRanges } from '../../../db/schema'
import type { NormalRange } from '../../measuring-points/normal-range'
import type { WarningLevel } from './warning-level'

/** A point that makes an alarm or a fault of a value out of its range, or whose values have levels. */
export interface JudgedPoint extends NormalRange {
  highType: string | null
  lowType: string | null
  outOfBounds: 'alarm' | 'fault' | null
  /** of the tenants that the reports may belong to */
  ranges: (LevelRange & { tenantId: string; level: WarningLevel })[]
}

/** What values are judged by, and the version of it that is stored with every change (ADR 43). */
export interface Judging {
  version: number
  /** by code */
  points: ReadonlyMap<string, JudgedPoint>
}

/**
 * The points that judge their values, by code, as they are configured now, and the version of that. Thresholds are those of the tenant; without one
 * (the simulator), of all tenants.
 */
export async function readJudgedPoints({ db }: Database, ofTenantId?: string): Promise<Judging> {
  const [p, t, r, l] = [measuringPoints, pointThresholds, thresholdRanges, alarmLevels]
  // one statement is of one moment: the version is that of the rows beside it
  const rows = await db
    .select({
      version: judgingVersions.version, point: p, tenantId: t.tenantId, min: r.min, max: r.max, level: { id: l.id, name: l.name, rank: l.sort, color: l.color },
    })
    .from(judgingVersions)
    .leftJoin(p, isNull(p.deletedAt))
    .leftJoin(t, and(eq(t.pointId, p.id), ofTenantId === undefined ? undefined : eq(t.tenantId, ofTenantId)))
    .leftJoin(r, eq(r.thresholdsId, t.id))
    .leftJoin(l, eq(l.id, r.levelId))
  const points = new Map<string, JudgedPoint>()
  for (const { point, tenantId, min, max, level } of rows) {
    if (point === null || (point.outOfBounds === null && level === null)) continue
    const judged = points.get(point.code) ?? { ...point, ranges: [] }
    points.set(point.code, judged)
    if (tenantId !== null && level !== null) judged.ranges.push({ tenantId, min, max, level: { ...level, pointName: point.name, unit: point.unit } })
  }
  return { version: rows[0]?.version ?? 0, points }
}
