import { RECORD_CATEGORY } from '@smart-fire/api-client/wire'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { devices, fireHostRecords, generalRecords } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import type { PlaceFilter } from './place-filter'
import { atPlace, type WatchedTable } from './place.queries'
import { countWhere } from './status-counts.queries'

/** A floor with an abnormal device: "1" any alarm, else "0". `offlineOnly` is ours: devices that are offline are the only trouble (ADR 3). */
interface FloorState {
  floor: number
  status: '0' | '1'
  offlineOnly: boolean
}

/** The same with the time when its first open fire began; null: it has none. */
interface BurningSince extends FloorState {
  fireDate: string | null
}

/** getAlrmFloor: the floors of a building with an abnormal device, top down; normal floors are left out. */
export async function alarmFloors(tx: Db, t: WatchedTable, scope: DataScope, place: PlaceFilter): Promise<FloorState[]> {
  return (await floorsInTrouble(tx, t, scope, { ...place, floor: undefined })).map(({ buildingId: _, ...state }) => state)
}

/** The floors in trouble of each building, for its section in a list of buildings. */
export async function floorsByBuilding(tx: Db, t: WatchedTable, scope: DataScope, place: PlaceFilter): Promise<Map<number, BurningSince[]>> {
  const since = await fireBegins(tx, t, scope, place)
  const byBuilding = new Map<number, BurningSince[]>()
  for (const { buildingId, ...state } of await floorsInTrouble(tx, t, scope, place)) {
    if (buildingId === null) continue
    const fireDate = state.status === '1' ? (since.get(nameOf(buildingId, state.floor)) ?? null) : null
    byBuilding.set(buildingId, [...(byBuilding.get(buildingId) ?? []), { ...state, fireDate }])
  }
  return byBuilding
}

async function floorsInTrouble(tx: Db, t: WatchedTable, scope: DataScope, place: PlaceFilter): Promise<(FloorState & { buildingId: number | null })[]> {
  const rows = await tx
    .select({ buildingId: t.buildingId, floor: t.floor, alarms: countWhere(sql`${t.status} = 'alarm'`), faults: countWhere(sql`${t.status} = 'fault'`) })
    .from(t)
    .where(and(atPlace(t, scope, place), isNotNull(t.floor), sql`${t.status} in ('alarm', 'fault', 'offline')`))
    .groupBy(t.buildingId, t.floor)
    .orderBy(desc(t.floor))
  return rows.flatMap(({ buildingId, floor, alarms, faults }) =>
    floor === null ? [] : [{ buildingId, floor, status: alarms > 0 ? '1' : '0', offlineOnly: alarms + faults === 0 }])
}

/** When the first open fire of each floor began. */
async function fireBegins(tx: Db, t: WatchedTable, scope: DataScope, { channelId }: PlaceFilter): Promise<Map<string, string | null>> {
  const records = t === devices ? generalRecords : fireHostRecords
  const rows = await tx
    .select({ buildingId: records.buildingId, floor: records.floor, began: sql`min(${records.raisedAt})`.mapWith(records.raisedAt) })
    .from(records)
    .where(and(inScope(records, scope), equal(records.channelId, channelId), eq(records.handled, false), eq(records.category, RECORD_CATEGORY.fire)))
    .groupBy(records.buildingId, records.floor)
  return new Map(rows.map(({ buildingId, floor, began }) => [nameOf(buildingId, floor), wireTime(began)]))
}

const nameOf = (buildingId: number | null, floor: number | null) => `${buildingId} ${floor}`
