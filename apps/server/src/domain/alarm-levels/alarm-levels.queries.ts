import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { alarmLevels } from '../../db/schema'
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
