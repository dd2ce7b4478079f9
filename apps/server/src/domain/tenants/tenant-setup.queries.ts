import { eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { tenantSettings } from '../../db/schema'

/** Whether the tenant allows floor plans; false until it has been set. */
export async function readPlanSetup(tx: Db, tenantId: string): Promise<boolean> {
  const [settings] = await tx.select().from(tenantSettings).where(eq(tenantSettings.tenantId, tenantId))
  return settings?.planSetup ?? false
}

export async function writePlanSetup(tx: Db, tenantId: string, planSetup: boolean): Promise<void> {
  await tx
    .insert(tenantSettings)
    .values({ tenantId, planSetup })
    .onConflictDoUpdate({ target: tenantSettings.tenantId, set: { planSetup } })
}
