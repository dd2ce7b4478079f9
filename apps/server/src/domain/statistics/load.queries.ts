import { and, eq, gte, inArray, lt, min, sql } from 'drizzle-orm'
import type { RecordKind } from '@smart-fire/api-client/wire'

import { rowsOf, type Db } from '../../db/database'
import { operatorHours, slotFigures } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import { startOfDay, type DaySpan } from './day-span'
import { countFloodRows, floodsAmong, type Flood, type FloodRow } from './floods.queries'

/** A steady load: alarms per operator and hour, about 1 in 10 minutes (EEMUA 191, domain rules). */
export const STEADY_PER_HOUR = 6
const HOUR_MS = 3_600_000
const SLOT_MS = 600_000

/** How many alarms each operator had to take in. */
export interface OperatorLoad {
  /** hours of the span that have passed since the first record */
  hours: number
  /** mean alarms per operator and hour; null before the first record */
  mean: number | null
  /** of the worst hour */
  peak: number
  /** first instant of the worst hour, epoch ms; null without a record */
  peakAt: number | null
  hoursAboveSteady: number
  floods: number
  newestFloods: Flood[]
  /** mean by hour of the day in UTC+8, 24 values */
  byHourOfDay: (number | null)[]
}

const ALL_CHANNELS = 0
const t = slotFigures

/**
 * All records that the caller may see, whatever the screen: an operator has one pair of eyes for all systems. Operators of an
 * hour are the persons who judged a record in it, at least one.
 */
export async function readLoad(tx: Db, scope: DataScope, span: DaySpan, now: number): Promise<OperatorLoad> {
  const [first] = await tx.select({ at: min(t.slot) }).from(t).where(visible(scope))
  const from = Math.max(startOfDay(span.from), first?.at ? Math.floor(first.at.getTime() / HOUR_MS) * HOUR_MS : now)
  const to = Math.min(startOfDay(span.to) + 24 * HOUR_MS, now)
  const hours = Math.max(0, Math.ceil((to - from) / HOUR_MS))
  // from ten minutes earlier: a flood may have begun there
  const since = new Date(from - SLOT_MS)
  const slots = sql`select s.slot, s.raised, case when s.earlier = s.slot - interval '10 minutes' then s.before else 0 end as before, greatest(coalesce(o.operators, 1), 1) as operators
    from (select slot, raised, lag(slot) over w as earlier, lag(raised) over w as before
          from (select ${t.slot} as slot, sum(${t.raised}) as raised from ${t} where ${and(visible(scope), after(scope, since), gte(t.slot, since), lt(t.slot, new Date(to)))} group by 1) counted
          where raised > 0 window w as (order by slot)) s
    left join (select ${operatorHours.hour} as hour, count(*) as operators from ${operatorHours}
               where ${and(eq(operatorHours.tenantId, scope.tenantId), gte(operatorHours.hour, new Date(from)), lt(operatorHours.hour, new Date(to)))} group by 1) o
      on o.hour = date_trunc('hour', s.slot, 'UTC') where s.slot >= ${new Date(from).toISOString()}::timestamptz`
  const rows = await rowsOf<{ load: string | number | null } & FloodRow>(tx, sql`
    with slots as materialized (${slots}), floods as (${floodsAmong(scope)})
    select extract(epoch from date_trunc('hour', slot, 'UTC')) as at, sum(raised::float8 / operators) as load, null::bigint as alarms, null::bigint as operators, null::bigint as sure from slots group by 1
    union all select extract(epoch from slot), null, alarms, operators, sure from floods`)
  const perHour = rows.flatMap(({ at, load }) => (load === null ? [] : [{ at: Number(at) * 1000, load: Number(load) }]))
  return { ...loadOf(perHour, hours, { from, to }), ...countFloodRows(rows.filter(({ load }) => load === null)) }
}

/** Who sees every channel reads the sums of all (channel 0), anyone else those of the visible channels. */
function visible(scope: DataScope) {
  return scope.channels === 'all' ? and(eq(t.tenantId, scope.tenantId), eq(t.channelId, ALL_CHANNELS)) : inScope(t, scope)
}

/** With limited places the ten minutes are made of the records (`db/scoped`): this lets the database find them by their time. */
const after = ({ places }: DataScope, since: Date) => (places === 'all' ? undefined : sql`${t}.raised_at >= ${since.toISOString()}::timestamptz`)

function loadOf(rows: { at: number; load: number }[], hours: number, { from, to }: { from: number; to: number }): Omit<OperatorLoad, 'floods' | 'newestFloods'> {
  const byHour = Array.from({ length: 24 }, () => 0)
  let [total, above] = [0, 0]
  let worst: { at: number; load: number } | null = null
  for (const row of rows) {
    total += row.load
    if (row.load > STEADY_PER_HOUR) above += 1
    if (worst === null || row.load > worst.load) worst = row
    byHour[hourOfDay(row.at)] = (byHour[hourOfDay(row.at)] ?? 0) + row.load
  }
  const passed = passedHours(from, to)
  return {
    hours,
    mean: hours === 0 ? null : total / hours,
    peak: worst?.load ?? 0,
    peakAt: worst?.at ?? null,
    hoursAboveSteady: above,
    byHourOfDay: byHour.map((load, hour) => (passed[hour] ? load / passed[hour] : null)),
  }
}

/** The hour of the day in UTC+8. */
const hourOfDay = (at: number) => (Math.floor(at / HOUR_MS) + 8) % 24

/** How often each hour of the day lies in the span. */
function passedHours(from: number, to: number): number[] {
  const days = Math.floor(Math.max(0, to - from) / (24 * HOUR_MS))
  const passed = Array.from({ length: 24 }, () => days)
  for (let at = from + days * 24 * HOUR_MS; at < to; at += HOUR_MS) passed[hourOfDay(at)] = (passed[hourOfDay(at)] ?? 0) + 1
  return passed
}

/** Records of the last 24 hours, by hour: the hour's first instant (epoch ms) with its fires, faults and offline records; hours without records are included. */
export async function readLastHours(tx: Db, what: { scope: DataScope; kinds: readonly RecordKind[] }, now: number) {
  const first = Math.floor(now / HOUR_MS) * HOUR_MS - 23 * HOUR_MS
  const rows = await tx
    .select({
      hour: sql<number>`extract(epoch from date_trunc('hour', ${t.slot}, 'UTC'))`.mapWith(Number),
      fires: sql<number>`sum(${t.fires})`.mapWith(Number),
      offline: sql<number>`sum(${t.offline})`.mapWith(Number),
      raised: sql<number>`sum(${t.raised})`.mapWith(Number),
    })
    .from(t)
    .where(and(visible(what.scope), after(what.scope, new Date(first)), inArray(t.kind, [...what.kinds]), gte(t.slot, new Date(first))))
    .groupBy(sql`1`)
  const byHour = new Map(rows.map((row) => [row.hour * 1000, row]))
  return Array.from({ length: 24 }, (_, index) => {
    const at = first + index * HOUR_MS
    const { fires = 0, offline = 0, raised = 0 } = byHour.get(at) ?? {}
    return { at, fires, offline, faults: raised - fires - offline }
  })
}
