import type { ApiClientOptions } from './api-client-options'
import type { ApiClient } from './create-api-client'
import type { ApiGroup } from './groups/api-group'
import { authCalls, type AuthCalls } from './resources/auth/auth.calls'
import { ownPasswordCalls, type OwnPasswordCalls } from './resources/auth/own-password.calls'
import { setupCalls, type SetupCalls } from './resources/auth/setup.calls'
import { signInStepsCalls, type SignInStepsCalls } from './resources/auth/sign-in-steps.calls'
import { sessionCalls } from './resources/session/session.calls'
import { createTransport } from './transport/create-transport'
import { platformFetch } from './transport/http'

export type { AuthCalls, Credentials, PictureCode, SessionToken } from './resources/auth/auth.calls'
export type { FirstSetup, SetupCalls } from './resources/auth/setup.calls'
export type { OfferedProvider, SignInOutcome, SignInStepsCalls } from './resources/auth/sign-in-steps.calls'
export type { OwnPasswordCalls } from './resources/auth/own-password.calls'

/** What a login page needs. */
export interface SignInClient extends Pick<ApiClient, 'session'> {
  /** Sign-in, sign-out and the picture code. */
  auth: AuthCalls
  /** Sign-in with a second factor, and at an identity provider. */
  steps: SignInStepsCalls
  /** The first accounts of a new platform. */
  setup: SetupCalls
}

/** Group `ownPassword`: `client.with(ownPassword)`. */
export const ownPassword: ApiGroup<'ownPassword', OwnPasswordCalls> = { name: 'ownPassword', calls: ownPasswordCalls }

/**
 * Signs in and out, for a login page that loads nothing else yet: an entry of its own, which needs no HTTP library, but the
 * `fetch` of the page.
 */
export function createSignInClient(options: ApiClientOptions): SignInClient {
  const http = createTransport(options, platformFetch)
  return { auth: authCalls(http, options), steps: signInStepsCalls(http), setup: setupCalls(http), session: sessionCalls(http) }
}
