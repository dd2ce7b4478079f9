import { and, between, count, eq, isNull, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Db } from '../../db/database'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import { buildings, controlRooms, devices, fireHostPoints, floorPlanDrafts, floorPlans, indoorFacilities } from '../../db/schema'
import type { FieldProblem } from '../../http/resource/input'
import type { UsedBy } from '../../http/resource/used-by.queries'
import type { Write } from '../../http/write-work'
import { zhCN } from './building.messages'

interface Floors {
  id: number
  upperFloors: number
  basementFloors: number
}

/**
 * What buildings break beside their schema: at least one floor, and no floor less while something is on it (the platform lets the floors go
 * and leaves their devices nowhere, contract device §1.1). The changed building is locked first: no device is put on a floor that goes
 * away, because adding one locks the building with `key share`.
 */
export async function brokenFloors({ tx }: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  const problems = new Map<number, FieldProblem>()
  for (const [place, row] of rows.entries()) {
    const problem = await problemOf(tx, row)
    if (problem) problems.set(place, problem)
  }
  return problems
}

async function problemOf(tx: Db, { id, upperFloors, basementFloors }: Record<string, unknown>): Promise<FieldProblem | null> {
  const floors = { upperFloors: Number(upperFloors), basementFloors: Number(basementFloors) }
  if (floors.upperFloors + floors.basementFloors === 0) return { field: 'upFloor', message: zhCN.noFloors }
  // a new building has no id yet
  return typeof id === 'number' ? lostFloors(tx, { id, ...floors }) : null
}

const ON_FLOORS = [
  { table: devices, what: zhCN.devices }, { table: fireHostPoints, what: zhCN.points }, { table: controlRooms, what: zhCN.controlRooms }, { table: floorPlans, what: zhCN.plans }, { table: floorPlanDrafts, what: zhCN.drafts },
  { table: indoorFacilities, what: zhCN.facilities },
]

/** What stands on floors that the building has and would no longer have: those above ground first. */
async function lostFloors(tx: Db, { id, upperFloors, basementFloors }: Floors): Promise<FieldProblem | null> {
  const [before] = await tx.select({ upper: buildings.upperFloors, basements: buildings.basementFloors }).from(buildings).where(eq(buildings.id, id)).for('update')
  if (!before) return null
  const above = await usesOnFloors(tx, id, (floor) => between(floor, upperFloors + 1, before.upper))
  if (above.length > 0) return { field: 'upFloor', message: zhCN.floorsInUse({ floors: spanOf(upperFloors + 1, before.upper), uses: above }) }
  const below = await usesOnFloors(tx, id, (floor) => between(floor, -before.basements, -basementFloors - 1))
  if (below.length > 0) return { field: 'underFloor', message: zhCN.floorsInUse({ floors: spanOf(-basementFloors - 1, -before.basements), uses: below }) }
  return null
}

/** Rows of any system, and of any unit: a user who sees only some of them may not take the floor from the others. */
const usesOnFloors = (tx: Db, id: number, which: (floor: AnyPgColumn) => SQL): Promise<UsedBy[]> => beyondLimits(tx, async () => {
  const uses: UsedBy[] = []
  for (const { table, what } of ON_FLOORS) {
    const isThere = 'deletedAt' in table ? isNull(table.deletedAt) : undefined
    const [row] = await tx.select({ all: count() }).from(table).where(and(eq(table.buildingId, id), isThere, which(table.floor)))
    if (row && row.all > 0) uses.push({ what, count: row.all })
  }
  return uses
})

const spanOf = (from: number, to: number) => (from === to ? `${from}` : `${from} 至 ${to}`)
