import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import { insertForIds } from '../../db/bulk-insert'
import type { Db } from '../../db/database'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import { buildings, channels, deviceSeries, devices, firms, generalRecords, hydrantRecords, hydrants, sensorTypes } from '../../db/schema'
import type { Paging } from '../../http/parameters'
import type { Page } from '../../http/responses'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import { refuseOverQuota } from '../tenants/quotas.queries'
import type { ListedDevice } from './device-rows'

/** Devices with the names that their rows show. */
export function selectListedDevices(tx: Db) {
  return tx
    .select({ device: devices, model: sensorTypes.model, series: deviceSeries.name, firmName: firms.name, channelName: channels.name, buildingName: buildings.name, hydrantName: hydrants.name, hydrantPosition: hydrants.position })
    .from(devices)
    .innerJoin(sensorTypes, eq(sensorTypes.id, devices.typeId))
    .innerJoin(deviceSeries, eq(deviceSeries.id, sensorTypes.seriesId))
    .innerJoin(firms, eq(firms.id, deviceSeries.firmId))
    .leftJoin(channels, eq(channels.id, devices.channelId))
    .leftJoin(buildings, eq(buildings.id, devices.buildingId))
    .leftJoin(hydrants, eq(hydrants.id, devices.hydrantId))
    .$dynamic()
}

/** One page of devices in scope. */
export async function pageOfDevices(tx: Db, scope: DataScope, where: SQL | undefined, order: readonly SQL[], { limit, offset }: Paging): Promise<Page<ListedDevice>> {
  const all = and(inScope(devices, scope), isNull(devices.deletedAt), where)
  const rows = await selectListedDevices(tx).where(all).orderBy(...order).limit(limit).offset(offset)
  const [total] = await tx
    .select({ rows: count() })
    .from(devices)
    .innerJoin(sensorTypes, eq(sensorTypes.id, devices.typeId))
    .innerJoin(deviceSeries, eq(deviceSeries.id, sensorTypes.seriesId))
    .innerJoin(firms, eq(firms.id, deviceSeries.firmId))
    .leftJoin(buildings, eq(buildings.id, devices.buildingId))
    .leftJoin(hydrants, eq(hydrants.id, devices.hydrantId))
    .where(all)
  return { rows, total: total?.rows ?? 0 }
}

/** The devices in scope with these ids, in id order; `lock` keeps reports of them waiting until the transaction ends. */
export async function findDevices(tx: Db, scope: DataScope, ids: readonly number[], lock = false): Promise<ListedDevice[]> {
  if (ids.length === 0) return []
  const rows = selectListedDevices(tx).where(and(inScope(devices, scope), isNull(devices.deletedAt), inArray(devices.id, [...ids]))).orderBy(asc(devices.id))
  return lock ? rows.for('update', { of: devices }) : rows
}

/** The ids of all devices of the tenant that have or had this number, deleted ones included. */
export async function idsOfNumber(tx: Db, { tenantId }: DataScope, number: string): Promise<number[]> {
  return (await tx.select({ id: devices.id }).from(devices).where(and(eq(devices.tenantId, tenantId), eq(devices.number, number)))).map(({ id }) => id)
}

export type DeviceValues = Partial<typeof devices.$inferInsert>

/** Adds devices of one tenant, which are not enabled until their first report; resolves with their ids in the same order. More than the tenant may have are refused. */
export async function insertDevices(tx: Db, values: readonly (typeof devices.$inferInsert)[]): Promise<number[]> {
  const [first] = values
  if (!first) return []
  await refuseOverQuota(tx, first.tenantId, 'devices', values.length)
  return insertForIds(tx, devices, values)
}

/** Writes columns of devices and counts their versions up. */
export async function updateDevices(tx: Db, ids: readonly number[], values: DeviceValues): Promise<void> {
  await tx.update(devices).set({ ...values, version: sql`${devices.version} + 1` }).where(inArray(devices.id, [...ids]))
}

/** An unhandled record of a device. */
interface OpenRecord {
  kind: 'general' | 'hydrant'
  id: number
  isFire: boolean
}

/**
 * Unhandled records of devices, fires apart. Records of hydrants have no category and are no fires (contract device §14.1). Also those of a place where the
 * device stood before and which the caller does not see.
 */
export const openRecords = (tx: Db, ids: readonly number[]): Promise<OpenRecord[]> => beyondLimits(tx, async () => {
  const general = await tx
    .select({ id: generalRecords.id, category: generalRecords.category })
    .from(generalRecords)
    .where(and(inArray(generalRecords.deviceId, [...ids]), eq(generalRecords.handled, false)))
    .orderBy(desc(generalRecords.id))
  const hydrant = await tx
    .select({ id: hydrantRecords.id })
    .from(hydrantRecords)
    .where(and(inArray(hydrantRecords.deviceId, [...ids]), eq(hydrantRecords.handled, false)))
    .orderBy(desc(hydrantRecords.id))
  return [
    ...general.map(({ id, category }) => ({ kind: 'general' as const, id, isFire: category === '1' })),
    ...hydrant.map(({ id }) => ({ kind: 'hydrant' as const, id, isFire: false })),
  ]
})
