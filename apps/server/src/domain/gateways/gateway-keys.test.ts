import { and, eq } from 'drizzle-orm'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { devices, fireHosts, gatewayKeys, gateways, generalRecords, unmatchedAddresses } from '../../db/schema'
import { addCatalogue, addTenant, testGatewayKey, type TestTenant } from '../../testing/alarm-world'
import { gatewayOf, pointReport, type IngestResult } from '../../testing/gateway'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { zhCN } from '../ingestion/ingestion.messages'
import { prepareGatewayKeys } from './first-keys'
import { demandGateway, revokeGatewayKeys } from './gateway-keys.queries'
import { rotateGatewayKey, ROTATION_MS } from './rotate-gateway-key'

let server: TestServer
let own: TestTenant
let other: TestTenant
let types: number[]

beforeAll(async () => {
  server = await startTestServer({ isDemo: true })
  types = await addCatalogue(server.deps)
  own = await addTenant(server.deps, 'own', types)
  other = await addTenant(server.deps, 'other', types)
})
afterAll(() => server.stop())

const now = () => server.clock.now()
const statusWith = async (key: string) => (await gatewayOf(server, key).post('reports', { reports: [pointReport(own.smoke.number, now(), 'YG', 2)] })).status

describe('a gateway key', () => {
  it('is valid for the devices and fire hosts of its tenant: those of another are unknown, and nothing of it changes: a fire of one is raised at home, as of any number that is not registered', async () => {
    const { fireHost, hostPoint } = other
    const { body } = await gatewayOf(server, testGatewayKey(own.id)).post<IngestResult>('reports', {
      reports: [
        pointReport(other.smoke.number, now(), 'YG', 1, '烟感报警'),
        { fireHost: { ip: fireHost.ip, port: fireHost.port }, loop: hostPoint.loop, address: hostPoint.address, at: now(), points: [{ code: 'FIREMAIN', status: 1 }] },
        { fireHost: { ip: fireHost.ip, port: fireHost.port }, at: now() },
        pointReport(own.smoke.number, now(), 'YG', 1, '烟感报警'),
      ],
    })
    expect(body.data).toMatchObject({ accepted: 2, rejected: [1, 2], records: [{ kind: 'general' }, { kind: 'general' }] })
    const records = await server.deps.database.db.select().from(generalRecords).orderBy(generalRecords.id)
    expect(records.map(({ tenantId, deviceId }) => [tenantId, deviceId > 0])).toEqual([[own.id, false], [own.id, true]])
  })

  it('leaves no trace at what another tenant has stopped, and is not told why', async () => {
    const { db } = server.deps.database
    const stopped = { stoppedAt: new Date(now()), stopReason: '改造施工' }
    const started = { stoppedAt: null, stopReason: null }
    const event = { fireHost: { ip: other.fireHost.ip, port: other.fireHost.port }, loop: '7', address: '99', at: now(), points: [{ code: 'FIREMAIN', status: 1 }] }
    const report = async () => (await gatewayOf(server, testGatewayKey(own.id)).post<IngestResult>('reports', { reports: [pointReport(other.smoke.number, now(), 'YG', 1), event] })).body.data
    const unknown = { refused: [{ reason: zhCN.onlyAlarms }, { reason: zhCN.unknownDevice }] }
    expect(await report()).toMatchObject(unknown)
    expect(await db.$count(unmatchedAddresses)).toBe(0)
    await db.update(devices).set(stopped).where(eq(devices.id, other.smoke.id))
    await db.update(fireHosts).set(stopped).where(eq(fireHosts.id, other.fireHost.id))
    expect(await report()).toMatchObject(unknown)
    expect(await db.select({ at: devices.refusedAt }).from(devices).where(eq(devices.id, other.smoke.id))).toEqual([{ at: null }])
    expect(await db.select({ at: fireHosts.refusedAt }).from(fireHosts).where(eq(fireHosts.id, other.fireHost.id))).toEqual([{ at: null }])
    await db.update(devices).set(started).where(eq(devices.id, other.smoke.id))
    await db.update(fireHosts).set(started).where(eq(fireHosts.id, other.fireHost.id))
  })

  it('raises events of its tenant only', async () => {
    const gateway = gatewayOf(server, testGatewayKey(own.id))
    expect((await gateway.post('events', { event: 'fire', kind: 'general', tenantId: other.id })).status).toBe(500)
    expect((await gateway.post('events', { event: 'fire', building: other.buildingName })).status).toBe(500)
  })

  it('is stored as a hash only, with the time of its last use', async () => {
    server.clock.advance(60_000)
    await statusWith(testGatewayKey(own.id))
    const [row] = await server.deps.database.db.select({ key: gatewayKeys, number: gateways.number }).from(gatewayKeys).innerJoin(gateways, eq(gateways.id, gatewayKeys.gatewayId)).where(eq(gateways.tenantId, own.id))
    expect(row).toMatchObject({ number: 'gateway', key: { lastUsedAt: new Date(now()) } })
    expect(JSON.stringify(row)).not.toContain(testGatewayKey(own.id))
  })

  it('has the time of its last use right again after the clock was ahead: a gateway that falls silent must not look alive until then', async () => {
    const lastUse = async () => (await server.deps.database.db.select({ at: gatewayKeys.lastUsedAt }).from(gatewayKeys).innerJoin(gateways, eq(gateways.id, gatewayKeys.gatewayId)).where(eq(gateways.tenantId, own.id)))[0]?.at
    server.clock.jump(ROTATION_MS)
    await statusWith(testGatewayKey(own.id))
    server.clock.jump(-ROTATION_MS)
    await statusWith(testGatewayKey(own.id))
    expect(await lastUse()).toEqual(new Date(now()))
  })

  it('works for a day after its rotation beside the new one, and not longer', async () => {
    const owner = { tenantId: own.id, gateway: 'panel' }
    const first = await rotateGatewayKey(server.deps.database, owner, now())
    const second = await rotateGatewayKey(server.deps.database, owner, now())
    expect([await statusWith(first), await statusWith(second)]).toEqual([200, 200])
    server.clock.advance(ROTATION_MS)
    expect([await statusWith(first), await statusWith(second)]).toEqual([403, 200])
  })

  it('keeps its end when the gateway gets another key before it: a lost key is not made to last by the ones that follow', async () => {
    const owner = { tenantId: own.id, gateway: 'twice' }
    const lost = await rotateGatewayKey(server.deps.database, owner, now())
    const second = await rotateGatewayKey(server.deps.database, owner, now())
    server.clock.advance(ROTATION_MS / 2)
    const third = await rotateGatewayKey(server.deps.database, owner, now())
    server.clock.advance(ROTATION_MS / 2)
    expect([await statusWith(lost), await statusWith(second), await statusWith(third)]).toEqual([403, 200, 200])
  })

  it('is of the gateway that has the number now, in capitals as well, although one that was deleted had it before', async () => {
    const { db } = server.deps.database
    const owner = { tenantId: own.id, gateway: 'moved' }
    const before = await demandGateway(db, owner, now())
    await db.update(gateways).set({ deletedAt: new Date(now()) }).where(eq(gateways.id, before))
    const key = await rotateGatewayKey(server.deps.database, owner, now())
    const next = await rotateGatewayKey(server.deps.database, { ...owner, gateway: 'MOVED' }, now())
    expect([await statusWith(key), await statusWith(next)]).toEqual([200, 200])
    expect(await db.$count(gateways, and(eq(gateways.tenantId, own.id), eq(gateways.number, 'moved')))).toBe(2)
    server.clock.advance(ROTATION_MS)
    expect([await statusWith(key), await statusWith(next)]).toEqual([403, 200])
  })

  it('that was revoked is counted once: ending the keys again ends none', async () => {
    const { db } = server.deps.database
    const owner = { tenantId: own.id, gateway: 'ended' }
    await rotateGatewayKey(server.deps.database, owner, now())
    await rotateGatewayKey(server.deps.database, owner, now())
    const id = await demandGateway(db, owner, now())
    expect([await revokeGatewayKeys(db, id, now()), await revokeGatewayKeys(db, id, now())]).toEqual([2, 0])
  })

  it('is refused at once after it was revoked', async () => {
    const owner = { tenantId: own.id, gateway: 'stolen' }
    const key = await rotateGatewayKey(server.deps.database, owner, now())
    expect(await statusWith(key)).toBe(200)
    const { db } = server.deps.database
    expect(await revokeGatewayKeys(db, await demandGateway(db, owner, now()), now())).toBe(1)
    expect(await statusWith(key)).toBe(403)
  })
})

describe('at the start', () => {
  it('the key of the settings is none of several real tenants, and the log says so', async () => {
    const real = await startTestServer()
    for (const name of ['a', 'b']) await addTenant(real.deps, name, name === 'a' ? await addCatalogue(real.deps) : types)
    await prepareGatewayKeys({ ...real.deps, config: { ...real.deps.config, gatewayKey: 'of-everybody' } })
    expect((await gatewayOf(real, 'of-everybody').post('reports', { reports: [] })).status).toBe(403)
    expect(real.logLines.join('\n')).toContain('gateway.keyOfNoTenant')
    await real.stop()
  })

  it('a key of the settings that has ended stays ended, the log says so, and the key that has followed it goes on', async () => {
    const real = await startTestServer()
    const site = await addTenant(real.deps, 'site', await addCatalogue(real.deps))
    const start = () => prepareGatewayKeys({ ...real.deps, config: { ...real.deps.config, gatewayKey: 'of-the-settings' } })
    const status = async (key: string) => (await gatewayOf(real, key).post('reports', { reports: [pointReport(site.smoke.number, real.clock.now(), 'YG', 2)] })).status
    await start()
    expect(await status('of-the-settings')).toBe(200)
    const next = await rotateGatewayKey(real.deps.database, { tenantId: site.id, gateway: 'settings' }, real.clock.now())
    real.clock.advance(ROTATION_MS)
    await start()
    real.clock.advance(ROTATION_MS)
    expect([await status('of-the-settings'), await status(next)]).toEqual([403, 200])
    expect(real.logLines.join('\n')).toContain('gateway.keyEnded')
    await real.stop()
  })

  it('a demo whose file of keys was not written to its end starts, with new keys', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'smart-fire-cut-'))
    const file = join(dataFolder, 'gateway-keys.json')
    const start = () => prepareGatewayKeys({ ...server.deps, config: { ...server.deps.config, dataFolder } })
    for (const left of ['', '{\n  "own": "abc', 'null', '[]', '{ "own": 1 }']) {
      await writeFile(file, left)
      await start()
      const keys = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
      expect(await statusWith(keys[own.id] ?? ''), left).toBe(200)
    }
    await rm(dataFolder, { recursive: true })
  })

  it('a demo has a key of each tenant in its folder, and two processes with folders of their own accept the keys of both', async () => {
    const folders = await Promise.all(['one', 'two'].map((name) => mkdtemp(join(tmpdir(), `smart-fire-${name}-`))))
    for (const dataFolder of folders) await prepareGatewayKeys({ ...server.deps, config: { ...server.deps.config, dataFolder } })
    const files = await Promise.all(folders.map((folder) => readFile(join(folder, 'gateway-keys.json'), 'utf8')))
    const keys = files.map((text) => JSON.parse(text) as Record<string, string>)
    for (const ofFolder of keys) {
      expect(Object.keys(ofFolder).sort()).toEqual([other.id, own.id].sort())
      expect(await statusWith(ofFolder[own.id] ?? '')).toBe(200)
    }
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
  })
})
