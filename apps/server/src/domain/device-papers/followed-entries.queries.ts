import { and, desc, eq, exists, gt, inArray, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Db } from '../../db/database'
import { deviceMaintenance } from '../../db/schema'
import { wireFlag } from '../../http/wire-flag'
import type { DataScope } from '../menus/data-scope'

const t = deviceMaintenance

/** The order of the days on which something was done; of one day what was entered last comes first. */
export const latestDayFirst = [desc(t.doneOn), desc(t.id)]

/** Whether the same was done to the device again, with success: then the entry's next day is no longer waited for. */
export async function followedEntries(tx: Db, _scope: DataScope, ids: readonly number[]): Promise<Map<number, object>> {
  if (ids.length === 0) return new Map()
  const later = alias(t, 'later')
  const rows = await tx.select({ id: t.id }).from(t).where(and(inArray(t.id, [...ids]), exists(
    tx.select({ id: later.id }).from(later).where(and(
      eq(later.deviceId, t.deviceId), eq(later.kind, t.kind), eq(later.passed, true), isNull(later.deletedAt),
      or(gt(later.doneOn, t.doneOn), and(eq(later.doneOn, t.doneOn), gt(later.id, t.id))),
    )),
  )))
  const followed = new Set(rows.map(({ id }) => id))
  return new Map(ids.map((id) => [id, { followed: wireFlag(followed.has(id)) }]))
}
