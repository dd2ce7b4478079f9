import { asc } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { tenants } from '../../db/schema'

/** The ids of all tenants, the oldest and for the demo city the main one first. */
export async function tenantIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: tenants.id }).from(tenants).orderBy(asc(tenants.createdAt), asc(tenants.tenantNo), asc(tenants.id))
  return rows.map(({ id }) => id)
}

/** Whether the database has a tenant, demo or real. */
export async function hasTenants(db: Db): Promise<boolean> {
  return (await db.select({ id: tenants.id }).from(tenants).limit(1)).length > 0
}
