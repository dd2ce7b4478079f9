import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { readings } from '../../db/readings'
import { devices, fireHostRecords, measuringPoints, sensorTypePoints } from '../../db/schema'
import { idOf } from '../../http/filters'
import type { Period } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'

/** Of more samples than these the newest are given: a device that reports every few seconds must not look silent in the afternoon. */
export const MOST_SAMPLES = 10_000

/** The parameters of a request for a series, trimmed. */
export interface SeriesRequest {
  mac: string
  sensorType: string
  id: string
  startTime: string
  endTime: string
}

export interface Sample {
  at: Date
  value: number
}

/** Every sample of one point, ascending. */
export async function samplesOfDevice(
  tx: Db,
  scope: DataScope,
  { mac, sensorType }: SeriesRequest,
  period: Period,
): Promise<Sample[]> {
  const [found] = await tx
    .select({ id: devices.id, position: sensorTypePoints.position })
    .from(devices)
    .innerJoin(sensorTypePoints, eq(sensorTypePoints.typeId, devices.typeId))
    .innerJoin(measuringPoints, eq(measuringPoints.id, sensorTypePoints.pointId))
    .where(
      and(
        inScope(devices, scope),
        isNull(devices.deletedAt),
        eq(devices.number, mac.toLowerCase()),
        eq(measuringPoints.code, sensorType),
      ),
    )
  return found ? samplesAt(tx, found, period) : []
}

/** Every sample of the point at a place among the points of a device, ascending. The caller has checked that the device may be seen. */
export async function samplesAt(tx: Db, { id, position }: { id: number; position: number }, { from, to }: Period): Promise<Sample[]> {
  const value = sql<number>`${readings.values}[${position + 1}::integer]`.mapWith(Number)
  const rows = await tx
    .select({ at: readings.at, value })
    .from(readings)
    // only what has the point is counted: a sample of the other points must not take the place of one
    .where(and(eq(readings.deviceId, id), gte(readings.at, from), lt(readings.at, new Date(to.getTime() + 1)), isNotNull(value)))
    .orderBy(desc(readings.at))
    .limit(MOST_SAMPLES)
  return rows.reverse()
}

/** Points of fire hosts have no curve, only events: the samples that are not normal. */
export async function eventsOfHostPoint(tx: Db, scope: DataScope, { id }: SeriesRequest, { from, to }: Period): Promise<Sample[]> {
  const t = fireHostRecords
  const rows = await tx
    .select({ at: t.raisedAt, value: t.value })
    .from(t)
    .where(
      and(
        inScope(t, scope),
        equal(t.subjectId, idOf(id)),
        gte(t.raisedAt, from),
        lt(t.raisedAt, new Date(to.getTime() + 1)),
      ),
    )
    .orderBy(desc(t.raisedAt))
    .limit(MOST_SAMPLES)
  return rows.reverse().map(({ at, value }) => ({ at, value: value ?? 1 }))
}
