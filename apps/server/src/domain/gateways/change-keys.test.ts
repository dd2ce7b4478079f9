import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { auditLog, gateways, tenants } from '../../db/schema'
import { addCatalogue, addOperator, addTenant, testGatewayKey, type Operator, type TestTenant } from '../../testing/alarm-world'
import { gatewayOf, pointReport } from '../../testing/gateway'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { rotateGatewayKey, ROTATION_MS } from './rotate-gateway-key'

const UNKNOWN = 987_654

let server: TestServer
let types: number[]
let sites = 0
let [own, other] = [{}, {}] as [TestTenant, TestTenant]
let admin: Operator
let stranger: Operator
/** the gateways have the same number in both tenants */
let ownGateway = 0

beforeAll(async () => {
  server = await startTestServer()
  types = await addCatalogue(server.deps)
})
afterAll(() => server.stop())
beforeEach(async () => {
  sites += 1
  own = await addTenant(server.deps, `own${sites}`, types)
  other = await addTenant(server.deps, `other${sites}`, types)
  admin = await addOperator(db(), own.id, `admin${sites}`, now(), true)
  stranger = await addOperator(db(), other.id, `stranger${sites}`, now(), true)
  ownGateway = (await db().select().from(gateways).where(eq(gateways.tenantId, own.id)))[0]?.id ?? 0
})

const db = () => server.deps.database.db
const now = () => server.clock.now()
const statusWith = async (key: string, site = own) => (await gatewayOf(server, key).post('reports', { reports: [pointReport(site.smoke.number, now(), 'YG', 2)] })).status
const change = (act: 'newKey' | 'revokeKeys', id: number, who: Operator) =>
  server.call<{ status: number; data?: { key: string } }>(`/api/device/deviceCollectingDevice/${act}`, who.token, { method: 'POST', body: new URLSearchParams({ id: String(id) }) })

describe('the keys of a gateway', () => {
  it('are neither made nor ended by an administrator of another tenant, to whom the gateway is as unknown', async () => {
    for (const act of ['newKey', 'revokeKeys'] as const) {
      const refused = await change(act, UNKNOWN, stranger)
      expect(refused).toMatchObject({ status: 420, body: { status: 30101 } })
      expect(await change(act, ownGateway, stranger)).toEqual(refused)
    }
    expect(await statusWith(testGatewayKey(own.id))).toBe(200)
  })

  it('are made and ended by their own administrator, and the audit log does not hold them', async () => {
    const key = (await change('newKey', ownGateway, admin)).body.data?.key ?? ''
    expect([await statusWith(key), await statusWith(testGatewayKey(other.id), other)]).toEqual([200, 200])
    expect((await change('revokeKeys', ownGateway, admin)).body).toMatchObject({ status: 200 })
    expect([await statusWith(key), await statusWith(testGatewayKey(own.id)), await statusWith(testGatewayKey(other.id), other)]).toEqual([403, 403, 200])
    const audit = await db().select().from(auditLog).where(eq(auditLog.tenantId, own.id))
    expect(audit.map(({ action }) => action).sort()).toEqual(['gateway.newKey', 'gateway.revokeKeys'])
    expect(JSON.stringify(audit)).not.toContain(key)
  })

  it('are those of the tenant, although another has a gateway with the same number', async () => {
    const next = await rotateGatewayKey(server.deps.database, { tenantId: other.id, gateway: 'gateway' }, now())
    server.clock.advance(ROTATION_MS)
    expect([await statusWith(testGatewayKey(own.id)), await statusWith(testGatewayKey(other.id), other), await statusWith(next, other)]).toEqual([200, 403, 200])
  })

  it('are refused while the gateway is deleted, and while the tenant is', async () => {
    const key = testGatewayKey(own.id)
    await db().update(gateways).set({ deletedAt: new Date(now()) }).where(eq(gateways.id, ownGateway))
    expect(await statusWith(key)).toBe(403)
    expect((await change('newKey', ownGateway, admin)).body.status).toBe(30101)
    await db().update(gateways).set({ deletedAt: null }).where(eq(gateways.id, ownGateway))
    await db().update(tenants).set({ deletedAt: new Date(now()) }).where(eq(tenants.id, own.id))
    expect(await statusWith(key)).toBe(403)
    await db().update(tenants).set({ deletedAt: null }).where(eq(tenants.id, own.id))
    expect(await statusWith(key)).toBe(200)
  })
})
