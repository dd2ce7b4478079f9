import type { ApiClientOptions } from './api-client-options'
import type { ApiClient } from './create-api-client'
import { authCalls } from './resources/auth/auth.calls'
import { sessionCalls } from './resources/session/session.calls'
import { createTransport } from './transport/create-transport'
import { platformFetch } from './transport/http'

/** The sections of the client that a login page needs. */
export type SignInClient = Pick<ApiClient, 'auth' | 'session'>

/**
 * The part of `createApiClient` that signs in and out, for a login page that loads nothing else yet: an entry of its own,
 * which needs no HTTP library, but the `fetch` of the page.
 */
export function createSignInClient(options: ApiClientOptions): SignInClient {
  const http = createTransport(options, platformFetch)
  return { auth: authCalls(http, options), session: sessionCalls(http) }
}
