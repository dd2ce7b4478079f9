import type { CustomFetch } from 'openid-client'

import { mayAsk } from './issuer'

const MOST_BYTES = 512 * 1024

/**
 * `fetch` for requests to identity providers: only addresses that the server may ask, no redirects, and no response longer than a document of a
 * provider can be. The addresses of tokens and keys come from the provider's document, so each is checked, not the issuer only.
 */
export function guardedFetch(providersOverHttp: boolean): CustomFetch {
  return async (address, options) => {
    if (!mayAsk(address, providersOverHttp)) throw new Error('the address of the provider is not allowed')
    const { body, ...rest } = options
    const response = await fetch(address, { ...rest, ...(body == null ? {} : { body: body as string | URLSearchParams }), redirect: 'manual' })
    return new Response(await shortBody(response), { status: response.status, headers: response.headers })
  }
}

async function shortBody(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!response.body || [101, 204, 205, 304].includes(response.status)) return null
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new Error('the response of the provider is too long')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}
