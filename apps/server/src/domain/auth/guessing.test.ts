import { encodePassword } from '@smart-fire/api-client/wire'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { auditLog, loginFailures } from '../../db/schema'
import { addAccount, addTenant, requestToken, signInAs, TEST_PASSWORD } from '../../testing/accounts'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { expectRefused, locked } from './auth.harness'
import { lockedUntil } from './locks.queries'
import { accountSubject, addressSubject, pairSubject, reserveAttempt, secondFactorSubject, waitOf } from './throttle.queries'

let server: TestServer
let tenantId: string

beforeAll(async () => {
  server = await startTestServer()
  tenantId = await addTenant(server, '万达')
  await addAccount(server, { tenantId, username: 'operator', name: '值班员' })
})
beforeEach(() => server.deps.database.db.delete(loginFailures))
afterAll(() => server.stop())

const right = { username: 'operator', password: encodePassword(TEST_PASSWORD) }

describe('guessing a password', () => {
  const guess = (username: string) => requestToken(server, { username, password: encodePassword('guess') })

  it('locks an account at an address for 15 minutes after five failures, and says the rest of the time', async () => {
    await addAccount(server, { tenantId, username: 'guessed' })
    for (let time = 0; time < 5; time += 1) await expectRefused(await guess('guessed'))
    const early = await requestToken(server, { username: 'guessed', password: encodePassword(TEST_PASSWORD) })
    expect(early.headers.get('retry-after')).toBe('900')
    await expectRefused(early, locked('15 分钟', 900))
    server.clock.advance(8 * 60_000)
    await expectRefused(await guess('guessed'), locked('7 分钟', 420))
    server.clock.advance(6 * 60_000 + 15_000)
    await expectRefused(await guess('guessed'), locked('45 秒', 45))
    server.clock.advance(45_000)
    await signInAs(server, 'guessed')
  })

  it('says the same of a name that does not exist', async () => {
    for (let time = 0; time < 5; time += 1) await expectRefused(await guess('no-such-name'))
    await expectRefused(await guess('no-such-name'), locked('15 分钟', 900))
  })

  it('does not lock the account at another address', async () => {
    await addAccount(server, { tenantId, username: 'elsewhere' })
    const { db } = server.deps.database
    for (let time = 0; time < 5; time += 1) await reserveAttempt(db, pairSubject('elsewhere', '203.0.113.9'), server.clock.now())
    expect(await reserveAttempt(db, pairSubject('elsewhere', '203.0.113.9'), server.clock.now())).toBe(15 * 60_000)
    await signInAs(server, 'elsewhere')
  })

  it('from many addresses is slow after fifty failures, and never longer than a minute', async () => {
    const { db } = server.deps.database
    const attempt = () => reserveAttempt(db, accountSubject('hunted'), server.clock.now())
    for (let time = 0; time < 50; time += 1) expect(await attempt()).toBe(0)
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await attempt()).toBe(seconds * 1000)
      server.clock.advance(seconds * 1000)
      expect(await attempt()).toBe(0)
    }
  })

  it('is no longer counted after a success', async () => {
    for (let time = 0; time < 4; time += 1) await guess('operator')
    await signInAs(server, 'operator')
    for (let time = 0; time < 4; time += 1) await guess('operator')
    await signInAs(server, 'operator')
  })

  it('is counted from zero after fifteen minutes', async () => {
    for (let time = 0; time < 5; time += 1) await guess('operator')
    server.clock.advance(15 * 60_000)
    await signInAs(server, 'operator')
  })

  it('stops an address after a hundred failures, whatever the names: a whole watch room may share it', async () => {
    await guess('name-0')
    const { db } = server.deps.database
    const [counted] = await db.select().from(loginFailures).where(like(loginFailures.subject, 'ip:%'))
    const address = addressSubject(counted?.subject.slice('ip:'.length) ?? '')
    for (let time = 1; time < 99; time += 1) expect(await reserveAttempt(db, address, server.clock.now())).toBe(0)
    await signInAs(server, 'operator')
    await guess('name-99')
    await expectRefused(await requestToken(server, right), locked('15 分钟', 900))
    server.clock.advance(15 * 60_000)
    await signInAs(server, 'operator')
  })

  it('locks no account for longer because the clock was ahead and was set back', async () => {
    await addAccount(server, { tenantId, username: 'ahead' })
    const { db } = server.deps.database
    const pair = pairSubject('ahead', '203.0.113.9')
    server.clock.jump(30 * 86_400_000)
    for (let time = 0; time < 5; time += 1) await reserveAttempt(db, pair, server.clock.now())
    server.clock.jump(-30 * 86_400_000)
    expect(await waitOf(db, [pair], server.clock.now())).toBe(0)
    expect(await lockedUntil(db, ['ahead'], new Date(server.clock.now()))).toEqual(new Map())
    for (let time = 0; time < 5; time += 1) expect(await reserveAttempt(db, pair, server.clock.now())).toBe(0)
    expect(await reserveAttempt(db, pair, server.clock.now())).toBe(15 * 60_000)
  })

  it('is not forgotten when an account signs in whose name reads like that of another one and an address', async () => {
    const { db } = server.deps.database
    const factor = secondFactorSubject('guarded')
    for (let time = 0; time < 5; time += 1) expect(await reserveAttempt(db, factor, server.clock.now())).toBe(0)
    await addAccount(server, { tenantId, username: 'guarded@second-factor' })
    await signInAs(server, 'guarded@second-factor')
    expect(await reserveAttempt(db, factor, server.clock.now())).toBe(15 * 60_000)
  })

  it('counts attempts that arrive at the same time one by one', async () => {
    await addAccount(server, { tenantId, username: 'stormed' })
    await Promise.all(Array.from({ length: 12 }, () => guess('stormed')))
    const audit = await server.deps.database.db.select().from(auditLog)
    const reasons = audit.flatMap(({ detail }) => (detail?.['username'] === 'stormed' ? [detail['reason']] : []))
    expect(reasons.filter((reason) => reason === 'password')).toHaveLength(5)
    expect(reasons.filter((reason) => reason === 'throttled')).toHaveLength(7)
  })
})
