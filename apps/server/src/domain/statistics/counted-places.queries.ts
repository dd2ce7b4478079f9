import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Context } from 'hono'

import { among } from '../../db/conditions'
import type { Db } from '../../db/database'
import { buildings, hydrants } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { BusinessError, ParameterError } from '../../http/errors'
import { intFilter, textFilter } from '../../http/filters'
import { zhCN } from '../../http/http.messages'
import type { DataScope, VisiblePlaces } from '../menus/data-scope'
import { zhCN as words } from './statistics.messages'
import { inRegion, isRegion } from '../watched/region.queries'

/** A place to which counts can be limited; a fire host is one of them. Each record belongs to one building or hydrant at most, and to one host at most. */
export type Place = `${'building' | 'hydrant' | 'host'}:${number}`

/**
 * The places that the request names: `fireMainId` alone, `buildId`, `hydrantId`, or every building and hydrant of the region `code`, which
 * limits those two as well; undefined without any of them. Deleted ones are among them, because their records still count.
 */
export async function placesOf(tx: Db, { tenantId, places }: DataScope, c: Context<AppEnv>): Promise<Place[] | undefined> {
  const [buildingId, hydrantId, hostId] = ['buildId', 'hydrantId', 'fireMainId'].map((name) => intFilter(c, name))
  const region = textFilter(c, 'code')
  if (hostId !== undefined) return [hostPlace(hostId, places)]
  if (region === undefined) {
    if (buildingId !== undefined) return [`building:${buildingId}`]
    return hydrantId === undefined ? undefined : [`hydrant:${hydrantId}`]
  }
  if (!isRegion(region)) throw new ParameterError(zhCN.badParameter, 'code')
  const inside = await tx.select({ id: buildings.id }).from(buildings).where(and(eq(buildings.tenantId, tenantId), inRegion(buildings.regionCode, region)))
  const outside = await tx.select({ id: hydrants.id }).from(hydrants).where(and(eq(hydrants.tenantId, tenantId), inRegion(hydrants.regionCode, region)))
  const isNamed = buildingId !== undefined || hydrantId !== undefined
  return [
    ...inside.filter(({ id }) => (isNamed ? id === buildingId : true)).map(({ id }): Place => `building:${id}`),
    ...outside.filter(({ id }) => (isNamed ? id === hydrantId : true)).map(({ id }): Place => `hydrant:${id}`),
  ]
}

/** A host with points outside of the caller's places has no figure: the sum of all would tell too much, no figure too little. */
function hostPlace(id: number, places: VisiblePlaces): Place {
  if (places !== 'all' && places.hosts.has(id) && !places.wholeHosts.has(id)) throw new BusinessError(words.hostInPart)
  return `host:${id}`
}

/** The ids of the places of one sort; a text that is no id matches none. */
export function idsIn(places: readonly Place[], sort: 'building' | 'hydrant' | 'host'): number[] {
  return places.filter((place) => place.startsWith(`${sort}:`)).map((place) => Number(place.slice(sort.length + 1))).filter(Number.isSafeInteger)
}

/** The columns of a table of records that say where a record was raised. */
export type PlaceColumns = Partial<Record<'building' | 'hydrant' | 'host', AnyPgColumn>>

/** Records of these places; undefined for all places. A table that has none of the sorts has none of the records. */
export function atPlaces(columns: PlaceColumns, places: readonly Place[] | undefined): SQL | undefined {
  if (places === undefined) return undefined
  const conditions = (['building', 'hydrant', 'host'] as const).flatMap((sort) => {
    const [column, ids] = [columns[sort], idsIn(places, sort)]
    return column === undefined || ids.length === 0 ? [] : [among(column, ids)]
  })
  return conditions.length === 0 ? sql`false` : or(...conditions)
}
