import { RECORD_KIND } from '@smart-fire/api-client/wire'
import { and, gte, lt, sql, type SQL } from 'drizzle-orm'

import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import { UNDER_TEN_MINUTES } from './chattering.queries'
import { RECORD_TABLES } from './record-tables'

/** A flood: more alarms per operator in any ten minutes (EEMUA 191, domain rules). */
export const FLOOD_PER_SLOT = 10

/** Ten minutes, from whole ten minutes, with a moment at which the ten minutes before it had more alarms than the operators can take in. */
export interface Flood {
  /** epoch ms */
  at: number
  /** most alarms in any ten minutes that end in these */
  alarms: number
  operators: number
}

const LISTED_FLOODS = 20

/** A row of `floodsAmong`; `sure` is their number, and null for a flood that lies across the border of two whole ten minutes. */
export interface FloodRow {
  at: string
  alarms: string
  operators: string
  sure: string | null
}

/**
 * The floods among the ten minutes of the table `slots`: `slot`, its records (`raised`), those of the ten minutes before (`before`) and the
 * `operators`. Most ten minutes are decided by these counts. The records are read where a flood may lie across a border, and for the
 * newest floods, of which the others are only counted.
 */
export function floodsAmong(scope: DataScope): SQL {
  const limit = sql`${FLOOD_PER_SLOT}::integer * s.operators`
  const raised = sql.join(Object.values(RECORD_KIND).map((kind) => raisedIn(scope, kind)), sql` union all `)
  return sql`
    select s.slot, m.alarms, s.operators, s.sure from (
      (select s.slot, s.operators, count(*) over () as sure from slots s where s.raised > ${limit} order by s.slot desc limit ${LISTED_FLOODS})
      union all select s.slot, s.operators, null from slots s where s.raised <= ${limit} and s.raised + s.before > ${limit}
    ) s cross join lateral (
      select max(recent) as alarms from (
        select x.at, count(*) over (order by x.at range between ${UNDER_TEN_MINUTES} preceding and current row) as recent from (${raised}) x) counted
      where counted.at >= s.slot offset 0) m
    where s.sure is not null or m.alarms > ${limit}`
}

/** How many floods there were, and the newest of them. */
export function countFloodRows(rows: readonly FloodRow[]): { floods: number; newestFloods: Flood[] } {
  const sure = Number(rows.find((row) => row.sure !== null)?.sure ?? 0)
  const newestFirst = rows.map(({ at, alarms, operators }) => ({ at: Number(at) * 1000, alarms: Number(alarms), operators: Number(operators) })).sort((one, other) => other.at - one.at)
  return { floods: sure + rows.filter((row) => row.sure === null).length, newestFloods: newestFirst.slice(0, LISTED_FLOODS) }
}

/** When records were raised in the ten minutes `s.slot` and in those before. */
function raisedIn(scope: DataScope, kind: keyof typeof RECORD_TABLES): SQL {
  const { t } = RECORD_TABLES[kind]
  return sql`select ${t.raisedAt} as at from ${t}
    where ${and(inScope(t, scope), gte(t.raisedAt, sql`s.slot - interval '10 minutes'`), lt(t.raisedAt, sql`s.slot + interval '10 minutes'`))}`
}
