import type { RecordKind } from '@smart-fire/api-client/wire'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { equal } from '../../db/conditions'
import { rowsOf, type Db } from '../../db/database'
import { pointSlots } from '../../db/schema'
import { inScope } from '../menus/data-scope.queries'
import { atPlaces } from './counted-places.queries'
import { addDays, startOfDay, type DaySpan } from './day-span'
import type { CountedScope } from './figures.queries'
import { RECORD_TABLES } from './record-tables'

/** A point chatters when it is raised or restored more often in any ten minutes. */
export const CHATTERING_CHANGES = 3

export interface ChatteringPoint {
  kind: RecordKind
  /** the device, the fire host point, or a fire host itself with its id below zero */
  member: string
  pointCode: string
  /** stretches of ten minutes, from whole ten minutes, with a moment at which the ten minutes before it had too many changes */
  periods: number
  /** most changes in any ten minutes */
  most: number
}

/**
 * Points that chattered, those that did so most often first. The ten minutes may begin at any moment: the summaries say in which twenty
 * minutes there were enough changes, and only the records of those are read.
 */
export async function readChattering(tx: Db, what: CountedScope, span: DaySpan, limit: number): Promise<ChatteringPoint[]> {
  const changes = sql.join(what.kinds.map((kind) => changesOf(kind, what)), sql` union all `)
  const rows = await rowsOf<{ kind: RecordKind; member: string; code: string; periods: string; most: string }>(tx, sql`
    with candidates as materialized (${candidates(what, span)}),
    counted as (
      select c.kind, c.subject_id, c.point_code, c.slot, x.at,
        count(*) over (partition by c.kind, c.channel_id, c.subject_id, c.point_code, c.slot order by x.at range between ${UNDER_TEN_MINUTES} preceding and current row) as recent
      from candidates c cross join lateral (${changes} offset 0) x)
    select kind, subject_id as member, point_code as code, count(distinct slot) as periods, max(recent) as most from counted
    where recent > ${CHATTERING_CHANGES}::integer and at >= slot + interval '10 minutes'
    group by 1, 2, 3 order by 4 desc, 5 desc, 2 limit ${limit}`)
  return rows.map(({ kind, member, code, periods, most }) => ({ kind, member: String(member), pointCode: code, periods: Number(periods), most: Number(most) }))
}

/** Times have whole milliseconds: ten minutes that begin after this are over. */
export const UNDER_TEN_MINUTES = sql`interval '599.999 seconds'`

/** The twenty minutes in whose second half the limit can have been exceeded: by the summaries, or by changes that are not in them yet. */
function candidates({ scope, kinds, channelId }: CountedScope, span: DaySpan): SQL {
  const t = pointSlots
  const [from, to] = [startOfDay(span.from), startOfDay(addDays(span.to, 1))].map((at) => sql`${new Date(at).toISOString()}::timestamptz - interval '10 minutes'`)
  const visible = and(inScope(t, scope), equal(t.channelId, channelId), inArray(t.kind, [...kinds]), sql`${t.slot} >= ${from} and ${t.slot} < ${to}`)
  const columns = sql`point_slots.kind, point_slots.channel_id, point_slots.subject_id, point_slots.point_code, point_slots.slot`
  return sql`select ${columns} from point_slots where ${visible} and point_slots.changes > 3
    union select ${columns} from record_changes_by_point_slot point_slots where ${visible}`
}

/** When the point of the candidate `c` was raised and restored in its twenty minutes. */
function changesOf(kind: RecordKind, { scope, places }: CountedScope): SQL {
  const { t, subject, places: columns } = RECORD_TABLES[kind]
  const changed = (at: AnyPgColumn) => sql`select ${at} as at from ${t}
    where ${and(eq(t.tenantId, scope.tenantId), atPlaces(columns, places))} and c.kind = ${kind} and ${subject} = c.subject_id
      and ${t.channelId} = c.channel_id and ${t.pointCode} = c.point_code and ${at} >= c.slot and ${at} < c.slot + interval '20 minutes'`
  return sql`${changed(t.raisedAt)} union all ${changed(t.restoredAt)}`
}
