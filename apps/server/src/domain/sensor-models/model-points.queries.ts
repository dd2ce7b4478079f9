import { CHANNEL } from '@smart-fire/api-client/wire'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { channels, devices, measuringPoints, sensorTypePoints, sensorTypes } from '../../db/schema'
import type { FieldProblem } from '../../http/resource/input'
import type { Write } from '../../http/write-work'
import { idsOf } from './appended-points'
import { pointNames } from './point-names.queries'
import { zhCN } from './sensor-model.messages'

/** Points of fire hosts name their series themselves and have no model. */
const FIRE_HOST_CHANNEL = Number(CHANNEL.fireHost)

/** Each measuring point and the system exist; a model that devices have keeps its system and its points, because stored readings name a point by its place (ADR 71). */
export async function brokenModels({ tx }: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  const points = await knownPoints(tx, rows.flatMap(({ pointIds }) => idsOf(pointIds)))
  const systems = new Set((await tx.select({ id: channels.id }).from(channels).where(ne(channels.id, FIRE_HOST_CHANNEL))).map(({ id }) => id))
  const problems = new Map<number, FieldProblem>()
  for (const [place, row] of rows.entries()) {
    const problem = idsOf(row['pointIds']).some((id) => !points.has(id)) ? { field: 'measuringPointIds', message: zhCN.unknownPoint }
      : !systems.has(Number(row['channelId'])) ? { field: 'channelId', message: zhCN.unknownSystem }
        : await brokenUse(tx, row)
    if (problem !== null) problems.set(place, problem)
  }
  return problems
}

/** The points that exist; they are kept until the commit. */
async function knownPoints(tx: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const found = await tx.select({ id: measuringPoints.id }).from(measuringPoints).where(and(isNull(measuringPoints.deletedAt), inArray(measuringPoints.id, [...new Set(ids)]))).for('key share')
  return new Set(found.map(({ id }) => id))
}

/** What a change takes from devices of the model; also deleted ones, whose readings are kept. No device is added until the commit. */
async function brokenUse(tx: Db, { id, channelId, pointIds }: Record<string, unknown>): Promise<FieldProblem | null> {
  if (typeof id !== 'number') return null
  const [before] = await tx.select().from(sensorTypes).where(eq(sensorTypes.id, id)).for('update')
  const isUsed = (await tx.select({ id: devices.id }).from(devices).where(eq(devices.typeId, id)).limit(1)).length > 0
  if (!before || !isUsed) return null
  if (before.channelId !== channelId) return { field: 'channelId', message: zhCN.systemKept }
  const wanted = idsOf(pointIds)
  return before.pointIds.every((point) => wanted.includes(point)) ? null : { field: 'measuringPointIds', message: zhCN.pointsKept }
}

/** Writes the points of models anew. Those of a deleted model stay: readings of its deleted devices may still be kept. */
export async function followModels({ tx }: Write, ids: readonly number[]): Promise<void> {
  const models = await tx.select().from(sensorTypes).where(and(inArray(sensorTypes.id, [...ids]), isNull(sensorTypes.deletedAt)))
  if (models.length === 0) return
  await tx.delete(sensorTypePoints).where(inArray(sensorTypePoints.typeId, models.map(({ id }) => id)))
  await tx.insert(sensorTypePoints).values(models.flatMap(({ id: typeId, pointIds }) => pointIds.map((pointId, position) => ({ typeId, position, pointId }))))
}

/** The names of the system and of the points of models, by id. */
export async function namesOfModels(tx: Db, ids: readonly number[]): Promise<Map<number, object>> {
  if (ids.length === 0) return new Map()
  const models = await tx.select({ id: sensorTypes.id, channelName: channels.name }).from(sensorTypes).innerJoin(channels, eq(channels.id, sensorTypes.channelId)).where(inArray(sensorTypes.id, [...ids]))
  const points = await pointNames(tx, ids)
  return new Map(models.map(({ id, channelName }) => [id, { channelName, measuringPoints: points.get(id) ?? [] }]))
}
