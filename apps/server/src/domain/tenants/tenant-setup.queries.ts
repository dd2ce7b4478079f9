import { eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { tenantSettings } from '../../db/schema'

export type TenantSettings = Omit<typeof tenantSettings.$inferSelect, 'tenantId'>

const DEFAULTS: TenantSettings = { planSetup: false, recordDays: null, logoKey: null, version: 0, updatedBy: null, updatedAt: null }

/** The settings of a tenant; the defaults until they have been set. */
export async function readSettings(tx: Db, tenantId: string): Promise<TenantSettings> {
  const [row] = await tx.select().from(tenantSettings).where(eq(tenantSettings.tenantId, tenantId))
  return row ?? DEFAULTS
}

export async function writeSettings(tx: Db, tenantId: string, settings: TenantSettings): Promise<void> {
  const { planSetup, recordDays, logoKey, version, updatedBy, updatedAt } = settings
  const values = { planSetup, recordDays, logoKey, version, updatedBy, updatedAt }
  await tx.insert(tenantSettings).values({ tenantId, ...values }).onConflictDoUpdate({ target: tenantSettings.tenantId, set: values })
}
