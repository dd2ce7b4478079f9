import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import type { ServerDeps } from '../../server-deps'
import { browserHashOf } from '../third-party/browser-cookie'
import type { Identity } from '../third-party/identities.queries'
import { findStep, type Step } from './steps.queries'

/** An identity that waits for its account. */
export interface Binding {
  identity: Identity
  step: Step
}

/** The identity of a ticket; null when the ticket is over, or belongs to another browser. */
export async function findBinding({ database, clock }: ServerDeps, c: Context<AppEnv>, ticket: string): Promise<Binding | null> {
  const step = await findStep(database.db, 'bind', ticket, clock.now())
  const identity = step && identityOfStep(step)
  return step && identity && step.browserHash === browserHashOf(c) ? { identity, step } : null
}

/** The person at the provider that a step has come from; null after a password only. */
export function identityOfStep({ providerId, subject, label }: Step): Identity | null {
  return providerId === null || subject === null ? null : { providerId, subject, label: label ?? subject }
}
