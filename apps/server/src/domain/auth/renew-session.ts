import type { Db } from '../../db/database'
import { holdAccount, type Account } from '../users/accounts.queries'
import type { ClientFacts } from './client-facts'
import { issueToken, recordRenewal, takeRefreshToken, userOfRefreshToken, type IssuedToken } from './sessions.queries'

/**
 * Puts a new session in the place of the one with this refresh token; null when the token or its account is not valid. The account is held first: a
 * reset of the password that comes at the same moment waits, and then ends the new session too; or it was first, and there is nothing to renew.
 */
export async function renewSession(tx: Db, refreshToken: string, client: ClientFacts, now: number): Promise<{ account: Account; issued: IssuedToken } | null> {
  const userId = await userOfRefreshToken(tx, refreshToken)
  const account = userId === null ? null : await holdAccount(tx, userId)
  const session = account && (await takeRefreshToken(tx, refreshToken, now))
  if (!session) return null
  const issued = await issueToken(tx, session, client, now)
  await recordRenewal(tx, session.tokenHash, issued)
  return { account, issued }
}
