import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { readings } from '../../db/readings'
import { hydrants, installationReports, measuringPoints, networkedUnits, sensorTypePoints, type devices } from '../../db/schema'
import type { FirstValue } from '../../db/schema/devices'
import type { DataScope } from '../menus/data-scope'

type Device = typeof devices.$inferSelect
export type InstallationReport = typeof installationReports.$inferSelect

/** The first data that a sensor reported from its hydrant. */
export interface FirstData {
  at: Date
  values: FirstValue[]
}

/** The first report of a sensor since it was linked, as it is stored; null while there is none. Values that could not be read are null. */
export async function firstData(tx: Db, device: Device): Promise<FirstData | null> {
  const since = device.linkedAt ?? device.createdAt
  const [first] = await tx
    .select({ at: readings.at, values: readings.values })
    .from(readings)
    .where(and(eq(readings.deviceId, device.id), gte(readings.at, since)))
    .orderBy(asc(readings.at))
    .limit(1)
  if (!first) return null
  const points = await tx
    .select({ code: measuringPoints.code, name: measuringPoints.name, unit: measuringPoints.unit, position: sensorTypePoints.position })
    .from(sensorTypePoints)
    .innerJoin(measuringPoints, eq(measuringPoints.id, sensorTypePoints.pointId))
    .where(eq(sensorTypePoints.typeId, device.typeId))
    .orderBy(asc(sensorTypePoints.position))
  const valueAt = (position: number): number | null => first.values[position] ?? null
  return { at: first.at, values: points.map(({ position, ...point }) => ({ ...point, value: valueAt(position) })) }
}

/** What a report says of the place: the unit, the hydrant and its address, as they are now. */
export async function placeOf(tx: Db, hydrantId: number) {
  const [place] = await tx
    .select({ unit: networkedUnits.name, pointName: hydrants.name, position: hydrants.position })
    .from(hydrants)
    .leftJoin(networkedUnits, and(eq(networkedUnits.id, hydrants.unitId), eq(networkedUnits.tenantId, hydrants.tenantId)))
    .where(eq(hydrants.id, hydrantId))
  return place
}

export async function insertInstallation(tx: Db, values: typeof installationReports.$inferInsert): Promise<InstallationReport | undefined> {
  return (await tx.insert(installationReports).values(values).returning())[0]
}

const MOST = 20

/** The reports of a sensor, the newest first. */
export function installationsOf(tx: Db, { tenantId }: DataScope, deviceId: number): Promise<InstallationReport[]> {
  return tx
    .select()
    .from(installationReports)
    .where(and(eq(installationReports.tenantId, tenantId), eq(installationReports.deviceId, deviceId)))
    .orderBy(desc(installationReports.id))
    .limit(MOST)
}

/** The newest report of each sensor since it was linked to its hydrant: an older one is of another place. */
export async function latestInstallations(tx: Db, { tenantId }: DataScope, deviceIds: readonly number[]): Promise<Map<number, InstallationReport>> {
  if (deviceIds.length === 0) return new Map()
  const rows = await tx
    .selectDistinctOn([installationReports.deviceId])
    .from(installationReports)
    .where(and(
      eq(installationReports.tenantId, tenantId),
      inArray(installationReports.deviceId, [...deviceIds]),
      sql`${installationReports.hydrantId} = (select hydrant_id from devices where devices.id = ${installationReports.deviceId})`,
      sql`${installationReports.reportedAt} >= (select coalesce(linked_at, created_at) from devices where devices.id = ${installationReports.deviceId})`,
    ))
    .orderBy(asc(installationReports.deviceId), desc(installationReports.id))
  return new Map(rows.map((row) => [row.deviceId, row]))
}
