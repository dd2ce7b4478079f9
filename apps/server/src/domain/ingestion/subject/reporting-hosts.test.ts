import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { fireHostRecords, fireHosts, gateways } from '../../../db/schema'
import { testGatewayKey } from '../../../testing/alarm-world'
import { gatewayOf, type IngestResult } from '../../../testing/gateway'
import { aSiteForEachTest, db, now, pushes, server, site } from '../ingestion.harness'

aSiteForEachTest('strange-host')

let hosts = 0
/** An endpoint that no test has used before: it is the only one of all tenants. */
const endpoint = () => ({ ip: `10.77.0.${hosts}`, port: 5001 })
const strange = (status: 0 | 1 | 2, address = '12') => ({ fireHost: endpoint(), loop: '3', address, at: now(), points: [{ code: 'FIREMAIN', status, type: status === 1 ? '火警' : '故障' }] })
const send = async (...reports: object[]): Promise<IngestResult> => gatewayOf(server, testGatewayKey(site.id)).report(...reports)
const added = () => db().select().from(fireHosts).where(eq(fireHosts.serverIp, endpoint().ip))
const records = async () => (await db().select().from(fireHostRecords).where(eq(fireHostRecords.tenantId, site.id)).orderBy(fireHostRecords.id))

describe('a fire from an unregistered fire host (ADR 86)', () => {
  it('adds the host, by a name that says so, and is a record and a push with loop and address', async () => {
    hosts += 1
    await db().update(gateways).set({ position: '1F 消控室' }).where(eq(gateways.tenantId, site.id))
    expect(await send(strange(1))).toMatchObject({ accepted: 1, rejected: [], refused: [], records: [{ kind: 'fireHost' }], pushes: 1 })
    const { ip, port } = endpoint()
    const name = `未登记主机 ${ip}:${port}`
    const [host, ...others] = await added()
    expect(others).toEqual([])
    expect(host).toMatchObject({ tenantId: site.id, name, serverIp: ip, port, buildingId: null, createdBy: null, position: '网关位于 1F 消控室' })
    expect(await records()).toMatchObject([{ fireHostId: host?.id, hostName: name, category: '1', loop: '3', address: '12', position: `${name} 3 回路 12 地址，位置未登记（网关位于 1F 消控室）`, firstOfEvent: true }])
    expect(await pushes()).toMatchObject([{ kind: 'fireHost', channelId: 11, fireMainId: host?.id, sensorLoop: '3', address: '12' }])
  })

  it('is repeated and ends at the added host, which stays', async () => {
    hosts += 1
    await send(strange(1))
    for (const status of [1, 2] as const) {
      server.clock.advance(60_000)
      expect(await send(strange(status))).toMatchObject({ accepted: 1, refused: [] })
    }
    expect(await records()).toMatchObject([{ repeats: 2, handled: true, handlePerson: null }])
    expect(await added()).toHaveLength(1)
  })

  it('adds one host, however many of its points and calls report at once', async () => {
    hosts += 1
    await Promise.all(Array.from({ length: 6 }, (_, index) => send(strange(1, String(index)), strange(1, String(index + 1)))))
    expect(await added()).toHaveLength(1)
    expect((await records()).map(({ address }) => address).sort()).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  })

  it('is an alarm when the host was deleted: it counts as a new one', async () => {
    hosts += 1
    await db().update(fireHosts).set({ ...{ serverIp: endpoint().ip, port: endpoint().port }, deletedAt: new Date(now()) }).where(eq(fireHosts.id, site.fireHost.id))
    expect(await send(strange(1))).toMatchObject({ accepted: 1, pushes: 1 })
    expect((await added()).map(({ deletedAt }) => deletedAt === null).sort()).toEqual([false, true])
  })
})

describe('an unregistered fire host', () => {
  it('is not added by a fault, a good report or its sign of life: these are refused', async () => {
    hosts += 1
    expect(await send(strange(0), strange(2), { fireHost: endpoint(), at: now(), states: { mainPowerFault: true } })).toMatchObject({ accepted: 0, rejected: [0, 1, 2], pushes: 0 })
    expect(await added()).toEqual([])
  })

  it('is not added by the shielding of a point either, which hosts send as any other event', async () => {
    hosts += 1
    expect(await send({ ...strange(1), points: [{ code: 'FIREMAIN', status: 1, type: '屏蔽' }] })).toMatchObject({ accepted: 0, rejected: [0] })
    expect(await added()).toEqual([])
  })

  it('and whose endpoint has a host of another tenant, or one that was stopped, is not added', async () => {
    hosts += 1
    const { ip, port } = endpoint()
    await db().insert(fireHosts).values({ tenantId: 'elsewhere', serverIp: ip, port })
    expect(await send(strange(1))).toMatchObject({ accepted: 0, refused: [{ reason: '未知设备' }] })
    await db().update(fireHosts).set({ tenantId: site.id, stoppedAt: new Date(now()), stopReason: '改造' }).where(eq(fireHosts.serverIp, ip))
    expect(await send(strange(1))).toMatchObject({ accepted: 0, refused: [{ reason: '消防主机已停用：改造' }] })
    expect(await added()).toHaveLength(1)
  })

  it('says nothing of a stopped host of another tenant, nor of one at the same address with another port: these did not report', async () => {
    hosts += 1
    const { ip, port } = endpoint()
    const stopped = { serverIp: ip, stoppedAt: new Date(now()), stopReason: '改造' }
    await db().insert(fireHosts).values([{ ...stopped, tenantId: 'elsewhere', port }, { ...stopped, tenantId: site.id, port: port + 1 }])
    expect(await send(strange(1))).toMatchObject({ accepted: 0, refused: [{ reason: '未知设备' }] })
    expect((await added()).map(({ refusedAt }) => refusedAt)).toEqual([null, null])
  })
})
