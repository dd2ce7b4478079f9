import { and, eq, gt, isNull } from 'drizzle-orm'

import type { Db } from '../db/database'
import { sessions, users } from '../db/schema'
import { NO_TENANT, type Session } from './app-env'

/** The live session of a token; null for unknown, expired and revoked tokens and for disabled or deleted accounts. */
export async function findSession(db: Db, tokenHash: string, now: number): Promise<Session | null> {
  const [row] = await db
    .select({
      userId: users.id,
      username: users.username,
      name: users.name,
      tenantId: users.tenantId,
      isSuperAdmin: users.isSuperAdmin,
      isTenantAdmin: users.isTenantAdmin,
      tokenHash: sessions.tokenHash,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, new Date(now)),
        eq(users.isDisabled, false),
        eq(users.isDeleted, false),
      ),
    )
  return row ? { ...row, tenantId: row.tenantId ?? NO_TENANT } : null
}
