import { and, inArray, isNotNull, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { deviceSeries } from '../../db/schema'

/** The system type code of each of these series that has one (GB/T 26875.3). Series of one name and different codes have none: which one it is is not known. */
export async function systemTypesOf(tx: Db, series: readonly (string | null)[]): Promise<Map<string, string>> {
  const names = [...new Set(series.flatMap((name) => name ?? []))]
  if (names.length === 0) return new Map()
  const rows = await tx
    .selectDistinct({ name: deviceSeries.name, code: deviceSeries.systemType })
    .from(deviceSeries)
    .where(and(inArray(deviceSeries.name, names), isNotNull(deviceSeries.systemType), isNull(deviceSeries.deletedAt)))
  const isSole = (name: string) => rows.filter((row) => row.name === name).length === 1
  return new Map(rows.flatMap(({ name, code }) => (code !== null && isSole(name) ? [[name, code] as const] : [])))
}
