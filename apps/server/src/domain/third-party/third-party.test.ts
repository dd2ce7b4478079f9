import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { encodePassword } from '@smart-fire/api-client/wire'

import { auditLog, loginFailures, loginLog, secondFactors, sessions, signInJourneys, signInProviders, signInSteps, tenants, userIdentities, users } from '../../db/schema'
import { addAccount, addTenant, readPicture, signInAs, TEST_PASSWORD } from '../../testing/accounts'
import { CLIENT, startIdentityProvider, type IdentityProvider } from '../../testing/identity-provider'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { pairSubject, reserveAttempt, secondFactorSubject } from '../auth/throttle.queries'
import { mayAsk } from './issuer'

let server: TestServer
let idp: IdentityProvider
let tenantId: string
let platform: string
const providers: Record<string, string> = {}
const told: string[] = []

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

const origin = () => new URL(server.url).origin
const admin = <Data>(path: string, body: object, token = platform) =>
  server.call<{ status: number; data: Data }>(`/api/admin/signInProvider/${path}`, token, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

async function addProvider(name: string, issuer: string): Promise<string> {
  expect(await admin('add', { name, issuer, clientId: CLIENT.id, scopes: 'profile', offered: '1' })).toMatchObject({ status: 200, body: { status: 200 } })
  const [row] = await server.deps.database.db.select().from(signInProviders).where(eq(signInProviders.name, name))
  const id = String(row?.id)
  expect(await admin('setSecret', { id, secret: CLIENT.secret })).toMatchObject({ status: 200, body: { status: 200 } })
  return id
}

/** A browser on the sign-in page, with the cookies that the server has given it. */
function browser() {
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
async function bound(username: string): Promise<string> {
  const id = await addAccount(server, { tenantId, username, isTenantAdmin: false })
  const page = browser()
  const { body } = await page.signIn(username)
  expect((await page.password(username, body.ticket ?? '')).body).toMatchObject({ userId: id })
  return id
}

const OVER = { status: 420, body: { status: 30101, message: '登录请求已失效，请重新登录', data: { field: 'state' } } }
const DOWN = { status: 420, body: { status: 30101, message: '身份提供方的服务无响应，或返回了无法识别的内容，请稍后再试，或使用账号密码登录', data: { field: 'provider' } } }

describe('the first use of an identity', () => {
  it('leads to binding: the owner of the account signs in once with the password, and from then on with the identity', async () => {
    const id = await addAccount(server, { tenantId, username: 'li.ming' })
    const page = browser()
    const first = await page.signIn('li.ming')
    expect(first).toMatchObject({ status: 200, body: { step: 'bind', provider: '集团', person: 'li.ming@集团' } })
    expect(first.body.access_token).toBeUndefined()
    expect(await server.deps.database.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
    const ticket = first.body.ticket ?? ''
    expect((await page.password('li.ming', ticket, 'wrong')).status).toBe(400)
    expect(await server.deps.database.db.select().from(userIdentities).where(eq(userIdentities.userId, id))).toEqual([])
    expect((await browser().password('li.ming', ticket)).body).toMatchObject({ message: '绑定请求已失效，请重新登录' })
    expect((await page.password('li.ming', ticket)).body).toMatchObject({ userId: id, access_token: expect.any(String) as string })
    expect((await page.password('li.ming', ticket)).body).toMatchObject({ message: '绑定请求已失效，请重新登录' })

    const again = await browser().signIn('li.ming')
    expect(again).toMatchObject({ status: 200, body: { userId: id } })
    expect((await server.call('/api/admin/user/front/info', again.body.access_token ?? '')).status).toBe(200)
    const audited = await server.deps.database.db.select().from(auditLog).where(eq(auditLog.userId, id))
    expect(audited.filter(({ action }) => action === 'identity.link')).toHaveLength(1)
    expect(audited.filter(({ action }) => action === 'login')).toHaveLength(2)
  })

  it('binds no second identity of the provider to an account, and a ticket is valid for ten minutes', async () => {
    await bound('taken')
    const page = browser()
    const other = await page.signIn('somebody-else')
    expect((await page.password('taken', other.body.ticket ?? '')).body).toMatchObject({ message: '该账号已绑定同一提供方的另一个身份，请先在“账号安全”中解除绑定' })
    server.clock.advance(10 * 60_000)
    expect((await page.password('admin', other.body.ticket ?? '')).body).toMatchObject({ message: '绑定请求已失效，请重新登录' })
  })
})

describe('an identity of another provider', () => {
  const signInAt = async (provider: string, person: string) => {
    const page = browser()
    const answer = await page.finish(await idp.visit((await page.begin(provider)).body.data.address, person))
    return { page, answer: answer.body }
  }

  it('is another one, although its subject is the same: it signs in to nothing until it is bound, and each is unbound alone', async () => {
    providers['分公司'] = await addProvider('分公司', idp.issuer)
    const id = await bound('two-providers')
    const { page, answer } = await signInAt('分公司', 'two-providers')
    expect(answer).toMatchObject({ step: 'bind', provider: '分公司' })
    expect((await page.password('two-providers', answer.ticket ?? '')).body).toMatchObject({ userId: id })
    const identities = await server.deps.database.db.select().from(userIdentities).where(eq(userIdentities.userId, id))
    expect(identities.map(({ providerId }) => String(providerId))).toEqual([providers['集团'], providers['分公司']])
    const form = new URLSearchParams({ id, identityId: String(identities[0]?.id) })
    expect(await server.call('/api/admin/user/unbindIdentity', await signInAs(server, 'admin'), { method: 'POST', body: form })).toMatchObject({ status: 200, body: { status: 200 } })
    expect((await signInAt('集团', 'two-providers')).answer).toMatchObject({ step: 'bind' })
    expect((await signInAt('分公司', 'two-providers')).answer).toMatchObject({ userId: id })
  })

  it('stays when a provider is given another secret, and when one is deleted: both change that provider alone', async () => {
    const id = await bound('stays')
    const leaving = await addProvider('撤销', idp.issuer)
    expect(await admin('setSecret', { id: leaving, secret: 'another' })).toMatchObject({ status: 200, body: { status: 200 } })
    expect((await signInAt('集团', 'stays')).answer).toMatchObject({ userId: id })
    expect((await server.call<Body>(`/api/admin/signInProvider/delete?id=${leaving}`, platform)).body).toMatchObject({ status: 200 })
    expect((await signInAt('集团', 'stays')).answer).toMatchObject({ userId: id })
  })
})

describe('what comes back from the provider', () => {
  it('is accepted once: neither the state nor the code again', async () => {
    await bound('once')
    const page = browser()
    const parameters = await idp.visit(await page.depart(), 'once')
    expect((await page.finish(parameters)).body.access_token).toBeDefined()
    expect(await page.finish(parameters)).toMatchObject(OVER)
    const fresh = new URL(await page.depart()).searchParams.get('state') ?? ''
    const reused = new URLSearchParams(parameters)
    reused.set('state', fresh)
    expect(await page.finish(reused)).toMatchObject(DOWN)
  })

  it('is refused with another state, in another browser, and after ten minutes', async () => {
    await bound('stated')
    const page = browser()
    const parameters = await idp.visit(await page.depart(), 'stated')
    const bent = new URLSearchParams(parameters)
    bent.set('state', 'x'.repeat(43))
    expect(await page.finish(bent)).toMatchObject(OVER)
    const foreign = browser()
    await foreign.depart()
    expect(await foreign.finish(parameters)).toMatchObject(OVER)
    expect(await browser().finish(parameters)).toMatchObject(OVER)
    expect((await page.finish(parameters)).body.access_token).toBeDefined()
    const late = await idp.visit(await page.depart(), 'stated')
    server.clock.advance(10 * 60_000)
    expect(await page.finish(late)).toMatchObject(OVER)
  })

  it('is refused when the browser went to the provider with another nonce or another challenge', async () => {
    await bound('nonce')
    for (const name of ['nonce', 'code_challenge']) {
      const page = browser()
      const address = new URL(await page.depart())
      address.searchParams.set(name, 'A'.repeat(43))
      expect(await page.finish(await idp.visit(address.href, 'nonce'))).toMatchObject(DOWN)
    }
  })

  it.each<[string, Record<string, unknown>, boolean, boolean]>([
    ['right claims', {}, false, true],
    ['another audience', { aud: 'another-client' }, false, false],
    ['another issuer', { iss: 'https://idp.example.com' }, false, false],
    ['another nonce', { nonce: 'another' }, false, false],
    ['no nonce', { nonce: undefined }, false, false],
    ['a time that is over', { exp: Math.floor(Date.now() / 1000) - 3600 }, false, false],
    ['a foreign signature', {}, true, false],
  ])('with an ID token of %s', async (what, bent, foreignKey, isAccepted) => {
    const username = `token ${what}`
    await bound(username)
    const page = browser()
    const address = await page.depart()
    const nonce = new URL(address).searchParams.get('nonce')
    const now = Math.floor(Date.now() / 1000)
    const parameters = await idp.visit(address, username)
    idp.forge({ claims: { iss: idp.issuer, aud: CLIENT.id, sub: username, nonce, iat: now, exp: now + 300, ...bent }, foreignKey })
    const outcome = await page.finish(parameters)
    if (isAccepted) expect(outcome.body.access_token).toBeDefined()
    else expect(outcome).toMatchObject(DOWN)
  })

  it.each([
    ['a character that the longest name ends in the middle of', { preferred_username: `${'a'.repeat(99)}😀` }, `${'a'.repeat(99)}😀`],
    ['half a character', { preferred_username: 'li\ud83dming' }, 'liming'],
    ['nothing that can be seen, so the next name is shown', { preferred_username: '\u0007', name: '李明' }, '李明'],
  ])('signs in a person whose name has %s', async (what, names, person) => {
    const username = `named ${what}`
    const id = await bound(username)
    const page = browser()
    const address = await page.depart()
    const now = Math.floor(Date.now() / 1000)
    const parameters = await idp.visit(address, username)
    idp.forge({ claims: { iss: idp.issuer, aud: CLIENT.id, sub: username, nonce: new URL(address).searchParams.get('nonce'), iat: now, exp: now + 300, ...names } })
    expect((await page.finish(parameters)).body).toMatchObject({ userId: id })
    expect(await server.deps.database.db.select().from(userIdentities).where(eq(userIdentities.userId, id))).toMatchObject([{ label: person }])
  })

  it.each(['\u0000', '\ud83d'])('is refused when the subject has a character that no database keeps: %j', async (character) => {
    const page = browser()
    const address = await page.depart()
    const now = Math.floor(Date.now() / 1000)
    const parameters = await idp.visit(address, 'odd')
    idp.forge({ claims: { iss: idp.issuer, aud: CLIENT.id, sub: `odd${character}`, nonce: new URL(address).searchParams.get('nonce'), iat: now, exp: now + 300 } })
    expect(await page.finish(parameters)).toMatchObject(DOWN)
  })

  it('says it when the person has refused there', async () => {
    const page = browser()
    expect(await page.finish(await idp.visit(await page.depart(), 'refuses'))).toMatchObject({ status: 420, body: { message: '您在身份提供方取消了登录' } })
  })
})

describe('a provider', () => {
  it.each(['停机', '网页', '搬家'])('that does not respond as one (%s) is said to be so, and the sign-in with the password goes on', async (name) => {
    expect(await browser().begin(name)).toMatchObject(DOWN)
    await signInAs(server, 'admin')
    expect(server.logLines.join('\n')).toContain('login.provider')
  })

  it('that is not offered, or unknown, begins nothing', async () => {
    for (const id of ['999', 'x', '']) expect(await browser().send('/api/auth/provider/begin', { id })).toMatchObject({ status: 420, body: { data: { field: 'provider' } } })
  })

  it('leads back to our own origin only', async () => {
    const foreign = await browser().send('/api/auth/provider/begin', { id: providers['集团'] ?? '' }, { Origin: 'https://evil.example.com' })
    expect(foreign.body.status).not.toBe(200)
    expect(JSON.stringify(foreign.body)).not.toContain(idp.issuer)
  })

  it('is written by the super admin only, and asked over https only unless the setting allows this machine', async () => {
    const clerk = await signInAs(server, 'admin')
    expect((await admin('add', { name: '他人', issuer: 'https://idp.example.com', clientId: 'x', offered: '1' }, clerk)).body.status).not.toBe(200)
    expect((await admin('setSecret', { id: providers['集团'], secret: 'x' }, clerk)).body.status).not.toBe(200)
    expect(['https://idp.example.com', 'http://idp.example.com', 'http://127.0.0.1:1', 'https://localhost', 'file:///etc/passwd'].map((address) => mayAsk(address, false))).toEqual([true, false, false, false, false])
    expect(['http://127.0.0.1:1', 'http://10.0.0.1', 'http://127.0.0.1.example.com'].map((address) => mayAsk(address, true))).toEqual([true, false, false])
  })
})

describe('an account that may not sign in', () => {
  it('is refused with its identity as well: stopped, of a stopped tenant, locked', async () => {
    const { db } = server.deps.database
    const id = await bound('stopped')
    await db.update(users).set({ isDisabled: true }).where(eq(users.id, id))
    const refused = { status: 420, body: { message: '该账号无法登录，请联系管理员' } }
    expect(await browser().signIn('stopped')).toMatchObject(refused)
    expect(await db.select().from(loginLog).where(eq(loginLog.username, 'stopped'))).toContainEqual(expect.objectContaining({ result: 'refused', reason: 'disabled' }))
    await db.update(users).set({ isDisabled: false }).where(eq(users.id, id))
    expect((await browser().signIn('stopped')).body.access_token).toBeDefined()

    await db.update(tenants).set({ isStopped: true }).where(eq(tenants.id, tenantId))
    expect(await browser().signIn('stopped')).toMatchObject(refused)
    await db.update(tenants).set({ isStopped: false }).where(eq(tenants.id, tenantId))

    const [here] = await db.select().from(loginLog).where(eq(loginLog.username, 'stopped'))
    for (let time = 0; time < 5; time += 1) await reserveAttempt(db, pairSubject('stopped', here?.ip ?? ''), server.clock.now())
    expect(await browser().signIn('stopped')).toMatchObject({ status: 400, body: { message: '尝试次数过多，请 15 分钟后再试' } })
  })

  it('is one whose identity was unbound, by its owner or an administrator', async () => {
    const id = await bound('unbinds')
    for (const path of ['/api/auth/own/unbind', '/api/admin/user/unbindIdentity']) {
      const page = browser()
      const token = await signInAs(server, 'unbinds')
      const { body } = await server.call<{ data: { identities: { id: number }[] } }>('/api/auth/own/security', token)
      const identity = String(body.data.identities[0]?.id)
      const isOwn = path.includes('own')
      const form = new URLSearchParams(isOwn ? { id: identity } : { id, identityId: identity })
      expect(await server.call(path, isOwn ? token : await signInAs(server, 'admin'), { method: 'POST', body: form })).toMatchObject({ status: 200, body: { status: 200 } })
      const next = await page.signIn('unbinds')
      expect(next.body).toMatchObject({ step: 'bind' })
      expect((await page.password('unbinds', next.body.ticket ?? '')).body).toMatchObject({ userId: id })
    }
  })

  it('is one whose second factor was guessed too often', async () => {
    await bound('guessed')
    for (let time = 0; time < 5; time += 1) await reserveAttempt(server.deps.database.db, secondFactorSubject('guessed'), server.clock.now())
    expect(await browser().signIn('guessed')).toMatchObject({ status: 400, body: { message: '尝试次数过多，请 15 分钟后再试' } })
  })

  it('and was deleted keeps no identity: its person binds it to the account that comes after', async () => {
    const id = await bound('leaves')
    await server.deps.database.db.update(users).set({ isDeleted: true }).where(eq(users.id, id))
    const heir = await addAccount(server, { tenantId, username: 'comes-back', isTenantAdmin: false })
    const page = browser()
    const { body } = await page.signIn('leaves')
    expect(body).toMatchObject({ step: 'bind', person: 'leaves@集团' })
    expect((await page.password('comes-back', body.ticket ?? '')).body).toMatchObject({ userId: heir })
    expect((await browser().signIn('leaves')).body).toMatchObject({ userId: heir })
  })

  it('gives its second factor after the provider, too', async () => {
    const id = await bound('two-steps')
    await server.deps.database.db.insert(secondFactors).values({ userId: id, sealedSecret: 'database:', createdAt: new Date(), confirmedAt: new Date() })
    const { body } = await browser().signIn('two-steps')
    expect(body).toMatchObject({ step: 'secondFactor', ticket: expect.any(String) as string })
    expect(body.access_token).toBeUndefined()
  })
})

it('tells no secret: not to the browser, in the logs, in the audit log or as plain text in the database', async () => {
  const { db } = server.deps.database
  const page = browser()
  const departure = await page.begin()
  expect(departure.given).toMatch(/^sign-in=[\w-]{43}; Max-Age=1200; Path=\/api\/auth; HttpOnly; SameSite=Strict$/)
  const address = new URL(departure.body.data.address)
  const state = address.searchParams.get('state') ?? ''
  const [journey] = await db.select().from(signInJourneys)
  expect(address.href).not.toContain(journey?.verifier ?? 'no journey')
  const list = await (await server.request('/api/auth/provider/list')).text()
  const rows = await server.call<object>('/api/admin/signInProvider/pageList', platform)
  expect(JSON.stringify(rows.body)).toContain('"hasSecret":"1"')
  const stored = JSON.stringify([await db.select().from(signInProviders), await db.select().from(auditLog), await db.select().from(signInJourneys), await db.select().from(signInSteps)])
  for (const text of [address.href, list, JSON.stringify(rows.body), ...told, stored, server.logLines.join('\n')]) expect(text).not.toContain(CLIENT.secret)
  for (const text of [stored, server.logLines.join('\n')]) expect(text).not.toContain(state)
  expect(await db.select().from(auditLog).where(like(auditLog.action, '%setSecret'))).not.toEqual([])
})
