import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { loginLog, secondFactors, tenants, users } from '../../db/schema'
import { addAccount, signInAs } from '../../testing/accounts'
import { pairSubject, reserveAttempt, secondFactorSubject } from '../auth/throttle.queries'
import { aProviderForTheTests, bound, browser, server, tenantId } from './third-party.harness'

aProviderForTheTests()

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
    const successor = await addAccount(server, { tenantId, username: 'comes-back', isTenantAdmin: false })
    const page = browser()
    const { body } = await page.signIn('leaves')
    expect(body).toMatchObject({ step: 'bind', person: 'leaves@集团' })
    expect((await page.password('comes-back', body.ticket ?? '')).body).toMatchObject({ userId: successor })
    expect((await browser().signIn('leaves')).body).toMatchObject({ userId: successor })
  })

  it('gives its second factor after the provider, too', async () => {
    const id = await bound('two-steps')
    await server.deps.database.db.insert(secondFactors).values({ userId: id, sealedSecret: 'database:', createdAt: new Date(), confirmedAt: new Date() })
    const { body } = await browser().signIn('two-steps')
    expect(body).toMatchObject({ step: 'secondFactor', ticket: expect.any(String) as string })
    expect(body.access_token).toBeUndefined()
  })
})
