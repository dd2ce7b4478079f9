import { NORMAL_SYMBOL } from '@smart-fire/api-client/wire'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { contains } from '../../db/conditions'
import type { Db } from '../../db/database'
import { alarmLevels, measuringPoints, pointThresholds, thresholdRanges } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { textFilter } from '../../http/filters'
import { pagingOf } from '../../http/parameters'
import type { Page } from '../../http/responses'
import { wireTime } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'

const p = measuringPoints
const t = pointThresholds
export type Thresholds = typeof pointThresholds.$inferSelect

/**
 * Measuring points with their thresholds, a page of them. The platform lists only points that have thresholds; with `all=1` the others follow (ADR 3).
 * The id of a row is that of its measuring point.
 */
export async function pageOfThresholds(tx: Db, scope: DataScope, c: Context<AppEnv>): Promise<Page<ThresholdRow>> {
  const { limit, offset } = pagingOf(c)
  const where = and(isNull(p.deletedAt), contains(p.name, textFilter(c, 'measuringPoint')), c.req.query('all') === '1' ? undefined : isNotNull(t.id))
  const rows = await points(tx, scope, where).orderBy(sql`${t.id} is null`, desc(p.id)).limit(limit).offset(offset)
  const [total] = await tx.select({ rows: count() }).from(p).leftJoin(t, ofTenant(scope)).where(where)
  return { rows: await thresholdRows(tx, rows), total: total?.rows ?? 0 }
}

/** One measuring point with its thresholds; undefined for an unknown one. */
export async function thresholdsOf(tx: Db, scope: DataScope, pointId: number): Promise<ThresholdRow | undefined> {
  return (await thresholdRows(tx, await points(tx, scope, and(isNull(p.deletedAt), eq(p.id, pointId)))))[0]
}

/** The points of the catalogue that have no thresholds, for the platform's form of new ones. */
export function pointsWithout(tx: Db, scope: DataScope) {
  return tx.select({ id: p.id, measuringPoint: p.name }).from(p).leftJoin(t, ofTenant(scope)).where(and(isNull(p.deletedAt), isNull(t.id))).orderBy(asc(p.id))
}

const ofTenant = ({ tenantId }: DataScope) => and(eq(t.pointId, p.id), eq(t.tenantId, tenantId))

function points(tx: Db, scope: DataScope, where: SQL | undefined) {
  return tx.select({ point: p, thresholds: t }).from(p).leftJoin(t, ofTenant(scope)).where(where).$dynamic()
}

export type ThresholdRow = Awaited<ReturnType<typeof thresholdRows>>[number]

async function thresholdRows(tx: Db, found: readonly { point: typeof p.$inferSelect; thresholds: Thresholds | null }[]) {
  const ids = found.flatMap(({ thresholds }) => thresholds?.id ?? [])
  const ranges = ids.length === 0 ? [] : await tx
    .select({ range: thresholdRanges, level: alarmLevels })
    .from(thresholdRanges)
    .innerJoin(alarmLevels, eq(alarmLevels.id, thresholdRanges.levelId))
    .where(inArray(thresholdRanges.thresholdsId, ids))
    .orderBy(asc(alarmLevels.sort))
  return found.map(({ point, thresholds }) => ({
    id: point.id,
    codeName: point.code,
    measuringPoint: point.name,
    dataUnit: point.unit || null,
    deviceAlarmThresholds: ranges.filter(({ range }) => range.thresholdsId === thresholds?.id).map(({ range, level }) => ({
      id: level.id, alId: level.id, level: level.name, sort: level.sort, color: level.color, alarmMin: range.min, alarmMax: range.max,
      // a value that equals a bound belongs to the range above it
      alarmSymbolMin: NORMAL_SYMBOL.included, alarmSymbolMax: NORMAL_SYMBOL.excluded,
    })),
    updUserName: thresholds?.updatedBy ?? null,
    updTime: wireTime(thresholds?.updatedAt ?? null),
    version: thresholds?.version ?? null,
  }))
}
