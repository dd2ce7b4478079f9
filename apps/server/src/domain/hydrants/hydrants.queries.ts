import { CHANNEL } from '@smart-fire/api-client/wire'
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { devices, hydrants, networkedUnits } from '../../db/schema'
import { mayReadChannel, type DataScope } from '../menus/data-scope'

export type Hydrant = typeof hydrants.$inferSelect

/** Hydrants belong to one channel, which no column names. */
export function hydrantsInScope(scope: DataScope): SQL | undefined {
  if (!mayReadChannel(scope, CHANNEL.hydrant)) return sql`false`
  return and(eq(hydrants.tenantId, scope.tenantId), isNull(hydrants.deletedAt))
}

export async function findHydrant(tx: Db, scope: DataScope, id: number): Promise<Hydrant | undefined> {
  const [row] = await tx
    .select()
    .from(hydrants)
    .where(and(hydrantsInScope(scope), equal(hydrants.id, id)))
  return row
}

/** Whether a device of the hydrant has a fault or is offline. */
export async function hasFaultyDevice(tx: Db, { id }: Hydrant): Promise<boolean> {
  const faulty = and(eq(devices.hydrantId, id), isNull(devices.deletedAt), inArray(devices.status, ['fault', 'offline']))
  return (await tx.select({ id: devices.id }).from(devices).where(faulty).limit(1)).length > 0
}

/** The networked unit that is responsible for the hydrant. */
export async function unitOfHydrant(tx: Db, scope: DataScope, { unitId }: Hydrant) {
  if (unitId === null) return undefined
  const [unit] = await tx
    .select({ name: networkedUnits.name, phone: networkedUnits.phone })
    .from(networkedUnits)
    .where(and(eq(networkedUnits.id, unitId), eq(networkedUnits.tenantId, scope.tenantId)))
  return unit
}
