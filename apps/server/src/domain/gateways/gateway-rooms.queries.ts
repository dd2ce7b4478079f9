import { inArray } from 'drizzle-orm'

import { beyondLimits } from '../../db/scoped/limit-transaction'
import { controlRooms } from '../../db/schema'
import type { FieldProblem } from '../../http/resource/input'
import type { Write } from '../../http/write-work'
import { zhCN } from './gateway.messages'

/** The control room of a gateway is one of its unit's; a gateway of no unit has none. Also a room that the caller does not see decides. */
export async function roomsOfOtherUnits({ tx }: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  const ids = rows.flatMap(({ controlRoomId }) => (typeof controlRoomId === 'number' ? [controlRoomId] : []))
  const rooms = ids.length === 0 ? [] : await beyondLimits(tx, () => tx.select({ id: controlRooms.id, unitId: controlRooms.unitId }).from(controlRooms).where(inArray(controlRooms.id, ids)))
  const unitOf = new Map(rooms.map(({ id, unitId }) => [id, unitId]))
  return new Map(rows.flatMap(({ controlRoomId, unitId = null }, place) =>
    typeof controlRoomId === 'number' && unitOf.get(controlRoomId) !== unitId ? [[place, { field: 'controlRoomId', message: zhCN.roomOfOtherUnit }] as const] : []))
}
