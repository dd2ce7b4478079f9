import { decodePassword } from '@smart-fire/api-client/wire'
import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { BusinessError, ParameterError } from '../../http/errors'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit.queries'
import { revokeSessions } from '../auth/sessions.queries'
import { confirmPassword } from '../auth/confirm-password'
import { replacePasswordHash, tenantNameOf, type Account } from './accounts.queries'
import { refusalOfPassword } from './password-policy'
import { zhCN } from './users.messages'

export interface PasswordChange {
  oldPass: string
  newPass: string
}

/** Changes the caller's own password and ends the other sessions. Both passwords are encoded as on the wire (domain 12). */
export async function changePassword(deps: ServerDeps, c: Context<AppEnv>, change: PasswordChange): Promise<void> {
  if (!change.oldPass || !change.newPass) throw new ParameterError(zhCN.parametersMissing)
  const newPassword = decodePassword(change.newPass)
  if (newPassword === null) throw new BusinessError(zhCN.unreadablePassword)
  const account = await confirmPassword(deps, c, change.oldPass, { action: 'password.change', refusal: zhCN.wrongOldPassword })
  await checkNewPassword(deps, account, newPassword)
  if (await deps.passwords.verify(newPassword, account.passwordHash)) throw new BusinessError(zhCN.passwordUnchanged)
  await store(deps, c, account, await deps.passwords.hash(newPassword))
}

async function checkNewPassword({ database }: ServerDeps, account: Account, newPassword: string): Promise<void> {
  const refusal = refusalOfPassword(newPassword, [account.username, account.name, await tenantNameOf(database.db, account)])
  if (refusal) throw new BusinessError(refusal)
}

/** Of two changes at once the one that has read the older hash is refused. */
async function store({ database, clock }: ServerDeps, c: Context<AppEnv>, account: Account, passwordHash: string) {
  const now = clock.now()
  await database.transaction(async (tx) => {
    if (!(await replacePasswordHash(tx, account, passwordHash, new Date(now)))) throw new BusinessError(zhCN.wrongOldPassword)
    await revokeSessions(tx, account.id, now, c.get('session').tokenHash)
    const { id: userId, tenantId } = account
    await writeAudit(tx, c, now, { action: 'password.change', result: 'ok', userId, tenantId })
  })
}
