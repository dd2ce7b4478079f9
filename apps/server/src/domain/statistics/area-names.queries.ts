import { inArray } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { regions } from '../../db/schema'

/** Where something stands: the name of its district, and the code of it (GB/T 2260) where that is known. */
export interface Area {
  area: string | null
  regionCode: string | null
}

/**
 * Names areas so that two districts of one name, such as 鼓楼区 of 南京市 and of 徐州市, are told apart: each has the name of its city before it. Every
 * other area has its plain name; null for what has none.
 */
export async function areaNames(tx: Db, areas: readonly Area[]): Promise<(area: Area) => string | null> {
  const citiesOf = new Map<string, Set<string>>()
  for (const { area, regionCode } of areas) {
    if (area !== null && regionCode !== null) citiesOf.set(area, (citiesOf.get(area) ?? new Set()).add(cityOf(regionCode)))
  }
  const shared = new Map([...citiesOf].filter(([, cities]) => cities.size > 1))
  const nameOf = await cityNames(tx, [...new Set([...shared.values()].flatMap((cities) => [...cities]))])
  return ({ area, regionCode }) => (area !== null && regionCode !== null && shared.has(area) ? `${nameOf(cityOf(regionCode))}${area}` : area)
}

/** The first four digits of the code of a district are those of its city. */
const cityOf = (regionCode: string): string => regionCode.slice(0, 4)

/** The names of cities; that of the province for the districts of a municipality, and the digits for what is no known city. */
async function cityNames(tx: Db, cities: readonly string[]): Promise<(city: string) => string> {
  const codes = cities.flatMap((city) => [`${city}00`, `${city.slice(0, 2)}0000`])
  const rows = codes.length === 0 ? [] : await tx.select().from(regions).where(inArray(regions.code, codes))
  const names = new Map(rows.map(({ code, name }) => [code, name]))
  return (city) => names.get(`${city}00`) ?? names.get(`${city.slice(0, 2)}0000`) ?? city
}
