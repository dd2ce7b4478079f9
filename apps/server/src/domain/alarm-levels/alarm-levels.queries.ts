import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { alarmLevels, measuringPoints, pointThresholds, thresholdRanges } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'

type Level = typeof alarmLevels.$inferSelect

/** Writes the methods of a level and counts its version up. */
export async function writeMethods(tx: Db, id: number, methods: Level['methods'], stamp: Pick<Level, 'updatedBy' | 'updatedAt'>): Promise<void> {
  await tx.update(alarmLevels).set({ methods, ...stamp, version: sql`${alarmLevels.version} + 1` }).where(eq(alarmLevels.id, id))
}

/** The order of levels. */
export const lowestFirst = [asc(alarmLevels.sort)]

/** The levels of the tenant, the lowest first. */
export function levelsOf(tx: Db, { tenantId }: DataScope): Promise<Level[]> {
  return tx.select().from(alarmLevels).where(and(eq(alarmLevels.tenantId, tenantId), isNull(alarmLevels.deletedAt))).orderBy(...lowestFirst)
}

/** All ranges of the measuring points of which one range has this level, each with the present rank of its own level. */
export function rangesBeside(tx: Db, levelId: number) {
  const [r, t] = [thresholdRanges, pointThresholds]
  const having = tx.select({ id: r.thresholdsId }).from(r).where(eq(r.levelId, levelId))
  return tx.select({ thresholdsId: r.thresholdsId, pointName: measuringPoints.name, levelId: r.levelId, rank: alarmLevels.sort, min: r.min, max: r.max })
    .from(r)
    .innerJoin(alarmLevels, eq(alarmLevels.id, r.levelId))
    .innerJoin(t, eq(t.id, r.thresholdsId))
    .innerJoin(measuringPoints, eq(measuringPoints.id, t.pointId))
    .where(inArray(r.thresholdsId, having))
    .orderBy(asc(measuringPoints.id))
}
