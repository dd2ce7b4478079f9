import { RECORD_CATEGORY } from '@smart-fire/api-client/wire'
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { contains, equal, within } from '../../db/conditions'
import type { Db } from '../../db/database'
import { fireHostRecords, generalRecords, hydrantRecords } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { floorFilter, intFilter, periodFilter, textFilter } from '../../http/filters'
import type { Paging } from '../../http/parameters'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import type { FireHostRecord, GeneralRecord, HydrantRecord } from './record-rows'

export interface Page<Row> {
  rows: Row[]
  total: number
}

/** `tag` of the lists: 0 unhandled, 1 handled fires, 2 handled faults (contract device 11.1, 13). */
const TAG = { unhandled: '0', handledFires: '1', handledFaults: '2' } as const

/** deviceAbnormal/pageList: every channel but hydrants and fire hosts (contract device 11.1). */
export async function listGeneral(tx: Db, scope: DataScope, c: Context<AppEnv>, paging: Paging): Promise<Page<GeneralRecord>> {
  const t = generalRecords
  const where = and(
    inScope(t, scope),
    byTag(t, textFilter(c, 'tag') ?? TAG.unhandled),
    within(t.raisedAt, periodFilter(c, 'dateStrs')),
    equal(t.buildingName, textFilter(c, 'bName')),
    equal(t.floor, floorFilter(c, 'floorId')),
    contains(t.sensorNumber, textFilter(c, 'sensorNo')?.toLowerCase()),
    contains(t.position, textFilter(c, 'positionDescription')),
    equal(t.equipmentType, textFilter(c, 'equipmentType')),
    equal(t.channelId, intFilter(c, 'channelId')),
    equal(t.alarmType, textFilter(c, 'alrmType')),
    equal(t.verdict, textFilter(c, 'fireFlag')),
    equal(t.confirmPerson, textFilter(c, 'confirPerson')),
    equal(t.handlePerson, textFilter(c, 'handlePerson')),
  )
  const rows = await tx.select().from(t).where(where).orderBy(...firesFirst(t)).limit(paging.limit).offset(paging.offset)
  const [total] = await tx.select({ rows: count() }).from(t).where(where)
  return { rows, total: total?.rows ?? 0 }
}

/** deviceFacilitiesAbnormal/pageList: `tag` 0 unhandled, 2 handled, anything else both (contract device 12). */
export async function listHydrant(tx: Db, scope: DataScope, c: Context<AppEnv>, paging: Paging): Promise<Page<HydrantRecord>> {
  const t = hydrantRecords
  const tag = c.req.query('tag')
  const where = and(
    inScope(t, scope),
    tag === TAG.unhandled ? eq(t.handled, false) : tag === TAG.handledFaults ? eq(t.handled, true) : undefined,
    within(t.raisedAt, periodFilter(c, 'dateStrs')),
    contains(t.hydrantName, textFilter(c, 'hydrantName')),
    equal(t.equipmentType, textFilter(c, 'equipmentType')),
    contains(t.sensorNumber, textFilter(c, 'sensorNo')?.toLowerCase()),
    equal(t.pointName, textFilter(c, 'measuringPoint')),
    equal(t.channelId, intFilter(c, 'channelId')),
    equal(t.alarmType, textFilter(c, 'alrmType')),
    equal(t.handlePerson, textFilter(c, 'handlePerson')),
  )
  const rows = await tx.select().from(t).where(where).orderBy(desc(t.raisedAt), desc(t.id)).limit(paging.limit).offset(paging.offset)
  const [total] = await tx.select({ rows: count() }).from(t).where(where)
  return { rows, total: total?.rows ?? 0 }
}

/** deviceFireMainAbnormal/pageList (contract device 13). */
export async function listFireHost(tx: Db, scope: DataScope, c: Context<AppEnv>, paging: Paging): Promise<Page<FireHostRecord>> {
  const t = fireHostRecords
  const where = and(
    inScope(t, scope),
    byTag(t, textFilter(c, 'tag') ?? TAG.unhandled),
    within(t.raisedAt, periodFilter(c, 'dateStrs')),
    within(t.handledAt, periodFilter(c, 'handleDateStrs')),
    equal(t.buildingName, textFilter(c, 'bName')),
    equal(t.fireHostId, intFilter(c, 'fireMainId')),
    equal(t.loop, textFilter(c, 'sensorLoop')),
    equal(t.address, textFilter(c, 'address')),
    contains(t.series, textFilter(c, 'series')),
    equal(t.alarmType, textFilter(c, 'alrmType')),
    equal(t.floor, floorFilter(c, 'floorId')),
    contains(t.position, textFilter(c, 'positionDescription')),
    equal(t.handlePerson, textFilter(c, 'handlePerson')),
    equal(t.channelId, intFilter(c, 'channelId')),
  )
  const rows = await tx.select().from(t).where(where).orderBy(...firesFirst(t)).limit(paging.limit).offset(paging.offset)
  const [total] = await tx.select({ rows: count() }).from(t).where(where)
  return { rows, total: total?.rows ?? 0 }
}

type CategorisedTable = typeof generalRecords | typeof fireHostRecords

function byTag(t: CategorisedTable, tag: string): SQL | undefined {
  if (tag === TAG.handledFires) return and(eq(t.handled, true), eq(t.category, RECORD_CATEGORY.fire))
  if (tag === TAG.handledFaults) return and(eq(t.handled, true), eq(t.category, RECORD_CATEGORY.fault))
  return eq(t.handled, false)
}

/** Minute descending, fire first, time descending (domain 19). */
function firesFirst(t: CategorisedTable): SQL[] {
  return [sql`date_trunc('minute', ${t.raisedAt}) desc`, desc(t.category), desc(t.raisedAt), desc(t.id)]
}
