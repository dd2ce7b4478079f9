import { RECORD_KIND, type RecordKind } from '@smart-fire/api-client/wire'
import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { equal } from '../../db/conditions'
import { rowsOf, type Db } from '../../db/database'
import { fireHostRecords, generalRecords, hydrantRecords, pointSlots } from '../../db/schema'
import { inScope } from '../menus/data-scope.queries'
import { addDays, startOfDay, type DaySpan } from './day-span'
import type { CountedScope } from './figures.queries'

/** A point chatters when it is raised or restored more often in ten minutes. */
export const CHATTERING_CHANGES = 3
/** An open record stands when it was raised longer ago. */
export const STANDING_MS = 24 * 3_600_000

export interface ChatteringPoint {
  kind: RecordKind
  /** the device or fire host point */
  member: string
  pointCode: string
  /** stretches of ten minutes in which it chattered */
  periods: number
  /** changes in the worst of them */
  most: number
}

/** Points that chattered, those that did so most often first. Stretches begin at whole ten minutes. */
export async function readChattering(tx: Db, { scope, kinds, channelId }: CountedScope, span: DaySpan, limit: number): Promise<ChatteringPoint[]> {
  const t = pointSlots
  const [from, to] = [startOfDay(span.from), startOfDay(addDays(span.to, 1))].map((at) => new Date(at).toISOString())
  const visible = and(
    inScope(t, scope),
    equal(t.channelId, channelId),
    inArray(t.kind, [...kinds]),
    sql`${t.slot} >= ${from}::timestamptz and ${t.slot} < ${to}::timestamptz`,
  )
  // a stretch that is below the limit so far is counted when its waiting changes exceed it
  const rows = await rowsOf<{ kind: RecordKind; member: string; code: string; periods: string; most: string }>(tx, sql`
    with waiting as (select tenant_id, kind, channel_id, subject_id, point_code, slot, sum(changes) as changes from record_changes_by_point_slot
      where tenant_id = ${scope.tenantId} group by 1, 2, 3, 4, 5, 6),
    chattering as (
      select ${t.kind} as kind, ${t.subjectId} as subject_id, ${t.pointCode} as point_code, ${t.changes} + coalesce(w.changes, 0) as changes
      from ${t} left join waiting w on w.kind = ${t.kind} and w.channel_id = ${t.channelId} and w.subject_id = ${t.subjectId} and w.point_code = ${t.pointCode} and w.slot = ${t.slot}
      where ${visible} and ${t.changes} > 3
      union all
      select point_slots.kind, point_slots.subject_id, point_slots.point_code, point_slots.changes + coalesce(s.changes, 0)
      from waiting point_slots left join point_slots s on s.tenant_id = ${scope.tenantId} and s.kind = point_slots.kind and s.channel_id = point_slots.channel_id
        and s.subject_id = point_slots.subject_id and s.point_code = point_slots.point_code and s.slot = point_slots.slot
      where ${visible} and coalesce(s.changes, 0) <= 3)
    select kind, subject_id as member, point_code as code, count(*) as periods, max(changes) as most from chattering where changes > ${CHATTERING_CHANGES}::integer
    group by 1, 2, 3 order by 4 desc, 5 desc, 2 limit ${limit}`)
  return rows.map(({ kind, member, code, periods, most }) => ({ kind, member: String(member), pointCode: code, periods: Number(periods), most: Number(most) }))
}

export interface StandingRecord {
  kind: RecordKind
  id: number
  member: string
  alarmType: string
  category: '0' | '1'
  raisedAt: Date
}

/** Open records that stand, the oldest first, and how many there are. They are those of now, whatever the span. */
export async function readStanding(tx: Db, { scope, kinds, channelId }: CountedScope, now: number, limit: number): Promise<{ rows: StandingRecord[]; total: number }> {
  const rows: StandingRecord[] = []
  let total = 0
  for (const kind of kinds) {
    const { t, subject, category } = TABLES[kind]
    const where = and(inScope(t, scope), equal(t.channelId, channelId), eq(t.handled, false), lt(t.raisedAt, new Date(now - STANDING_MS)))
    const [counted] = await tx.select({ rows: count() }).from(t).where(where)
    total += counted?.rows ?? 0
    const own = await tx.select({ id: t.id, member: subject, alarmType: t.alarmType, category, raisedAt: t.raisedAt }).from(t).where(where).orderBy(asc(byAge(t.raisedAt)), asc(t.id)).limit(limit)
    rows.push(...own.map((row) => ({ ...row, kind, member: String(row.member) })))
  }
  rows.sort((a, b) => a.raisedAt.getTime() - b.raisedAt.getTime())
  return { rows: rows.slice(0, limit), total }
}

/** As an expression, so that the few open records are sorted: by the index of the column a search for old ones would pass all handled records. */
const byAge = (column: AnyPgColumn) => sql`${column} + interval '0 seconds'`

const TABLES = {
  [RECORD_KIND.general]: { t: generalRecords, subject: sql<number>`${generalRecords.deviceId}`, category: sql<'0' | '1'>`${generalRecords.category}` },
  [RECORD_KIND.hydrant]: { t: hydrantRecords, subject: sql<number>`${hydrantRecords.deviceId}`, category: sql<'0' | '1'>`'0'` },
  [RECORD_KIND.fireHost]: { t: fireHostRecords, subject: sql<number>`${fireHostRecords.fireHostPointId}`, category: sql<'0' | '1'>`${fireHostRecords.category}` },
}
