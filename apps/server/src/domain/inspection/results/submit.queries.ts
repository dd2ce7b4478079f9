import { and, eq, isNull, lt, or } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import { beyondLimits } from '../../../db/scoped/limit-transaction'
import { buildings, indoorFacilities, inspectionPhotos, inspectionResults, inspectionTaskPoints, inspectionTasks, inspectionTypes, networkedUnits, outdoorFacilities, users } from '../../../db/schema'

/** The facility of a label, as it is when it is checked. */
export interface CheckedFacility {
  status: '0' | '1'
  type: typeof inspectionTypes.$inferSelect
  /** its facts that a result keeps */
  snapshot: {
    indoorId: number | null
    outdoorId: number | null
    number: string
    typeName: string
    buildingId: number | null
    buildingName: string | null
    floor: number | null
    unitId: number | null
    unitName: string | null
    position: string | null
  }
}

/** Finds a facility by the number on its label, indoors or outdoors. */
export async function facilityOfLabel(tx: Db, tenantId: string, label: string): Promise<CheckedFacility | undefined> {
  const i = indoorFacilities
  const [indoor] = await tx
    .select({ facility: i, type: inspectionTypes, building: { name: buildings.name }, unit: { id: networkedUnits.id, name: networkedUnits.name } })
    .from(i)
    .innerJoin(inspectionTypes, eq(inspectionTypes.id, i.typeId))
    .innerJoin(buildings, eq(buildings.id, i.buildingId))
    .leftJoin(networkedUnits, eq(networkedUnits.id, buildings.unitId))
    .where(and(eq(i.tenantId, tenantId), eq(i.number, label), isNull(i.deletedAt)))
  if (indoor) {
    const { id, number, buildingId, floor, position, status } = indoor.facility
    return { status, type: indoor.type, snapshot: { indoorId: id, outdoorId: null, number, typeName: indoor.type.name, buildingId, buildingName: indoor.building.name, floor, unitId: indoor.unit?.id ?? null, unitName: indoor.unit?.name ?? null, position } }
  }
  const o = outdoorFacilities
  const [outdoor] = await tx
    .select({ facility: o, type: inspectionTypes, unit: { name: networkedUnits.name } })
    .from(o)
    .innerJoin(inspectionTypes, eq(inspectionTypes.id, o.typeId))
    .leftJoin(networkedUnits, eq(networkedUnits.id, o.unitId))
    .where(and(eq(o.tenantId, tenantId), eq(o.number, label), isNull(o.deletedAt)))
  if (!outdoor) return undefined
  const { id, number, unitId, position, status } = outdoor.facility
  return { status, type: outdoor.type, snapshot: { indoorId: null, outdoorId: id, number, typeName: outdoor.type.name, buildingId: null, buildingName: null, floor: null, unitId, unitName: outdoor.unit?.name ?? null, position } }
}

/** The id of a result that the phone has sent before, also after its sender has lost the right to see the facility. */
export const knownResult = (tx: Db, tenantId: string, clientId: string): Promise<number | undefined> => beyondLimits(tx, async () => {
  const [row] = await tx.select({ id: inspectionResults.id }).from(inspectionResults).where(and(eq(inspectionResults.tenantId, tenantId), eq(inspectionResults.clientId, clientId)))
  return row?.id
})

/** A point with what its task says of it. */
export async function pointOfTask(tx: Db, tenantId: string, id: number) {
  const [row] = await tx
    .select({ point: inspectionTaskPoints, personIds: inspectionTasks.personIds, startsAt: inspectionTasks.startsAt, endsAt: inspectionTasks.endsAt, settledAt: inspectionTasks.settledAt })
    .from(inspectionTaskPoints)
    .innerJoin(inspectionTasks, eq(inspectionTasks.id, inspectionTaskPoints.taskId))
    .where(and(eq(inspectionTaskPoints.id, id), eq(inspectionTaskPoints.tenantId, tenantId)))
    .for('update', { of: inspectionTaskPoints })
  return row && { ...row.point, personIds: row.personIds, startsAt: row.startsAt, endsAt: row.endsAt, settledAt: row.settledAt }
}

export async function insertResult(tx: Db, values: typeof inspectionResults.$inferInsert) {
  const [row] = await tx.insert(inspectionResults).values(values).returning()
  if (!row) throw new Error('the result was not written')
  return row
}

export async function addPhotos(tx: Db, photos: readonly (typeof inspectionPhotos.$inferInsert)[]): Promise<void> {
  if (photos.length > 0) await tx.insert(inspectionPhotos).values([...photos])
}

/** The facility was checked then: a result that arrives late does not move it back. Only what puts it under repair writes its state, which a second check may have changed since it was read. */
export async function markChecked(tx: Db, { snapshot: { indoorId, outdoorId } }: CheckedFacility, at: Date, isUnderRepair: boolean): Promise<void> {
  const table = indoorId === null ? outdoorFacilities : indoorFacilities
  const isThis = eq(table.id, indoorId ?? outdoorId ?? 0)
  await tx.update(table).set({ lastInspectedAt: at }).where(and(isThis, or(isNull(table.lastInspectedAt), lt(table.lastInspectedAt, at))))
  if (isUnderRepair) await tx.update(table).set({ status: '1' }).where(isThis)
}

/** Within the time of its task the point is done, also when the result arrives after the task was settled: it was not missed. Outside of that time it stays missed. */
export async function markDone(tx: Db, { id, startsAt, endsAt }: { id: number; startsAt: Date; endsAt: Date }, at: Date): Promise<void> {
  if (at < startsAt || at > endsAt) return
  await tx.update(inspectionTaskPoints).set({ doneAt: at, missedAt: null, skipReason: null }).where(and(eq(inspectionTaskPoints.id, id), isNull(inspectionTaskPoints.doneAt)))
}

/** Notes why an inspector leaves a point out. */
export async function markSkipped(tx: Db, id: number, reason: string): Promise<void> {
  await tx.update(inspectionTaskPoints).set({ skipReason: reason }).where(and(eq(inspectionTaskPoints.id, id), isNull(inspectionTaskPoints.doneAt)))
}

/** The phone number of a user, for the record. */
export async function phoneOfUser(tx: Db, userId: string): Promise<string | null> {
  const [row] = await tx.select({ phone: users.mobilePhone }).from(users).where(eq(users.id, userId))
  return row?.phone ?? null
}
