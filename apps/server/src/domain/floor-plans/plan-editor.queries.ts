import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { buildings, cameras, channels, deviceSeries, devices, fireHostPoints, fireHosts, floorPlanDrafts, floorPlans, indoorFacilities, sensorTypes, storedFiles } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import type { FloorOf } from './floor-of'

/** The plan in use of a floor, the newest where there are more (domain 21), with the size of its picture. */
export async function newestPlan(tx: Db, { tenantId }: DataScope, { buildingId, floor }: FloorOf, lock = false) {
  const query = tx
    .select({ plan: floorPlans, width: storedFiles.width, height: storedFiles.height })
    .from(floorPlans)
    .innerJoin(storedFiles, eq(storedFiles.key, floorPlans.fileKey))
    .where(and(eq(floorPlans.tenantId, tenantId), isNull(floorPlans.deletedAt), equal(floorPlans.buildingId, buildingId), equal(floorPlans.floor, floor)))
    .orderBy(desc(floorPlans.id))
    .limit(1)
  const [found] = await (lock ? query.for('update', { of: floorPlans }) : query)
  return found
}

/** The draft of a floor, or the one with this id. */
export async function findDraft(tx: Db, { tenantId }: DataScope, which: FloorOf | number) {
  const ofFloor = typeof which === 'number' ? equal(floorPlanDrafts.id, which) : and(equal(floorPlanDrafts.buildingId, which.buildingId), equal(floorPlanDrafts.floor, which.floor))
  const [found] = await tx
    .select({ draft: floorPlanDrafts, width: storedFiles.width, height: storedFiles.height })
    .from(floorPlanDrafts)
    .innerJoin(storedFiles, eq(storedFiles.key, floorPlanDrafts.fileKey))
    .where(and(eq(floorPlanDrafts.tenantId, tenantId), ofFloor))
  return found
}

const onFloor = (table: typeof devices | typeof fireHostPoints, scope: DataScope, { buildingId, floor }: FloorOf) =>
  and(inScope(table, scope), isNull(table.deletedAt), equal(table.buildingId, buildingId), equal(table.floor, floor))

/** The devices of a floor that the caller may see, marked or not. */
export function devicesOfFloor(tx: Db, scope: DataScope, at: FloorOf) {
  return tx
    .select({
      id: devices.id, status: devices.status, number: devices.number, type: deviceSeries.name, channelId: devices.channelId, channelName: channels.name,
      position: devices.position, planX: devices.planX, planY: devices.planY,
    })
    .from(devices)
    .innerJoin(sensorTypes, eq(sensorTypes.id, devices.typeId))
    .innerJoin(deviceSeries, eq(deviceSeries.id, sensorTypes.seriesId))
    .leftJoin(channels, eq(channels.id, devices.channelId))
    .where(onFloor(devices, scope, at))
    .orderBy(asc(devices.id))
}

/** The points of fire hosts on a floor that the caller may see, marked or not. */
export function pointsOfFloor(tx: Db, scope: DataScope, at: FloorOf) {
  return tx
    .select({
      id: fireHostPoints.id, status: fireHostPoints.status, hostName: fireHosts.name, serverIp: fireHosts.serverIp, loop: fireHostPoints.loop, address: fireHostPoints.address,
      type: fireHostPoints.series, channelId: fireHostPoints.channelId, channelName: channels.name, position: fireHostPoints.position, planX: fireHostPoints.planX, planY: fireHostPoints.planY,
    })
    .from(fireHostPoints)
    .innerJoin(fireHosts, eq(fireHosts.id, fireHostPoints.fireHostId))
    .leftJoin(channels, eq(channels.id, fireHostPoints.channelId))
    .where(onFloor(fireHostPoints, scope, at))
    .orderBy(asc(fireHostPoints.id))
}

/** How many devices of each floor of a building have a mark, and how many have none. */
export async function marksByFloor(tx: Db, scope: DataScope, buildingId: number): Promise<Map<number, { placed: number; all: number }>> {
  const counts = new Map<number, { placed: number; all: number }>()
  for (const table of [devices, fireHostPoints]) {
    const rows = await tx
      .select({ floor: table.floor, placed: count(table.planX), all: count() })
      .from(table)
      .where(and(inScope(table, scope), isNull(table.deletedAt), equal(table.buildingId, buildingId), isNotNull(table.floor)))
      .groupBy(table.floor)
    for (const { floor, placed, all } of rows) {
      const before = counts.get(floor ?? 0) ?? { placed: 0, all: 0 }
      counts.set(floor ?? 0, { placed: before.placed + placed, all: before.all + all })
    }
  }
  return counts
}

/** Floors of a building with a plan, and with a draft. */
export async function drawnFloors(tx: Db, { tenantId }: DataScope, buildingId: number): Promise<{ plans: Set<number>; drafts: Set<number> }> {
  const plans = await tx
    .selectDistinct({ floor: floorPlans.floor })
    .from(floorPlans)
    .where(and(eq(floorPlans.tenantId, tenantId), isNull(floorPlans.deletedAt), equal(floorPlans.buildingId, buildingId)))
  const drafts = await tx
    .select({ floor: floorPlanDrafts.floor })
    .from(floorPlanDrafts)
    .where(and(eq(floorPlanDrafts.tenantId, tenantId), equal(floorPlanDrafts.buildingId, buildingId)))
  return { plans: new Set(plans.map(({ floor }) => floor)), drafts: new Set(drafts.map(({ floor }) => floor)) }
}

/** The building, which is not deleted until the commit. */
export async function keepBuilding(tx: Db, { tenantId }: DataScope, id: number) {
  const [found] = await tx.select().from(buildings).where(and(eq(buildings.tenantId, tenantId), isNull(buildings.deletedAt), equal(buildings.id, id))).for('key share')
  return found
}

export async function insertFile(tx: Db, file: typeof storedFiles.$inferInsert): Promise<void> {
  await tx.insert(storedFiles).values(file)
}

/** Adds the draft of a floor; one that it had is gone with its file. */
export async function putDraft(tx: Db, values: typeof floorPlanDrafts.$inferInsert, before: typeof floorPlanDrafts.$inferSelect | undefined): Promise<number> {
  if (before) await dropDraft(tx, before, 'withFile')
  const [added] = await tx.insert(floorPlanDrafts).values(values).returning({ id: floorPlanDrafts.id })
  return added?.id ?? 0
}

/** A published draft leaves its file to the plan. */
export async function dropDraft(tx: Db, { id, fileKey }: typeof floorPlanDrafts.$inferSelect, file: 'withFile' | 'keepFile'): Promise<void> {
  await tx.delete(floorPlanDrafts).where(eq(floorPlanDrafts.id, id))
  if (file === 'withFile') await tx.delete(storedFiles).where(eq(storedFiles.key, fileKey))
}

/** Removes the plans of a floor; resolves with their number. */
export async function removePlans(tx: Db, { tenantId }: DataScope, { buildingId, floor }: FloorOf, author: string, now: Date): Promise<number> {
  const rows = await tx
    .update(floorPlans)
    .set({ deletedAt: now, updatedBy: author, updatedAt: now })
    .where(and(eq(floorPlans.tenantId, tenantId), isNull(floorPlans.deletedAt), equal(floorPlans.buildingId, buildingId), equal(floorPlans.floor, floor)))
    .returning({ id: floorPlans.id })
  return rows.length
}

/** Adds the plan of a floor in the place of those that it had. */
export async function replacePlans(tx: Db, values: typeof floorPlans.$inferInsert, now: Date): Promise<number> {
  await tx
    .update(floorPlans)
    .set({ deletedAt: now })
    .where(and(eq(floorPlans.tenantId, values.tenantId), isNull(floorPlans.deletedAt), eq(floorPlans.buildingId, values.buildingId), eq(floorPlans.floor, values.floor)))
  const [added] = await tx.insert(floorPlans).values(values).returning({ id: floorPlans.id })
  return added?.id ?? 0
}

/** How much larger a picture is than the one before. */
export interface Scale {
  x: number
  y: number
}

/** What has a mark on the plan of a floor. */
const MARKED = [devices, fireHostPoints, indoorFacilities] as const

/**
 * Moves the marks of a floor to the same share of a picture of another size; those of systems that the caller does not see as well,
 * since the picture belongs to all. Hundredths of a pixel: the columns are single precision. Resolves with the number of marks.
 */
export function scaleMarks(tx: Db, scope: DataScope, at: FloorOf, scale: Scale, author: string, now: Date): Promise<number> {
  const scaled = (column: AnyPgColumn, by: number) => sql`round((${column} * ${by}::float8)::numeric, 2)`
  return changeMarks(tx, scope, at, (table) => ({ planX: scaled(table.planX, scale.x), planY: scaled(table.planY, scale.y) }), { updatedBy: author, updatedAt: now })
}

/** Takes away all marks of a floor, also those of systems that the caller does not see: they were on a picture that is gone. Resolves with their number. */
export function clearMarks(tx: Db, scope: DataScope, at: FloorOf, author: string, now: Date): Promise<number> {
  return changeMarks(tx, scope, at, () => ({ planX: null, planY: null }), { updatedBy: author, updatedAt: now })
}

interface MarkChange {
  planX: SQL | null
  planY: SQL | null
}

async function changeMarks(tx: Db, { tenantId }: DataScope, { buildingId, floor }: FloorOf, changeOf: (table: (typeof MARKED)[number]) => MarkChange, stamp: { updatedBy: string; updatedAt: Date }): Promise<number> {
  let changed = 0
  for (const table of MARKED) {
    const isMarked = and(eq(table.tenantId, tenantId), isNotNull(table.planX), eq(table.buildingId, buildingId), eq(table.floor, floor))
    const rows = await tx
      .update(table)
      .set({ ...changeOf(table), version: sql`${table.version} + 1`, ...stamp })
      .where(and(isMarked, isNull(table.deletedAt)))
      .returning({ id: table.id })
    // what is deleted can be restored onto the new picture; the recycle bin goes on to name the person who has deleted it
    await tx.update(table).set(changeOf(table)).where(and(isMarked, isNotNull(table.deletedAt)))
    if (table === devices) await countCamerasUp(tx, rows.map(({ id }) => id), stamp)
    changed += rows.length
  }
  return changed
}

/** A camera has a version beside that of its device: a form that was opened before would put its mark where it was in the picture before. */
async function countCamerasUp(tx: Db, deviceIds: readonly number[], stamp: { updatedBy: string; updatedAt: Date }): Promise<void> {
  if (deviceIds.length === 0) return
  await tx.update(cameras).set({ ...stamp, version: sql`${cameras.version} + 1` }).where(inArray(cameras.deviceId, [...deviceIds]))
}

export interface StoredMark {
  id: number
  x: number | null
  y: number | null
}

/** Writes the marks of devices or points and counts their versions up. */
export async function writeMarks(tx: Db, table: typeof devices | typeof fireHostPoints, marks: readonly StoredMark[], author: string, now: Date): Promise<void> {
  if (marks.length === 0) return
  const rows = sql.join(marks.map(({ id, x, y }) => sql`(${id}::bigint, ${x}::real, ${y}::real)`), sql`, `)
  await tx
    .update(table)
    .set({ planX: sql`mark.x`, planY: sql`mark.y`, version: sql`${table.version} + 1`, updatedBy: author, updatedAt: now })
    .from(sql`(values ${rows}) as mark(id, x, y)`)
    .where(sql`${table.id} = mark.id`)
}

/** The points of a floor with these ids, locked until the commit. */
export function lockPoints(tx: Db, scope: DataScope, at: FloorOf, ids: readonly number[]) {
  return tx
    .select()
    .from(fireHostPoints)
    .where(and(onFloor(fireHostPoints, scope, at), inArray(fireHostPoints.id, [...ids, 0])))
    .orderBy(asc(fireHostPoints.id))
    .for('update')
}

/** Counts the version of a plan up. */
export async function countPlanUp(tx: Db, id: number, author: string, now: Date): Promise<number> {
  const [row] = await tx.update(floorPlans).set({ version: sql`${floorPlans.version} + 1`, updatedBy: author, updatedAt: now }).where(eq(floorPlans.id, id)).returning({ version: floorPlans.version })
  return row?.version ?? 0
}
