import { createHash } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Db } from '../db/database'
import { sessions, users } from '../db/schema'
import { NO_TENANT, type AppEnv, type Session } from './app-env'
import { SessionError } from './errors'
import { zhCN } from './http.messages'

/** Channel of `pg_notify`: payload is the hash of a token that has just been revoked; its sockets are closed. */
export const SESSION_REVOKED_CHANNEL = 'session_revoked'

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The live session of a request; without one, 40101. */
export async function findSessionOf(c: Context<AppEnv>, now: number): Promise<Session> {
  const token = bearerToken(c.req.header('authorization'))
  if (token === null) throw new SessionError(zhCN.noToken)
  const session = await findSession(c.get('database').db, hashToken(token), now)
  if (!session) throw new SessionError(zhCN.tokenInvalid)
  return session
}

/** The token of an authorization header; the bare token counts too (contract admin §2.6), the client credential does not. */
export function bearerToken(header: string | undefined): string | null {
  if (!header || /^Basic /i.test(header)) return null
  return header.replace(/^Bearer\s+/i, '').trim() || null
}

/** The live session of a token; null for unknown, expired and revoked ones and for accounts that are gone. */
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
