import type { ApiClient, ApiClientOptions } from './api-client'
import { authCalls } from './resources/auth/auth.calls'
import { sessionCalls } from './resources/session/session.calls'
import { createTransport } from './transport/create-transport'

/** What a login page needs of a platform server. */
export type SignInClient = Pick<ApiClient, 'auth' | 'session'>

/** The part of `createApiClient` that signs in and out, for a login page that loads nothing else yet. */
export function createSignInClient(options: ApiClientOptions): SignInClient {
  const http = createTransport(options)
  return { auth: authCalls(http, options), session: sessionCalls(http) }
}
