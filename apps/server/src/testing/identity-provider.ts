import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export const CLIENT = { id: 'console', secret: 'a client secret of the tests 119' }

/** A real OpenID provider on a port of this machine, whose persons sign in without a page. */
export interface IdentityProvider {
  issuer: string
  /** goes through the provider as the browser of a person does; the parameters with which it leads back */
  visit: (address: string, person: string) => Promise<URLSearchParams>
  /** until `null`, the token endpoint responds with an ID token of these claims, signed with the provider's key or a foreign one */
  forge: (token: { claims: Record<string, unknown>; foreignKey?: boolean } | null) => void
  stop: () => Promise<void>
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })

/** Starts it; `redirectUri` is where it leads back. `/rubbish` and `/moved` below it are issuers that respond with something else. */
export async function startIdentityProvider(redirectUri: string): Promise<IdentityProvider> {
  const key = { ...newKey(), kid: 'own', use: 'sig', alg: 'RS256' }
  let forged: Parameters<IdentityProvider['forge']>[0] = null
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined
  const listener = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  const provider = providerOf(issuer, redirectUri, key)

  async function finishInteraction(request: IncomingMessage, response: ServerResponse) {
    const { prompt, params } = await provider.interactionDetails(request, response)
    const accountId = String(params['login_hint'])
    if (accountId === 'refuses') return provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'refused' })
    if (prompt.name === 'login') return provider.interactionFinished(request, response, { login: { accountId } })
    const grant = new provider.Grant({ accountId, clientId: CLIENT.id })
    grant.addOIDCScope('openid profile')
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  }

  handle = (request, response) => {
    const path = request.url ?? ''
    if (path.startsWith('/rubbish')) return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>')
    if (path.startsWith('/moved')) return response.writeHead(302, { Location: `${issuer}/.well-known/openid-configuration` }).end()
    if (path.startsWith('/interaction/')) return finishInteraction(request, response)
    if (path === '/token' && forged) {
      const idToken = signed(forged.claims, forged.foreignKey ? newKey() : key)
      return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ access_token: 'x', token_type: 'Bearer', id_token: idToken }))
    }
    return provider.callback()(request, response)
  }
  return {
    issuer,
    visit: (address, person) => visit(address, person, redirectUri),
    forge: (token) => { forged = token },
    stop: () => new Promise((resolve) => { listener.close(() => resolve()); listener.closeAllConnections() }),
  }
}

function providerOf(issuer: string, redirectUri: string, key: object): Provider {
  return new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri], grant_types: ['authorization_code'], response_types: ['code'] }],
    jwks: { keys: [key] },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, preferred_username: `${sub}@集团` }) }),
  })
}

/** Follows the provider's own redirects with its cookies, up to the one that leads back. */
async function visit(address: string, person: string, redirectUri: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>()
  let next = new URL(address)
  next.searchParams.set('login_hint', person)
  for (let step = 0; step < 10; step += 1) {
    const response = await fetch(next, { redirect: 'manual', headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`the provider responds ${response.status}: ${await response.text()}`)
    next = new URL(location, next)
    if (next.href.startsWith(redirectUri)) return next.searchParams
  }
  throw new Error('the provider does not lead back')
}

function signed(claims: Record<string, unknown>, jwk: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const content = `${part({ alg: 'RS256', kid: 'own', typ: 'JWT' })}.${part(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), createPrivateKey({ key: jwk as never, format: 'jwk' })).toString('base64url')}`
}
