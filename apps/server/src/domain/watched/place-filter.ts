import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { equal } from '../../db/conditions'
import type { devices, fireHostPoints } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { floorFilter, intFilter, textFilter } from '../../http/filters'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import { statusOfCode } from './wire-status'

/** What is watched: devices, and the points of fire hosts, which are asked the same questions. */
export type WatchedTable = typeof devices | typeof fireHostPoints

export interface PlaceFilter {
  buildingId?: number | undefined
  floor?: number | undefined
  channelId?: number | undefined
}

/** `buildId`, `floor` and `channelId` of the counting calls; 0, −1 and 全部 mean all (contract device §0.6). */
export function placeFilterOf(c: Context<AppEnv>): PlaceFilter {
  return { buildingId: intFilter(c, 'buildId'), floor: floorFilter(c, 'floor'), channelId: intFilter(c, 'channelId') }
}

/** Rows in scope and in this place; deleted ones never show. */
export function atPlace(t: WatchedTable, scope: DataScope, place: PlaceFilter): SQL | undefined {
  return and(
    inScope(t, scope),
    isNull(t.deletedAt),
    equal(t.buildingId, place.buildingId),
    equal(t.floor, place.floor),
    equal(t.channelId, place.channelId),
  )
}

export const isEnabled = (t: WatchedTable): SQL => ne(t.status, 'notEnabled')

/** `status` of the lists: a code, −1 or 全部 for all. */
export function statusFilter(c: Context<AppEnv>, t: WatchedTable): SQL | undefined {
  const code = textFilter(c, 'status')
  if (code === undefined) return undefined
  const status = statusOfCode(code)
  return status === null ? sql`false` : eq(t.status, status)
}
