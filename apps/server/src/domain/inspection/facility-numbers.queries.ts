import { and, eq, inArray, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { lockWrites } from '../../db/lock-writes'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import { indoorFacilities, outdoorFacilities } from '../../db/schema'
import { zhCN as httpWords } from '../../http/http.messages'
import type { FieldProblem } from '../../http/resource/input'
import type { Write } from '../../http/write-work'
import type { FacilityTable } from './facility-filters.queries'
import { zhCN } from './inspection.messages'

type Values = Record<string, unknown>

/** A label names one facility of the tenant, indoors or outdoors: the places of rows with a number that another facility or an earlier row has. */
export async function takenNumbers({ tx, scope }: Write, table: FacilityTable, rows: readonly Values[]): Promise<Map<number, FieldProblem>> {
  const given = rows.map(({ number }) => (typeof number === 'string' ? number : null))
  const named = [...new Set(given.filter((number) => number !== null))]
  if (named.length === 0) return new Map()
  // writes to rows of the other kind wait as well
  await lockWrites(tx, 'facilityNumber')
  const holders = await beyondLimits(tx, async () => [...(await holdersOf(tx, scope.tenantId, indoorFacilities, named)), ...(await holdersOf(tx, scope.tenantId, outdoorFacilities, named))])
  const holderOf = new Map(holders.map((holder) => [holder.number, holder]))
  const firstPlaces = new Map<string, number>()
  return new Map(rows.flatMap(({ id }, place) => {
    const number = given[place]
    if (number == null) return []
    const holder = holderOf.get(number)
    if (holder && !(holder.table === table && holder.id === id)) return [[place, problem(zhCN.numberTaken)] as const]
    const first = firstPlaces.get(number)
    if (first === undefined) firstPlaces.set(number, place)
    return first === undefined ? [] : [[place, problem(httpWords.duplicateInFile(first + 1))] as const]
  }))
}

const problem = (message: string): FieldProblem => ({ field: 'facilitiesNo', message })

async function holdersOf(tx: Db, tenantId: string, table: FacilityTable, numbers: readonly string[]) {
  const rows = await tx.select({ id: table.id, number: table.number }).from(table).where(and(eq(table.tenantId, tenantId), isNull(table.deletedAt), inArray(table.number, [...numbers])))
  return rows.map((row) => ({ ...row, table }))
}
