import { decodePassword } from '@smart-fire/api-client/wire'
import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit.queries'
import { activeAccount, recordRefusal, replacePasswordHash, type Account } from '../users/accounts.queries'
import { afterFirstFactor, type AfterFirstFactor } from './after-first-factor'
import { clientFacts } from './client-facts'
import { takePictureCode } from './picture-code.queries'
import { findBinding, type Binding } from './binding'
import { accountSubject, addressSubject, forgetFailures, pairSubject, reserveAttempt, takeBackAttempt } from './throttle.queries'

export interface SignInForm {
  username: string
  /** as on the wire */
  password: string
  code: string
  image: string
  /** the ticket of an identity that this sign-in binds to the account; blank without one */
  bind: string
}

type Refusal = 'throttled' | 'code' | 'password' | 'secondFactor'

/** Why a sign-in is refused; `retryAfterMs` is 0 unless it is throttled. */
export interface SignInRefusal {
  refused: Refusal
  retryAfterMs: number
}

export type SignInResult = AfterFirstFactor | SignInRefusal | { refused: 'bind' }

/**
 * Three steps, so that no transaction is open while the password is hashed: count the attempt and use up the picture
 * code, check the password, then take the count back and open the session, or the step of the second factor.
 */
export async function signIn(deps: ServerDeps, c: Context<AppEnv>, form: SignInForm): Promise<SignInResult> {
  const username = form.username.trim()
  const binding = form.bind === '' ? null : await findBinding(deps, c, form.bind)
  if (form.bind !== '' && !binding) return { refused: 'bind' }
  const reserved = await reserve(deps, c, username, form)
  if (reserved.refusal) return refuse(deps, c, username, reserved.refusal, reserved.retryAfterMs)

  const account = await activeAccount(deps.database.db, username)
  const password = decodePassword(form.password)
  const isRight = await deps.passwords.verify(password ?? '', password === null ? null : (account?.passwordHash ?? null))
  if (!account || !isRight || password === null) return refuse(deps, c, username, 'password')

  const present = await forgive(deps, c, account, password)
  const outcome = present && (await afterFirstFactor(deps, c, { account: present, ...(binding ?? NO_BINDING) }))
  return !outcome || ('refused' in outcome && outcome.refused === 'password') ? refuse(deps, c, username, 'password') : outcome
}

const NO_BINDING: { [Part in keyof Binding]: null } = { identity: null, step: null }

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

/** A refused sign-in: rows of both logs. */
export async function refuse(
  { database, clock, log }: ServerDeps,
  c: Context<AppEnv>,
  username: string,
  reason: Refusal,
  retryAfterMs = 0,
): Promise<SignInRefusal> {
  log.warn('login.refused', { reason, username, ip: c.get('ip'), requestId: c.get('requestId') })
  const now = clock.now()
  await database.transaction(async (tx) => {
    await recordRefusal(tx, username, reason, clientFacts(c), new Date(now))
    await writeAudit(tx, c, now, { action: 'login', result: 'refused', detail: { reason, username } })
  })
  return { refused: reason, retryAfterMs }
}

/** The password was right: its attempt no longer counts, and a hash of other costs is replaced. Gives the account as it is stored now; null when its password is another one by now. */
async function forgive({ database, passwords, clock }: ServerDeps, c: Context<AppEnv>, account: Account, password: string): Promise<Account | null> {
  const newHash = passwords.isOutdated(account.passwordHash) ? await passwords.hash(password) : null
  const isStored = await database.transaction(async (tx) => {
    await forgetFailures(tx, pairSubject(account.username, c.get('ip')))
    await takeBackAttempt(tx, accountSubject(account.username))
    await takeBackAttempt(tx, addressSubject(c.get('ip')))
    return newHash === null || (await replacePasswordHash(tx, account, newHash, new Date(clock.now())))
  })
  if (isStored) return newHash === null ? account : { ...account, passwordHash: newHash }
  // another sign-in has replaced the hash first, or the password was changed
  const present = await activeAccount(database.db, account.username)
  return present && (await passwords.verify(password, present.passwordHash)) ? present : null
}
