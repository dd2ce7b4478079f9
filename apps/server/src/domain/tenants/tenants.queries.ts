import type { Db } from '../../db/database'
import { tenants } from '../../db/schema'

/** Whether the database has a tenant, demo or real. */
export async function hasTenants(db: Db): Promise<boolean> {
  return (await db.select({ id: tenants.id }).from(tenants).limit(1)).length > 0
}
