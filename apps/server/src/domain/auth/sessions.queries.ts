import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { sessions, signInSteps, users } from '../../db/schema'
import { hashToken, SESSION_REVOKED_CHANNEL } from '../../http/session'
import type { ClientFacts } from './client-facts'

export const TOKEN_LIFE_MS = 4 * 3_600_000
const REFRESH_LIFE_MS = 30 * 24 * 3_600_000
const TOKEN_BYTES = 32

export interface IssuedToken {
  accessToken: string
  refreshToken: string
  expiresAt: number
}

/** Whose session it is. A super admin who acts as the administrator of a tenant does so in one session (ADR 32). */
export interface SessionOwner {
  userId: string
  actingTenantId?: string | null
}

/** Creates a session. The tokens are returned once and stored only as hashes. */
export async function issueToken(tx: Db, { userId, actingTenantId = null }: SessionOwner, client: ClientFacts, now: number): Promise<IssuedToken> {
  const issued = { accessToken: randomToken(), refreshToken: randomToken(), expiresAt: now + TOKEN_LIFE_MS }
  await tx.delete(sessions).where(lt(sessions.refreshExpiresAt, new Date(now)))
  await tx.insert(sessions).values({
    tokenHash: hashToken(issued.accessToken),
    refreshHash: hashToken(issued.refreshToken),
    userId,
    actingTenantId,
    createdAt: new Date(now),
    expiresAt: new Date(issued.expiresAt),
    refreshExpiresAt: new Date(now + REFRESH_LIFE_MS),
    ...client,
  })
  return issued
}

/** For how long a spent refresh token can be used once more: the response to the renewal may have been lost. */
const REPEAT_MS = 2 * 60_000
/** For how long the old access token serves calls that were under way during the renewal. */
const RETIRING_MS = 10_000

interface RenewedSession extends SessionOwner {
  tokenHash: string
}

/** The user of a refresh token that may still be valid; null when no session has it. */
export async function userOfRefreshToken(tx: Db, refreshToken: string): Promise<string | null> {
  const [session] = await tx.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.refreshHash, hashToken(refreshToken)))
  return session?.userId ?? null
}

/**
 * Spends a refresh token; returns its session, or null when it is invalid. Within two minutes it may be spent again: what the lost response
 * began is ended then. A session that was signed out or renewed itself was not lost, and its predecessor begins no other.
 */
export async function takeRefreshToken(tx: Db, refreshToken: string, now: number): Promise<RenewedSession | null> {
  const [session] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.refreshHash, hashToken(refreshToken)), isNull(sessions.revokedAt), gt(sessions.refreshExpiresAt, new Date(now))))
    .for('update')
  if (!session) return null
  if (session.renewedBy !== null) return (await endUnrenewed(tx, session.renewedBy, now)) ? session : null
  // not revoked at once: a call or a reconnect under way must not look to the browser like the end of its session
  await tx
    .update(sessions)
    .set({ expiresAt: earlier(session.expiresAt, now + RETIRING_MS), refreshExpiresAt: earlier(session.refreshExpiresAt, now + REPEAT_MS) })
    .where(eq(sessions.tokenHash, session.tokenHash))
  return session
}

/** Notes which session has taken the place of another one. */
export async function recordRenewal(tx: Db, tokenHash: string, { accessToken }: IssuedToken): Promise<void> {
  await tx.update(sessions).set({ renewedBy: hashToken(accessToken) }).where(eq(sessions.tokenHash, tokenHash))
}

/** Ends a session that has not been renewed; tells whether there was one. */
async function endUnrenewed(tx: Db, tokenHash: string, now: number): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt), isNull(sessions.renewedBy)))
    .returning({ tokenHash: sessions.tokenHash })
  if (ended.length > 0) await announceRevoked(tx, tokenHash)
  return ended.length > 0
}

const earlier = (end: Date, at: number): Date => new Date(Math.min(end.getTime(), at))

/** Ends the session of a token, also of an expired one, whose refresh token is still valid; returns its user, or null when there was none. */
export async function revokeToken(tx: Db, tokenHash: string, now: number): Promise<string | null> {
  const [session] = await tx
    .update(sessions)
    .set({ revokedAt: new Date(now) })
    .where(
      and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt), gt(sessions.refreshExpiresAt, new Date(now))),
    )
    .returning()
  if (!session) return null
  await announceRevoked(tx, tokenHash)
  // the browser may not know yet that it has been renewed, or was renewed a moment ago
  if (session.renewedBy !== null) await revokeToken(tx, session.renewedBy, now)
  const before = await tx
    .update(sessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(sessions.renewedBy, tokenHash), isNull(sessions.revokedAt)))
    .returning({ tokenHash: sessions.tokenHash })
  for (const { tokenHash: earlierHash } of before) await announceRevoked(tx, earlierHash)
  return session.userId
}

/**
 * Lets the session of a token end in ten seconds: its browser goes on with another one, and a call or a reconnect that is under way must
 * not look to it like the end of the session.
 */
export async function retireToken(tx: Db, tokenHash: string, now: number): Promise<void> {
  const end = new Date(now + RETIRING_MS)
  await tx.update(sessions).set({ expiresAt: end, refreshExpiresAt: end }).where(eq(sessions.tokenHash, tokenHash))
}

/**
 * Ends the sessions of a user, all of them or all but `keptTokenHash`; their tokens are invalid and their sockets closed at once. Sign-ins that wait for
 * their second factor end as well.
 */
export async function revokeSessions(tx: Db, userId: string, now: number, keptTokenHash?: string): Promise<void> {
  // a renewal or a sign-in that is under way holds its account: it has stored its session before the sessions are looked for
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const kept = keptTokenHash === undefined ? undefined : ne(sessions.tokenHash, keptTokenHash)
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), kept))
    .returning({ tokenHash: sessions.tokenHash })
  for (const { tokenHash } of ended) await announceRevoked(tx, tokenHash)
  await tx.delete(signInSteps).where(eq(signInSteps.userId, userId))
}

/** The alarm hubs of all processes close the sockets of this session once the transaction has committed. */
export async function announceRevoked(tx: Db, tokenHash: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${SESSION_REVOKED_CHANNEL}, ${tokenHash})`)
}

const randomToken = () => randomBytes(TOKEN_BYTES).toString('base64url')
