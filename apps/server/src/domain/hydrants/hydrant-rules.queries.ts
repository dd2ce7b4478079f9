import { and, eq, inArray, isNull } from 'drizzle-orm'

import { lockWrites } from '../../db/lock-writes'
import type { Db } from '../../db/database'
import { facilityTypes, networkedUnits } from '../../db/schema'
import type { FieldProblem } from '../../http/resource/input'
import type { Write } from '../../http/write-work'
import { unitResource } from '../units/unit.resource'
import { zhCN } from './hydrants.messages'

type Values = Record<string, unknown>

/** What hydrants break beside their schema: a unit of the tenant, and a type and a diameter for each of their outlets (contract device §5). */
export async function brokenRules({ tx, scope }: Write, rows: readonly Values[]): Promise<Map<number, FieldProblem>> {
  const unitIds = [...new Set(rows.flatMap(({ unitId }) => (typeof unitId === 'number' ? [unitId] : [])))]
  // a unit is not deleted between this check and the commit
  if (unitIds.length > 0) await lockWrites(tx, unitResource.definition.name)
  const known = unitIds.length === 0 ? [] : await tx
    .select({ id: networkedUnits.id })
    .from(networkedUnits)
    .where(and(eq(networkedUnits.tenantId, scope.tenantId), isNull(networkedUnits.deletedAt), inArray(networkedUnits.id, unitIds)))
  const own = new Set(known.map(({ id }) => id))
  const dry = await typesWithoutOutlets(tx)
  return new Map(rows.flatMap((row, place) => {
    const problem = typeof row['unitId'] === 'number' && !own.has(row['unitId']) ? { field: 'oid', message: zhCN.unknownUnit } : dry.has(row['facilityTypeId']) ? wrongOutlet(row) : missingOutlet(row)
    return problem ? [[place, problem] as const] : []
  }))
}

/** Kinds of facilities that have no outlet. */
async function typesWithoutOutlets(tx: Db): Promise<ReadonlySet<unknown>> {
  return new Set((await tx.select({ id: facilityTypes.id }).from(facilityTypes).where(eq(facilityTypes.hasOutlets, false))).map(({ id }) => id))
}

/** Outlets that cannot be: their number, types and diameters must be blank. */
function wrongOutlet(row: Values): FieldProblem | null {
  const names = ['outlet', ...OUTLETS.flatMap(({ type, mm }) => [type, mm])]
  return names.some((name) => row[name] != null) ? { field: 'outlet', message: zhCN.noOutlets } : null
}

const OUTLETS = [
  { type: 'outletType1', mm: 'outletMm1', wire: 'One', name: '第一出水口' },
  { type: 'outletType2', mm: 'outletMm2', wire: 'Two', name: '第二出水口' },
  { type: 'outletType3', mm: 'outletMm3', wire: 'Three', name: '第三出水口' },
]

/** The first outlet that lacks its type or diameter: the code of their number is one less than the number. */
function missingOutlet(row: Values): FieldProblem | null {
  const { outlet } = row
  if (typeof outlet !== 'string') return null
  for (const { type, mm, wire, name } of OUTLETS.slice(0, Number(outlet) + 1)) {
    if (row[type] == null) return { field: `outletType${wire}`, message: zhCN.outletIncomplete(name) }
    if (row[mm] == null) return { field: `outletValue${wire}`, message: zhCN.outletIncomplete(name) }
  }
  return null
}
