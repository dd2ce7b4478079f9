import { and, asc, count, countDistinct, eq, inArray, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { buildingFloors, buildings, devices, fireHostPoints, fireHostRecords, floorPlans, generalRecords } from '../../db/schema'
import { ParameterError } from '../../http/errors'
import type { Filter } from '../../http/resource/filter'
import type { DataScope } from '../menus/data-scope'
import { inRegion, isRegion } from '../watched/region.queries'
import { zhCN } from './building.messages'

/** Records that no user has handled yet. */
export const OPEN_RECORDS = eq(generalRecords.handled, false)
export const OPEN_HOST_RECORDS = eq(fireHostRecords.handled, false)

/** A region or one that lies in it. */
export const ofRegion: Filter = (code) => {
  if (!isRegion(code)) throw new ParameterError(zhCN.badRegion, 'code')
  return inRegion(buildings.regionCode, code)
}

/** How many devices and points stand in each building, and how many of its floors have a plan: of all systems, since all of them hold the building. */
export async function whatBuildingsHave(tx: Db, { tenantId }: DataScope, ids: readonly number[]): Promise<Map<number, object>> {
  if (ids.length === 0) return new Map()
  const counts = new Map(ids.map((id) => [id, { deviceCount: 0, planCount: 0 }]))
  for (const table of [devices, fireHostPoints]) {
    const rows = await tx
      .select({ id: table.buildingId, all: count() })
      .from(table)
      .where(and(eq(table.tenantId, tenantId), isNull(table.deletedAt), inArray(table.buildingId, [...ids])))
      .groupBy(table.buildingId)
    for (const { id, all } of rows) {
      const known = counts.get(id ?? 0)
      if (known) known.deviceCount += all
    }
  }
  const drawn = await tx
    .select({ id: floorPlans.buildingId, floors: countDistinct(floorPlans.floor) })
    .from(floorPlans)
    .where(and(eq(floorPlans.tenantId, tenantId), isNull(floorPlans.deletedAt), inArray(floorPlans.buildingId, [...ids])))
    .groupBy(floorPlans.buildingId)
  for (const { id, floors } of drawn) {
    const known = counts.get(id)
    if (known) known.planCount = floors
  }
  return counts
}

/** The names of the floors that have one. */
export async function floorNames(tx: Db, { tenantId }: DataScope, buildingId: number): Promise<Map<number, string>> {
  const rows = await tx
    .select({ floor: buildingFloors.floor, name: buildingFloors.name })
    .from(buildingFloors)
    .where(and(eq(buildingFloors.tenantId, tenantId), eq(buildingFloors.buildingId, buildingId)))
    .orderBy(asc(buildingFloors.floor))
  return new Map(rows.map(({ floor, name }) => [floor, name]))
}

/** Writes the names of all floors of a building. */
export async function replaceFloorNames(tx: Db, { tenantId }: DataScope, buildingId: number, names: readonly { floor: number; name: string }[]): Promise<void> {
  await tx.delete(buildingFloors).where(and(eq(buildingFloors.tenantId, tenantId), eq(buildingFloors.buildingId, buildingId)))
  if (names.length > 0) await tx.insert(buildingFloors).values(names.map(({ floor, name }) => ({ tenantId, buildingId, floor, name })))
}
