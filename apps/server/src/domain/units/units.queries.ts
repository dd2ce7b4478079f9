import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'

import { contains, equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { departments, networkedUnits } from '../../db/schema'
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

/** The names of the departments that look after these units, by unit. */
export async function departmentsOfUnits(tx: Db, _scope: DataScope, ids: readonly number[]): Promise<Map<number, { departName: string }>> {
  const rows = await tx.select({ id: networkedUnits.id, departName: departments.name }).from(networkedUnits)
    .innerJoin(departments, eq(departments.id, networkedUnits.departmentId)).where(inArray(networkedUnits.id, [...ids]))
  return new Map(rows.map(({ id, departName }) => [id, { departName }]))
}

/** The departments of these units, also of deleted ones: a restored unit keeps its own. */
export function unitDepartments(tx: Db, scope: DataScope, ids: readonly number[]) {
  return tx.select({ id: networkedUnits.id, departmentId: networkedUnits.departmentId }).from(networkedUnits).where(and(eq(networkedUnits.tenantId, scope.tenantId), inArray(networkedUnits.id, [...ids])))
}
