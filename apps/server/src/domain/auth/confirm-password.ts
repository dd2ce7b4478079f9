import { decodePassword } from '@smart-fire/api-client/wire'
import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { BusinessError, BusyError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit.queries'
import { activeAccountById, type Account } from '../users/accounts.queries'
import { forgetFailures, passwordChangeSubject, reserveAttempt } from './throttle.queries'

interface Confirmed {
  /** what the audit log calls the act that is refused */
  action: string
  /** what the caller is told */
  refusal: string
}

/** The caller's account, if this is its password, encoded as on the wire (domain 12). Wrong ones are counted, audited and slowed down. */
export async function confirmPassword(deps: ServerDeps, c: Context<AppEnv>, encoded: string, { action, refusal }: Confirmed): Promise<Account> {
  const { userId, tenantId } = c.get('session')
  const { database, clock, passwords } = deps
  const subject = passwordChangeSubject(userId)
  const waitMs = await database.transaction((tx) => reserveAttempt(tx, subject, clock.now()))
  if (waitMs > 0) throw new BusyError(httpWords.tooBusy)
  const account = await activeAccountById(database.db, userId)
  const password = decodePassword(encoded)
  if (!account || password === null || !(await passwords.verify(password, account.passwordHash))) {
    await database.transaction((tx) => writeAudit(tx, c, clock.now(), { action, result: 'refused', userId, tenantId }))
    throw new BusinessError(refusal)
  }
  await forgetFailures(database.db, subject)
  return account
}
