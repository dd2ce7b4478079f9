import type { ClientCredential } from '@smart-fire/api-client'

/**
 * The client with which this console signs in: `<meta name="platform-client" content="id:secret">`, written by whoever
 * installs the console in front of a platform that demands HTTP Basic (contract admin 2.1). Our server demands none.
 * Undefined without the element, and for a text without an id.
 */
export function readClientCredential(page: Document = document): ClientCredential | undefined {
  const text = page.querySelector<HTMLMetaElement>('meta[name="platform-client"]')?.content ?? ''
  const colon = text.indexOf(':')
  return colon < 1 ? undefined : { id: text.slice(0, colon), secret: text.slice(colon + 1) }
}
