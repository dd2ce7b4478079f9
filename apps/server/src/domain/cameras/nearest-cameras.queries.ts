import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Context } from 'hono'

import type { Db } from '../../db/database'
import { buildings, cameras, devices } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { floorFilter, intFilter, textFilter } from '../../http/filters'
import { wireTime } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'
import { WIRE_STATUS } from '../watched/wire-status'

const MOST = 4

/**
 * The cameras that see a device best: `sensorNo`, `buildingId`, `floorId`, and `positionPoint` `"x,y"` of its plan. First those that name the
 * device, then those of its floor by their distance on the plan, then those of the floors next to it. An online camera goes before an offline one.
 */
export async function nearestCameras(tx: Db, { tenantId }: DataScope, c: Context<AppEnv>) {
  const sensorNumber = textFilter(c, 'sensorNo')?.toLowerCase() ?? ''
  // what is no number is NaN, and names no building and no floor
  const [buildingId, floor] = [intFilter(c, 'buildingId') || 0, floorFilter(c, 'floorId') || 0]
  const [x, y] = pointOf(c)
  const isLinked = sql<boolean>`${cameras.linkedNumbers} ? ${sensorNumber} or ${cameras.number} = ${sensorNumber}`
  const distance = sql`case when ${cameras.floor} = ${floor} and ${x}::float8 is not null then (${cameras.planX} - ${x}::float8) ^ 2 + (${cameras.planY} - ${y}::float8) ^ 2 end`
  const storey = sql`case when ${cameras.floor} < 0 then ${cameras.floor} + 1 else ${cameras.floor} end`
  const rows = await tx
    .select({ id: cameras.id, name: cameras.name, number: cameras.number, floor: cameras.floor, position: cameras.position, building: buildings.name, status: devices.status, statusAt: devices.statusAt, isLinked })
    .from(cameras)
    .innerJoin(devices, eq(devices.id, cameras.deviceId))
    .innerJoin(buildings, eq(buildings.id, cameras.buildingId))
    .where(and(eq(cameras.tenantId, tenantId), isNull(cameras.deletedAt), sql`(${isLinked} or ${cameras.buildingId} = ${buildingId})`))
    .orderBy(desc(isLinked), desc(ne(devices.status, 'offline')), sql`abs(${storey} - ${storeyOf(floor)})`, sql`${distance} asc nulls last`, cameras.id)
    .limit(MOST)
  return rows.map(({ id, name, number, floor: storey, position, building, status, statusAt, isLinked: linked }) => ({
    id, deviceName: name, sensorNo: number, floor: storey, positionDescription: position, bName: building, status: WIRE_STATUS[status].code, statusTime: wireTime(statusAt), isLinked: linked,
  }))
}

/** Floors counted without a gap: there is no floor 0, so the first basement is next to the ground floor. */
const storeyOf = (floor: number): number => (floor <= 0 ? floor + 1 : floor)

function pointOf(c: Context<AppEnv>): [number | null, number | null] {
  const [x, y] = (textFilter(c, 'positionPoint') ?? '').split(',').map(Number)
  return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? [x, y] : [null, null]
}
