import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { BusinessError, FieldError } from '../../http/errors'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit.queries'
import { reserveAttempt, setupAddressSubject, setupSubject, takeBackAttempt, waitOf } from '../auth/throttle.queries'
import { isSameHash, setupCodeHash } from './setup-code'
import { hasAccounts, storedCodeHash } from './setup.queries'
import { zhCN } from './setup.messages'

type Outcome = 'right' | 'wrong' | 'done' | { waitMs: number }

/** Refuses a wrong set-up code. Guesses are counted before they are compared, from each address and from all of them together. */
export async function demandSetupCode({ database, clock, log }: ServerDeps, c: Context<AppEnv>, code: string): Promise<void> {
  const now = clock.now()
  // refusals are thrown after the commit, which keeps the count
  const outcome = await database.transaction(async (tx): Promise<Outcome> => {
    if (await hasAccounts(tx)) return 'done'
    const subjects = [setupAddressSubject(c.get('ip')), setupSubject()]
    // one that only has to wait for the guesses of others is not counted for its own address
    const waits = await waitOf(tx, subjects, now)
    if (waits > 0) return { waitMs: waits }
    for (const subject of subjects) {
      const waitMs = await reserveAttempt(tx, subject, now)
      if (waitMs > 0) return { waitMs }
    }
    const stored = await storedCodeHash(tx)
    if (stored === null || !isSameHash(stored, setupCodeHash(code))) {
      await writeAudit(tx, c, now, { action: 'setup.begin', result: 'refused', detail: { reason: 'code' } })
      return 'wrong'
    }
    for (const subject of subjects) await takeBackAttempt(tx, subject)
    return 'right'
  })
  if (outcome === 'right') return
  log.warn('setup.refused', { reason: typeof outcome === 'string' ? outcome : 'throttled', ip: c.get('ip'), requestId: c.get('requestId') })
  if (outcome === 'done') throw new BusinessError(zhCN.alreadySetUp)
  if (outcome === 'wrong') throw new FieldError('code', zhCN.wrongCode)
  const seconds = Math.ceil(outcome.waitMs / 1000)
  throw new BusinessError(zhCN.tooManyGuesses(seconds), { field: 'code', retryAfter: seconds })
}
