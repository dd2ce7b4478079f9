import { and, count, inArray, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { deviceSeries } from '../../db/schema'

/** How many series each of these makers has; one without any is left out. */
export async function seriesCounts(tx: Db, firmIds: readonly number[]): Promise<Map<number, number>> {
  const { firmId, deletedAt } = deviceSeries
  const rows = await tx.select({ firmId, series: count() }).from(deviceSeries).where(and(inArray(firmId, [...firmIds]), isNull(deletedAt))).groupBy(firmId)
  return new Map(rows.map((row) => [row.firmId, row.series]))
}
