import { and, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../db/database'
import type { DataScope } from '../menus/data-scope'
import type { PlaceFilter } from './place-filter'
import { atPlace, type WatchedTable } from './place.queries'

/** On the wire a fault count includes offline devices; `offlineCount` is additive (domain 20). */
export interface StatusCounts {
  faultCount: number
  callCount: number
  normalCount: number
  offlineCount: number
}

export async function countStatuses(tx: Db, t: WatchedTable, scope: DataScope, place: PlaceFilter): Promise<StatusCounts> {
  const [row] = await tx.select(countsOf(t)).from(t).where(atPlace(t, scope, place))
  return row ?? { faultCount: 0, callCount: 0, normalCount: 0, offlineCount: 0 }
}

/** The same with the number of devices that are not enabled, for the totals of a tenant (additive, ADR 3). */
export async function countAllStatuses(tx: Db, t: WatchedTable, scope: DataScope, place: PlaceFilter): Promise<StatusCounts & { notEnabledCount: number }> {
  const [row] = await tx.select({ ...countsOf(t), notEnabledCount: countWhere(sql`${t.status} = 'notEnabled'`) }).from(t).where(atPlace(t, scope, place))
  return row ?? { faultCount: 0, callCount: 0, normalCount: 0, offlineCount: 0, notEnabledCount: 0 }
}

export const addCounts = (a: StatusCounts, b: StatusCounts): StatusCounts => ({
  faultCount: a.faultCount + b.faultCount,
  callCount: a.callCount + b.callCount,
  normalCount: a.normalCount + b.normalCount,
  offlineCount: a.offlineCount + b.offlineCount,
})

/** The four counts as columns of a select. */
export const countsOf = (t: WatchedTable) => ({
  faultCount: countWhere(sql`${t.status} in ('fault', 'offline')`),
  callCount: countWhere(sql`${t.status} = 'alarm'`),
  normalCount: countWhere(sql`${t.status} = 'normal'`),
  offlineCount: countWhere(sql`${t.status} = 'offline'`),
})

export const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number)

/**
 * Devices that the plan does not show: not enabled on the floor and in the whole building, and those of any status that
 * are not marked. Only devices in a building can be marked.
 */
export async function countUnplaced(tx: Db, t: WatchedTable, scope: DataScope, place: PlaceFilter) {
  const [onFloor] = await tx
    .select({
      notEnabledCount: countWhere(sql`${t.status} = 'notEnabled'`),
      unlabeledCount: countWhere(and(isNull(t.planX), isNotNull(t.buildingId))),
    })
    .from(t)
    .where(atPlace(t, scope, place))
  const [everywhere] = await tx
    .select({ allNotEnabledCount: countWhere(sql`${t.status} = 'notEnabled'`) })
    .from(t)
    .where(atPlace(t, scope, { ...place, floor: undefined }))
  return { notEnabledCount: 0, unlabeledCount: 0, ...onFloor, allNotEnabledCount: everywhere?.allNotEnabledCount ?? 0 }
}
