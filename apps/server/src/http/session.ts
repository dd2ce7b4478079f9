import { createHash } from 'node:crypto'
import type { Context } from 'hono'

import type { Clock } from '../clock'
import type { Database } from '../db/database'
import { inBatches } from '../in-batches'
import type { AppEnv, Session } from './app-env'
import { SessionError } from './errors'
import { zhCN } from './http.messages'
import { findSessions } from './session.queries'

/** Channel of `pg_notify`: payload is the hash of a token that has just been revoked; its sockets are closed. */
export const SESSION_REVOKED_CHANNEL = 'session_revoked'

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Gives the live session of a request; without one, 40101. */
export function sessionFinder({ database, clock }: { database: Database; clock: Clock }): (c: Context<AppEnv>) => Promise<Session> {
  const find = inBatches((tokenHashes: readonly string[]) => findSessions(database.db, tokenHashes, clock.now()))
  return async (c) => {
    const token = bearerToken(c.req.header('authorization'))
    if (token === null) throw new SessionError(zhCN.noToken)
    const session = await find(hashToken(token))
    if (!session) throw new SessionError(zhCN.tokenInvalid)
    return session
  }
}

/** The token of an authorization header; the bare token counts too (contract admin §2.6), the client credential does not. */
export function bearerToken(header: string | undefined): string | null {
  if (!header || /^Basic /i.test(header)) return null
  return header.replace(/^Bearer\s+/i, '').trim() || null
}
