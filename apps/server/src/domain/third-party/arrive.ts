import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { FieldError, ParameterError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import { hashToken } from '../../http/session'
import type { ServerDeps } from '../../server-deps'
import { afterFirstFactor, type AfterFirstFactor } from '../auth/after-first-factor'
import { refuse, type SignInRefusal } from '../auth/sign-in'
import { openStep } from '../auth/steps.queries'
import { accountSubject, pairSubject, secondFactorSubject, waitOf } from '../auth/throttle.queries'
import { activeAccountById } from '../users/accounts.queries'
import { accessOf } from './access'
import { browserHashOf } from './browser-cookie'
import { boundAccount, type Identity } from './identities.queries'
import { takeJourney } from './journeys.queries'
import type { ProviderClient } from './provider-client'
import { offeredProvider, type StoredProvider } from './providers.queries'
import { refuseProvider } from './refuse-provider'
import { zhCN } from './third-party.messages'

const LONGEST_ANSWER = 4096

export type Arrival = AfterFirstFactor | SignInRefusal | { bind: { ticket: string; provider: string; person: string } }

/** `auth/provider/finish`: what follows when the browser has come back from the provider; `parameters` are those of its address. */
export async function arriveFromProvider(deps: ServerDeps, providers: ProviderClient, c: Context<AppEnv>, parameters: URLSearchParams): Promise<Arrival> {
  if (parameters.toString().length > LONGEST_ANSWER) throw new ParameterError(httpWords.badParameter)
  const { provider, identity } = await identityOf(deps, providers, c, parameters)
  const account = await boundAccount(deps.database.db, identity)
  if (!account) return { bind: { ticket: await openBinding(deps, c, identity), provider: provider.name, person: identity.label } }
  if (!(await activeAccountById(deps.database.db, account.id))) {
    await refuse(deps, c, account.username, 'password')
    throw new FieldError('account', zhCN.accountRefused)
  }
  const locks = [pairSubject(account.username, c.get('ip')), accountSubject(account.username), secondFactorSubject(account.username)]
  const waitMs = await waitOf(deps.database.db, locks, deps.clock.now())
  if (waitMs > 0) return refuse(deps, c, account.username, 'throttled', waitMs)
  return afterFirstFactor(deps, c, { account, identity, step: null })
}

async function identityOf(deps: ServerDeps, providers: ProviderClient, c: Context<AppEnv>, parameters: URLSearchParams): Promise<{ provider: StoredProvider; identity: Identity }> {
  const { database, clock } = deps
  const state = parameters.get('state') ?? ''
  const hashes = { stateHash: hashToken(state), browserHash: browserHashOf(c) }
  const journey = await database.transaction((tx) => takeJourney(tx, hashes, new Date(clock.now())))
  if (!journey) throw new FieldError('state', zhCN.journeyOver)
  const provider = await offeredProvider(database.db, journey.providerId)
  if (!provider) throw new FieldError('provider', zhCN.notOffered)
  const { redirectUri, nonce, verifier } = journey
  const person = await accessOf(deps, provider)
    .then((access) => providers.arrive(access, parameters, { redirectUri, state, nonce, verifier }))
    .catch((error: unknown) => refuseProvider(deps, c, provider, error))
  return { provider, identity: { providerId: provider.id, ...person } }
}

/** An identity that is bound to no account waits for one: its owner signs in once with the password, in the same browser. */
function openBinding({ database, clock }: ServerDeps, c: Context<AppEnv>, { providerId, subject, label }: Identity): Promise<string> {
  return database.transaction((tx) => openStep(tx, { kind: 'bind', userId: null, providerId, subject, label, browserHash: browserHashOf(c) }, clock.now()))
}
