import { CHANNEL } from '@smart-fire/api-client/wire'
import { and, eq, sql } from 'drizzle-orm'

import { among } from '../../db/conditions'
import { rowsOf, type Db } from '../../db/database'
import { hydrants } from '../../db/schema'
import { mayReadChannel, type DataScope } from '../menus/data-scope'
import { endOfRecord } from '../records/record-end.queries'
import { areaNames, type Area } from './area-names.queries'
import { idsIn } from './counted-places.queries'
import { addDays, startOfDay, type DaySpan } from './day-span'
import type { CountedScope } from './figures.queries'

/** What hydrants went through in a period: hours out of the bounds of the pressure, and events. */
export interface WaterCounts {
  lowHours: number
  highHours: number
  capEvents: number
  impactEvents: number
  tiltEvents: number
}

export interface WaterFigures extends WaterCounts {
  byPressure: HydrantCounts[]
  byEvents: HydrantCounts[]
  areas: (WaterCounts & { name: string | null })[]
}

type HydrantCounts = WaterCounts & Area & { id: number; name: string | null }

/** Measuring points of hydrants (contract device, measuringPointCodes); a cap that is opened is reported as tampering or as a cover. */
const PRESSURE = 'YL'
const EVENTS = { capEvents: ['XFC', 'WC'], impactEvents: ['XZJ'], tiltEvents: ['XQX', 'ANGLE'] } as const
const LISTED = 10
const HOUR_MS = 3_600_000
const NONE: WaterCounts = { lowHours: 0, highHours: 0, capEvents: 0, impactEvents: 0, tiltEvents: 0 }

/** The figures of the hydrants in scope, or of those among the places, over the days; a time that has not come does not count. */
export async function waterFigures(tx: Db, { scope, places }: Pick<CountedScope, 'scope' | 'places'>, { from, to }: DaySpan, now: number): Promise<WaterFigures> {
  if (!mayReadChannel(scope, CHANNEL.hydrant)) return { ...NONE, byPressure: [], byEvents: [], areas: [] }
  const span = { from: new Date(startOfDay(from)), to: new Date(Math.min(now, startOfDay(addDays(to, 1)))) }
  if (span.to <= span.from) return { ...NONE, byPressure: [], byEvents: [], areas: [] }
  const byHydrant = new Map<number, WaterCounts>()
  const counted = places && new Set(idsIn(places, 'hydrant'))
  const count = (id: number, more: Partial<WaterCounts>) => {
    if (counted === undefined || counted.has(id)) byHydrant.set(id, { ...NONE, ...byHydrant.get(id), ...more })
  }
  for (const { hydrantId, lowMs, highMs } of await pressureTimes(tx, scope, span, now)) count(Number(hydrantId), { lowHours: Number(lowMs) / HOUR_MS, highHours: Number(highMs) / HOUR_MS })
  for (const { hydrantId, ...events } of await countEvents(tx, scope, span)) {
    count(Number(hydrantId), { capEvents: Number(events.capEvents), impactEvents: Number(events.impactEvents), tiltEvents: Number(events.tiltEvents) })
  }
  const named = await withNames(tx, scope, byHydrant)
  const nameOf = await areaNames(tx, named)
  const areas = [...new Set(named.map(nameOf))].map((name) => ({ name, ...sumOf(named.filter((hydrant) => nameOf(hydrant) === name)) }))
  return { ...sumOf(named), byPressure: most(named, hours), byEvents: most(named, events), areas: areas.sort((one, other) => hours(other) - hours(one) || events(other) - events(one)) }
}

const hours = ({ lowHours, highHours }: WaterCounts): number => lowHours + highHours
const events = ({ capEvents, impactEvents, tiltEvents }: WaterCounts): number => capEvents + impactEvents + tiltEvents

const most = (rows: readonly HydrantCounts[], of: (row: WaterCounts) => number): HydrantCounts[] =>
  rows.filter((row) => of(row) > 0).sort((one, other) => of(other) - of(one) || one.id - other.id).slice(0, LISTED)

function sumOf(rows: readonly WaterCounts[]): WaterCounts {
  const sum = (name: keyof WaterCounts) => rows.reduce((total, row) => total + row[name], 0)
  return { lowHours: sum('lowHours'), highHours: sum('highHours'), capEvents: sum('capEvents'), impactEvents: sum('impactEvents'), tiltEvents: sum('tiltEvents') }
}

interface Span {
  from: Date
  to: Date
}

/**
 * For how long the pressure of each hydrant was too low and too high, by the bounds of the point that had the code when the record was raised: of several
 * points with one code all but one are deleted. Times that two sensors report are counted once. An open record lasts now.
 */
export async function pressureTimes(tx: Db, { tenantId }: DataScope, { from, to }: Span, now: number) {
  const [since, until, present] = [from, to, new Date(now)].map((at) => sql`${at.toISOString()}::timestamptz`)
  return rowsOf<{ hydrantId: string | number; lowMs: string | number; highMs: string | number }>(tx, sql`
    with points as materialized (
      select m.*, coalesce(lag(m.deleted_at) over (order by m.deleted_at), '-infinity') as since, coalesce(m.deleted_at, 'infinity') as until from measuring_points m where m.code = ${PRESSURE}
    ), lasting as (
      select r.hydrant_id, coalesce(r.alarm_type = p.low_type, false) or (r.alarm_type is distinct from p.high_type and r.value < p.normal_min) as is_low,
        tstzrange(greatest(r.raised_at, ${since}), least(e.ended, ${until})) as period
      from hydrant_records r join points p on r.raised_at >= p.since and r.raised_at < p.until
        cross join lateral (select coalesce(${endOfRecord()}, ${present}) as ended) e
      where r.tenant_id = ${tenantId} and r.point_code = ${PRESSURE} and r.raised_at < ${until} and e.ended > greatest(r.raised_at, ${since})
        and (r.alarm_type in (p.low_type, p.high_type) or r.value < p.normal_min or r.value > p.normal_max)
    ), merged as (select hydrant_id, is_low, unnest(range_agg(period)) as period from lasting group by hydrant_id, is_low)
    select hydrant_id as "hydrantId",
      coalesce(sum(extract(epoch from upper(period) - lower(period)) * 1000) filter (where is_low), 0) as "lowMs",
      coalesce(sum(extract(epoch from upper(period) - lower(period)) * 1000) filter (where not is_low), 0) as "highMs"
    from merged group by hydrant_id`)
}

/** How many caps were opened, and how often each hydrant was hit or tilted. */
export async function countEvents(tx: Db, { tenantId }: DataScope, { from, to }: Span) {
  const codes = (list: readonly string[]) => sql.join(list.map((code) => sql`${code}`), sql`, `)
  const counted = (list: readonly string[]) => sql`count(*) filter (where point_code in (${codes(list)}))`
  return rowsOf<{ hydrantId: string | number; capEvents: string | number; impactEvents: string | number; tiltEvents: string | number }>(tx, sql`
    select hydrant_id as "hydrantId", ${counted(EVENTS.capEvents)} as "capEvents", ${counted(EVENTS.impactEvents)} as "impactEvents", ${counted(EVENTS.tiltEvents)} as "tiltEvents"
    from hydrant_records
    where tenant_id = ${tenantId} and point_code in (${codes(Object.values(EVENTS).flat())}) and raised_at >= ${from.toISOString()}::timestamptz and raised_at < ${to.toISOString()}::timestamptz
    group by hydrant_id`)
}

/** The hydrants as they are called now, also those that were deleted since. */
async function withNames(tx: Db, { tenantId }: DataScope, byHydrant: ReadonlyMap<number, WaterCounts>): Promise<HydrantCounts[]> {
  const ids = [...byHydrant.keys()]
  const rows = ids.length === 0 ? [] : await tx.select({ id: hydrants.id, name: hydrants.name, area: hydrants.area, regionCode: hydrants.regionCode }).from(hydrants).where(and(eq(hydrants.tenantId, tenantId), among(hydrants.id, ids)))
  const names = new Map(rows.map((row) => [row.id, row]))
  return [...byHydrant].map(([id, counts]) => ({ id, name: names.get(id)?.name ?? null, area: names.get(id)?.area ?? null, regionCode: names.get(id)?.regionCode ?? null, ...counts }))
}
