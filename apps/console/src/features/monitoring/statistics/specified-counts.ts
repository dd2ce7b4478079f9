import { RECORD_CATEGORY, RECORD_KIND, type ApiClient, type ReadRows, type RecordCategory, type RecordKind } from '@smart-fire/api-client'
import { statistics, type BuildingKind, type RecordFigures } from '@smart-fire/api-client/statistics'
import { offered } from '../../../lib/offered'
import type { SystemQuery } from './system-query'

/** The calls of the specification count offline records among the faults. */
type SpecifiedCounts = Pick<RecordFigures, 'fires' | 'faults' | 'offline'>

/** The response of our server's call; on a platform without it, what the calls of the specification give instead, where they give it. */
export async function orSpecified<Response>(own: Promise<Response>, instead: (() => Promise<Response>) | null): Promise<Response> {
  if (instead === null) return own
  return (await offered(own)) ?? instead()
}

/** The kind, for the tables that have counts by day and by building; null for the hydrants. */
export const inBuildings = (kind: RecordKind): BuildingKind | null => (kind === RECORD_KIND.hydrant ? null : kind)

/** Fires and faults of each day of the period up to `today`. A day that the platform leaves out has none, unless the name of a day could not be read: it may be that one. */
export async function specifiedDays(client: ApiClient, kind: BuildingKind, query: SystemQuery, today: string, signal: AbortSignal): Promise<ReadRows<SpecifiedCounts & { startsOn: string }>> {
  const { rows, dropped } = await client.with(statistics).byDay({ ...scopeOf(query), kind }, signal)
  const sent = new Map(rows.map((row) => [row.day, row]))
  const leftOut = dropped === 0 ? { fires: 0, faults: 0 } : { fires: null, faults: null }
  const days = daysOf(query.period, today).map((day) => {
    const { fires, faults } = sent.get(day) ?? leftOut
    return { startsOn: day, fires, faults, offline: null }
  })
  return { rows: days, dropped }
}

/** The buildings with most fires and those with most faults, ten of each; what the platform does not tell of one is unknown. */
export async function specifiedBuildings(client: ApiClient, kind: BuildingKind, query: SystemQuery, signal: AbortSignal): Promise<ReadRows<SpecifiedCounts & { name: string; place: null }>> {
  const { byBuilding } = client.with(statistics)
  const listOf = (category: RecordCategory) => byBuilding({ ...scopeOf(query), kind, category }, signal)
  const [fires, faults] = await Promise.all([listOf(RECORD_CATEGORY.fire), listOf(RECORD_CATEGORY.fault)])
  const countOf = ({ rows }: typeof fires, name: string) => rows.find((row) => row.name === name)?.count ?? null
  const names = [...new Set([...fires.rows, ...faults.rows].map(({ name }) => name))]
  const rows = names.map((name) => ({ name, place: null, fires: countOf(fires, name), faults: countOf(faults, name), offline: null }))
  return { rows, dropped: fires.dropped + faults.dropped }
}

const scopeOf = ({ channelId, period }: SystemQuery) => ({ period, ...(channelId === undefined ? {} : { channelId }) })

const DAY_MS = 86_400_000

/** Counts days in UTC, where each has 24 hours; the given days are already those of UTC+8. */
function daysOf({ from, to }: SystemQuery['period'], today: string): string[] {
  const last = Date.parse(to < today ? to : today)
  const days: string[] = []
  for (let at = Date.parse(from); at <= last; at += DAY_MS) days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
