import { createHash, randomBytes } from 'node:crypto'

const ENVELOPE = 'http://www.w3.org/2003/05/soap-envelope'
const SECURITY = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd'
const UTILITY = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd'
const DIGEST = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0#PasswordDigest'
const BASE64 = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-soap-message-security-1.0#Base64Binary'

/** Who asks, and the time of the device: it refuses requests whose time is not its own. */
export interface Caller {
  account: string
  password: string
  now: number
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text within XML. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** A SOAP 1.2 message; `body` is XML. */
export function soapMessage(body: string, caller: Caller | null): string {
  return `<?xml version="1.0" encoding="UTF-8"?><s:Envelope xmlns:s="${ENVELOPE}"><s:Header>${caller ? securityOf(caller) : ''}</s:Header><s:Body>${body}</s:Body></s:Envelope>`
}

/** WS-Security UsernameToken: the password itself is not sent, only its digest with a nonce and the time. */
function securityOf({ account, password, now }: Caller): string {
  const nonce = randomBytes(16)
  const created = new Date(now).toISOString()
  return `<Security s:mustUnderstand="1" xmlns="${SECURITY}"><UsernameToken><Username>${escapeXml(account)}</Username><Password Type="${DIGEST}">${passwordDigest(nonce, created, password)}</Password>`
    + `<Nonce EncodingType="${BASE64}">${nonce.toString('base64')}</Nonce><Created xmlns="${UTILITY}">${created}</Created></UsernameToken></Security>`
}

/** Base64 of SHA-1 of nonce, time and password, as UsernameToken Profile 1.0 says. */
export const passwordDigest = (nonce: Buffer, created: string, password: string): string => createHash('sha1').update(nonce).update(created).update(password, 'utf8').digest('base64')
