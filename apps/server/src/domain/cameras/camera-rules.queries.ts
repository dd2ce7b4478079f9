import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { lockWrites } from '../../db/lock-writes'
import { cameras, devices } from '../../db/schema'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import type { FieldProblem } from '../../http/resource/input'
import type { Write } from '../../http/write-work'
import { wireTime } from '../../http/wire-time'
import { floorsExist } from '../buildings/floors-exist.queries'
import { DEVICE } from '../inventory/change-devices'
import type { DataScope } from '../menus/data-scope'
import { WIRE_STATUS } from '../watched/wire-status'
import { zhCN } from './camera.messages'

type Row = Record<string, unknown>

/**
 * Places that the building has, numbers that neither a device of another kind nor another tenant has, and links to devices that exist. A camera is a
 * device as well: until the commit no device is written, which could get the number of a camera after it was found free.
 */
export async function cameraProblems(write: Write, rows: readonly Row[]): Promise<Map<number, FieldProblem>> {
  await lockWrites(write.tx, DEVICE)
  return new Map([...(await unknownLinks(write, rows)), ...(await takenNumbers(write, rows)), ...(await floorsExist(write, rows))])
}

async function takenNumbers({ tx, scope }: Write, rows: readonly Row[]): Promise<Map<number, FieldProblem>> {
  const numbers = rows.flatMap(({ number }) => (typeof number === 'string' ? [number] : []))
  if (numbers.length === 0) return new Map()
  // the cameras of the tenant are compared by the resource itself, which knows the row that is updated
  const isOwnCamera = and(eq(cameras.deviceId, devices.id), eq(cameras.tenantId, scope.tenantId))
  // also a device that the caller does not see has its number
  const others = await beyondLimits(tx, () => tx.select({ number: devices.number }).from(devices).leftJoin(cameras, isOwnCamera).where(and(isNull(devices.deletedAt), isNull(cameras.id), inArray(devices.number, numbers))))
  const taken = new Set<unknown>(others.map(({ number }) => number))
  return new Map(rows.flatMap(({ number }, place) => (taken.has(number) ? [[place, { field: 'sensorNo', message: zhCN.numberTaken }] as const] : [])))
}

/** Numbers that no device of the tenant has, also none that the caller does not see. What a camera names already stays: its device may be gone. */
async function unknownLinks({ tx, scope }: Write, rows: readonly Row[]): Promise<Map<number, FieldProblem>> {
  const named = [...new Set(rows.flatMap(linksOf))]
  if (named.length === 0) return new Map()
  const isOwn = and(eq(devices.tenantId, scope.tenantId), isNull(devices.deletedAt), sql`${devices.number} in (select jsonb_array_elements_text(${JSON.stringify(named)}::jsonb))`)
  const found = await beyondLimits(tx, () => tx.select({ number: devices.number }).from(devices).where(isOwn))
  const known = new Set(found.map(({ number }) => number))
  const before = await linksBefore(tx, rows)
  return new Map(rows.flatMap((row, place) => {
    const missing = linksOf(row).filter((number) => !known.has(number) && !before.get(row['id'])?.includes(number))
    return missing.length === 0 ? [] : [[place, { field: 'linkedSensorNos', message: zhCN.noSuchDevices(missing.join('、')) }] as const]
  }))
}

const linksOf = ({ linkedNumbers }: Row) => (Array.isArray(linkedNumbers) ? linkedNumbers.filter((one) => typeof one === 'string') : [])

/** The numbers that stored cameras name; new ones have no id. */
async function linksBefore(tx: Db, rows: readonly Row[]): Promise<Map<unknown, string[]>> {
  const ids = rows.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
  const stored = ids.length === 0 ? [] : await tx.select({ id: cameras.id, links: cameras.linkedNumbers }).from(cameras).where(inArray(cameras.id, ids))
  return new Map(stored.map(({ id, links }) => [id, links]))
}

/** The devices of cameras, also of those that have just been deleted. */
export async function devicesOfCameras(tx: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.select({ deviceId: cameras.deviceId }).from(cameras).where(inArray(cameras.id, [...ids]))
  return rows.flatMap(({ deviceId }) => deviceId ?? [])
}

/** What the device of each camera tells: whether it is online or in alarm, since when, and when it was last heard. */
export async function statesOfCameras(tx: Db, _scope: DataScope, ids: readonly number[]): Promise<Map<number, object>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.select({ id: cameras.id, status: devices.status, statusAt: devices.statusAt, reportedAt: devices.reportedAt }).from(cameras).innerJoin(devices, eq(devices.id, cameras.deviceId)).where(inArray(cameras.id, [...ids]))
  return new Map(rows.map(({ id, status, statusAt, reportedAt }) => [id, { status: WIRE_STATUS[status].code, statusTime: wireTime(statusAt), lastReportTime: wireTime(reportedAt) }]))
}
