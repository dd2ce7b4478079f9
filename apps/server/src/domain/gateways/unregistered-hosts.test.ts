import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { buildings, fireHosts, gateways, networkedUnits, unregisteredHosts } from '../../db/schema'
import { testGatewayKey } from '../../testing/alarm-world'
import { gatewayOf, pointReport } from '../../testing/gateway'
import { addLimitedUser } from '../../testing/limited-user'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'
import { MOST_UNREGISTERED_HOSTS } from '../ingestion/subject/unregistered-hosts.queries'

aSiteForEachTest('unregistered-hosts')

const MINUTE = 60_000
const PORT = 5001
type Row = Record<string, unknown>

let tests = 0
/** An address that no other test uses: an endpoint belongs to one host of all tenants. */
const ip = (last = 1) => `10.88.${tests}.${last}`
const db = () => server.deps.database.db
const list = async (query = '', token = site.operator.token) =>
  (await server.call<{ status: number; data: { total: number; rows: Row[] } }>(`/api/device/deviceCollectingDevice/unregistered?page=1&limit=10${query}`, token)).body.data
const found = async (query?: string, token?: string) => (await list(query, token)).rows.map(({ no }) => no)
const fault = (address = ip(), type: string | null = '故障') => ({ fireHost: { ip: address, port: PORT }, loop: '3', address: '12', at: server.clock.now(), points: [{ code: 'FIREMAIN', status: 0, type }] })
const restored = (address = ip()) => ({ ...fault(address), points: [{ code: 'FIREMAIN', status: 2, type: null }] })
const fire = (address = ip()) => ({ ...fault(address), points: [{ code: 'FIREMAIN', status: 1, type: '火警' }] })
const ownFault = (address = ip()) => ({ fireHost: { ip: address, port: PORT }, at: server.clock.now(), states: { mainPowerFault: true } })
/** A minute after the call before. */
async function send(...reports: (() => object)[]) {
  server.clock.advance(MINUTE)
  return gatewayOf(server, testGatewayKey(site.id)).report(...reports.map((make) => make()))
}

describe('an unregistered fire host that reports no fire (ADR 86)', () => {
  it('stands in the list with its address and port, its last fault, how often and when it has reported, and its gateway; its reports are refused', async () => {
    tests += 1
    const [unit] = await db().insert(networkedUnits).values({ tenantId: site.id, name: '云澜酒店' }).returning()
    await db().update(gateways).set({ position: '1F 消控室', unitId: unit?.id ?? 0 }).where(eq(gateways.tenantId, site.id))
    expect(await send(() => fault(), () => fault(ip(), '断线'))).toMatchObject({ accepted: 0, rejected: [0, 1], pushes: 0 })
    await send(() => restored())
    const { rows: [row], total } = await list()
    expect(total).toBe(1)
    expect(row).toMatchObject({ no: `${ip()}:${PORT}`, serverIp: ip(), port: PORT, status: '未启用', alrmType: '断线', hasAlarm: '0', reports: 3, gatewayNo: 'gateway', oname: '云澜酒店', gatewayPosition: '1F 消控室' })
    expect(Date.parse(`${String(row?.lastTime)}Z`) - Date.parse(`${String(row?.firstTime)}Z`)).toBe(MINUTE)
  })

  it('is noted by the faults of its own parts, and by a fault without a name', async () => {
    tests += 1
    await send(() => ownFault(ip(1)), () => fault(ip(2), null))
    expect((await list()).rows.map(({ no, alrmType }) => [no, alrmType])).toEqual([[`${ip(2)}:${PORT}`, '故障'], [`${ip(1)}:${PORT}`, '主电故障']])
  })

  it('stands behind the numbers in alarm, with those at fault, and before what is calm', async () => {
    tests += 1
    const number = (no: string, status: 0 | 1 | 2, type?: string) => () => pointReport(no, server.clock.now(), 'YG', status, type)
    await send(number('burns', 1, '烟感报警'))
    await send(() => fault(ip(1)))
    await send(number('fails', 0, '故障'))
    await send(() => restored(ip(2)))
    await send(number('calm', 2))
    expect(await found()).toEqual(['burns', 'fails', `${ip(1)}:${PORT}`, 'calm', `${ip(2)}:${PORT}`])
    expect(await found('&hasAlarm=0')).toEqual(['fails', `${ip(1)}:${PORT}`, 'calm', `${ip(2)}:${PORT}`])
    expect(await found('&hasAlarm=1')).toEqual(['burns'])
    expect(await found(`&no=${ip(2)}:`)).toEqual([`${ip(2)}:${PORT}`])
  })

  it('does not stand there any more when it was added, by a person or by its fire, and stands there again when that host was deleted', async () => {
    tests += 1
    await send(() => fault(ip(1)), () => fault(ip(2)))
    await db().insert(fireHosts).values({ tenantId: site.id, serverIp: ip(1), port: PORT })
    expect(await found()).toEqual([`${ip(2)}:${PORT}`])
    await send(() => fire(ip(2)))
    expect(await found()).toEqual([])
    await db().update(fireHosts).set({ deletedAt: new Date(server.clock.now()) }).where(eq(fireHosts.serverIp, ip(1)))
    expect(await found()).toEqual([`${ip(1)}:${PORT}`])
  })

  it('is not noted when the endpoint has a host: of this tenant, stopped or not, or of another', async () => {
    tests += 1
    await db().insert(fireHosts).values([{ tenantId: 'elsewhere', serverIp: ip(1), port: PORT }, { tenantId: site.id, serverIp: ip(2), port: PORT, stoppedAt: new Date(), stopReason: '改造' }])
    await send(() => fault(ip(1)), () => fault(ip(2)), () => fault(ip(3)))
    expect(await db().select({ ip: unregisteredHosts.serverIp }).from(unregisteredHosts).where(eq(unregisteredHosts.tenantId, site.id))).toEqual([{ ip: ip(3) }])
  })

  it('is listed for users who may see its gateway, and not for users of another tenant', async () => {
    tests += 1
    const screens = ['adminSys', 'adminSys/deviceManger']
    const guard = await addLimitedUser(server, site.id, { buildingId: site.buildingId, screens })
    await send(() => fault())
    expect(await found('', guard.token)).toEqual([`${ip()}:${PORT}`])
    const [unit] = await db().insert(networkedUnits).values({ tenantId: site.id, name: '另一单位' }).returning()
    await db().update(gateways).set({ unitId: unit?.id ?? 0 }).where(eq(gateways.tenantId, site.id))
    expect(await db().select({ unitId: buildings.unitId }).from(buildings).where(eq(buildings.id, site.buildingId))).not.toEqual([{ unitId: unit?.id }])
    expect(await found('', guard.token)).toEqual([])
    await db().update(unregisteredHosts).set({ tenantId: 'elsewhere' }).where(eq(unregisteredHosts.tenantId, site.id))
    expect(await found()).toEqual([])
  })

  it('is one of a hundred of a tenant at most: reports of a known one are still counted, a further one is not noted, and one that was registered makes room', async () => {
    tests += 1
    const known = Array.from({ length: MOST_UNREGISTERED_HOSTS }, (_, index) => ({ tenantId: site.id, serverIp: ip(index), port: PORT, firstAt: new Date(0), lastAt: new Date(0) }))
    await db().insert(unregisteredHosts).values(known)
    await send(() => fault(ip(0)), () => fault(ip(250)))
    expect([await found(`&no=${ip(250)}:`), (await list(`&no=${ip(0)}:`)).rows[0]?.reports]).toEqual([[], 2])
    await db().insert(fireHosts).values({ tenantId: site.id, serverIp: ip(0), port: PORT })
    await send(() => fault(ip(250)))
    expect(await found(`&no=${ip(250)}:`)).toEqual([`${ip(250)}:${PORT}`])
  })
})
