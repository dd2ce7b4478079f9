import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { devices } from '../../db/schema'
import type { WriteElement } from '../../http/resource/definition'
import type { Write } from '../../http/write-work'
import { refuseOtherPapers } from '../inventory/section-rights'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'

/** Rows that belong to a device of a system that the caller sees; those of a deleted device are hidden with it. */
export const ofVisibleDevice = (deviceId: AnyPgColumn) => (scope: DataScope): SQL =>
  sql`${deviceId} in (select ${devices.id} from ${devices} where ${and(inScope(devices, scope), isNull(devices.deletedAt))})`

/** Refuses rows of devices of a system whose devices the caller does not manage. */
export async function refuseOtherSystems(write: Write, rows: readonly Record<string, unknown>[], element: WriteElement): Promise<void> {
  const ids = [...new Set(rows.flatMap(({ deviceId }) => (typeof deviceId === 'number' ? [deviceId] : [])))]
  if (ids.length === 0) return
  const found = await write.tx.selectDistinct({ channelId: devices.channelId }).from(devices).where(inArray(devices.id, ids))
  await refuseOtherPapers(write, found.map(({ channelId }) => channelId), element)
}
