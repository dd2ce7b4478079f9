import { and, count, eq, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import { devices, tenants, users } from '../../db/schema'
import { BusinessError } from '../../http/errors'
import { zhCN } from './tenants.messages'

/** Accounts that can sign in, and devices that are not deleted: what a quota counts. */
export const COUNTED = {
  users: and(eq(users.isDeleted, false), eq(users.isDisabled, false)),
  devices: isNull(devices.deletedAt),
}

/**
 * Refuses `more` users or devices than the platform has granted the tenant (screens.md tenantManager). The row of the tenant is locked
 * until the commit, so that two writers do not both take the last place. `granted`: another quota, which the platform is about to write.
 */
export async function refuseOverQuota(tx: Db, tenantId: string | null, what: 'users' | 'devices', more: number, granted?: number | null): Promise<void> {
  if (tenantId === null) return
  const quota = { users: tenants.maxUsers, devices: tenants.maxDevices }[what]
  const [tenant] = await tx.select({ max: quota }).from(tenants).where(eq(tenants.id, tenantId)).for('no key update')
  const max = granted === undefined ? tenant?.max : granted
  if (max == null) return
  // also those that a user with limited places does not see
  const used = await beyondLimits(tx, () => countOf(tx, tenantId, what))
  if (used + more > max) throw new BusinessError(zhCN.quota[what](max, used))
}

async function countOf(tx: Db, tenantId: string, what: 'users' | 'devices'): Promise<number> {
  const table = { users, devices }[what]
  const [row] = await tx.select({ rows: count() }).from(table).where(and(eq(table.tenantId, tenantId), COUNTED[what]))
  return row?.rows ?? 0
}
