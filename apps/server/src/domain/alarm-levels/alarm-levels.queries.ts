import { and, asc, eq, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { alarmLevels } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'

type Level = typeof alarmLevels.$inferSelect

/** The order of levels. */
export const lowestFirst = [asc(alarmLevels.sort)]

/** The levels of the tenant, the lowest first. */
export function levelsOf(tx: Db, { tenantId }: DataScope): Promise<Level[]> {
  return tx.select().from(alarmLevels).where(and(eq(alarmLevels.tenantId, tenantId), isNull(alarmLevels.deletedAt))).orderBy(...lowestFirst)
}
