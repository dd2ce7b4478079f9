import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Context } from 'hono'

import { countUpTo } from '../../../db/bounded-count'
import { contains, equal, within } from '../../../db/conditions'
import type { Db } from '../../../db/database'
import { inspectionPhotos, inspectionResults, inspectionTaskPoints, inspectionTasks, type ItemResult } from '../../../db/schema'
import type { AppEnv } from '../../../http/app-env'
import { NotFoundError, ParameterError } from '../../../http/errors'
import { demandId, floorFilter, intFilter, periodFilter, textFilter } from '../../../http/filters'
import { zhCN as httpWords } from '../../../http/http.messages'
import { pagingOf } from '../../../http/parameters'
import type { Page } from '../../../http/responses'
import { wireFlag } from '../../../http/wire-flag'
import { wireTime } from '../../../http/wire-time'
import { signedLink } from '../../floor-plans/file-links'
import type { DataScope } from '../../menus/data-scope'

const r = inspectionResults
const p = inspectionTaskPoints

/** Whether facilities in buildings or outside of them are meant: each has calls of its own (contract device §19.5). */
export type Where = 'indoor' | 'outdoor'

interface Placed {
  number: AnyPgColumn
  typeName: AnyPgColumn
  buildingName: AnyPgColumn
  floor: AnyPgColumn
  unitName: AnyPgColumn
}

const placeFilters = (c: Context<AppEnv>, t: Placed): SQL | undefined => and(
  contains(t.number, textFilter(c, 'facilitiesNo')?.toUpperCase()), contains(t.typeName, textFilter(c, 'equipmentType')), contains(t.buildingName, textFilter(c, 'bName')),
  equal(t.floor, floorFilter(c, 'floorId')), contains(t.unitName, textFilter(c, 'oName')),
)

const DEFAULT_LIMIT = 10

/** One page of results, newest first. */
export async function pageOfResults(tx: Db, scope: DataScope, c: Context<AppEnv>, where: Where): Promise<Page<object>> {
  const result = textFilter(c, 'inspectionResult')
  if (result !== undefined && result !== '0' && result !== '1') throw new ParameterError(httpWords.badParameter, 'inspectionResult')
  return selectResults(tx, c, and(
    eq(r.tenantId, scope.tenantId), isNotNull(where === 'indoor' ? r.indoorId : r.outdoorId), placeFilters(c, r), contains(r.inspectorName, textFilter(c, 'inspectionPerson')),
    within(r.inspectedAt, periodFilter(c, 'inspectionDateStr')), result && eq(r.isAbnormal, result === '1'), equal(r.taskPointId, intFilter(c, 'taskPointId')),
  ))
}

/** The results of one facility, newest first, of one month when `datestr` names one (`yyyy-MM`). */
export async function historyOfFacility(tx: Db, scope: DataScope, c: Context<AppEnv>, where: Where): Promise<Page<object>> {
  const month = textFilter(c, 'datestr')
  if (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new ParameterError(httpWords.badParameter, 'datestr')
  const ofMonth = month && sql`to_char(${r.inspectedAt} at time zone 'UTC' + interval '8 hours', 'YYYY-MM') = ${month}`
  return selectResults(tx, c, and(eq(r.tenantId, scope.tenantId), eq(where === 'indoor' ? r.indoorId : r.outdoorId, demandId(c, 'labelId')), ofMonth || undefined))
}

async function selectResults(tx: Db, c: Context<AppEnv>, where: SQL | undefined): Promise<Page<object>> {
  const { limit, offset } = pagingOf(c, DEFAULT_LIMIT)
  const rows = await tx.select().from(r).where(where).orderBy(desc(r.inspectedAt), desc(r.id)).limit(limit).offset(offset)
  return { rows: rows.map(resultRow), total: await countUpTo(tx, r, where, offset) }
}

/** enums: inspection.labelStatus */
const STATUS = { 0: '正常', 1: '维修中' } as const
const COLOR = { normal: '#666666', abnormal: '#F5A623' } as const

/** A result on the wire (contract device §19.5); the codes, the arrival and the handling are additive (ADR 3). */
export const resultRow = (row: typeof r.$inferSelect) => ({
  id: row.id, labelId: row.indoorId ?? row.outdoorId, facilitiesNo: row.number, equipmentType: row.typeName, buildingId: row.buildingId, bName: row.buildingName, floor: row.floor, oName: row.unitName,
  positionDescription: row.position, inspectionResult: row.isAbnormal ? '异常' : '正常', color: row.isAbnormal ? COLOR.abnormal : COLOR.normal, resultFlag: wireFlag(row.isAbnormal),
  equipmentStatus: row.statusBefore === row.statusAfter ? STATUS[row.statusAfter] : `${STATUS[row.statusBefore]}→${STATUS[row.statusAfter]}`,
  inspectionPerson: row.inspectorName, phone: row.inspectorPhone, inspectionDate: wireTime(row.inspectedAt), receiveDate: wireTime(row.receivedAt), claimedDate: wireTime(row.claimedAt),
  plannedCompletionTime: wireTime(row.plannedUntil), problemDescription: row.problem, handling: row.handling, leakFlag: '0',
})

/** One result with its items and the links of its photos. */
export async function resultWithItems(tx: Db, scope: DataScope, c: Context<AppEnv>, where: Where, now: number): Promise<object> {
  const [row] = await tx.select().from(r).where(and(eq(r.tenantId, scope.tenantId), eq(r.id, demandId(c, 'id')), isNotNull(where === 'indoor' ? r.indoorId : r.outdoorId)))
  if (!row) throw new NotFoundError(httpWords.gone)
  return { recordInspectionResults: { ...resultRow(row), uploadPictureIds: await photosOf(tx, row.id, null, now) }, item: row.items.map(itemRow) }
}

const itemRow = ({ name, value, unit, min, max, isAbnormal }: ItemResult, at: number) => ({ id: at + 1, checkTestItem: name, itemVaule: value, dataUnit: unit, valueMin: min, valueMax: max, abnormalFlag: wireFlag(isAbnormal) })

/** The links of the photos of a result, or of the repair of its defect. */
export async function photosOf(tx: Db, resultId: number, defectId: number | null, now: number): Promise<string[]> {
  const photos = await tx
    .select({ key: inspectionPhotos.fileKey })
    .from(inspectionPhotos)
    .where(and(eq(inspectionPhotos.resultId, resultId), defectId === null ? isNull(inspectionPhotos.defectId) : eq(inspectionPhotos.defectId, defectId)))
    .orderBy(asc(inspectionPhotos.id))
  const links: string[] = []
  for (const { key } of photos) links.push(await signedLink(tx, key, now))
  return links
}

/** With limited places a point is visible while its route is not. Without limits the tasks would be read for nothing. */
const POINTS_OF_SEEN_TASKS = sql`${p} join ${inspectionTasks} on ${inspectionTasks.id} = ${p.taskId}`

/** One page of points that were not checked in time, newest first, each with its first later check; one before the task began is none. */
export async function pageOfMissed(tx: Db, scope: DataScope, c: Context<AppEnv>, where: Where): Promise<Page<object>> {
  const { limit, offset } = pagingOf(c, DEFAULT_LIMIT)
  const condition = and(eq(p.tenantId, scope.tenantId), isNotNull(p.missedAt), isNotNull(where === 'indoor' ? p.indoorId : p.outdoorId), placeFilters(c, p), within(p.missedAt, periodFilter(c, 'plannedCompletionTimeStr')))
  const rows = await tx
    .select({ point: p, routeName: inspectionTasks.routeName, later: sql<string | null>`(select min(r.inspected_at) from inspection_results r where r.task_point_id = ${p.id} and r.inspected_at > ${p.missedAt})` })
    .from(p).innerJoin(inspectionTasks, eq(inspectionTasks.id, p.taskId)).where(condition).orderBy(desc(p.missedAt), desc(p.id)).limit(limit).offset(offset)
  return {
    rows: rows.map(({ point, routeName, later }) => ({
      id: point.id, facilitiesNo: point.number, equipmentType: point.typeName, buildingId: point.buildingId, bName: point.buildingName, floor: point.floor, oName: point.unitName, positionDescription: point.position,
      routeName, plannedCompletionTime: wireTime(point.missedAt), leakReason: point.skipReason, lateDate: later === null ? null : wireTime(new Date(later)), leakFlag: '1',
    })),
    total: await countUpTo(tx, scope.places === 'all' ? p : POINTS_OF_SEEN_TASKS, condition, offset),
  }
}
