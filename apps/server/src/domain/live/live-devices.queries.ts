import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../db/database'
import {
  buildings, channels, deviceSeries, devices, fireHostPoints, hydrants, measuringPoints, sensorTypePoints, sensorTypes,
} from '../../db/schema'
import type { DataScope } from '../menus/data-scope'
import type { PlaceFilter } from '../watched/place-filter'
import { atPlace, isEnabled, type WatchedTable } from '../watched/place.queries'
import { liveDeviceRow, liveHostPointRow, type PointOfType } from './live-device-row'
import { nearestToLimit, worstFirst } from './severity.queries'

export type LiveDeviceRow = ReturnType<typeof liveDeviceRow> | ReturnType<typeof liveHostPointRow>

/** How many devices of a place stand on its card. */
const KEY_DEVICES = 3

/** The column that names the place of a device. */
export type PlaceColumn = typeof devices.buildingId | typeof devices.hydrantId | typeof fireHostPoints.buildingId | typeof fireHostPoints.fireHostId

/** The worst enabled devices of each of these places, at most three a place; among equals those nearest to a limit. */
export async function keyDevicesOf(
  tx: Db,
  t: WatchedTable,
  scope: DataScope,
  place: PlaceFilter,
  by: PlaceColumn,
  ids: readonly number[],
): Promise<Map<number, LiveDeviceRow[]>> {
  if (ids.length === 0) return new Map()
  const ranked = tx
    .select({
      id: sql<number>`${t.id}`.mapWith(Number).as('id'),
      placeId: sql<number>`${by}`.mapWith(Number).as('place_id'),
      nth: sql<number>`row_number() over (partition by ${by} order by ${worstFirst(t)}, ${nearestToLimit(t)}, ${t.id})`.mapWith(Number).as('nth'),
    })
    .from(t)
    .where(and(atPlace(t, scope, place), isEnabled(t), inArray(by, [...ids])))
    .as('ranked')
  const chosen = await tx.select().from(ranked).where(sql`${ranked.nth} <= ${KEY_DEVICES}`).orderBy(asc(ranked.placeId), asc(ranked.nth))
  const rows = new Map((await rowsOf(tx, t, chosen.map(({ id }) => id))).map((row) => [row.id, row]))
  const byPlace = new Map<number, LiveDeviceRow[]>()
  for (const { id, placeId } of chosen) {
    const row = rows.get(id)
    if (row) byPlace.set(placeId, [...(byPlace.get(placeId) ?? []), row])
  }
  return byPlace
}

/** These devices with their live values, in no order. */
export function rowsOf(tx: Db, t: WatchedTable, ids: readonly number[]): Promise<LiveDeviceRow[]> {
  return t === devices ? deviceRows(tx, inArray(devices.id, [...ids]), ids) : hostPointRows(tx, inArray(fireHostPoints.id, [...ids]), ids)
}

async function deviceRows(tx: Db, where: SQL, ids: readonly number[]): Promise<LiveDeviceRow[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ device: devices, series: deviceSeries.name, channelName: channels.name, buildingName: buildings.name, hydrantName: hydrants.name })
    .from(devices)
    .innerJoin(sensorTypes, eq(sensorTypes.id, devices.typeId))
    .innerJoin(deviceSeries, eq(deviceSeries.id, sensorTypes.seriesId))
    .leftJoin(channels, eq(channels.id, devices.channelId))
    .leftJoin(buildings, eq(buildings.id, devices.buildingId))
    .leftJoin(hydrants, eq(hydrants.id, devices.hydrantId))
    .where(where)
  const points = await pointsOfTypes(tx, [...new Set(rows.map(({ device }) => device.typeId))])
  return rows.map(({ device, series, ...places }) => liveDeviceRow(device, series, places, points.filter(({ typeId }) => typeId === device.typeId)))
}

async function hostPointRows(tx: Db, where: SQL, ids: readonly number[]): Promise<LiveDeviceRow[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ point: fireHostPoints, channelName: channels.name, buildingName: buildings.name })
    .from(fireHostPoints)
    .leftJoin(channels, eq(channels.id, fireHostPoints.channelId))
    .leftJoin(buildings, eq(buildings.id, fireHostPoints.buildingId))
    .where(where)
  return rows.map(({ point, ...places }) => liveHostPointRow(point, { ...places, hydrantName: null }))
}

/** The points of these types, each type in the order of its samples. */
async function pointsOfTypes(tx: Db, typeIds: readonly number[]): Promise<PointOfType[]> {
  if (typeIds.length === 0) return []
  return tx
    .select({
      typeId: sensorTypePoints.typeId,
      code: measuringPoints.code,
      name: measuringPoints.name,
      unit: measuringPoints.unit,
      normalMin: measuringPoints.normalMin,
      normalMax: measuringPoints.normalMax,
    })
    .from(sensorTypePoints)
    .innerJoin(measuringPoints, eq(measuringPoints.id, sensorTypePoints.pointId))
    .where(inArray(sensorTypePoints.typeId, [...typeIds]))
    .orderBy(asc(sensorTypePoints.typeId), asc(sensorTypePoints.position))
}
