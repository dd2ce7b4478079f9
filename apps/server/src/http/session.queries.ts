import { and, eq, gt, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Db } from '../db/database'
import { sessions, tenants, users } from '../db/schema'
import { ofOpenTenant } from '../domain/tenants/open-tenants.queries'
import { NO_TENANT, type Session } from './app-env'

const actingTenants = alias(tenants, 'acting_tenants')

/** The live session of a token; null for unknown, expired and revoked tokens and for stopped or deleted accounts and tenants. */
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
      acting: { id: actingTenants.id, name: actingTenants.name },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(tenants, eq(tenants.id, users.tenantId))
    .leftJoin(actingTenants, eq(actingTenants.id, sessions.actingTenantId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, new Date(now)),
        eq(users.isDisabled, false),
        eq(users.isDeleted, false),
        ofOpenTenant,
      ),
    )
  if (!row) return null
  const { acting, ...session } = row
  if (acting) return { ...session, tenantId: acting.id, isSuperAdmin: false, isTenantAdmin: true, actingFor: acting.name }
  return { ...session, tenantId: session.tenantId ?? NO_TENANT, actingFor: null }
}
