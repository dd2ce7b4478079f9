import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { tenants, users } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { BusinessError, BusyError, ParameterError, ServerError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit'
import { decodePassword } from '@smart-fire/api-client/wire'
import { revokeSessions } from '../auth/sessions'
import { forgetFailures, passwordChangeSubject, reserveAttempt } from '../auth/throttle'
import { activeAccountById, type Account } from './accounts'
import { refusalOfPassword } from './password-policy'
import { zhCN } from './users.messages'

export interface PasswordChange {
  oldPass: string
  newPass: string
}

/** Changes the caller's own password and ends his other sessions. Both arrive as on the wire (domain 12). */
export async function changePassword(deps: ServerDeps, c: Context<AppEnv>, change: PasswordChange): Promise<void> {
  if (!change.oldPass || !change.newPass) throw new ParameterError(zhCN.parametersMissing)
  const newPassword = decodePassword(change.newPass)
  if (newPassword === null) throw new BusinessError(zhCN.unreadablePassword)
  const account = await checkOldPassword(deps, c, decodePassword(change.oldPass))
  await checkNewPassword(deps, account, newPassword)
  if (await deps.passwords.verify(newPassword, account.passwordHash)) throw new BusinessError(zhCN.passwordUnchanged)
  await store(deps, c, account, await deps.passwords.hash(newPassword))
}

async function checkOldPassword(deps: ServerDeps, c: Context<AppEnv>, oldPassword: string | null): Promise<Account> {
  const { userId } = c.get('session')
  const { database, clock, passwords } = deps
  const subject = passwordChangeSubject(userId)
  const waitMs = await database.transaction((tx) => reserveAttempt(tx, subject, clock.now()))
  if (waitMs > 0) throw new BusyError(httpWords.tooBusy)
  const account = await activeAccountById(database.db, userId)
  if (!account || oldPassword === null || !(await passwords.verify(oldPassword, account.passwordHash))) {
    const { tenantId } = c.get('session')
    await writeAudit(database.db, c, clock.now(), { action: 'password.change', result: 'refused', userId, tenantId })
    throw new ServerError(zhCN.wrongOldPassword)
  }
  await forgetFailures(database.db, subject)
  return account
}

async function checkNewPassword({ database }: ServerDeps, account: Account, newPassword: string): Promise<void> {
  const [tenant] = await database.db.select().from(tenants).where(eq(tenants.id, account.tenantId ?? ''))
  const refusal = refusalOfPassword(newPassword, [account.username, account.name, tenant?.name ?? ''])
  if (refusal) throw new BusinessError(refusal)
}

/** Two changes at once: the one that read the older hash changes nothing and is told so. */
async function store({ database, clock }: ServerDeps, c: Context<AppEnv>, account: Account, passwordHash: string) {
  const now = clock.now()
  await database.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash, updatedAt: new Date(now) })
      .where(and(eq(users.id, account.id), eq(users.passwordHash, account.passwordHash)))
      .returning({ id: users.id })
    if (changed.length === 0) throw new ServerError(zhCN.wrongOldPassword)
    await revokeSessions(tx, account.id, now, c.get('session').tokenHash)
    const { id: userId, tenantId } = account
    await writeAudit(tx, c, now, { action: 'password.change', result: 'ok', userId, tenantId })
  })
}
