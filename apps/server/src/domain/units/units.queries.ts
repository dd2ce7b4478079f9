import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'

import { contains, equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { networkedUnits } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'

export type Unit = typeof networkedUnits.$inferSelect

const ofTenant = ({ tenantId }: DataScope): SQL | undefined =>
  and(eq(networkedUnits.tenantId, tenantId), isNull(networkedUnits.deletedAt))

/** Id and name of the units whose name contains a text. */
export function listUnitNames(tx: Db, scope: DataScope, name: string | undefined) {
  return tx
    .select({ id: networkedUnits.id, oname: networkedUnits.name })
    .from(networkedUnits)
    .where(and(ofTenant(scope), contains(networkedUnits.name, name)))
    .orderBy(asc(networkedUnits.id))
}

export async function findUnit(tx: Db, scope: DataScope, id: number): Promise<Unit | undefined> {
  const [unit] = await tx.select().from(networkedUnits).where(and(ofTenant(scope), equal(networkedUnits.id, id)))
  return unit
}
