import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'

import { encodePassword } from '@smart-fire/api-client/wire'

import { loginFailures, signInProviders } from '../../db/schema'
import { addAccount, addTenant, readPicture, signInAs, TEST_PASSWORD } from '../../testing/accounts'
import { CLIENT, startIdentityProvider, type IdentityProvider } from '../../testing/identity-provider'
import { startTestServer, type TestServer } from '../../testing/test-server'

export let server: TestServer
export let idp: IdentityProvider
export let tenantId: string
/** the token of the super admin */
export let platform: string
/** ids by name */
export const providers: Record<string, string> = {}
/** every text that a browser was given */
export const told: string[] = []

interface Body {
  status?: number
  message?: string
  error_description?: string
  access_token?: string
  step?: string
  ticket?: string
  userId?: string
  person?: string
  data: { address: string; field?: string; id: number; name: string }
}

/** A server with a provider that works, 集团, and three that do not; no attempt to sign in is left from the test before. */
export function aProviderForTheTests(): void {
  beforeAll(async () => {
    server = await startTestServer({ config: { providersOverHttp: true } })
    idp = await startIdentityProvider(`${origin()}/authredirect`)
    tenantId = await addTenant(server, '万达')
    await addAccount(server, { username: 'platform', isSuperAdmin: true, isTenantAdmin: false })
    await addAccount(server, { tenantId, username: 'admin' })
    platform = await signInAs(server, 'platform')
    for (const [name, issuer] of [['集团', idp.issuer], ['停机', 'http://127.0.0.1:1'], ['网页', `${idp.issuer}/rubbish`], ['搬家', `${idp.issuer}/moved`]] as const) providers[name] = await addProvider(name, issuer)
  })
  beforeEach(async () => {
    idp.forge(null)
    await server.deps.database.db.delete(loginFailures)
  })
  afterAll(async () => {
    await idp.stop()
    await server.stop()
  })
}

const origin = () => new URL(server.url).origin
export const admin = <Data>(path: string, body: object, token = platform) =>
  server.call<{ status: number; data: Data }>(`/api/admin/signInProvider/${path}`, token, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

export async function addProvider(name: string, issuer: string): Promise<string> {
  expect(await admin('add', { name, issuer, clientId: CLIENT.id, scopes: 'profile', offered: '1' })).toMatchObject({ status: 200, body: { status: 200 } })
  const [row] = await server.deps.database.db.select().from(signInProviders).where(eq(signInProviders.name, name))
  const id = String(row?.id)
  expect(await admin('setSecret', { id, secret: CLIENT.secret })).toMatchObject({ status: 200, body: { status: 200 } })
  return id
}

/** A browser on the sign-in page, with the cookies that the server has given it. */
export function browser() {
  let cookie = ''
  const send = async (path: string, fields: Record<string, string> | URLSearchParams, headers: Record<string, string> = {}) => {
    const response = await server.request(path, { method: 'POST', headers: { Origin: origin(), Cookie: cookie, ...headers }, body: new URLSearchParams(fields) })
    const given = response.headers.getSetCookie().find((text) => text.startsWith('sign-in='))
    if (given) cookie = given.split(';')[0] ?? ''
    const text = await response.text()
    told.push(text)
    return { status: response.status, body: JSON.parse(text) as Body, given }
  }
  const begin = async (provider = '集团') => send('/api/auth/provider/begin', { id: providers[provider] ?? '' })
  const depart = async () => (await begin()).body.data.address
  const finish = (parameters: URLSearchParams) => send('/api/auth/provider/finish', parameters)
  const signIn = async (person: string) => finish(await idp.visit(await depart(), person))
  const password = async (username: string, bind: string, given = TEST_PASSWORD) =>
    send('/api/auth/oauth/token', { grant_type: 'password', ...(await readPicture(server)), username, password: encodePassword(given), bind })
  return { begin, depart, finish, signIn, password, send }
}

/** A user whose identity at the provider is bound already. */
export async function bound(username: string): Promise<string> {
  const id = await addAccount(server, { tenantId, username, isTenantAdmin: false })
  const page = browser()
  const { body } = await page.signIn(username)
  expect((await page.password(username, body.ticket ?? '')).body).toMatchObject({ userId: id })
  return id
}
