import { TOTP, Secret } from 'otpauth'
import { eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { encodePassword } from '@smart-fire/api-client/wire'

import { auditLog, loginLog, recoveryCodes, secondFactors, sessions, signInSteps, users } from '../../db/schema'
import { addAccount, requestToken, signInAs, TEST_PASSWORD } from '../../testing/accounts'
import { expectRefused, locked, named } from '../auth/auth.harness'
import { aServerWithUsers, done, home, ids, post, server } from '../users/users.harness'

aServerWithUsers()

const STEP_MS = 30_000
const WRONG = named('动态验证码错误', { field: 'code' })
const STEP_OVER = named('验证已超时，请重新登录', { field: 'ticket' })

interface Body<Data> {
  status: number
  message?: string
  data: Data
}
const own = <Data = unknown>(token: string, path: string, fields: Record<string, string>) =>
  server.call<Body<Data>>(`/api/auth/own/${path}`, token, { method: 'POST', body: new URLSearchParams(fields) })
const security = async (token: string) => (await server.call<Body<Record<string, unknown>>>('/api/auth/own/security', token)).body.data

/** What an app on a telephone shows, whose clock differs from the server's. */
const codeOf = (secret: string, offMs = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now() + offMs })
/** As many apps show it. */
const inTwoGroups = (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `
/** A code of six digits that the app shows at none of the accepted times. */
const wrongCode = (secret: string) => ['000000', '111111', '222222', '333333'].find((code) => ![-STEP_MS, 0, STEP_MS].some((off) => codeOf(secret, off) === code)) ?? ''
/** As an input method for Chinese may write it. */
const inFullWidth = (code: string) => code.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
const nextStep = () => server.clock.advance(STEP_MS)

let made = 0
interface Person { id: string; username: string; token: string; secret: string; recovery: string[] }

/** A user who has turned the second factor on; no code of the present 30 seconds has been used. */
async function person(): Promise<Person> {
  const username = `person${(made += 1)}`
  const id = await addAccount(server, { tenantId: home, username })
  await server.deps.database.db.update(users).set({ createdById: ids['platform'] ?? null }).where(eq(users.id, id))
  const token = await signInAs(server, username)
  const begun = await own<{ secret: string }>(token, 'beginSecondFactor', { password: encodePassword(TEST_PASSWORD) })
  const { secret } = begun.body.data
  const confirmed = await own<{ recoveryCodes: string[] }>(token, 'confirmSecondFactor', { code: codeOf(secret) })
  nextStep()
  return { id, username, token, secret, recovery: confirmed.body.data.recoveryCodes }
}

/** The first step with the right password; the ticket of the second. */
async function ticketOf(username: string): Promise<string> {
  const response = await requestToken(server, { username, password: encodePassword(TEST_PASSWORD) })
  expect(response.status).toBe(200)
  const body = (await response.json()) as { step: string; ticket: string; message: string }
  expect(body).toEqual({ step: 'secondFactor', ticket: expect.stringMatching(/^[\w-]{43}$/) as string, message: '请输入动态验证码' })
  return body.ticket
}
const give = (ticket: string, code: string) =>
  server.request('/api/auth/oauth/token', { method: 'POST', body: new URLSearchParams({ grant_type: 'second_factor', ticket, code }) })
async function expectToken(response: Response, userId: string): Promise<string> {
  expect(response.status).toBe(200)
  const body = (await response.json()) as { access_token: string; userId: string }
  expect(body).toMatchObject({ userId, access_token: expect.stringMatching(/^[\w-]{43}$/) as string })
  return body.access_token
}

describe('turning it on', () => {
  it('needs the password again, and a first code; until then no sign-in asks for one', async () => {
    const id = await addAccount(server, { tenantId: home, username: 'begins' })
    const token = await signInAs(server, 'begins')
    expect(await own(token, 'beginSecondFactor', { password: encodePassword('wrong') })).toMatchObject({ status: 420, body: { message: '密码错误' } })
    expect(await own(token, 'confirmSecondFactor', { code: '000000' })).toMatchObject({ status: 420, body: { message: '请重新获取二维码' } })
    const { body } = await own<{ secret: string; address: string }>(token, 'beginSecondFactor', { password: encodePassword(TEST_PASSWORD) })
    expect(body.data.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(body.data.address)).toMatchObject({ protocol: 'otpauth:' })
    expect(new URL(body.data.address).searchParams.get('secret')).toBe(body.data.secret)
    await signInAs(server, 'begins')
    expect(await own(token, 'confirmSecondFactor', { code: wrongCode(body.data.secret) })).toMatchObject({ status: 420, body: { data: { field: 'code' } } })
    await signInAs(server, 'begins')
    const confirmed = await own<{ recoveryCodes: string[] }>(token, 'confirmSecondFactor', { code: codeOf(body.data.secret) })
    expect(new Set(confirmed.body.data.recoveryCodes).size).toBe(10)
    expect(await security(token)).toEqual({ secondFactor: '1', secondFactorTime: expect.stringMatching(/^2026-/) as string, recoveryCodes: 10, identities: [] })
    await ticketOf('begins')
    expect(await own(token, 'beginSecondFactor', { password: encodePassword(TEST_PASSWORD) })).toMatchObject({ status: 420, body: { message: '双重验证已开启' } })
    expect(await server.deps.database.db.select().from(auditLog).where(eq(auditLog.userId, id))).toContainEqual(expect.objectContaining({ action: 'secondFactor.on', result: 'ok' }))
  })

  it('takes the first code in full width, too', async () => {
    await addAccount(server, { tenantId: home, username: 'wide' })
    const token = await signInAs(server, 'wide')
    const { body } = await own<{ secret: string }>(token, 'beginSecondFactor', { password: encodePassword(TEST_PASSWORD) })
    expect((await own(token, 'confirmSecondFactor', { code: inFullWidth(codeOf(body.data.secret)) })).status).toBe(200)
  })

  it('leaves no secret and no code in the database, the logs or the account’s own page', async () => {
    const { token, secret, recovery, id } = await person()
    const { db } = server.deps.database
    const [first = ''] = recovery
    const stored = JSON.stringify([await db.select().from(secondFactors), await db.select().from(recoveryCodes), await db.select().from(auditLog), await db.select().from(loginLog)])
    const told = JSON.stringify([await security(token), (await server.call(`/api/admin/user/security?id=${id}`, await signInAs(server, 'site-admin'))).body])
    for (const text of [stored, told, server.logLines.join('\n')]) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(first)
      expect(text).not.toContain(first.replaceAll('-', ''))
    }
    expect(stored).toContain('database:')
    expect(told).toContain('"recoveryCodes":10')
  })
})

describe('a sign-in with it', () => {
  it('gives no session before the code, and one after it', async () => {
    const { id, username, secret } = await person()
    const { db } = server.deps.database
    const rows = async () => [(await db.select().from(sessions).where(eq(sessions.userId, id))).length, (await db.select().from(loginLog).where(eq(loginLog.userId, id))).length]
    const before = await rows()
    const ticket = await ticketOf(username)
    expect((await server.call('/api/admin/user/front/info', ticket)).status).toBe(401)
    expect(await rows()).toEqual(before)
    expect(JSON.stringify(await db.select().from(signInSteps))).not.toContain(ticket)
    const token = await expectToken(await give(ticket, codeOf(secret)), id)
    expect((await server.call('/api/admin/user/front/info', token)).status).toBe(200)
    expect(await rows()).toEqual(before.map((count) => count + 1))
  })

  it('says a wrong password as before, and tells nothing of the second factor', async () => {
    const { username } = await person()
    await expectRefused(await requestToken(server, { username, password: encodePassword('wrong') }))
  })

  it('accepts each code once, also that which turned it on', async () => {
    const { id, username, secret } = await person()
    server.clock.advance(-STEP_MS)
    await expectRefused(await give(await ticketOf(username), codeOf(secret)), WRONG)
    nextStep()
    const code = codeOf(secret)
    await expectToken(await give(await ticketOf(username), code), id)
    await expectRefused(await give(await ticketOf(username), code), WRONG)
    nextStep()
    await expectToken(await give(await ticketOf(username), codeOf(secret)), id)
  })

  it('accepts a code in the two groups in which an app shows it', async () => {
    const { id, username, secret } = await person()
    await expectToken(await give(await ticketOf(username), inTwoGroups(codeOf(secret))), id)
  })

  it('accepts codes in full width, as an input method for Chinese writes them: five refusals would lock the person out', async () => {
    const { id, username, secret, recovery } = await person()
    await expectToken(await give(await ticketOf(username), inFullWidth(codeOf(secret))), id)
    await expectToken(await give(await ticketOf(username), inFullWidth(recovery[0] ?? '')), id)
  })

  it('accepts a code once when two requests give it at the same time', async () => {
    const { username, secret } = await person()
    const tickets = [await ticketOf(username), await ticketOf(username)]
    const code = codeOf(secret)
    const statuses = (await Promise.all(tickets.map((ticket) => give(ticket, code)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 400])
  })

  it.each([
    ['two steps early', 2 * STEP_MS, false],
    ['one step early', STEP_MS, true],
    ['one step late', -STEP_MS, true],
    ['two steps late', -2 * STEP_MS, false],
  ])('with a telephone whose clock is %s', async (_what, offMs, isAccepted) => {
    const { id, username, secret } = await person()
    // the code that turned it on lies behind every code of the window
    server.clock.advance(4 * STEP_MS)
    const response = await give(await ticketOf(username), codeOf(secret, offMs))
    await (isAccepted ? expectToken(response, id) : expectRefused(response, WRONG))
  })

  it('locks the step for 15 minutes after five wrong codes, also for a new ticket, until the account is unlocked', async () => {
    const { id, username, secret } = await person()
    const ticket = await ticketOf(username)
    for (let time = 0; time < 5; time += 1) await expectRefused(await give(ticket, wrongCode(secret)), WRONG)
    await expectRefused(await give(ticket, codeOf(secret)), locked('15 分钟', 900))
    const another = await ticketOf(username)
    await expectRefused(await give(another, codeOf(secret)), locked('15 分钟', 900))
    expect(await post('unlock', { id })).toMatchObject(done)
    await expectToken(await give(another, codeOf(secret)), id)
    const refused = await server.deps.database.db.select().from(loginLog).where(eq(loginLog.username, username))
    expect(refused.filter(({ reason }) => reason === 'secondFactor')).toHaveLength(5)
    expect(refused.filter(({ reason }) => reason === 'throttled')).toHaveLength(2)
  })

  it('counts wrong codes of recovery as well, and the lock ends by itself', async () => {
    const { id, username, secret } = await person()
    const ticket = await ticketOf(username)
    for (let time = 0; time < 5; time += 1) await expectRefused(await give(ticket, 'AAAA-AAAA-AAAA-AAAA'), WRONG)
    await expectRefused(await give(ticket, codeOf(secret)), locked('15 分钟', 900))
    server.clock.advance(15 * 60_000)
    await expectToken(await give(await ticketOf(username), codeOf(secret)), id)
  })

  it('accepts a ticket once and for five minutes', async () => {
    const { id, username, secret } = await person()
    const ticket = await ticketOf(username)
    await expectToken(await give(ticket, codeOf(secret)), id)
    nextStep()
    await expectRefused(await give(ticket, codeOf(secret)), STEP_OVER)
    const late = await ticketOf(username)
    server.clock.advance(5 * 60_000)
    await expectRefused(await give(late, codeOf(secret)), STEP_OVER)
    await expectRefused(await give('no-such-ticket', codeOf(secret)), STEP_OVER)
  })

  it('refuses an account that was stopped between the steps', async () => {
    const { id, username, secret } = await person()
    const ticket = await ticketOf(username)
    await server.deps.database.db.update(users).set({ isDisabled: true }).where(eq(users.id, id))
    await expectRefused(await give(ticket, codeOf(secret)), STEP_OVER)
  })

  it.each([
    ['gave the user another password', (id: string) => post('resetPassword', { id, password: encodePassword('another horse 119') })],
    ['stopped the account and started it again', async (id: string) => [await post('setDisabled', { id, disabled: '1' }), await post('setDisabled', { id, disabled: '0' })][1]],
  ])('refuses a ticket of before an administrator %s', async (_what, change) => {
    const { id, username, secret } = await person()
    const [ticket, another] = [await ticketOf(username), await person()]
    const kept = await ticketOf(another.username)
    expect(await change(id)).toEqual(done)
    await expectRefused(await give(ticket, codeOf(secret)), STEP_OVER)
    await expectToken(await give(kept, codeOf(another.secret)), another.id)
  })

  it('accepts a recovery code once, in any case and spacing', async () => {
    const { id, username, recovery, token } = await person()
    const [first = '', second = ''] = recovery
    await expectToken(await give(await ticketOf(username), first), id)
    await expectRefused(await give(await ticketOf(username), first), WRONG)
    await expectToken(await give(await ticketOf(username), second.toLowerCase().replaceAll('-', ' ')), id)
    expect(await security(token)).toMatchObject({ recoveryCodes: 8 })
  })

  it('accepts no code of another account, neither of the app nor of recovery', async () => {
    const [one, another] = [await person(), await person()]
    await expectRefused(await give(await ticketOf(one.username), codeOf(another.secret)), WRONG)
    await expectRefused(await give(await ticketOf(one.username), another.recovery[0] ?? ''), WRONG)
    await expectToken(await give(await ticketOf(another.username), another.recovery[0] ?? ''), another.id)
  })
})

describe('turning it off', () => {
  it('needs a code; then the password alone signs in, and other accounts keep theirs', async () => {
    const another = await person()
    const { id, username, token, secret } = await person()
    expect(await own(token, 'endSecondFactor', { code: wrongCode(secret) })).toMatchObject({ status: 420, body: { message: '动态验证码错误' } })
    await ticketOf(username)
    expect(await own(token, 'endSecondFactor', { code: codeOf(secret) })).toMatchObject(done)
    await signInAs(server, username)
    expect(await own(token, 'endSecondFactor', { code: codeOf(secret) })).toMatchObject({ status: 420, body: { message: '双重验证未开启' } })
    expect(await server.deps.database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id))).toEqual([])
    await expectToken(await give(await ticketOf(another.username), another.recovery[0] ?? ''), another.id)
  })

  it('is done by an administrator for a user who has lost the telephone, with a row in the audit log', async () => {
    const { id, username } = await person()
    expect(await post('resetSecondFactor', { id }, 'stranger')).toMatchObject({ status: 200, body: { status: 30101 } })
    expect((await post('resetSecondFactor', { id }, 'watch')).status).not.toBe(200)
    await ticketOf(username)
    expect(await post('resetSecondFactor', { id })).toMatchObject(done)
    await signInAs(server, username)
    expect(await post('resetSecondFactor', { id })).toMatchObject({ status: 420, body: { message: '双重验证未开启' } })
    const audited = await server.deps.database.db.select().from(auditLog).where(like(auditLog.action, '%resetSecondFactor'))
    expect(audited.filter(({ result }) => result === 'ok')).toMatchObject([{ action: 'user.resetSecondFactor', userId: ids['site-admin'], tenantId: home, detail: { before: { username, secondFactor: '1' }, after: { username, secondFactor: '0' } } }])
  })

  it('is not done for oneself as an administrator: the own code is needed', async () => {
    expect(await post('resetSecondFactor', { id: ids['site-admin'] ?? '' })).toMatchObject({ status: 420, body: { status: 30101 } })
  })
})
