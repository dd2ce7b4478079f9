import { RECORD_CATEGORY } from '@smart-fire/api-client/wire'
import { and, count, desc, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Context } from 'hono'

import { countUpTo } from '../../db/bounded-count'
import { containsByPairs, equal, within } from '../../db/conditions'
import type { Db } from '../../db/database'
import { fireHostRecords, generalRecords, hydrantRecords, hydrants, OPEN_FIRES_FIRST } from '../../db/schema'
import type { Page } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import { ParameterError } from '../../http/errors'
import { floorFilter, intFilter, periodFilter, textFilter } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { pagingOf } from '../../http/parameters'
import { orderOf } from '../../http/resource/list-query'
import { ofRegion } from '../hydrants/hydrant-filters.queries'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import type { FireHostRecord, GeneralRecord, HydrantRecord } from './record-rows'

/**
 * `tag` of the lists: 0 unhandled, 1 handled fires, 2 handled faults (contract device 11.1, 13). Any other one, such as -1,
 * means all, as in the hydrant table (12).
 */
const TAG = { unhandled: '0', handledFires: '1', handledFaults: '2' } as const

/** deviceAbnormal/pageList: every channel but hydrants and fire hosts (contract device 11.1). */
export async function listGeneral(tx: Db, scope: DataScope, c: Context<AppEnv>): Promise<Page<GeneralRecord>> {
  const t = generalRecords
  const where = and(
    commonFilters(t, scope, c),
    categoryFilters(t, c),
    placeFilters(t, c),
    containsByPairs(t.sensorNumber, textFilter(c, 'sensorNo')?.toLowerCase()),
    ofDevice(t, c),
    equal(t.equipmentType, textFilter(c, 'equipmentType')),
    equal(t.confirmPerson, textFilter(c, 'confirPerson')),
    keywordIn(c, t.position, t.buildingName, t.sensorNumber),
  )
  const sortable = { ...commonSortable(t), bName: t.buildingName, floor: t.floor, sensorNo: t.sensorNumber, confirDate: t.confirmedAt }
  const { limit, offset } = pagingOf(c)
  const order = orderOf(c, { sortable, order: openFiresFirst(t), id: t.id })
  const rows = await tx.select().from(t).where(where).orderBy(...order).limit(limit).offset(offset)
  return { rows, total: await totalOf(tx, t, where, c, offset) }
}

/** deviceFacilitiesAbnormal/pageList: `tag` 0 unhandled, 2 handled, anything else both (contract device 12). */
export async function listHydrant(tx: Db, scope: DataScope, c: Context<AppEnv>): Promise<Page<HydrantRecord & { area: string | null }>> {
  const t = hydrantRecords
  const tag = c.req.query('tag')
  const where = and(
    commonFilters(t, scope, c),
    tag === TAG.unhandled ? eq(t.handled, false) : tag === TAG.handledFaults ? eq(t.handled, true) : undefined,
    // everything at a hydrant counts as a fault (contract device 14.1)
    textFilter(c, 'alrmCategory') === RECORD_CATEGORY.fire ? sql`false` : undefined,
    equal(t.hydrantId, intFilter(c, 'hydrantId')),
    atHydrantsOf(tx, scope, textFilter(c, 'code')),
    containsByPairs(t.hydrantName, textFilter(c, 'hydrantName')),
    containsByPairs(t.sensorNumber, textFilter(c, 'sensorNo')?.toLowerCase()),
    ofDevice(t, c),
    equal(t.equipmentType, textFilter(c, 'equipmentType')),
    equal(t.pointName, textFilter(c, 'measuringPoint')),
    keywordIn(c, t.position, t.hydrantName, t.sensorNumber),
  )
  const sortable = { ...commonSortable(t), hydrantName: t.hydrantName, sensorNo: t.sensorNumber, alrmData: t.value }
  const { limit, offset } = pagingOf(c)
  const order = orderOf(c, { sortable, order: [desc(t.raisedAt), desc(t.id)], id: t.id })
  const rows = await tx.select({ ...getTableColumns(t), area: hydrants.area }).from(t).leftJoin(hydrants, eq(hydrants.id, t.hydrantId)).where(where).orderBy(...order).limit(limit).offset(offset)
  return { rows, total: await totalOf(tx, t, where, c, offset) }
}

/** `sensorNoIs` (additive, ADR 3): the records of one device, without those of devices whose number contains its number. */
function ofDevice(t: typeof generalRecords | typeof hydrantRecords, c: Context<AppEnv>): SQL | undefined {
  const number = textFilter(c, 'sensorNoIs')?.toLowerCase()
  // the pairs of letters have an index, the number alone has none
  return and(containsByPairs(t.sensorNumber, number), equal(t.sensorNumber, number))
}

/** Records of the hydrants of a district, city or province (additive, ADR 3). */
function atHydrantsOf(tx: Db, { tenantId }: DataScope, region: string | undefined): SQL | undefined {
  if (region === undefined) return undefined
  return inArray(hydrantRecords.hydrantId, tx.select({ id: hydrants.id }).from(hydrants).where(and(eq(hydrants.tenantId, tenantId), ofRegion(region))))
}

/** deviceFireMainAbnormal/pageList (contract device 13). */
export async function listFireHost(tx: Db, scope: DataScope, c: Context<AppEnv>): Promise<Page<FireHostRecord>> {
  const t = fireHostRecords
  const where = and(
    commonFilters(t, scope, c),
    categoryFilters(t, c),
    placeFilters(t, c),
    equal(t.fireHostId, intFilter(c, 'fireMainId')),
    equal(t.loop, textFilter(c, 'sensorLoop')),
    equal(t.address, textFilter(c, 'address')),
    containsByPairs(t.series, textFilter(c, 'series')),
    keywordIn(c, t.position, t.buildingName, t.series, t.hostName),
  )
  const sortable = { ...commonSortable(t), bName: t.buildingName, floor: t.floor, sensorLoop: t.loop, address: t.address, series: t.series }
  const { limit, offset } = pagingOf(c)
  const order = orderOf(c, { sortable, order: openFiresFirst(t), id: t.id })
  const rows = await tx.select().from(t).where(where).orderBy(...order).limit(limit).offset(offset)
  return { rows, total: await totalOf(tx, t, where, c, offset) }
}

type RecordTable = typeof generalRecords | typeof hydrantRecords | typeof fireHostRecords
type CategorisedTable = typeof generalRecords | typeof fireHostRecords

/** The filters of all three lists; `handleFlag` (0 or 1) and `handleDateStrs` of the first two tables are additive. */
function commonFilters(t: RecordTable, scope: DataScope, c: Context<AppEnv>): SQL | undefined {
  const handled = textFilter(c, 'handleFlag')
  if (handled !== undefined && handled !== '0' && handled !== '1') throw new ParameterError(httpWords.badParameter, 'handleFlag')
  return and(
    inScope(t, scope),
    within(t.raisedAt, periodFilter(c, 'dateStrs')),
    within(t.handledAt, periodFilter(c, 'handleDateStrs')),
    handled === undefined ? undefined : eq(t.handled, handled === '1'),
    equal(t.channelId, intFilter(c, 'channelId')),
    equal(t.alarmType, textFilter(c, 'alrmType')),
    equal(t.handlePerson, textFilter(c, 'handlePerson')),
  )
}

/** State, category (additive) and verdict. */
function categoryFilters(t: CategorisedTable, c: Context<AppEnv>): SQL | undefined {
  return and(
    byTag(t, c.req.query('tag')?.trim() || TAG.unhandled),
    equal(t.category, textFilter(c, 'alrmCategory')),
    equal(t.verdict, textFilter(c, 'fireFlag')),
  )
}

/** Building by name or by id (additive), floor and position. */
function placeFilters(t: CategorisedTable, c: Context<AppEnv>): SQL | undefined {
  return and(
    equal(t.buildingName, textFilter(c, 'bName')),
    equal(t.buildingId, intFilter(c, 'buildId')),
    equal(t.floor, floorFilter(c, 'floorId')),
    containsByPairs(t.position, textFilter(c, 'positionDescription')),
  )
}

/** `keyword` (additive): contained in one of the columns; numbers of devices are stored in lower case. */
function keywordIn(c: Context<AppEnv>, ...columns: readonly AnyPgColumn[]): SQL | undefined {
  const keyword = textFilter(c, 'keyword')
  if (keyword === undefined) return undefined
  const spellings = [...new Set([keyword, keyword.toLowerCase()])]
  return or(...columns.flatMap((column) => spellings.map((text) => containsByPairs(column, text))))
}

function byTag(t: CategorisedTable, tag: string): SQL | undefined {
  if (tag === TAG.unhandled) return eq(t.handled, false)
  if (tag === TAG.handledFires) return and(eq(t.handled, true), eq(t.category, RECORD_CATEGORY.fire))
  if (tag === TAG.handledFaults) return and(eq(t.handled, true), eq(t.category, RECORD_CATEGORY.fault))
  return undefined
}

const commonSortable = (t: RecordTable) => ({
  alrmDate: t.raisedAt,
  lastReportedAt: t.lastReportedAt,
  handleDate: t.handledAt,
  restoreDate: t.restoredAt,
  alrmType: t.alarmType,
  positionDescription: t.position,
  handlePerson: t.handlePerson,
  repeats: t.repeats,
})

/** Open fires first, newest first, then the rest by time descending (domain 19). */
export function openFiresFirst(t: CategorisedTable): SQL[] {
  return [OPEN_FIRES_FIRST, desc(t.raisedAt), desc(t.id)]
}

/**
 * Of unhandled records the exact number: clients that catch up compare it with what they have (domain 3). Of lists that hold
 * handled ones, which only grow, at most `COUNTED_ROWS` beyond the page.
 */
async function totalOf(tx: Db, t: RecordTable, where: SQL | undefined, c: Context<AppEnv>, offset: number): Promise<number> {
  if (!isUnhandledOnly(t, c)) return countUpTo(tx, t, where, offset)
  const [row] = await tx.select({ rows: count() }).from(t).where(where)
  return row?.rows ?? 0
}

function isUnhandledOnly(t: RecordTable, c: Context<AppEnv>): boolean {
  const tag = c.req.query('tag')?.trim()
  return tag === TAG.unhandled || textFilter(c, 'handleFlag') === '0' || (!tag && t !== hydrantRecords)
}
