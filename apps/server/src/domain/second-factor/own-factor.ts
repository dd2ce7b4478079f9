import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { BusinessError, FieldError } from '../../http/errors'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit.queries'
import { zhCN as authWords } from '../auth/auth.messages'
import { confirmPassword } from '../auth/confirm-password'
import { forgetFailures, reserveAttempt, secondFactorSubject } from '../auth/throttle.queries'
import { typedCode } from '../auth/typed-code'
import { openSecret, sealSecret } from '../secrets/sealed-secrets'
import { checkCode, FACTOR_PURPOSE } from './check-code'
import { factorAddress, newFactorSecret, newRecoveryCodes, stepOfCode } from './codes'
import { zhCN } from './second-factor.messages'
import { beginFactor, confirmFactor, dropFactor, findFactor } from './second-factor.queries'

/** `auth/own/beginSecondFactor`: a new secret, told this once, after the password was given again: an unattended desk must not lock its user out. */
export async function beginOwnFactor(deps: ServerDeps, c: Context<AppEnv>, password: string): Promise<{ secret: string; address: string }> {
  const account = await confirmPassword(deps, c, password, { action: 'secondFactor.begin', refusal: zhCN.wrongPassword })
  const secret = newFactorSecret()
  const begun = await deps.database.transaction(async (tx) => beginFactor(tx, account.id, await sealSecret(tx, deps.config, FACTOR_PURPOSE, secret), new Date(deps.clock.now())))
  if (!begun) throw new BusinessError(zhCN.alreadyOn)
  return { secret, address: factorAddress(secret, account.username) }
}

/** `auth/own/confirmSecondFactor`: turns it on with a first code, and tells the recovery codes this once. */
export async function confirmOwnFactor({ database, clock, config }: ServerDeps, c: Context<AppEnv>, code: string): Promise<{ recoveryCodes: string[] }> {
  const { userId, tenantId, username } = c.get('session')
  const now = clock.now()
  const subject = secondFactorSubject(username)
  refuseWait(await database.transaction((tx) => reserveAttempt(tx, subject, now)))
  const codes = newRecoveryCodes()
  await database.transaction(async (tx) => {
    const factor = await findFactor(tx, userId)
    const secret = factor && (await openSecret(tx, config, FACTOR_PURPOSE, factor.sealedSecret))
    if (!factor || !secret) throw new BusinessError(zhCN.notBegun)
    if (factor.confirmedAt) throw new BusinessError(zhCN.alreadyOn)
    const step = stepOfCode(secret, typedCode(code), now)
    if (step === null) throw new FieldError('code', zhCN.wrongCode)
    if (!(await confirmFactor(tx, factor, { step, codes, at: new Date(now) }))) throw new BusinessError(zhCN.notBegun)
    await forgetFailures(tx, subject)
    await writeAudit(tx, c, now, { action: 'secondFactor.on', result: 'ok', userId, tenantId })
  })
  return { recoveryCodes: codes }
}

/** `auth/own/endSecondFactor`: turns it off with a code of the app or a recovery code. */
export async function endOwnFactor(deps: ServerDeps, c: Context<AppEnv>, code: string): Promise<void> {
  const { userId, tenantId, username } = c.get('session')
  if (!(await findFactor(deps.database.db, userId))?.confirmedAt) throw new BusinessError(zhCN.notOn)
  const check = await checkCode(deps, { id: userId, username }, code)
  if (check.is === 'throttled') refuseWait(check.retryAfterMs)
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    if (check.is === 'right') await dropFactor(tx, userId)
    await writeAudit(tx, c, now, { action: 'secondFactor.off', result: check.is === 'right' ? 'ok' : 'refused', userId, tenantId })
  })
  if (check.is === 'wrong') throw new FieldError('code', zhCN.wrongCode)
}

function refuseWait(waitMs: number): void {
  if (waitMs <= 0) return
  const retryAfter = Math.ceil(waitMs / 1000)
  throw new BusinessError(authWords.locked(authWords.wait(retryAfter)), { retryAfter })
}
