import { and, asc, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { countUpTo } from '../../db/bounded-count'
import { contains, equal, within } from '../../db/conditions'
import type { Db } from '../../db/database'
import { devices, earlyWarnings } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { ParameterError } from '../../http/errors'
import { intFilter, periodFilter, textFilter } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { pagingOf } from '../../http/parameters'
import type { Page } from '../../http/responses'
import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'

const t = earlyWarnings
type Warning = typeof earlyWarnings.$inferSelect

/** One page of the warnings in scope, newest first, or by level. Filters: `handleFlag` (0, 1), `channelId`, `keyword`, `alrmType` (the level), `dateStrs`. */
export async function pageOfWarnings(tx: Db, scope: DataScope, c: Context<AppEnv>): Promise<Page<WarningRow>> {
  const { limit, offset } = pagingOf(c)
  const keyword = textFilter(c, 'keyword')
  const where = and(
    inScope(t, scope),
    handledIs(textFilter(c, 'handleFlag')),
    equal(t.channelId, intFilter(c, 'channelId')),
    contains(t.levelName, textFilter(c, 'alrmType')),
    within(t.raisedAt, periodFilter(c, 'dateStrs')),
    // numbers of devices are stored in lower case, and stand in capitals on many a label
    keyword === undefined ? undefined : or(contains(t.sensorNumber, keyword.toLowerCase()), ...[t.position, t.buildingName, t.hydrantName, t.pointName].map((column) => contains(column, keyword))),
  )
  const rows = await tx.select().from(t).where(where).orderBy(...orderOf(c)).limit(limit).offset(offset)
  // the number of unhandled warnings is exact: the indicator in the menu shows it
  const exact = textFilter(c, 'handleFlag') === '0'
  const total = exact ? ((await tx.select({ rows: count() }).from(t).where(where))[0]?.rows ?? 0) : await countUpTo(tx, t, where, offset)
  return { rows: rows.map(warningRow), total }
}

function handledIs(flag: string | undefined): SQL | undefined {
  if (flag === undefined) return undefined
  if (flag !== '0' && flag !== '1') throw new ParameterError(httpWords.badParameter, 'handleFlag')
  return eq(t.handled, flag === '1')
}

function orderOf(c: Context<AppEnv>): SQL[] {
  const [field, order] = [c.req.query('sortField') ?? '', c.req.query('sortOrder') ?? 'asc']
  if (!['', 'alrmDate', 'sort'].includes(field)) throw new ParameterError(httpWords.badParameter, 'sortField')
  if (order !== 'asc' && order !== 'desc') throw new ParameterError(httpWords.badParameter, 'sortOrder')
  if (field === '') return [desc(t.raisedAt), desc(t.id)]
  const column = field === 'sort' ? t.levelRank : t.raisedAt
  return [order === 'asc' ? asc(column) : desc(column), desc(t.raisedAt), desc(t.id)]
}

/** The warnings in scope of these ids. */
export const findWarnings = (tx: Db, scope: DataScope, ids: readonly number[]): Promise<Warning[]> => tx.select().from(t).where(and(inScope(t, scope), inArray(t.id, [...ids])))

/** Marks those of the warnings as handled that are not handled yet, and gives them. */
export const markHandled = (tx: Db, ids: readonly number[], username: string, at: Date): Promise<Warning[]> =>
  tx.update(t).set({ handled: true, handlePerson: username, handledAt: at }).where(and(inArray(t.id, [...ids]), eq(t.handled, false))).returning()

/** Ends the open warnings of devices, and gives them. One that a user has handled keeps its person. */
export const endOpenWarnings = (tx: Db, deviceIds: readonly number[], username: string, at: Date): Promise<Warning[]> =>
  tx
    .update(t)
    .set({
      endedAt: sql`greatest(${at.toISOString()}::timestamptz, ${t.raisedAt})`, handled: true,
      handlePerson: sql`coalesce(${t.handlePerson}, ${username})`, handledAt: sql`coalesce(${t.handledAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(and(inArray(t.deviceId, [...deviceIds]), isNull(t.endedAt)))
    .returning()

/** Those of the devices that stand on another floor, or in another building, than their open warnings say. */
export async function devicesElsewhere(tx: Db, deviceIds: readonly number[]): Promise<number[]> {
  const isElsewhere = sql`(${t.buildingId}, ${t.floor}) is distinct from (${devices.buildingId}, ${devices.floor})`
  const rows = await tx.selectDistinct({ id: devices.id }).from(t).innerJoin(devices, eq(devices.id, t.deviceId)).where(and(inArray(t.deviceId, [...deviceIds]), isNull(t.endedAt), isElsewhere))
  return rows.map(({ id }) => id)
}

/** Takes the ranks of early warnings out of the states of devices: the next value in a level raises a warning again, whatever the last one was. */
export async function forgetRanks(tx: Db, deviceIds: readonly number[]): Promise<void> {
  const latest = sql`(select jsonb_object_agg(s.key, s.value - 'warning') from jsonb_each(${devices.latest}) s)`
  await tx.update(devices).set({ latest }).where(and(inArray(devices.id, [...deviceIds]), sql`${devices.latest} @? '$.* ? (exists (@.warning))'`))
}

export type WarningRow = ReturnType<typeof warningRow>

/** A warning on the wire (contract device §15.5); `measuringPointCode`, the hydrant, `sort`, `color` and the end are additive. */
export const warningRow = (row: Warning) => ({
  id: row.id, channelId: row.channelId, equId: row.deviceId, sensorNo: row.sensorNumber, equipmentType: row.equipmentType, buildId: row.buildingId, bName: row.buildingName,
  floor: row.floor, hydrantId: row.hydrantId, hydrantName: row.hydrantName, positionDescription: row.position, measuringPointCode: row.pointCode, measuringPoint: row.pointName,
  unit: row.unit, alrmData: row.value, alrmType: row.levelName, sort: row.levelRank, color: row.levelColor, alrmDate: wireTime(row.raisedAt), endDate: wireTime(row.endedAt), endedBy: row.endedBy,
  handleFlag: wireFlag(row.handled), handlePerson: row.handlePerson, handleDate: wireTime(row.handledAt), logId: null,
})
