import {
  allowInsecureRequests, authorizationCodeGrant, AuthorizationResponseError, buildAuthorizationUrl, calculatePKCECodeChallenge, ClientSecretBasic, ClientSecretPost, customFetch, discovery,
  enableNonRepudiationChecks, None, randomNonce, randomPKCECodeVerifier, randomState, type ClientAuth, type Configuration,
} from 'openid-client'

import type { Clock } from '../../clock'
import { guardedFetch } from './guarded-fetch'

const TIME_OUT_S = 5
const DOCUMENT_LIFE_MS = 10 * 60_000
const LONGEST_LABEL = 100
const LONGEST_SUBJECT = 255

/** How this server is known to a provider. */
export interface ProviderAccess {
  id: number
  version: number
  issuer: string
  clientId: string
  /** null: a public client */
  secret: string | null
  scopes: string | null
}

/** What the browser is sent to, and what has to come back with it. */
export interface Departure {
  address: string
  state: string
  nonce: string
  verifier: string
}

/** A provider that does not respond, responds in a way that cannot be believed, or says that the person has refused. */
export class ProviderError extends Error {
  constructor(readonly reason: 'denied' | 'failed', cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause })
  }
}

export interface ProviderClient {
  depart(access: ProviderAccess, redirectUri: string): Promise<Departure>
  /** the person whom the provider names; `parameters` are those of the address to which the browser came back */
  arrive(access: ProviderAccess, parameters: URLSearchParams, sent: { redirectUri: string; state: string; nonce: string; verifier: string }): Promise<{ subject: string; label: string }>
}

/** OpenID Connect with a code, PKCE, state and nonce. The library checks issuer, audience, expiry, nonce and signature of the ID token. */
export function createProviderClient(clock: Clock, providersOverHttp: boolean): ProviderClient {
  const known = new Map<string, { readAt: number; configuration: Promise<Configuration> }>()

  function configurationOf(access: ProviderAccess): Promise<Configuration> {
    const key = `${access.id}:${access.version}`
    const kept = known.get(key)
    if (kept && clock.steady() - kept.readAt < DOCUMENT_LIFE_MS) return kept.configuration
    for (const other of known.keys()) if (other.startsWith(`${access.id}:`)) known.delete(other)
    const configuration = read(access, providersOverHttp)
    known.set(key, { readAt: clock.steady(), configuration })
    // a provider that was down is asked again at the next attempt
    configuration.catch(() => known.delete(key))
    return configuration
  }

  return {
    depart: (access, redirectUri) =>
      failing(async () => {
        const configuration = await configurationOf(access)
        const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
        const address = buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri, scope: scopesOf(access), state, nonce, code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256',
        })
        return { address: address.href, state, nonce, verifier }
      }),
    arrive: (access, parameters, { redirectUri, state, nonce, verifier }) =>
      failing(async () => {
        const configuration = await configurationOf(access)
        const address = new URL(redirectUri)
        address.search = parameters.toString()
        const tokens = await authorizationCodeGrant(configuration, address, { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true })
        return personOf(tokens.claims() ?? {})
      }),
  }
}

function read({ issuer, clientId, secret }: ProviderAccess, providersOverHttp: boolean): Promise<Configuration> {
  return discovery(new URL(issuer), clientId, undefined, secret === null ? None() : asTheProviderWants(secret), {
    // `guardedFetch` allows http on this machine only
    execute: [...(providersOverHttp ? [allowInsecureRequests] : []), enableNonRepudiationChecks],
    timeout: TIME_OUT_S,
    [customFetch]: guardedFetch(providersOverHttp),
  })
}

/** The secret in the header, which every provider must support, unless its document names the body only. */
function asTheProviderWants(secret: string): ClientAuth {
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret)
    return authenticate(server, ...rest)
  }
}

const scopesOf = ({ scopes }: ProviderAccess) => [...new Set(['openid', ...(scopes ?? '').split(/\s+/).filter(Boolean)])].join(' ')

/** Control characters and halves of characters: the database refuses some of them, and no name needs them. */
const ODD = /[\p{Cc}\p{Cs}]/gu

/** How the provider names the person is shown to the person only; what decides is `sub`. */
function personOf({ sub, preferred_username: username, email, name }: Record<string, unknown>): { subject: string; label: string } {
  if (typeof sub !== 'string' || sub === '' || sub.length > LONGEST_SUBJECT || sub.search(ODD) >= 0) throw new Error('the ID token names no subject')
  const label = [username, email, name].map((text) => (typeof text === 'string' ? labelOf(text) : '')).find((text) => text !== '')
  return { subject: sub, label: label ?? labelOf(sub) }
}

/** By whole characters: a cut through the middle of one leaves a half. */
const labelOf = (text: string): string => [...text.replace(ODD, '').trim()].slice(0, LONGEST_LABEL).join('')

async function failing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const denied = error instanceof AuthorizationResponseError && error.error === 'access_denied'
    throw new ProviderError(denied ? 'denied' : 'failed', error)
  }
}
