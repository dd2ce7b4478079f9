import type { Context } from 'hono'

import type { Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit.queries'
import { hasSecondFactor } from '../second-factor/second-factor.queries'
import { bindIdentity, type Identity } from '../third-party/identities.queries'
import { isUnchanged, recordSignIn, type Account } from '../users/accounts.queries'
import { clientFacts } from './client-facts'
import { issueToken, type IssuedToken } from './sessions.queries'
import { closeStep, openStep, type Step } from './steps.queries'

/** Who has proven to be the owner of an account, by the password or at a provider. */
export interface FirstFactor {
  account: Account
  /** the person at the provider that was used, who is bound to the account with this sign-in at the latest */
  identity: Identity | null
  /** the step that this sign-in ends; used up in the same transaction */
  step: Pick<Step, 'ticketHash'> | null
}

export type AfterFirstFactor =
  | { account: Account; issued: IssuedToken }
  /** the code of the second factor is wanted, together with this ticket */
  | { ticket: string }
  | { refused: AfterwardsRefused }

/** The account has another identity of this provider, the step was used up meanwhile, or the account was stopped or given another password meanwhile. */
type AfterwardsRefused = 'boundOtherwise' | 'step' | 'password'

/** Opens the session, or the step of the second factor where the user has one: until then there is no session. */
export async function afterFirstFactor(deps: ServerDeps, c: Context<AppEnv>, proven: FirstFactor): Promise<AfterFirstFactor> {
  const { account, identity, step } = proven
  if (!(await hasSecondFactor(deps.database.db, account.id))) return openSession(deps, c, proven)
  return deps.database.transaction(async (tx) => {
    if (!(await isUnchanged(tx, account))) return { refused: 'password' }
    if (step && !(await closeStep(tx, step))) return { refused: 'step' }
    const { providerId = null, subject = null, label = null } = identity ?? {}
    return { ticket: await openStep(tx, { kind: 'secondFactor', userId: account.id, providerId, subject, label, browserHash: null }, deps.clock.now()) }
  })
}

/** The session, with the rows of the logs and the binding. */
export async function openSession({ database, clock }: ServerDeps, c: Context<AppEnv>, { account, identity, step }: FirstFactor): Promise<AfterFirstFactor> {
  const now = clock.now()
  const refusal = new Refusal()
  try {
    return await database.transaction(async (tx) => {
      // checking the password took its time: what ended the sessions meanwhile must end this one as well
      if (!(await isUnchanged(tx, account))) throw refusal.because('password')
      if (step && !(await closeStep(tx, step))) throw refusal.because('step')
      const binding = identity && (await bindIdentity(tx, account.id, identity, new Date(now)))
      if (binding === 'refused') throw refusal.because('boundOtherwise')
      const client = clientFacts(c)
      await recordSignIn(tx, account, { client, at: new Date(now) })
      const issued = await issueToken(tx, { userId: account.id }, client, now)
      await writeRows(tx, c, now, account, identity, binding === 'bound')
      return { account, issued }
    })
  } catch (error) {
    if (error === refusal && refusal.reason) return { refused: refusal.reason }
    throw error
  }
}

async function writeRows(tx: Db, c: Context<AppEnv>, now: number, { id: userId, tenantId }: Account, identity: Identity | null, isNew: boolean): Promise<void> {
  const detail = identity ? { provider: identity.providerId, person: identity.label } : {}
  if (isNew) await writeAudit(tx, c, now, { action: 'identity.link', result: 'ok', userId, tenantId, detail })
  await writeAudit(tx, c, now, { action: 'login', result: 'ok', userId, tenantId, ...(identity ? { detail } : {}) })
}

/** Ends a transaction without its changes. */
class Refusal extends Error {
  reason: AfterwardsRefused | null = null
  because(reason: AfterwardsRefused): this {
    this.reason = reason
    return this
  }
}
