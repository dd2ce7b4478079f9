import { and, between, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { RecordKind } from '@smart-fire/api-client/wire'

import { among, equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { recordFigures } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import type { Place } from './counted-places.queries'
import { partsOf, type DaySpan } from './day-span'
import type { DelayCount } from './delay-steps'

/** Which records are counted: of these tables, optionally of one channel and of some places. */
export interface CountedScope {
  scope: DataScope
  kinds: readonly RecordKind[]
  channelId: number | undefined
  /** all places without it */
  places?: readonly Place[] | undefined
}

export type Dimension = 'all' | 'type' | 'place' | 'floor' | 'loop' | 'point' | 'subject' | 'delay'

/** Counts of records. Faults contain no offline records; a fire without a verdict is in none of the last three. */
export interface RecordCounts {
  raised: number
  fires: number
  faults: number
  offline: number
  open: number
  openFires: number
  recovered: number
  realFires: number
  fireTests: number
  falseAlarms: number
}

const t = recordFigures
const sumOf = (column: SQL | AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)

const SUMS = {
  raised: sumOf(t.raised),
  fires: sumOf(t.fires),
  faults: sumOf(sql`${t.raised} - ${t.fires} - ${t.offline}`),
  offline: sumOf(t.offline),
  open: sumOf(t.open),
  openFires: sumOf(t.openFires),
  recovered: sumOf(t.recovered),
  realFires: sumOf(t.realFires),
  fireTests: sumOf(t.fireTests),
  falseAlarms: sumOf(t.falseAlarms),
}

const ALL_PLACES = ''

const counted = ({ scope, kinds, channelId, places }: CountedScope, dimension: Dimension) =>
  and(eq(t.dimension, dimension), inArray(t.kind, [...kinds]), inScope(t, scope), equal(t.channelId, channelId), isWithin(places))

function isWithin(places: CountedScope['places']): SQL {
  if (places === undefined) return eq(t.within, ALL_PLACES)
  return places.length === 0 ? sql`false` : among(t.within, places)
}

/** The rows of a span: whole months, and the days around them. */
function inSpan(span: DaySpan): SQL | undefined {
  const { months, days } = partsOf(span)
  return or(
    months ? and(eq(t.grain, 'month'), between(t.startsOn, months.first, months.last)) : undefined,
    ...days.map(({ from, to }) => and(eq(t.grain, 'day'), between(t.startsOn, from, to))),
  )
}

/** All records of the span together. */
export async function sumAll(tx: Db, what: CountedScope, span: DaySpan): Promise<RecordCounts> {
  const [row] = await tx.select(SUMS).from(t).where(and(counted(what, 'all'), inSpan(span)))
  if (!row) throw new Error('a sum without a row')
  return row
}

/** The first days of steps of time, as SQL units. */
export type TimeGrain = 'day' | 'week' | 'month' | 'quarter'

/** Records by day, week (from Monday), month or quarter; steps without records are left out. */
export async function sumByTime(tx: Db, what: CountedScope, span: DaySpan, grain: TimeGrain): Promise<(RecordCounts & { startsOn: string })[]> {
  const startsOn = sql<string>`to_char(date_trunc(${sql.raw(`'${grain}'`)}, ${t.startsOn}::timestamp), 'YYYY-MM-DD')`
  const isByMonth = grain === 'month' || grain === 'quarter'
  const days = isByMonth ? inSpan(span) : and(eq(t.grain, 'day'), between(t.startsOn, span.from, span.to))
  return tx.select({ startsOn, ...SUMS }).from(t).where(and(counted(what, 'all'), days)).groupBy(sql`1`).orderBy(sql`1`)
}

/** Records by member of a dimension, those with most first; `of` is what the order goes by. */
export async function sumByMember(
  tx: Db,
  what: CountedScope,
  { dimension, span, of = 'raised', limit }: { dimension: Dimension; span: DaySpan; of?: keyof RecordCounts; limit?: number },
): Promise<(RecordCounts & { member: string; kind: RecordKind })[]> {
  const query = tx
    .select({ member: t.member, kind: t.kind, ...SUMS })
    .from(t)
    .where(and(counted(what, dimension), inSpan(span)))
    .groupBy(t.member, t.kind)
    .having(sql`${SUMS[of]} > 0`)
    .orderBy(sql`${SUMS[of]} desc`, sql`${SUMS.raised} desc`, t.member)
  return limit === undefined ? query : query.limit(limit)
}

/** How long the judged fires of the span waited for their verdicts. */
export async function sumDelays(tx: Db, what: CountedScope, span: DaySpan): Promise<DelayCount[]> {
  const rows = await tx.select({ step: t.member, count: SUMS.raised }).from(t).where(and(counted(what, 'delay'), inSpan(span))).groupBy(t.member)
  return rows.map(({ step, count }) => ({ step: Number(step), count })).filter(({ count }) => count > 0)
}

/** The same for each of these buildings and hydrants. */
export async function sumDelaysByPlace(tx: Db, { scope, kinds }: CountedScope, span: DaySpan, places: readonly Place[]): Promise<Map<string, DelayCount[]>> {
  const rows = await tx
    .select({ within: t.within, step: t.member, count: SUMS.raised })
    .from(t)
    .where(and(eq(t.dimension, 'delay'), inArray(t.kind, [...kinds]), inScope(t, scope), among(t.within, places), inSpan(span)))
    .groupBy(t.within, t.member)
    .having(sql`${SUMS.raised} > 0`)
  const byPlace = new Map<string, DelayCount[]>()
  for (const { within, step, count } of rows) byPlace.set(within, [...(byPlace.get(within) ?? []), { step: Number(step), count }])
  return byPlace
}
