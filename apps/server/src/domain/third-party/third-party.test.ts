import { eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditLog, sessions, signInJourneys, signInProviders, signInSteps, userIdentities } from '../../db/schema'
import { addAccount, signInAs } from '../../testing/accounts'
import { CLIENT } from '../../testing/identity-provider'
import { mayAsk } from './issuer'
import { addProvider, admin, aProviderForTheTests, bound, browser, idp, platform, providers, server, tenantId, told } from './third-party.harness'

aProviderForTheTests()

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
