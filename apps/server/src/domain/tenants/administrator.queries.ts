import { and, eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { lockWrites } from '../../db/lock-writes'
import { departmentMembers, noticeRuleUsers, positionMembers, userRoles, users } from '../../db/schema'
import { BusinessError, FieldError } from '../../http/errors'
import type { Write } from '../../http/write-work'
import { revokeSessions } from '../auth/sessions.queries'
import { administered } from '../users/users.queries'
import { refuseOverQuota } from './quotas.queries'
import { zhCN } from './tenants.messages'

/** The id of the administrator of a tenant; null while it has none. */
export async function administratorOf(tx: Db, tenantId: string): Promise<string | null> {
  const [user] = await tx.select({ id: users.id }).from(users).where(and(eq(users.tenantId, tenantId), eq(users.isTenantAdmin, true), eq(users.isDeleted, false)))
  return user?.id ?? null
}

/**
 * Makes an account the administrator of a tenant; the one before loses the right and the tenant (contract admin §3.8), and leaves its departments,
 * positions, roles and push rules: the tenant does not find the account any more and could not take it out of them. It must be one that the super admin has made
 * and that administers no other tenant. Sessions of both end, because they show another tenant's data. `maxUsers`: the quota that is written with it.
 */
export async function bindAdministrator({ tx, session, now }: Write, tenantId: string, userId: string, maxUsers?: number | null): Promise<void> {
  // meanwhile the account is neither deleted, stopped nor bound elsewhere. No deadlock: a write of users never waits for one of tenants
  await lockWrites(tx, 'user')
  const before = await administratorOf(tx, tenantId)
  if (before === userId) return
  const [user] = await tx.select().from(users).where(and(eq(users.id, userId), eq(users.isDisabled, false), eq(users.isSuperAdmin, false), administered(session)))
  if (!user) throw new FieldError('userId', zhCN.userUnknown)
  if (user.tenantId !== null) throw new BusinessError(zhCN.administersAnother, { field: 'userId' })
  const left = before === null ? undefined : await change(tx, before, { isTenantAdmin: false, tenantId: null })
  // one that could sign in leaves a place to the next one; one that was stopped did not count
  if (left?.isDisabled !== false) await refuseOverQuota(tx, tenantId, 'users', 1, maxUsers)
  await change(tx, userId, { isTenantAdmin: true, tenantId })
  for (const id of [before, userId]) if (id !== null) await revokeSessions(tx, id, now.getTime())
}

/** Resolves with the account. */
async function change(tx: Db, id: string, values: { isTenantAdmin: boolean; tenantId: string | null }) {
  const [account] = await tx.update(users).set({ ...values, departmentId: null }).where(eq(users.id, id)).returning()
  for (const links of [departmentMembers, positionMembers, userRoles, noticeRuleUsers]) await tx.delete(links).where(eq(links.userId, id))
  return account
}
