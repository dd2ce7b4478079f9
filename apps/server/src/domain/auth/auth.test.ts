import { encodePassword } from '@smart-fire/api-client/wire'
import { eq } from 'drizzle-orm'
import { decode } from 'jpeg-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { auditLog, loginFailures, loginLog, sessions, users } from '../../db/schema'
import { hashToken, SESSION_REVOKED_CHANNEL } from '../../http/session'
import { addAccount, addTenant, readPicture, requestToken, signInAs, TEST_PASSWORD } from '../../testing/accounts'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { expectRefused, WRONG_CODE } from './auth.harness'
import { drawPicture } from './picture'
import { TOKEN_LIFE_MS } from './sessions.queries'

let server: TestServer
let tenantId: string
let userId: string

beforeAll(async () => {
  server = await startTestServer()
  tenantId = await addTenant(server, '万达')
  userId = await addAccount(server, { tenantId, username: 'operator', name: '值班员' })
})
beforeEach(() => server.deps.database.db.delete(loginFailures))
afterAll(() => server.stop())

const right = { username: 'operator', password: encodePassword(TEST_PASSWORD) }

describe('the picture', () => {
  it('is a JPEG of 170 by 36 that is mostly white and has its key in a readable cookie', async () => {
    const response = await server.request('/api/admin/image/getCode')
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('set-cookie')).toMatch(/^image=[0-9a-f]{32}; Max-Age=300; Path=\/; SameSite=Strict$/)
    const { width, height, data } = decode(Buffer.from(await response.arrayBuffer()))
    expect([width, height]).toEqual([170, 36])
    const dark = Array.from({ length: width * height }, (_, pixel) => data[pixel * 4 + 1] ?? 255).filter((g) => g < 170)
    expect(dark.length).toBeGreaterThan(300)
    expect(dark.length).toBeLessThan(width * height * 0.4)
  })

  it('has four characters that cannot be confused', async () => {
    expect((await readPicture(server)).code).toMatch(/^[A-HJKMNP-Y3-8]{4}$/)
  })
})

it('has a setting that fixes the code for automated tests; it is single use as well', async () => {
  const fixed = await startTestServer({ config: { fixedCode: 'TEST' } })
  await addAccount(fixed, { tenantId: await addTenant(fixed, '万达'), username: 'operator' })
  const picture = await readPicture(fixed)
  expect(picture.code).toBe('TEST')
  expect((await requestToken(fixed, { ...right, ...picture })).status).toBe(200)
  await expectRefused(await requestToken(fixed, { ...right, ...picture }), WRONG_CODE)
  await expectRefused(await requestToken(fixed, { ...right, image: '', code: 'TEST' }), WRONG_CODE)
  await fixed.stop()
})

it('draws a fixed code in either case, and of any letters and digits', () => {
  const inkOf = (code: string) => {
    const { data } = decode(drawPicture(code, () => 0.5))
    return Array.from({ length: data.length / 4 }, (_, pixel) => data[pixel * 4 + 1] ?? 255).filter((green) => green < 170).length
  }
  const nothing = inkOf('    ')
  expect(inkOf('abcd')).toBe(inkOf('ABCD'))
  for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') expect([character, inkOf(character) - nothing > 50]).toEqual([character, true])
})

describe('signing in', () => {
  it('responds as OAuth does, without an envelope', async () => {
    const response = await requestToken(server, right)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/) as string,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/) as string,
      token_type: 'bearer',
      expires_in: 14_400,
      scope: 'read',
      userId,
      sub: 'operator',
      userName: '值班员',
      tenant: tenantId,
      depart: null,
      expire: server.clock.now() + TOKEN_LIFE_MS,
      isSuperAdmin: null,
      isTenantAdmin: null,
      jti: expect.any(String) as string,
    })
  })

  it('reads the code in either case and trims the name', async () => {
    const picture = await readPicture(server)
    const response = await requestToken(server, { ...right, username: ' operator ', image: picture.image, code: picture.code.toLowerCase() })
    expect(response.status).toBe(200)
  })

  it.each([
    ['a wrong password', { password: encodePassword('wrong') }],
    ['an unknown name', { username: 'unknown' }],
    ['a password that is not encoded', { password: TEST_PASSWORD }],
    ['no password', { password: '' }],
  ])('refuses %s with the same text, so that names cannot be found out (domain 27)', async (_what, bent) => {
    await expectRefused(await requestToken(server, { ...right, ...bent }))
  })

  it.each([
    ['a wrong code', { code: '0000' }],
    ['an unknown picture', { image: 'f'.repeat(32) }],
    ['no code', { code: '', image: '' }],
  ])('refuses %s as such, whether the account exists or not (domain 27)', async (_what, bent) => {
    await expectRefused(await requestToken(server, { ...right, ...bent }), WRONG_CODE)
    await expectRefused(await requestToken(server, { ...right, username: 'unknown', ...bent }), WRONG_CODE)
  })

  it('accepts the code of a picture in full width, as an input method for Chinese writes it', async () => {
    const { image, code } = await readPicture(server)
    const wide = code.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    expect((await requestToken(server, { ...right, image, code: wide })).status).toBe(200)
  })

  it('accepts a picture once, whether the code was wrong or right', async () => {
    const used = await readPicture(server)
    expect((await requestToken(server, { ...right, ...used })).status).toBe(200)
    await expectRefused(await requestToken(server, { ...right, ...used }), WRONG_CODE)

    const missed = await readPicture(server)
    await expectRefused(await requestToken(server, { ...right, ...missed, code: '0000' }), WRONG_CODE)
    await expectRefused(await requestToken(server, { ...right, ...missed }), WRONG_CODE)
  })

  it('accepts a picture for five minutes', async () => {
    const picture = await readPicture(server)
    server.clock.advance(5 * 60_000)
    await expectRefused(await requestToken(server, { ...right, ...picture }), WRONG_CODE)
  })

  it('refuses a field that is longer than any account has, and stores nothing of it', async () => {
    for (const field of ['username', 'password', 'code', 'image']) {
      const response = await requestToken(server, { ...right, [field]: 'x'.repeat(3000) })
      expect([field, response.status]).toEqual([field, 400])
      expect(await response.json()).toMatchObject({ error: 'invalid_request' })
    }
    expect(await server.deps.database.db.select().from(loginFailures)).toEqual([])
  })

  it('reads nothing from the address', async () => {
    const { image, code } = await readPicture(server)
    const query = new URLSearchParams({ grant_type: 'password', ...right, image, code })
    const response = await server.request(`/api/auth/oauth/token?${query}`, { method: 'POST' })
    expect(await response.json()).toMatchObject({ error: 'invalid_request' })
  })

  it('refuses any other grant', async () => {
    const response = await requestToken(server, { ...right, grant_type: 'client_credentials' })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'unsupported_grant_type' })
  })

  it.each([['disabled', { isDisabled: true }], ['deleted', { isDeleted: true }]])('refuses a %s account', async (_state, flag) => {
    const id = await addAccount(server, { tenantId, username: `gone-${_state}` })
    await server.deps.database.db.update(users).set(flag).where(eq(users.id, id))
    await expectRefused(await requestToken(server, { ...right, username: `gone-${_state}` }))
  })

  it('writes the login log and the audit log', async () => {
    await addAccount(server, { tenantId, username: 'logged' })
    await signInAs(server, 'logged')
    await requestToken(server, { username: 'logged', password: encodePassword('wrong') })
    const logins = await server.deps.database.db.select().from(loginLog).where(eq(loginLog.username, 'logged'))
    const here = { tenantId, ip: expect.stringMatching(/127\.0\.0\.1|::1/) as string, at: new Date(server.clock.now()) }
    expect(logins).toMatchObject([{ ...here, result: 'ok', reason: null }, { ...here, result: 'refused', reason: 'password' }])
    const audit = await server.deps.database.db.select().from(auditLog).orderBy(auditLog.id)
    expect(audit.slice(-2)).toMatchObject([
      { action: 'login', result: 'ok', tenantId },
      { action: 'login', result: 'refused', detail: { reason: 'password', username: 'logged' } },
    ])
  })

  it('replaces a stored hash that was made with other costs', async () => {
    const { createPasswords } = await import('./passwords')
    const passwordHash = await createPasswords(8).hash(TEST_PASSWORD)
    const id = await addAccount(server, { tenantId, username: 'old-hash' })
    await server.deps.database.db.update(users).set({ passwordHash }).where(eq(users.id, id))
    await signInAs(server, 'old-hash')
    const [user] = await server.deps.database.db.select().from(users).where(eq(users.id, id))
    expect(user?.passwordHash).toMatch(/^\$scrypt\$ln=10,/)
    await signInAs(server, 'old-hash')
  })

  it('replaces it once when two sign-ins arrive at the same time, and opens both sessions', async () => {
    const { createPasswords } = await import('./passwords')
    const passwordHash = await createPasswords(8).hash(TEST_PASSWORD)
    const id = await addAccount(server, { tenantId, username: 'two-at-once' })
    await server.deps.database.db.update(users).set({ passwordHash }).where(eq(users.id, id))
    await Promise.all([signInAs(server, 'two-at-once'), signInAs(server, 'two-at-once')])
    expect(await server.deps.database.db.$count(sessions, eq(sessions.userId, id))).toBe(2)
  })
})

describe('a session', () => {
  const info = (token: string) => server.call('/api/admin/user/front/info', token)

  it('is a new one for each sign-in and is stored only as a hash', async () => {
    const [first, second] = [await signInAs(server, 'operator'), await signInAs(server, 'operator')]
    expect(first).not.toBe(second)
    const stored = await server.deps.database.db.select().from(sessions)
    expect(JSON.stringify(stored)).not.toContain(first)
    expect(stored.map((row) => row.tokenHash)).toContain(hashToken(first))
  })

  it('is valid for four hours', async () => {
    const token = await signInAs(server, 'operator')
    server.clock.advance(TOKEN_LIFE_MS - 1)
    expect((await info(token)).status).toBe(200)
    server.clock.advance(1)
    expect(await info(token)).toMatchObject({ status: 401, body: { status: 40101 } })
  })

  it('ends when its user is disabled', async () => {
    const id = await addAccount(server, { tenantId, username: 'leaver' })
    const token = await signInAs(server, 'leaver')
    await server.deps.database.db.update(users).set({ isDisabled: true }).where(eq(users.id, id))
    expect(await info(token)).toMatchObject({ status: 401, body: { status: 40101 } })
  })

  it('is not replaced by the client credential, an unknown token or none', async () => {
    for (const header of ['Basic Y29uc29sZTpwdWJsaWM=', 'Bearer nonsense', 'Bearer ', 'Bearer null']) {
      const response = await server.request('/api/admin/user/front/info', { headers: { Authorization: header } })
      expect([header, response.status, ((await response.json()) as { status: number }).status]).toEqual([header, 401, 40101])
    }
  })

  it('ends at sign-out, and the alarm hubs are notified', async () => {
    const token = await signInAs(server, 'operator')
    const notified = new Promise<string>((resolve) => void server.deps.database.listen(SESSION_REVOKED_CHANNEL, resolve))
    const out = await server.call('/api/auth/oauth/token', token, { method: 'DELETE' })
    expect(out).toEqual({ status: 200, body: { status: 200, data: true } })
    expect(await notified).toBe(hashToken(token))
    expect(await info(token)).toMatchObject({ status: 401, body: { status: 40101 } })
  })

  it.each(['', 'Bearer '])('can be ended by the address as well, written "%s<token>"', async (prefix) => {
    const token = await signInAs(server, 'operator')
    const path = `/api/auth/oauth/token?access_token=${encodeURIComponent(prefix + token)}`
    const first = await server.request(path, { method: 'DELETE' })
    expect(await first.json()).toEqual({ status: 200, data: true })
    const again = await server.request(path, { method: 'DELETE' })
    expect(await again.json()).toEqual({ status: 200, data: false })
  })

  it('is ended by a sign-out with an expired token as well, so that its refresh token renews nothing', async () => {
    const issued = (await (await requestToken(server, right)).json()) as Record<string, string>
    server.clock.advance(TOKEN_LIFE_MS)
    const out = await server.call('/api/auth/oauth/token', issued['access_token'] ?? '', { method: 'DELETE' })
    expect(out).toEqual({ status: 200, body: { status: 200, data: true } })
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: issued['refresh_token'] ?? '' })
    expect((await server.request('/api/auth/oauth/token', { method: 'POST', body })).status).toBe(400)
  })

  describe('renewed by its refresh token', () => {
    type Issued = Record<'access_token' | 'refresh_token', string>
    const signIn = async () => (await (await requestToken(server, right)).json()) as Issued
    const renew = ({ refresh_token }: Issued) =>
      server.request('/api/auth/oauth/token', { method: 'POST', body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token }) })
    const renewed = async (from: Issued) => (await (await renew(from)).json()) as Issued
    const refusal = async (from: Issued) => {
      const response = await renew(from)
      return [response.status, (await response.json()) as unknown]
    }
    const refused = [400, { error: 'invalid_grant' }]
    const works = async ({ access_token }: Issued) => (await info(access_token)).status === 200

    it('goes on with a new token; the old one still serves the calls under way for ten seconds', async () => {
      const first = await signIn()
      const second = await renewed(first)
      expect([await works(first), await works(second)]).toEqual([true, true])
      server.clock.advance(10_001)
      expect([await works(first), await works(second)]).toEqual([false, true])
    })

    it('gives an expired token no further life', async () => {
      const first = await signIn()
      server.clock.advance(TOKEN_LIFE_MS)
      const second = await renewed(first)
      expect([await works(first), await works(second)]).toEqual([false, true])
    })

    it('may be renewed again for two minutes, as the response may be lost: what that response began is ended', async () => {
      const first = await signIn()
      const lost = await renewed(first)
      server.clock.advance(60_000)
      const second = await renewed(first)
      expect([await works(lost), await works(second)]).toEqual([false, true])
      expect(await refusal(lost)).toMatchObject(refused)
      server.clock.advance(60_001)
      expect(await refusal(first)).toMatchObject(refused)
      expect(await works(second)).toBe(true)
    })

    it('is not renewed again once the session that it began was signed out or renewed', async () => {
      const [one, other] = [await signIn(), await signIn()]
      await server.call('/api/auth/oauth/token', (await renewed(one)).access_token, { method: 'DELETE' })
      expect(await works(one), 'its first token ends with it').toBe(false)
      expect(await refusal(one)).toMatchObject(refused)
      const last = await renewed(await renewed(other))
      expect(await refusal(other)).toMatchObject(refused)
      expect(await works(last)).toBe(true)
    })

    it('ends with a sign-out by the old token too, when the response with the new one was lost', async () => {
      const first = await signIn()
      const lost = await renewed(first)
      await server.call('/api/auth/oauth/token', first.access_token, { method: 'DELETE' })
      expect(await works(lost)).toBe(false)
      expect(await refusal(first)).toMatchObject(refused)
    })
  })
})

it('writes no secret into its log', async () => {
  const token = await signInAs(server, 'operator')
  await server.request(`/api/auth/oauth/token?access_token=${token}`, { method: 'DELETE' })
  await requestToken(server, { ...right, password: encodePassword('sEcret-guess-1') })
  const log = server.logLines.join('\n')
  expect(log).toContain('login.refused')
  for (const secret of [token, encodePassword('sEcret-guess-1'), 'sEcret-guess-1', TEST_PASSWORD, hashToken(token)]) {
    expect(log).not.toContain(secret)
  }
})
