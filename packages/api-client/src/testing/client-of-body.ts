import type { Diagnostic } from '../api-client-options'
import { createTransport } from '../transport/create-transport'
import type { FetchLike } from '../transport/http'
import { fullClientOver, type FullClient } from './call-sample'

/** A client that receives the same body for every request, without a network, and the diagnostics that it reports. */
export function clientOfBody(body: string, status = 200): { client: FullClient; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const { buffer } = new TextEncoder().encode(body)
  const fetch: FetchLike = async () => ({ status, headers: new Headers(), arrayBuffer: async () => buffer })
  const options = { getToken: () => 'a-token', onDiagnostic: (one: Diagnostic) => void diagnostics.push(one) }
  return { client: fullClientOver(createTransport(options, fetch), options), diagnostics }
}
