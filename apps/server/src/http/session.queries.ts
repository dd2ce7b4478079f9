import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Db } from '../db/database'
import { sessions, tenants, users } from '../db/schema'
import { isOpenOrNone, ofOpenTenant } from '../domain/tenants/open-tenants.queries'
import { NO_TENANT, type Session } from './app-env'

const actingTenants = alias(tenants, 'acting_tenants')

/** The live session of a token; null for unknown, expired and revoked tokens and for stopped or deleted accounts and tenants, also the one that a super admin acts for. */
export async function findSession(db: Db, tokenHash: string, now: number): Promise<Session | null> {
  const [session = null] = await findSessions(db, [tokenHash], now)
  return session
}

/** `findSession` of several tokens, in their order. */
export async function findSessions(db: Db, tokenHashes: readonly string[], now: number): Promise<(Session | null)[]> {
  const rows = await db
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
        inArray(sessions.tokenHash, [...new Set(tokenHashes)]),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, new Date(now)),
        eq(users.isDisabled, false),
        eq(users.isDeleted, false),
        ofOpenTenant,
        isOpenOrNone(actingTenants),
      ),
    )
  const found = new Map(rows.map((row) => [row.tokenHash, sessionOf(row)]))
  return tokenHashes.map((hash) => found.get(hash) ?? null)
}

type SessionRow = Omit<Session, 'tenantId' | 'actingFor'> & { tenantId: string | null; acting: { id: string; name: string } | null }

/** A super administrator who acts for a tenant has the rights of its administrator. */
function sessionOf({ acting, ...session }: SessionRow): Session {
  if (acting) return { ...session, tenantId: acting.id, isSuperAdmin: false, isTenantAdmin: true, actingFor: acting.name }
  return { ...session, tenantId: session.tenantId ?? NO_TENANT, actingFor: null }
}
