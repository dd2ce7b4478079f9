import { and, eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { users } from '../../db/schema'
import type { Session } from '../../http/app-env'

/**
 * Whether a user is a super admin. Callers may read this of themselves, administrators of a tenant of its users, super
 * admins of all; any other user counts as unknown: false.
 */
export async function isSuperAdmin(db: Db, session: Session, userId: string): Promise<boolean> {
  if (userId === session.userId) return session.isSuperAdmin
  if (!session.isSuperAdmin && !session.isTenantAdmin) return false
  const mayAsk = session.isSuperAdmin ? undefined : eq(users.tenantId, session.tenantId)
  const [user] = await db
    .select({ isSuperAdmin: users.isSuperAdmin })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isDeleted, false), mayAsk))
  return user?.isSuperAdmin ?? false
}
