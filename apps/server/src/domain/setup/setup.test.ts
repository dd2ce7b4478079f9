import { encodePassword } from '@smart-fire/api-client/wire'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { auditLog, channels, hydrants, sensorTypes, setupCodes, tenantChannels, tenants, tenantSettings, users } from '../../db/schema'
import { signInAs } from '../../testing/accounts'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { freshSetupCode } from './print-code'
import { needsSetup } from './needs-setup'
import { newSetupCode } from './setup-code'

const BEGIN = '/api/admin/setup/begin'

interface Reply {
  status: number
  body: { status: number; message?: string; data?: { field?: string; retryAfter?: number } }
}

let server: TestServer
let code: string
beforeEach(async () => {
  server = await startTestServer()
  code = (await freshSetupCode(server.deps)) ?? ''
})
afterEach(() => server.stop())

const db = () => server.deps.database.db
const input = (changes: object = {}) => ({
  code, siteName: '新城大厦', siteUsername: 'site-admin', sitePerson: '林知远', sitePassword: encodePassword('三月的风 2026'), platformUsername: 'root-admin', platformPassword: encodePassword('四月的雨 2026'), ...changes,
})
async function begin(changes: object = {}): Promise<Reply> {
  const response = await server.request(BEGIN, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(input(changes)) })
  return { status: response.status, body: (await response.json()) as Reply['body'] }
}
const accounts = async () => (await db().select().from(users).orderBy(users.username)).map(({ username, isSuperAdmin, isTenantAdmin, tenantId }) => ({ username, isSuperAdmin, isTenantAdmin, hasSite: tenantId !== null }))

describe('the first set-up', () => {
  it('brings the regions of GB/T 2260, so that a first hydrant has a district', async () => {
    await begin()
    const token = await signInAs(server, 'site-admin', '三月的风 2026')
    const { body } = await server.call<{ data: { code: string; name: string }[] }>('/api/device/region/getAll', token)
    expect(body.data.length).toBeGreaterThan(3_000)
    expect(body.data.filter(({ code }) => ['330000', '330100', '330106', '330114', '441900'].includes(code))).toEqual([
      { code: '330000', name: '浙江省' }, { code: '330100', name: '杭州市' }, { code: '330106', name: '西湖区' }, { code: '330114', name: '钱塘区' }, { code: '441900', name: '东莞市' },
    ])
    const hydrant = { hydrantName: '第一座', zxqy: '330106', hydrantType: '0', waterPipe: '0', protectionRadius: 150 }
    expect((await server.call('/api/device/deviceHardwareFacilities/add', token, { method: 'POST', body: JSON.stringify(hydrant) })).status).toBe(200)
    expect(await db().select({ area: hydrants.area }).from(hydrants)).toEqual([{ area: '西湖区' }])
  })

  it('makes the administrators of the platform and of the first site, the channels and general device types, and can never be repeated', async () => {
    expect(await begin({ code: code.toLowerCase().replaceAll('-', ' ') })).toEqual({ status: 200, body: { status: 200 } })
    expect(await accounts()).toEqual([
      { username: 'root-admin', isSuperAdmin: true, isTenantAdmin: false, hasSite: false },
      { username: 'site-admin', isSuperAdmin: false, isTenantAdmin: true, hasSite: true },
    ])
    expect(await db().select().from(tenants)).toMatchObject([{ name: '新城大厦' }])
    const known = await db().select().from(channels)
    expect(known.length).toBeGreaterThan(5)
    expect(await db().select().from(tenantChannels)).toHaveLength(known.length)
    expect((await db().select().from(sensorTypes)).length).toBeGreaterThan(10)
    expect(await db().select().from(tenantSettings)).toMatchObject([{ planSetup: true }])
    expect(await db().select().from(setupCodes)).toEqual([])
    expect((await db().select().from(auditLog)).map(({ action, result, tenantId }) => ({ action, result, ofSite: tenantId !== null }))).toEqual([
      { action: 'setup.begin', result: 'ok', ofSite: false }, { action: 'setup.begin', result: 'ok', ofSite: true },
    ])

    const refused = { status: 420, body: { status: 30101, message: '平台已完成初始设置' } }
    expect(await begin({ siteUsername: 'thief', platformUsername: 'thief2' })).toEqual(refused)
    expect(await freshSetupCode(server.deps)).toBeNull()
    // an account that is deleted or stopped opens no second set-up
    await db().update(users).set({ isDeleted: true, isDisabled: true })
    expect(await begin({ siteUsername: 'thief', platformUsername: 'thief2' })).toEqual(refused)
    expect(await freshSetupCode(server.deps)).toBeNull()
  })

  it('of two at the same moment exactly one succeeds, and nothing of the other is left', async () => {
    const replies = await Promise.all([begin(), begin({ siteName: '另一站点', siteUsername: 'other-admin', platformUsername: 'other-root' })])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 420])
    expect(await db().select().from(tenants)).toHaveLength(1)
    expect(await accounts()).toHaveLength(2)
  })

  it.each([
    ['a weak password of the site', { sitePassword: encodePassword('12345678') }, 'sitePassword'],
    ['a password that is the own name', { platformPassword: encodePassword('root-admin1') }, 'platformPassword'],
    ['a password that is not encoded', { platformPassword: '%%' }, 'platformPassword'],
    ['a site without a name', { siteName: ' ' }, 'siteName'],
    ['a short account', { siteUsername: 'ab' }, 'siteUsername'],
    ['one account for both', { platformUsername: 'site-admin' }, 'platformUsername'],
  ])('with %s is refused with its field, writes nothing and leaves the code valid', async (_, changes, field) => {
    expect((await begin(changes)).body).toMatchObject({ status: 30101, data: { field } })
    expect([await accounts(), await db().select().from(tenants), await db().select().from(channels)]).toEqual([[], [], []])
    expect((await begin()).status).toBe(200)
  })
})

describe('the set-up code', () => {
  it('is not one of an earlier start, and none that anybody chose', async () => {
    const earlier = code
    code = (await freshSetupCode(server.deps)) ?? ''
    for (const guess of [earlier, '', 'smartfire119', newSetupCode()]) expect((await begin({ code: guess })).body).toMatchObject({ status: 30101, data: { field: 'code' } })
    expect(JSON.stringify(await db().select().from(setupCodes))).not.toContain(code.replaceAll('-', ''))
    expect(server.logLines.join()).not.toContain(code)
    expect((await begin()).status).toBe(200)
  })

  it('is not found by guessing: after ten guesses the address waits a quarter of an hour, also with the right code', async () => {
    for (let guess = 0; guess < 10; guess += 1) expect((await begin({ code: newSetupCode() })).body.message).toBe('初始设置码错误')
    const locked = await begin()
    expect(locked).toMatchObject({ status: 420, body: { status: 30101, message: '尝试次数过多，请 15 分钟后再试', data: { field: 'code', retryAfter: 900 } } })
    expect(await accounts()).toEqual([])
    server.clock.advance(15 * 60_000)
    expect((await begin()).status).toBe(200)
  })
})

describe('the page of the console', () => {
  it('says that the platform needs its set-up until an account exists', async () => {
    const isNeeded = needsSetup(server.deps)
    expect([await isNeeded(), await isNeeded()]).toEqual([true, true])
    await begin()
    expect([await isNeeded(), await needsSetup(server.deps)()]).toEqual([false, false])
  })
})
