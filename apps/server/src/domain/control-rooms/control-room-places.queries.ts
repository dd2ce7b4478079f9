import { and, eq, inArray, isNull } from 'drizzle-orm'

import { buildings } from '../../db/schema'
import type { FieldProblem } from '../../http/resource/input'
import type { Write } from '../../http/write-work'
import { zhCN } from './control-room.messages'

/** A room with a floor is in a building that has this floor; 0 is none (domain 9). */
export async function brokenPlaces({ tx, scope }: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  const ids = [...new Set(rows.flatMap(({ buildingId, floor }) => (typeof buildingId === 'number' && typeof floor === 'number' ? [buildingId] : [])))]
  const own = ids.length === 0 ? [] : await tx.select().from(buildings).where(and(eq(buildings.tenantId, scope.tenantId), isNull(buildings.deletedAt), inArray(buildings.id, ids)))
  const byId = new Map(own.map((building) => [building.id, building]))
  return new Map(rows.flatMap((row, place) => {
    const problem = problemOf(row, byId)
    return problem ? [[place, problem] as const] : []
  }))
}

type Building = typeof buildings.$inferSelect

function problemOf({ buildingId, floor }: Record<string, unknown>, byId: ReadonlyMap<number, Building>): FieldProblem | null {
  if (typeof floor !== 'number') return null
  if (typeof buildingId !== 'number') return { field: 'buildingId', message: zhCN.floorWithoutBuilding }
  const building = byId.get(buildingId)
  const isThere = building !== undefined && floor !== 0 && floor <= building.upperFloors && floor >= -building.basementFloors
  return isThere ? null : { field: 'floor', message: zhCN.noSuchFloor }
}
