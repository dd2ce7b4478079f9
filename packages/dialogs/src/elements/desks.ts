import { createApiClient, type ApiClient } from '@smart-fire/api-client'
import { createDesk, type Desk } from './desk'
import type { ElementConnection } from './element.types'

type GetToken = NonNullable<ElementConnection['getToken']>

const desks = new WeakMap<ApiClient, Desk>()
const clients = new WeakMap<GetToken, Map<string, ApiClient>>()

/** The desk of an element; null while it has neither a client nor a token. */
export function deskOf({ client, getToken }: Pick<ElementConnection, 'client' | 'getToken'>, baseUrl: string): Desk | null {
  const used = client ?? (getToken && clientOf(getToken, baseUrl))
  if (!used) return null
  const desk = desks.get(used) ?? createDesk(used)
  desks.set(used, desk)
  return desk
}

function clientOf(getToken: GetToken, baseUrl: string): ApiClient {
  const known = clients.get(getToken) ?? new Map<string, ApiClient>()
  clients.set(getToken, known)
  const client = known.get(baseUrl) ?? createApiClient({ getToken, baseUrl })
  known.set(baseUrl, client)
  return client
}
