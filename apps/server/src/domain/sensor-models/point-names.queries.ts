import { asc, eq, inArray } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { measuringPoints, sensorTypePoints } from '../../db/schema'

/** The names of the measuring points of types, in the order in which readings keep them. */
export async function pointNames(tx: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>()
  if (ids.length === 0) return found
  const rows = await tx
    .select({ typeId: sensorTypePoints.typeId, name: measuringPoints.name })
    .from(sensorTypePoints)
    .innerJoin(measuringPoints, eq(measuringPoints.id, sensorTypePoints.pointId))
    .where(inArray(sensorTypePoints.typeId, [...ids]))
    .orderBy(asc(sensorTypePoints.typeId), asc(sensorTypePoints.position))
  for (const { typeId, name } of rows) found.set(typeId, [...(found.get(typeId) ?? []), name])
  return found
}
