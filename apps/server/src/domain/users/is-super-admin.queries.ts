import { and, eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { users } from '../../db/schema'
import type { Session } from '../../http/app-env'

/** About the caller himself, by the super admin about all, by a tenant's administrator about the tenant; otherwise as about an unknown user: false. */
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
