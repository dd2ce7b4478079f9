import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { BusinessError, ParameterError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import { parametersOf } from '../../http/parameters'
import { writeWork } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { revokeSessions, revokeToken } from '../auth/sessions.queries'
import { refuseStronger } from '../users/user-rules'
import { findAccounts } from '../users/users.queries'
import { zhCN } from './logs.messages'
import { findSessionById } from './sessions.queries'

/**
 * POST onlineSession/end (form `id`): ends a session of another user, or another one of the caller. Its token and its renewal are refused
 * from then on and its live connection is closed. The account itself stays enabled: who must not come back is disabled.
 */
export async function endSession({ clock }: Pick<ServerDeps, 'clock'>, c: Context<AppEnv>): Promise<void> {
  const { id = '' } = await parametersOf(c)
  if (!id) throw new ParameterError(httpWords.required, 'id')
  await writeWork(c, clock, 'session', async (write) => {
    const { tx, session, now } = write
    const found = await findSessionById(tx, session, id, now)
    if (!found) throw new BusinessError(zhCN.sessionUnknown)
    if (found.tokenHash === session.tokenHash) throw new BusinessError(zhCN.endOwnSession)
    const accounts = await findAccounts(tx, session, { ids: [found.userId] })
    await refuseStronger(write, accounts)
    await revokeToken(tx, found.tokenHash, now.getTime())
    const username = accounts[0]?.account.username
    return [{ act: 'end', id, before: { username }, after: null }]
  })
}

/**
 * POST onlineSession/endAll (form `userId`): ends every session of a user at once. Of the caller's own sessions the one that makes the call goes on: that is
 * left by signing out.
 */
export async function endAllSessions({ clock }: Pick<ServerDeps, 'clock'>, c: Context<AppEnv>): Promise<void> {
  const { userId = '' } = await parametersOf(c)
  if (!userId) throw new ParameterError(httpWords.required, 'userId')
  await writeWork(c, clock, 'session', async (write) => {
    const { tx, session, now } = write
    const [found] = await findAccounts(tx, session, { ids: [userId] })
    if (!found) throw new BusinessError(zhCN.userUnknown)
    await refuseStronger(write, [found])
    await revokeSessions(tx, userId, now.getTime(), userId === session.userId ? session.tokenHash : undefined)
    return [{ act: 'endAll', id: userId, before: { username: found.account.username }, after: null }]
  })
}
