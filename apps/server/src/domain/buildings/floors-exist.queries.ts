import { and, asc, eq, inArray, isNull } from 'drizzle-orm'

import { buildings } from '../../db/schema'
import type { FieldProblem } from '../../http/resource/input'
import type { Write } from '../../http/write-work'
import { hasFloor } from './building-entity'
import { zhCN } from './building.messages'

/**
 * A rule of resources with `buildingId` and `floor`: the problem of each row whose building lacks its floor, by the place of the row. The buildings keep
 * their floors until the commit: a change of one that is being written is waited for (`brokenFloors`).
 */
export async function floorsExist({ tx, scope }: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  const ids = [...new Set(rows.flatMap(({ buildingId }) => (typeof buildingId === 'number' ? [buildingId] : [])))]
  const own = ids.length === 0 ? [] : await tx.select().from(buildings).where(and(eq(buildings.tenantId, scope.tenantId), isNull(buildings.deletedAt), inArray(buildings.id, ids))).orderBy(asc(buildings.id)).for('key share')
  const byId = new Map<unknown, (typeof own)[number]>(own.map((building) => [building.id, building]))
  return new Map(rows.flatMap((row, place) => {
    const building = byId.get(row['buildingId'])
    return building && hasFloor(building, Number(row['floor'])) ? [] : [[place, { field: 'floor', message: zhCN.noSuchFloor }] as const]
  }))
}
