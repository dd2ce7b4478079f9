import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { deviceSeries, devices, sensorTypes } from '../../db/schema'
import type { Page } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import type { Paging } from '../../http/parameters'
import { USUAL_SERIES_COLOR } from '../device-series/usual-color'
import type { ListedDevice } from '../inventory/device-rows'
import { selectListedDevices } from '../inventory/devices.queries'
import type { DataScope } from '../menus/data-scope'
import type { PlaceFilter } from '../watched/place-filter'
import { atPlace, isEnabled, statusFilter } from '../watched/place.queries'
import { countWhere } from '../watched/status-counts.queries'
import { WIRE_STATUS } from '../watched/wire-status'

const UNKNOWN_CHANNEL = '无'

/** One page of devices, newest first. */
async function pageOf<Row>(
  tx: Db,
  where: SQL | undefined,
  { limit, offset }: Paging,
  toRow: (listed: ListedDevice) => Row,
): Promise<Page<Row>> {
  const rows = await selectListedDevices(tx).where(where).orderBy(desc(devices.id)).limit(limit).offset(offset)
  const [all] = await tx
    .select({ total: countWhere(undefined) })
    .from(devices)
    .where(where)
  return { rows: rows.map(toRow), total: all?.total ?? 0 }
}

/** selectByFloorGetSensor: the devices of a floor, not-enabled ones left out. */
export function devicesOfFloor(tx: Db, scope: DataScope, c: Context<AppEnv>, place: PlaceFilter, paging: Paging) {
  const where = and(atPlace(devices, scope, place), isEnabled(devices), statusFilter(c, devices))
  return pageOf(tx, where, paging, ({ device, series, channelName, buildingName }) => ({
    id: device.id,
    status: WIRE_STATUS[device.status].text,
    color: WIRE_STATUS[device.status].color,
    clockFault: device.clockFaultAt !== null,
    sensorNo: device.number,
    equipmentType: series,
    channelId: device.channelId,
    channelName: channelName ?? UNKNOWN_CHANNEL,
    positionDescription: device.position,
    bName: buildingName,
  }))
}

/** getNotEnabledSensorList: devices of a building that have not reported yet. */
export function notEnabledDevices(tx: Db, scope: DataScope, place: PlaceFilter, paging: Paging) {
  const where = and(atPlace(devices, scope, place), eq(devices.status, 'notEnabled'))
  return pageOf(tx, where, paging, ({ device, series, model, firmName, channelName, buildingName }) => ({
    id: device.id,
    sensorNo: device.number,
    equipmentType: series,
    model,
    manufacturer: firmName,
    channelId: device.channelId,
    channelName: channelName ?? UNKNOWN_CHANNEL,
    bName: buildingName,
    floor: device.floor,
    positionDescription: device.position,
    positionSign: String(device.planX !== null),
  }))
}

/** selectByHydrantIdGetSensor; the position is the hydrant's. */
export function devicesOfHydrant(
  tx: Db,
  scope: DataScope,
  c: Context<AppEnv>,
  hydrantId: number,
  place: PlaceFilter,
  paging: Paging,
) {
  const where = and(
    atPlace(devices, scope, place),
    equal(devices.hydrantId, hydrantId),
    isEnabled(devices),
    statusFilter(c, devices),
  )
  return pageOf(tx, where, paging, ({ device, series, hydrantName, hydrantPosition }) => ({
    id: device.id,
    status: WIRE_STATUS[device.status].text,
    color: WIRE_STATUS[device.status].color,
    clockFault: device.clockFaultAt !== null,
    sensorNo: device.number,
    equipmentType: series,
    channelId: device.channelId,
    positionDescription: hydrantPosition,
    hydrantName,
  }))
}

export function notEnabledOfHydrant(tx: Db, scope: DataScope, hydrantId: number, place: PlaceFilter, paging: Paging) {
  const where = and(
    atPlace(devices, scope, place),
    equal(devices.hydrantId, hydrantId),
    eq(devices.status, 'notEnabled'),
  )
  return pageOf(tx, where, paging, ({ device, series, model, firmName, hydrantName, hydrantPosition }) => ({
    id: device.id,
    sensorNo: device.number,
    equipmentType: series,
    model,
    manufacturer: firmName,
    channelId: device.channelId,
    hydrantName,
    positionDescription: hydrantPosition,
  }))
}

/** selectCount: series with their number and colour; not-enabled ones and zeros are left out. */
export async function countTypes(tx: Db, scope: DataScope, place: PlaceFilter) {
  const rows = await tx
    .select({ type: deviceSeries.name, count: countWhere(undefined), color: deviceSeries.color })
    .from(devices)
    .innerJoin(sensorTypes, eq(sensorTypes.id, devices.typeId))
    .innerJoin(deviceSeries, eq(deviceSeries.id, sensorTypes.seriesId))
    .where(and(atPlace(devices, scope, place), isEnabled(devices)))
    .groupBy(deviceSeries.name, deviceSeries.color)
    .orderBy(asc(deviceSeries.name))
  return rows.map((row) => ({ ...row, color: row.color ?? USUAL_SERIES_COLOR })).sort((a, b) => b.count - a.count)
}
