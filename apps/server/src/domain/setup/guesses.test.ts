import { encodePassword } from '@smart-fire/api-client/wire'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { auditLog, loginFailures } from '../../db/schema'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { freshSetupCode } from './print-code'
import { newSetupCode } from './setup-code'

let server: TestServer
let code: string
beforeEach(async () => {
  // behind a proxy, so that a test can call from several addresses
  server = await startTestServer({ config: { trustProxy: true } })
  code = (await freshSetupCode(server.deps)) ?? ''
})
afterEach(() => server.stop())

async function begin(given: string, from: string, sitePassword = '三月的风 2026') {
  const input = {
    code: given, siteName: '新城大厦', siteUsername: 'site-admin', sitePerson: '林知远', sitePassword: encodePassword(sitePassword), platformUsername: 'root-admin', platformPassword: encodePassword('四月的雨 2026'),
  }
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from, 'X-Forwarded-Proto': 'https' }
  const response = await server.request('/api/admin/setup/begin', { method: 'POST', headers, body: JSON.stringify(input) })
  return (await response.json()) as { status: number; message?: string; data?: object }
}

describe('guesses of the set-up code', () => {
  it('from fifty addresses make the next one wait, also with the right code, so that many addresses guess no faster', async () => {
    await begin(newSetupCode(), '192.0.2.1')
    // as after 48 more of other addresses
    await server.deps.database.db.update(loginFailures).set({ failures: 49 }).where(eq(loginFailures.subject, 'setup'))
    expect((await begin(newSetupCode(), '192.0.2.50')).message).toBe('初始设置码错误')
    expect(await begin(code, '198.51.100.7')).toEqual({ status: 30101, message: '尝试次数过多，请 1 秒后再试', data: { field: 'code', retryAfter: 1 } })
    server.clock.advance(1000)
    expect(await begin(code, '198.51.100.7')).toEqual({ status: 200 })
  })

  it('that are only told to wait are not counted for their address: who waits while others guess is not locked out for it', async () => {
    const blocked = { subject: 'setup', failures: 60, windowStartedAt: new Date(server.clock.now()), blockedUntil: new Date(server.clock.now() + 60_000) }
    await server.deps.database.db.insert(loginFailures).values(blocked)
    for (let attempt = 0; attempt < 11; attempt += 1) expect((await begin(code, '198.51.100.7')).data).toEqual({ field: 'code', retryAfter: 60 })
    server.clock.advance(60_000)
    expect(await begin(code, '198.51.100.7')).toEqual({ status: 200 })
  })

  it('stand in the audit log of the platform, with the address they came from', async () => {
    await begin(newSetupCode(), '192.0.2.9')
    expect(await server.deps.database.db.select().from(auditLog)).toMatchObject([{ action: 'setup.begin', result: 'refused', tenantId: null, ip: '192.0.2.9', detail: { reason: 'code' } }])
  })

  it('are only the wrong ones: who has the right code may choose a bad password as often as it takes', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) expect((await begin(code, '192.0.2.9', '12345678')).data).toEqual({ field: 'sitePassword' })
    expect((await server.deps.database.db.select().from(loginFailures)).map(({ failures }) => failures)).toEqual([0, 0])
    expect(await begin(code, '192.0.2.9')).toEqual({ status: 200 })
  })
})
