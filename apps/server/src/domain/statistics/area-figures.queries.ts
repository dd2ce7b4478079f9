import { eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { buildings, hydrants, regions } from '../../db/schema'
import { areaNames, type Area } from './area-names.queries'
import type { DaySpan } from './day-span'
import { sumByMember, type CountedScope, type RecordCounts } from './figures.queries'
import { zhCN } from './statistics.messages'

/** The records of each area: the district of hydrants and of buildings, by name; places without one are together. Those with most of `of` first. */
export async function sumByArea(tx: Db, what: CountedScope, span: DaySpan, of: keyof RecordCounts, limit: number): Promise<(RecordCounts & { name: string })[]> {
  const { tenantId } = what.scope
  const outside = await tx.select({ id: hydrants.id, area: hydrants.area, regionCode: hydrants.regionCode }).from(hydrants).where(eq(hydrants.tenantId, tenantId))
  const inside = await tx.select({ id: buildings.id, area: regions.name, regionCode: buildings.regionCode }).from(buildings).leftJoin(regions, eq(regions.code, buildings.regionCode)).where(eq(buildings.tenantId, tenantId))
  const [ofHydrant, ofBuilding] = [outside, inside].map((rows) => new Map<string, Area>(rows.map((row) => [String(row.id), row])))
  const counted = (await sumByMember(tx, what, { dimension: 'place', span })).map(({ member, kind, ...counts }) => ({ area: (kind === 'hydrant' ? ofHydrant : ofBuilding)?.get(member) ?? NOWHERE, counts }))
  const nameOf = await areaNames(tx, counted.map(({ area }) => area))
  const areas = new Map<string, RecordCounts>()
  for (const { area, counts } of counted) {
    const name = nameOf(area) ?? zhCN.noArea
    areas.set(name, added(areas.get(name), counts))
  }
  return [...areas].map(([name, counts]) => ({ ...counts, name })).filter((area) => area[of] > 0).sort((one, other) => other[of] - one[of] || other.raised - one.raised).slice(0, limit)
}

const NOWHERE: Area = { area: null, regionCode: null }

function added(sum: RecordCounts | undefined, more: RecordCounts): RecordCounts {
  if (sum === undefined) return more
  const total = { ...sum }
  for (const name of Object.keys(more) as (keyof RecordCounts)[]) total[name] += more[name]
  return total
}
