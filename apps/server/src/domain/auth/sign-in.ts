import { decodePassword } from '@smart-fire/api-client/wire'
import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit.queries'
import { activeAccount, recordRefusal, recordSignIn, type Account } from '../users/accounts.queries'
import { clientFacts } from './client-facts'
import { takePictureCode } from './picture-code.queries'
import { issueToken, type IssuedToken } from './sessions.queries'
import { accountSubject, addressSubject, forgetFailures, pairSubject, reserveAttempt, takeBackAttempt } from './throttle.queries'

export interface SignInForm {
  username: string
  /** as on the wire */
  password: string
  code: string
  image: string
}

type Refusal = 'throttled' | 'code' | 'password'

/** Why a sign-in is refused; `retryAfterMs` is 0 unless it is throttled. */
export interface SignInRefusal {
  refused: Refusal
  retryAfterMs: number
}

export type SignInResult = { account: Account; issued: IssuedToken } | SignInRefusal

/**
 * Three steps, so that no transaction is open while the password is hashed: count the attempt and use up the picture
 * code, check the password, then issue the token and take the count back.
 */
export async function signIn(deps: ServerDeps, c: Context<AppEnv>, form: SignInForm): Promise<SignInResult> {
  const username = form.username.trim()
  const reserved = await reserve(deps, c, username, form)
  if (reserved.refusal) return refuse(deps, c, username, reserved.refusal, reserved.retryAfterMs)

  const account = await activeAccount(deps.database.db, username)
  const password = decodePassword(form.password)
  const isRight = await deps.passwords.verify(password ?? '', password === null ? null : (account?.passwordHash ?? null))
  if (!account || !isRight || password === null) return refuse(deps, c, username, 'password')

  const newHash = deps.passwords.isOutdated(account.passwordHash) ? await deps.passwords.hash(password) : null
  return accept(deps, c, account, newHash)
}

/** A wrong picture code counts against the address only, not against the account. */
function reserve({ database, clock }: ServerDeps, c: Context<AppEnv>, username: string, form: SignInForm) {
  const now = clock.now()
  return database.transaction<{ refusal: Refusal | null; retryAfterMs: number }>(async (tx) => {
    const isCodeRight = await takePictureCode(tx, form.image, form.code, now)
    const addressWait = await reserveAttempt(tx, addressSubject(c.get('ip')), now)
    if (addressWait > 0) return { refusal: 'throttled', retryAfterMs: addressWait }
    if (!isCodeRight) return { refusal: 'code', retryAfterMs: 0 }
    const pairWait = await reserveAttempt(tx, pairSubject(username, c.get('ip')), now)
    if (pairWait > 0) return { refusal: 'throttled', retryAfterMs: pairWait }
    const accountWait = await reserveAttempt(tx, accountSubject(username), now)
    return { refusal: accountWait > 0 ? 'throttled' : null, retryAfterMs: accountWait }
  })
}

async function refuse(
  { database, clock, log }: ServerDeps,
  c: Context<AppEnv>,
  username: string,
  reason: Refusal,
  retryAfterMs = 0,
): Promise<SignInResult> {
  log.warn('login.refused', { reason, username, ip: c.get('ip'), requestId: c.get('requestId') })
  const now = clock.now()
  await database.transaction(async (tx) => {
    await recordRefusal(tx, username, reason, clientFacts(c), new Date(now))
    await writeAudit(tx, c, now, { action: 'login', result: 'refused', detail: { reason, username } })
  })
  return { refused: reason, retryAfterMs }
}

async function accept(
  { database, clock }: ServerDeps,
  c: Context<AppEnv>,
  account: Account,
  newHash: string | null,
): Promise<SignInResult> {
  const now = clock.now()
  const issued = await database.transaction(async (tx) => {
    await forgetFailures(tx, pairSubject(account.username, c.get('ip')))
    await takeBackAttempt(tx, accountSubject(account.username))
    await takeBackAttempt(tx, addressSubject(c.get('ip')))
    const client = clientFacts(c)
    await recordSignIn(tx, account, { client, at: new Date(now), newHash })
    const { id: userId, tenantId } = account
    const issued = await issueToken(tx, { userId }, client, now)
    await writeAudit(tx, c, now, { action: 'login', result: 'ok', userId, tenantId })
    return issued
  })
  return { account, issued }
}
