import { and, asc, eq } from 'drizzle-orm'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { buildings, devices, fireHostPoints, hydrants, networkedUnits, regions } from '../../db/schema'
import { withoutNulls } from '../../http/responses'
import { hydrantsInScope } from '../hydrants/hydrants.queries'
import type { DataScope } from '../menus/data-scope'
import { buildingStatus, countsByBuilding, ofTenant } from '../watched/building-status.queries'
import type { PlaceFilter } from '../watched/place-filter'
import { atPlace } from '../watched/place.queries'
import { countsOf, type StatusCounts } from '../watched/status-counts.queries'
import { WIRE_STATUS } from '../watched/wire-status'
import { buildingEntity, type Building } from './building-entity'
import { buildingTree } from './building-tree'

export const listOf = (tx: Db, scope: DataScope): Promise<Building[]> =>
  tx.select().from(buildings).where(ofTenant(scope)).orderBy(asc(buildings.id))

export async function findBuilding(tx: Db, scope: DataScope, id: number): Promise<Building | undefined> {
  const [row] = await tx
    .select()
    .from(buildings)
    .where(and(ofTenant(scope), equal(buildings.id, id)))
  return row
}

export async function tree(tx: Db, scope: DataScope, place: PlaceFilter) {
  const rows = await listOf(tx, scope)
  const counts = await countsByBuilding(tx, [devices, fireHostPoints], scope, place)
  const names = new Map((await tx.select().from(regions)).map(({ code, name }) => [code, name]))
  return buildingTree(rows, names, (id) => buildingStatus(counts.get(id)))
}

/** The first building by region code; −1 when there is none. */
export async function firstBuilding(tx: Db, scope: DataScope) {
  const [row] = await tx
    .select({ id: buildings.id })
    .from(buildings)
    .where(ofTenant(scope))
    .orderBy(asc(buildings.regionCode), asc(buildings.id))
    .limit(1)
  return { id: row?.id ?? -1 }
}

/** The entity; without a time of update as long as no user has updated it. */
export async function entity(tx: Db, scope: DataScope, id: number) {
  const row = await findBuilding(tx, scope, id)
  return row && { ...buildingEntity(row), updTime: row.updatedBy ? buildingEntity(row).updTime : null }
}

/** selectByBuildId: the persons are those of the networked unit. */
export async function contact(tx: Db, scope: DataScope, id: number) {
  const [row] = await tx
    .select({
      bName: buildings.name,
      bAddress: buildings.address,
      safeDutyName: networkedUnits.safetyDutyName,
      safeDutyPhone: networkedUnits.safetyDutyPhone,
      legalName: networkedUnits.legalName,
      legalPhone: networkedUnits.legalPhone,
      safeManagerName: networkedUnits.safetyManagerName,
      safeManagerPhone: networkedUnits.safetyManagerPhone,
    })
    .from(buildings)
    .leftJoin(networkedUnits, eq(networkedUnits.id, buildings.unitId))
    .where(and(ofTenant(scope), equal(buildings.id, id)))
  return row && withoutNulls(row)
}

const TYPE = { building: '1', hydrant: '2' } as const

/** getAllBuildingStatus: buildings and hydrants with their worst state in words, and how many devices are in it. */
export async function allStatuses(tx: Db, scope: DataScope) {
  const counts = await countsByBuilding(tx, [devices, fireHostPoints], scope, {})
  const houses = await listOf(tx, scope)
  const atHydrants = await tx
    .select({ hydrantId: devices.hydrantId, ...countsOf(devices) })
    .from(devices)
    .where(atPlace(devices, scope, {}))
    .groupBy(devices.hydrantId)
  const byHydrant = new Map(atHydrants.map(({ hydrantId, ...own }) => [hydrantId, own]))
  const outside = await tx
    .select()
    .from(hydrants)
    .where(hydrantsInScope(scope))
    .orderBy(asc(hydrants.id))
  return [
    ...houses.map(({ id, name, coordinates }) => ({
      id,
      name,
      ...worst(counts.get(id)),
      gis: coordinates,
      type: TYPE.building,
    })),
    ...outside.map(({ id, name, coordinates }) => ({
      id,
      name,
      ...worst(byHydrant.get(id)),
      gis: coordinates,
      type: TYPE.hydrant,
    })),
  ]
}

/** 报警 > 故障 > 离线 > 正常. */
function worst(counts: StatusCounts | undefined): { status: string; num: number } {
  if (!counts) return { status: WIRE_STATUS.normal.text, num: 0 }
  const { callCount, faultCount, offlineCount, normalCount } = counts
  if (callCount > 0) return { status: WIRE_STATUS.alarm.text, num: callCount }
  if (faultCount > offlineCount) return { status: WIRE_STATUS.fault.text, num: faultCount - offlineCount }
  if (offlineCount > 0) return { status: WIRE_STATUS.offline.text, num: offlineCount }
  return { status: WIRE_STATUS.normal.text, num: normalCount }
}
