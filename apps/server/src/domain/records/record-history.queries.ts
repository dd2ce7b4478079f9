import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { countUpTo } from '../../db/bounded-count'
import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { fireHostRecords, generalRecords, hydrantRecords } from '../../db/schema'
import type { Page } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import { floorFilter, intFilter } from '../../http/filters'
import type { Paging } from '../../http/parameters'
import { wireTime } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import { fireHostRow, generalRow, hydrantRow } from './record-rows'

/** Handled records of one device, newest first: the history table of the data panel. */
export async function historyOfDevice(tx: Db, scope: DataScope, deviceId: number, paging: Paging) {
  const t = generalRecords
  const page = await pageOf(tx, t, and(inScope(t, scope), eq(t.deviceId, deviceId), eq(t.handled, true)), paging)
  return mapped(page, (record) => ({
    id: record.id,
    alrmDate: wireTime(record.raisedAt),
    alrmType: record.alarmType,
    measuringPoint: record.pointName,
    confirPerson: record.confirmPerson ?? record.handlePerson,
    confirDate: wireTime(record.confirmedAt ?? record.handledAt),
    fireFlag: record.verdict,
    handlePerson: record.handlePerson,
    handleDate: wireTime(record.handledAt),
    alrmCategory: record.category,
  }))
}

export async function historyOfHydrantSensor(tx: Db, scope: DataScope, deviceId: number, paging: Paging) {
  const t = hydrantRecords
  const page = await pageOf(tx, t, and(inScope(t, scope), eq(t.deviceId, deviceId), eq(t.handled, true)), paging)
  return mapped(page, (record) => ({
    id: record.id,
    alrmDate: wireTime(record.raisedAt),
    alrmType: record.alarmType,
    measuringPoint: record.pointName,
    confirPerson: null,
    confirDate: null,
    handlePerson: record.handlePerson,
    handleDate: wireTime(record.handledAt),
    alrmData: record.value,
    dataUnit: record.unit,
  }))
}

export async function historyOfHostPoint(tx: Db, scope: DataScope, pointId: number, paging: Paging) {
  const t = fireHostRecords
  const page = await pageOf(tx, t, and(inScope(t, scope), eq(t.subjectId, pointId), eq(t.handled, true)), paging)
  return mapped(page, (record) => ({
    id: record.id,
    alrmDate: wireTime(record.raisedAt),
    alrmType: record.alarmType,
    fireFlag: record.verdict,
    handlePerson: record.handlePerson,
    handleDate: wireTime(record.handledAt),
    alrmCategory: record.category,
  }))
}

/** All records of a building, handled or not (contract device 11.3); floor 0 means all floors. `id` is additive. */
export async function recordsOfBuilding(tx: Db, scope: DataScope, c: Context<AppEnv>, buildingId: number, paging: Paging) {
  const t = generalRecords
  const where = and(
    inScope(t, scope),
    equal(t.buildingId, buildingId),
    equal(t.floor, floorFilter(c, 'floor')),
    equal(t.channelId, intFilter(c, 'channelId')),
  )
  return mapped(await pageOf(tx, t, where, paging), (record) => ({
    id: record.id,
    equipmentType: record.equipmentType,
    sensorNo: record.sensorNumber,
    alrmData: record.value,
    alrmType: record.alarmType,
    alrmDate: wireTime(record.raisedAt),
    alrmCategory: record.category,
    positionDescription: record.position,
    tenantId: record.tenantId,
    measuringPoint: record.pointName,
    unit: null,
    level: null,
    dataUnit: null,
  }))
}

export async function hostRecordsOfBuilding(tx: Db, scope: DataScope, c: Context<AppEnv>, buildingId: number, paging: Paging) {
  const t = fireHostRecords
  const where = and(
    inScope(t, scope),
    equal(t.buildingId, buildingId),
    equal(t.floor, floorFilter(c, 'floor')),
    equal(t.channelId, intFilter(c, 'channelId')),
  )
  return mapped(await pageOf(tx, t, where, paging), (record) => ({
    id: record.id,
    series: record.series,
    equId: record.fireHostPointId,
    alrmDate: wireTime(record.raisedAt),
    alrmType: record.alarmType,
    positionDescription: record.position,
  }))
}

export async function recordsOfHydrant(tx: Db, scope: DataScope, c: Context<AppEnv>, hydrantId: number, paging: Paging) {
  const t = hydrantRecords
  const where = and(inScope(t, scope), equal(t.hydrantId, hydrantId), equal(t.channelId, intFilter(c, 'channelId')))
  return mapped(await pageOf(tx, t, where, paging), (record) => ({
    id: record.id,
    alrmType: record.alarmType,
    alrmDate: wireTime(record.raisedAt),
    alrmData: record.value,
    dataUnit: record.unit,
    equipmentType: record.equipmentType,
    measuringPoint: record.pointName,
  }))
}

const LATEST = 10

/** The ten newest records of the three tables; `kind` is additive, `alrmCegory` the platform's spelling (contract device §0.5). */
export async function latestTen(tx: Db, scope: DataScope) {
  const [g, h, f] = [generalRecords, hydrantRecords, fireHostRecords]
  const general = await tx.select().from(g).where(inScope(g, scope)).orderBy(desc(g.raisedAt), desc(g.id)).limit(LATEST)
  const hydrant = await tx.select().from(h).where(inScope(h, scope)).orderBy(desc(h.raisedAt), desc(h.id)).limit(LATEST)
  const fireHost = await tx.select().from(f).where(inScope(f, scope)).orderBy(desc(f.raisedAt), desc(f.id)).limit(LATEST)
  return [
    ...general.map((record) => ({ at: record.raisedAt, row: { kind: 'general', alrmCegory: record.category, ...generalRow(record) } })),
    ...hydrant.map((record) => ({ at: record.raisedAt, row: { kind: 'hydrant', alrmCegory: '0', ...hydrantRow(record) } })),
    ...fireHost.map((record) => ({ at: record.raisedAt, row: { kind: 'fireHost', alrmCegory: record.category, ...fireHostRow(record) } })),
  ]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, LATEST)
    .map(({ row }) => row)
}

type RecordTable = typeof generalRecords | typeof hydrantRecords | typeof fireHostRecords

/** One page of the records of a table, newest first. */
async function pageOf<Table extends RecordTable>(tx: Db, t: Table, where: SQL | undefined, { limit, offset }: Paging): Promise<Page<Table['$inferSelect']>> {
  const rows = await tx.select().from<RecordTable>(t).where(where).orderBy(desc(t.raisedAt), desc(t.id)).limit(limit).offset(offset)
  return { rows, total: await countUpTo(tx, t, where, offset) }
}

function mapped<Row, Wire>({ rows, total }: Page<Row>, toWire: (row: Row) => Wire): Page<Wire> {
  return { rows: rows.map(toWire), total }
}
