import { RECORD_CATEGORY, type RecordKind } from '@smart-fire/api-client/wire'
import { sql } from 'drizzle-orm'

import { insertForIds } from '../../../db/bulk-insert'
import { rowsOf, type Db } from '../../../db/database'
import { fireHostRecords, generalRecords, hydrantRecords } from '../../../db/schema'
import { outboxRow } from '../../notices/notice-facts'
import { queueNotices, type OutboxRow } from '../../notices/outbox.queries'
import { UNJUDGED_LEVEL, type WarningLevel } from '../assess/warning-level'
import { addressOfSubject, isAddress, isHostItself } from '../subject/host-subject'
import type { Subject } from '../subject/subject'
import { RECORD_KINDS, RECORD_TABLES } from './record-tables.queries'

/** Facts of a measuring point from the catalogue. */
export interface PointFacts {
  name: string
  unit: string
  kind: 'fire' | 'monitoring'
}

export interface NewRecord {
  subject: Subject
  at: number
  receivedAt: number
  /** what the device's clock said when it cannot be believed; otherwise null */
  stampedAt: number | null
  code: string
  value: number | null
  status: 'alarm' | 'fault' | 'offline'
  type: string
  facts: PointFacts | undefined
  /** of a fire of a fire host: it is the first of an event; missing = it is not */
  isFirst?: boolean
  /** of its value; null or missing: it was not judged */
  level?: WarningLevel | null
}

/** A record by kind and id, with its subject. */
export interface RecordRef {
  kind: RecordKind
  id: number
  subjectId: number
  code: string
  repeats: number
}

/** A record that a report has made. */
export interface MadeRecord extends RecordRef {
  /** time of the report */
  at: number
}

/** One new record per point that changed, in the order given. People outside the watch desk are told of each (ADR 29). */
export async function insertRecords(tx: Db, records: NewRecord[]): Promise<MadeRecord[]> {
  const refs: MadeRecord[] = []
  const queued: Omit<OutboxRow, 'id'>[] = []
  for (const kind of RECORD_KINDS) {
    const own = records.filter((record) => record.subject.kind === kind)
    if (own.length === 0) continue
    const ids = await insertOfKind(tx, kind, own)
    own.forEach((record, index) => {
      const id = ids[index]
      if (id === undefined) return
      refs.push({ kind, id, subjectId: record.subject.id, code: record.code, repeats: 1, at: record.at })
      queued.push(outboxRow(id, record))
    })
  }
  await queueNotices(tx, queued)
  return refs
}

/** Of one call there can be more than a statement may have values. */
function insertOfKind(tx: Db, kind: RecordKind, records: NewRecord[]): Promise<number[]> {
  switch (kind) {
    case 'general':
      return insertForIds(tx, generalRecords, records.map(generalRow))
    case 'hydrant':
      return insertForIds(tx, hydrantRecords, records.map(hydrantRow))
    case 'fireHost':
      return insertForIds(tx, fireHostRecords, records.map(fireHostRow))
    default:
      return kind satisfies never
  }
}

const commonRow = ({ subject, at, receivedAt, stampedAt, code, value, type, facts, level }: NewRecord) => ({
  tenantId: subject.tenantId,
  channelId: subject.channelId,
  position: subject.position,
  pointCode: code,
  pointName: facts?.name ?? null,
  alarmType: type,
  value,
  unit: facts?.unit ?? null,
  level: level?.name ?? UNJUDGED_LEVEL,
  raisedAt: new Date(at),
  receivedAt: new Date(receivedAt),
  stampedAt: stampedAt === null ? null : new Date(stampedAt),
  lastReportedAt: new Date(at),
})

const category = (record: NewRecord) => (record.status === 'alarm' ? RECORD_CATEGORY.fire : RECORD_CATEGORY.fault)

const generalRow = (record: NewRecord): typeof generalRecords.$inferInsert => ({
  ...commonRow(record),
  deviceId: record.subject.id,
  sensorNumber: record.subject.sensorNumber ?? '',
  equipmentType: record.subject.equipmentType,
  buildingId: record.subject.buildingId,
  buildingName: record.subject.buildingName,
  floor: record.subject.floor,
  category: category(record),
})

const hydrantRow = (record: NewRecord): typeof hydrantRecords.$inferInsert => ({
  ...commonRow(record),
  deviceId: record.subject.id,
  sensorNumber: record.subject.sensorNumber ?? '',
  equipmentType: record.subject.equipmentType,
  hydrantId: record.subject.hydrantId ?? 0,
  hydrantName: record.subject.hydrantName,
})

const fireHostRow = (record: NewRecord): typeof fireHostRecords.$inferInsert => ({
  ...commonRow(record),
  fireHostPointId: isHostItself(record.subject) || isAddress(record.subject) ? null : record.subject.id,
  unmatchedAddressId: isAddress(record.subject) ? addressOfSubject(record.subject.id) : null,
  fireHostId: record.subject.fireHostId ?? 0,
  hostName: record.subject.hostName,
  loop: record.subject.loop ?? '',
  address: record.subject.address ?? '',
  series: record.subject.series,
  buildingId: record.subject.buildingId,
  buildingName: record.subject.buildingName,
  floor: record.subject.floor,
  category: category(record),
  firstOfEvent: record.status === 'alarm' ? record.isFirst === true : null,
})

export interface Repeat {
  subject: Subject
  at: number
  code: string
  type: string
}

/**
 * Raises the repeat number of the open record of each point: of the same name if possible, and the last that began before the
 * report. A judged record stays unchanged
 * (`countOrRaise`).
 */
export async function repeatRecords(tx: Db, repeats: Repeat[]): Promise<RecordRef[]> {
  const refs: RecordRef[] = []
  for (const kind of RECORD_KINDS) {
    const own = repeats.filter((repeat) => repeat.subject.kind === kind)
    if (own.length === 0) continue
    const { name, subject } = RECORD_TABLES[kind]
    const wanted = own.map(({ subject: { id }, code, type, at }) => ({ subject: id, code, type, at: new Date(at).toISOString() }))
    const rows = await rowsOf<Omit<RecordRef, 'kind'>>(
      tx,
      sql`update ${name} r set repeats = r.repeats + 1,
            raised_at = least(r.raised_at, n.at), last_reported_at = greatest(r.last_reported_at, n.at)
          from (select distinct on (o.${subject}, o.point_code) o.id, q.at from ${name} o
                join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as q(subject bigint, code text, type text, at timestamptz)
                  on q.subject = o.${subject} and q.code = o.point_code
                where not o.handled
                order by o.${subject}, o.point_code, (o.alarm_type = q.type) desc,
                  (o.raised_at <= q.at + interval '1 minute') desc, o.raised_at desc, o.id desc) n
          where r.id = n.id and not r.handled
          returning r.id, r.${subject} as "subjectId", r.point_code as code, r.repeats`,
    )
    refs.push(...rows.map((row) => ref(kind, row)))
  }
  return refs
}

export interface Recovery {
  subject: Subject
  /** open records of these points; null = of all points but `except` */
  codes: string[] | null
  except: string[]
  /** only records whose last report is older than this instant (epoch ms); null = all */
  before: number | null
}

/** Closes open records without a person (contract device §14.1). */
export async function closeRecords(tx: Db, recoveries: Recovery[], now: number): Promise<RecordRef[]> {
  const refs: RecordRef[] = []
  for (const kind of RECORD_KINDS) {
    const own = recoveries.filter((recovery) => recovery.subject.kind === kind)
    if (own.length === 0) continue
    const { name, subject, close } = RECORD_TABLES[kind]
    const at = new Date(now).toISOString()
    const wanted = own.map(({ subject: { id }, codes, except, before }) => ({
      subject: id,
      codes,
      except,
      before: before === null ? null : new Date(before).toISOString(),
      now: at,
    }))
    const rows = await rowsOf<Omit<RecordRef, 'kind'>>(
      tx,
      sql`update ${name} r set handled = true, handled_at = c.now, restored_at = c.now ${close}
          from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as c(subject bigint, codes text[], "except" text[], before timestamptz, now timestamptz)
          where r.${subject} = c.subject and not r.handled
            and (c.codes is null or r.point_code = any(c.codes)) and not r.point_code = any(c."except")
            and (c.before is null or coalesce(r.last_reported_at, r.raised_at) < c.before)
          returning r.id, r.${subject} as "subjectId", r.point_code as code, r.repeats`,
    )
    refs.push(...rows.map((row) => ref(kind, row)))
  }
  return refs
}

/** The drivers give bigint as text or number. */
function ref(kind: RecordKind, row: Omit<RecordRef, 'kind'>): RecordRef {
  return { kind, id: Number(row.id), subjectId: Number(row.subjectId), code: row.code, repeats: Number(row.repeats) }
}
