import { and, count, inArray, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import { cameras } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'

/** How many cameras each group has, of those that the caller sees. */
export async function camerasOfGroups(tx: Db, _scope: DataScope, ids: readonly number[]): Promise<Map<number, object>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.select({ id: cameras.groupId, cameras: count() }).from(cameras).where(and(inArray(cameras.groupId, [...ids]), isNull(cameras.deletedAt))).groupBy(cameras.groupId)
  const found = new Map(rows.map((row) => [row.id, row.cameras]))
  return new Map(ids.map((id) => [id, { deviceCount: found.get(id) ?? 0 }]))
}

/**
 * Takes the cameras out of groups that are being deleted. Those that exist keep their group: what is left are deleted ones, which can come back from
 * the recycle bin, and could then not be changed with a group that is unknown.
 */
export async function leaveGroups(tx: Db, groupIds: readonly number[]): Promise<void> {
  await beyondLimits(tx, () => tx.update(cameras).set({ groupId: null }).where(inArray(cameras.groupId, [...groupIds])))
}
