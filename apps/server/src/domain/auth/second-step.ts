import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import type { ServerDeps } from '../../server-deps'
import { checkCode } from '../second-factor/check-code'
import { activeAccountById } from '../users/accounts.queries'
import { openSession, type AfterFirstFactor } from './after-first-factor'
import { identityOfStep } from './binding'
import { refuse, type SignInRefusal } from './sign-in'
import { findStep } from './steps.queries'

export type SecondStepResult = AfterFirstFactor | SignInRefusal

/** The second step of a sign-in: a code of the app, or a recovery code. The ticket stays valid after a wrong code, until its time or the attempts are over. */
export async function giveSecondFactor(deps: ServerDeps, c: Context<AppEnv>, { ticket, code }: { ticket: string; code: string }): Promise<SecondStepResult> {
  const step = await findStep(deps.database.db, 'secondFactor', ticket, deps.clock.now())
  const account = step?.userId ? await activeAccountById(deps.database.db, step.userId) : null
  if (!step || !account) return { refused: 'step' }
  const check = await checkCode(deps, account, code)
  if (check.is === 'throttled') return refuse(deps, c, account.username, 'throttled', check.retryAfterMs)
  if (check.is === 'wrong') return refuse(deps, c, account.username, 'secondFactor')
  return openSession(deps, c, { account, identity: identityOfStep(step), step })
}
