import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { equal } from '../../db/conditions'
import type { devices, fireHostPoints } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { textFilter } from '../../http/filters'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import type { PlaceFilter } from './place-filter'
import { statusOfCode } from './wire-status'

/** What is watched: devices and the points of fire hosts, which have the same calls. */
export type WatchedTable = typeof devices | typeof fireHostPoints

/** Rows in scope and in this place, without deleted ones. */
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
