import { and, asc, eq, isNull, like, type SQL } from 'drizzle-orm'

import { likePattern } from '../../db/conditions'
import type { Db } from '../../db/database'
import { buildings, networkedUnits } from '../../db/schema'
import type { Page } from '../../http/responses'
import type { Paging } from '../../http/parameters'
import type { DataScope } from '../menus/data-scope'
import { keyDevicesOf } from '../live/live-devices.queries'
import { notEnabledBy } from '../live/place-counts.queries'
import { floorsByBuilding } from './floor-states.queries'
import type { PlaceFilter } from './place-filter'
import { atPlace, isEnabled, type WatchedTable } from './place.queries'
import { addCounts, countsOf, countWhere, type StatusCounts } from './status-counts.queries'

const CALM: StatusCounts = { faultCount: 0, callCount: 0, normalCount: 0, offlineCount: 0 }

/** Status counts by building, over one or both watched tables. */
export async function countsByBuilding(
  tx: Db,
  tables: readonly WatchedTable[],
  scope: DataScope,
  place: PlaceFilter,
): Promise<Map<number, StatusCounts>> {
  const counts = new Map<number, StatusCounts>()
  for (const t of tables) {
    const rows = await tx
      .select({ buildingId: t.buildingId, ...countsOf(t) })
      .from(t)
      .where(and(atPlace(t, scope, place), isEnabled(t)))
      .groupBy(t.buildingId)
    for (const { buildingId, ...own } of rows) {
      if (buildingId !== null) counts.set(buildingId, addCounts(counts.get(buildingId) ?? CALM, own))
    }
  }
  return counts
}

/** 1 any alarm, else 0 any fault or offline, else 2 (enums buildingStatus). */
export function buildingStatus({ callCount, faultCount }: StatusCounts = CALM): '0' | '1' | '2' {
  if (callCount > 0) return '1'
  return faultCount > 0 ? '0' : '2'
}

/** The number of devices in the state that decides the status of the building. */
function decisiveCount(counts: StatusCounts = CALM): number {
  const status = buildingStatus(counts)
  return status === '1' ? counts.callCount : status === '0' ? counts.faultCount : counts.normalCount
}

export const ofTenant = (scope: DataScope): SQL | undefined =>
  and(eq(buildings.tenantId, scope.tenantId), isNull(buildings.deletedAt))

/** getStatusByBuild: the marked buildings for the map. */
export async function buildingMarkers(
  tx: Db,
  t: WatchedTable,
  scope: DataScope,
  name: string | undefined,
  place: PlaceFilter,
) {
  const counts = await countsByBuilding(tx, [t], scope, place)
  const rows = await tx
    .select({ id: buildings.id, name: buildings.name, coordinates: buildings.coordinates })
    .from(buildings)
    .where(and(ofTenant(scope), name === undefined ? undefined : like(buildings.name, likePattern(name))))
    .orderBy(asc(buildings.id))
  return rows.flatMap(({ id, name: text, coordinates }) => {
    const [gisx, gisy] = coordinates?.split(',') ?? []
    const own = counts.get(id)
    return gisx && gisy ? [{ id, name: text, gisx, gisy, status: buildingStatus(own), count: decisiveCount(own) }] : []
  })
}

/** getAllBuildingList: contact and status counts of each building; place, unit, storeys, floors in trouble, devices that are not enabled and the worst devices are ours (ADR 3). */
export async function listBuildings(
  tx: Db,
  t: WatchedTable,
  scope: DataScope,
  place: PlaceFilter,
  { limit, offset }: Paging,
): Promise<Page<object>> {
  const counts = await countsByBuilding(tx, [t], scope, place)
  const rows = await tx
    .select({
      id: buildings.id,
      bName: buildings.name,
      bAddress: buildings.address,
      safeDutyName: networkedUnits.safetyDutyName,
      safeDutyPhone: networkedUnits.safetyDutyPhone,
      gis: buildings.coordinates,
      oid: buildings.unitId,
      oName: networkedUnits.name,
      upFloor: buildings.upperFloors,
      underFloor: buildings.basementFloors,
    })
    .from(buildings)
    .leftJoin(networkedUnits, eq(networkedUnits.id, buildings.unitId))
    .where(ofTenant(scope))
    .orderBy(asc(buildings.id))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ id }) => id)
  const keyDevices = await keyDevicesOf(tx, t, scope, place, t.buildingId, ids)
  const notEnabled = await notEnabledBy(tx, t, scope, place, t.buildingId)
  const floors = await floorsByBuilding(tx, t, scope, place)
  const [all] = await tx
    .select({ total: countWhere(undefined) })
    .from(buildings)
    .where(ofTenant(scope))
  return {
    rows: rows.map((row) => ({
      ...row,
      ...CALM,
      ...counts.get(row.id),
      notEnabledCount: notEnabled.get(row.id) ?? 0,
      keyDevices: keyDevices.get(row.id) ?? [],
      alarmFloors: floors.get(row.id) ?? [],
    })),
    total: all?.total ?? 0,
  }
}
