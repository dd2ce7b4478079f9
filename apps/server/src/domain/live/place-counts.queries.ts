import { and, eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import type { DataScope } from '../menus/data-scope'
import type { PlaceFilter } from '../watched/place-filter'
import { atPlace, isEnabled, type WatchedTable } from '../watched/place.queries'
import { countsOf, countWhere, type StatusCounts } from '../watched/status-counts.queries'
import type { PlaceColumn } from './live-devices.queries'

/** The enabled devices of each place by status. */
export async function countsBy(tx: Db, t: WatchedTable, scope: DataScope, by: PlaceColumn): Promise<Map<number, StatusCounts>> {
  const rows = await tx.select({ placeId: by, ...countsOf(t) }).from(t).where(and(atPlace(t, scope, {}), isEnabled(t))).groupBy(by)
  return new Map(rows.flatMap(({ placeId, ...counts }) => (placeId === null ? [] : [[placeId, counts] as const])))
}

/** How many devices of each place are not enabled. */
export async function notEnabledBy(tx: Db, t: WatchedTable, scope: DataScope, place: PlaceFilter, by: PlaceColumn): Promise<Map<number, number>> {
  const rows = await tx
    .select({ placeId: by, count: countWhere(undefined) })
    .from(t)
    .where(and(atPlace(t, scope, place), eq(t.status, 'notEnabled')))
    .groupBy(by)
  return new Map(rows.flatMap(({ placeId, count }) => (placeId === null ? [] : [[placeId, count] as const])))
}
