import type { Db } from '../../db/database'
import type { ServerDeps } from '../../server-deps'
import { forgetFailures, reserveAttempt, secondFactorSubject } from '../auth/throttle.queries'
import { typedCode } from '../auth/typed-code'
import { openSecret } from '../secrets/sealed-secrets'
import { stepOfCode } from './codes'
import { findFactor, takeRecoveryCode, takeStep } from './second-factor.queries'

/** What secrets of second factors are sealed for. */
export const FACTOR_PURPOSE = 'second-factor'

type Deps = Pick<ServerDeps, 'database' | 'clock' | 'config'>

/** Whether the code is right; it is used up then. 'throttled' tells how long to wait, and nothing was checked. */
export type CodeCheck = { is: 'right' } | { is: 'wrong' } | { is: 'throttled'; retryAfterMs: number }

/** Checks a code of the app or a recovery code. Five wrong ones lock the step for 15 minutes; the attempt is counted before it is made. */
export async function checkCode({ database, clock, config }: Deps, user: { id: string; username: string }, code: string): Promise<CodeCheck> {
  const now = clock.now()
  const subject = secondFactorSubject(user.username)
  const retryAfterMs = await database.transaction((tx) => reserveAttempt(tx, subject, now))
  if (retryAfterMs > 0) return { is: 'throttled', retryAfterMs }
  return database.transaction(async (tx) => {
    if (!(await useCode(tx, config, user.id, code, now))) return { is: 'wrong' }
    await forgetFailures(tx, subject)
    return { is: 'right' }
  })
}

async function useCode(tx: Db, config: ServerDeps['config'], userId: string, typed: string, now: number): Promise<boolean> {
  const code = typedCode(typed)
  if (!/^[\d\s]+$/.test(code)) return takeRecoveryCode(tx, userId, code)
  const factor = await findFactor(tx, userId)
  const secret = factor && (await openSecret(tx, config, FACTOR_PURPOSE, factor.sealedSecret))
  const step = secret ? stepOfCode(secret, code, now) : null
  return step !== null && takeStep(tx, userId, step)
}
