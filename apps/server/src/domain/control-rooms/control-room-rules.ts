import type { FieldProblem } from '../../http/resource/input'
import type { Write } from '../../http/write-work'
import { floorsExist } from '../buildings/floors-exist.queries'
import { zhCN } from './control-room.messages'

/** A room with a floor is in a building that has this floor. */
export async function brokenPlaces(write: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  const withoutFloor = await floorsExist(write, rows)
  const problems = new Map<number, FieldProblem>()
  for (const [place, { buildingId, floor }] of rows.entries()) {
    if (typeof floor !== 'number') continue
    if (typeof buildingId !== 'number') problems.set(place, { field: 'buildingId', message: zhCN.floorWithoutBuilding })
    else if (withoutFloor.has(place)) problems.set(place, { field: 'floor', message: zhCN.noSuchFloor })
  }
  return problems
}
