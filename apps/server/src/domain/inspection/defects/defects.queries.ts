import { DEFECT_STATE, writeWireDay } from '@smart-fire/api-client/wire'
import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Context } from 'hono'

import { countUpTo } from '../../../db/bounded-count'
import type { Db } from '../../../db/database'
import { beyondLimits } from '../../../db/scoped/limit-transaction'
import { indoorFacilities, inspectionDefects, inspectionResults, outdoorFacilities, SIGNED_LAST } from '../../../db/schema'
import type { AppEnv } from '../../../http/app-env'
import { NotFoundError } from '../../../http/errors'
import { demandId } from '../../../http/filters'
import { zhCN as httpWords } from '../../../http/http.messages'
import { pagingOf } from '../../../http/parameters'
import type { Page } from '../../../http/responses'
import { wireFlag } from '../../../http/wire-flag'
import { wireTime } from '../../../http/wire-time'
import type { DataScope } from '../../menus/data-scope'
import { photosOf } from '../results/records.queries'
import { defectConditions } from './defect-filters.queries'

const d = inspectionDefects
const r = inspectionResults

export type Defect = typeof d.$inferSelect

/** One page of defects: overdue ones first, then by deadline, those that are signed last. */
export async function pageOfDefects(tx: Db, scope: DataScope, c: Context<AppEnv>, now: number): Promise<Page<object>> {
  const { limit, offset } = pagingOf(c)
  const today = writeWireDay(now)
  const where = and(eq(d.tenantId, scope.tenantId), defectConditions(c, now))
  const rows = await tx.select({ defect: d, result: r }).from(d).innerJoin(r, eq(r.id, d.resultId)).where(where)
    .orderBy(SIGNED_LAST, asc(d.deadline), desc(d.id)).limit(limit).offset(offset)
  const total = await countUpTo(tx, sql`${d} join ${r} on ${r.id} = ${d.resultId}`, where, offset)
  return { rows: rows.map(({ defect, result }) => defectRow(defect, result, today)), total }
}

/** A defect on the wire (ADR 48). */
export function defectRow(defect: Defect, result: typeof r.$inferSelect, today: string) {
  const { id, version, resultId, outdoorId, status, severity, deadline, problem, foundAt, rectifiedBy, rectifiedAt, rectification, recheckedBy, recheckedAt, recheck, signatures, signedBy, signedAt } = defect
  const isLate = (status === DEFECT_STATE.open || status === DEFECT_STATE.rectified) && deadline < today
  return {
    id, version, resultId, routeFlag: wireFlag(outdoorId !== null), facilitiesNo: result.number, equipmentType: result.typeName, bName: result.buildingName, floor: result.floor, oName: result.unitName, positionDescription: result.position,
    status, severity, deadline, overdue: wireFlag(isLate), problemDescription: problem, inspectionPerson: result.inspectorName, inspectionDate: wireTime(foundAt),
    rectifyPerson: rectifiedBy, rectifyDate: wireTime(rectifiedAt), rectification, recheckPerson: recheckedBy, recheckDate: wireTime(recheckedAt), recheck, signPerson: signedBy, signDate: wireTime(signedAt),
    signatures: signatures.map(({ role, by, at }) => ({ role, signPerson: by, signDate: wireTime(new Date(at)) })),
  }
}

/** One defect with the links of its photos: those of the inspection and those of the repair. */
export async function defectWithPhotos(tx: Db, scope: DataScope, c: Context<AppEnv>, now: number): Promise<object> {
  const found = await findDefect(tx, scope, demandId(c, 'id'))
  if (!found) throw new NotFoundError(httpWords.gone)
  const { defect, result } = found
  return { ...defectRow(defect, result, writeWireDay(now)), beforePictures: await photosOf(tx, result.id, null, now), afterPictures: await photosOf(tx, result.id, defect.id, now) }
}

export async function findDefect(tx: Db, scope: DataScope, id: number) {
  const [found] = await tx.select({ defect: d, result: r }).from(d).innerJoin(r, eq(r.id, d.resultId)).where(and(eq(d.tenantId, scope.tenantId), eq(d.id, id)))
  return found
}

/** Writes a step of a defect and counts its version up. */
export async function updateDefect(tx: Db, { id, version }: Defect, values: Partial<Defect>): Promise<Defect> {
  const [row] = await tx.update(d).set({ ...values, version: version + 1 }).where(and(eq(d.id, id), eq(d.version, version))).returning()
  if (!row) throw new Error('the defect was changed by another transaction in spite of the lock')
  return row
}

/**
 * The facility is in service again, unless another defect of it is open: also one that the caller does not see, because the facility stood elsewhere when it was
 * found. It is locked before they are counted: a result that is being written waits, or its defect is seen.
 */
export const endRepair = (tx: Db, defect: Defect): Promise<void> => beyondLimits(tx, async () => {
  const { id, indoorId, outdoorId } = defect
  const table = indoorId === null ? outdoorFacilities : indoorFacilities
  const isThis = eq(table.id, indoorId ?? outdoorId ?? 0)
  await tx.select({ id: table.id }).from(table).where(isThis).for('no key update')
  const isOfFacility = indoorId === null ? eq(d.outdoorId, outdoorId ?? 0) : eq(d.indoorId, indoorId)
  const [others] = await tx.select({ rows: count() }).from(d).where(and(isOfFacility, ne(d.id, id), inArray(d.status, [DEFECT_STATE.open, DEFECT_STATE.rectified])))
  if ((others?.rows ?? 0) > 0) return
  await tx.update(table).set({ status: '0' }).where(isThis)
})
