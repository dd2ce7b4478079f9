import type { RecordKind } from '@smart-fire/api-client/wire'
import { and, asc, count, eq, lt, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import type { Paging } from '../../http/parameters'
import { inScope } from '../menus/data-scope.queries'
import { atPlaces } from './counted-places.queries'
import type { CountedScope } from './figures.queries'
import { RECORD_TABLES } from './record-tables'

/** An open record stands when it was raised longer ago. */
export const STANDING_MS = 24 * 3_600_000

export interface StandingRecord {
  kind: RecordKind
  id: number
  member: string
  alarmType: string
  category: '0' | '1'
  raisedAt: Date
}

/** A page of the open records that stand, the oldest first, and how many there are. They are those of now, whatever the span. */
export async function readStanding(tx: Db, { scope, kinds, channelId, places }: CountedScope, now: number, { limit, offset }: Paging): Promise<{ rows: StandingRecord[]; total: number }> {
  const rows: StandingRecord[] = []
  let total = 0
  for (const kind of kinds) {
    const { t, subject, category, places: columns } = RECORD_TABLES[kind]
    const where = and(inScope(t, scope), equal(t.channelId, channelId), atPlaces(columns, places), eq(t.handled, false), lt(t.raisedAt, new Date(now - STANDING_MS)))
    const [counted] = await tx.select({ rows: count() }).from(t).where(where)
    total += counted?.rows ?? 0
    const own = await tx.select({ id: t.id, member: sql<number>`${subject}`, alarmType: t.alarmType, category: sql<'0' | '1'>`${category ?? '0'}`, raisedAt: t.raisedAt }).from(t).where(where).orderBy(asc(byAge(t.raisedAt)), asc(t.id)).limit(offset + limit)
    rows.push(...own.map((row) => ({ ...row, kind, member: String(row.member) })))
  }
  rows.sort((a, b) => a.raisedAt.getTime() - b.raisedAt.getTime())
  return { rows: rows.slice(offset, offset + limit), total }
}

/** As an expression, so that the few open records are sorted: by the index of the column a search for old ones would pass all handled records. */
const byAge = (column: AnyPgColumn) => sql`${column} + interval '0 seconds'`
