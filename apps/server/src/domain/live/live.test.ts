import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { buildings, devices, fireHostPoints, fireHosts, hydrants, sensorTypes } from '../../db/schema'
import { addCatalogue, addOperator, addTenant, type TestTenant } from '../../testing/alarm-world'
import { gatewayOf, pointReport } from '../../testing/gateway'
import { startTestServer, type TestServer } from '../../testing/test-server'

const LIVE = '/api/device/live'

let server: TestServer
let site: TestTenant
let types: number[]

beforeAll(async () => {
  server = await startTestServer()
  types = await addCatalogue(server.deps)
  site = await addTenant(server.deps, 'live', types)
  const { db } = server.deps.database
  await db.update(hydrants).set({ coordinates: '120.1,30.2' })
  const { fireHost: { ip, port }, hostPoint: { loop, address } } = site
  const [point] = await db.select().from(fireHostPoints)
  if (!point) throw new Error('the site has no points')
  const { id: _id, ...same } = point
  await db.insert(fireHostPoints).values([
    { ...same, address: '18', latestType: '屏蔽' },
    { ...same, address: '19', latestType: '正常' },
    { ...same, address: '20', status: 'notEnabled' },
  ])
  const at = server.clock.now()
  await gatewayOf(server).report(
    pointReport(site.hydrantSensor.number, at, 'YL', 0, '低压', 0.02),
    { fireHost: { ip, port }, loop, address, at, points: [{ code: 'FIREMAIN', value: 1, status: 1, type: '火警' }] },
  )
})
afterAll(() => server.stop())

const rows = async <Row = Record<string, unknown>>(path: string, token = site.operator.token) =>
  (await server.call<{ data: { rows: Row[]; total: number } }>(`${LIVE}/${path}`, token)).body.data

describe('live/hydrants (ADR 3)', () => {
  it('has place, radius, kind, counts and the worst sensors with their limits', async () => {
    expect(await rows('hydrants?page=1&limit=10')).toMatchObject({
      total: 1,
      rows: [{
        hydrantName: 'live消火栓', area: 'live区', gis: '120.1,30.2', protectionRadius: 120, hydrantType: '1', faultCount: 1, normalCount: 0, notEnabledCount: 0,
        keyDevices: [{ status: '0', points: [{ codeName: 'YL', value: 0.02, normalMin: expect.closeTo(0.1) as number, normalMax: expect.closeTo(0.8) as number }, { codeName: 'VOL', value: null }] }],
      }],
    })
  })
})

describe('live/fireHosts (ADR 3)', () => {
  it('has address, last contact, counts, and what the points have reported last', async () => {
    const { rows: [host] } = await rows('fireHosts?page=1&limit=10')
    expect(host).toMatchObject({
      serverIp: site.fireHost.ip, port: 9000, silentDate: null, callCount: 1, normalCount: 2, notEnabledCount: 1,
      heardDate: expect.stringMatching(/^\d{4}-/) as string,
      keyDevices: [{ status: '1', sensorLoop: '1', address: '17', buildingId: site.buildingId }, {}, {}],
    })
    expect(host?.types).toHaveLength(2)
    expect(host?.types).toContainEqual({ type: '屏蔽', count: 1 })
  })

  it('counts an address in alarm or at fault that no point has, and names it as not registered', async () => {
    const { ip, port } = site.fireHost
    const stray = (address: string, status: 0 | 1 | 2, type: string) => ({ fireHost: { ip, port }, loop: '31', address, at: server.clock.now(), points: [{ code: 'FIREMAIN', status, type }] })
    const before = (await rows('fireHosts')).rows[0] as { callCount: number; faultCount: number; types: object[] }
    await gatewayOf(server).report(stray('1', 1, '火警'), stray('2', 1, '火警'), stray('3', 0, '故障'), stray('4', 2, '正常'))
    expect((await rows('fireHosts')).rows[0]).toMatchObject({
      callCount: before.callCount + 2, faultCount: before.faultCount + 1, types: [...before.types, { type: '火警（未登记）', count: 2 }, { type: '故障（未登记）', count: 1 }],
    })
    server.clock.advance(1_000)
    await gatewayOf(server).report(stray('1', 2, '正常'), stray('2', 2, '正常'), stray('3', 2, '正常'))
    expect((await rows('fireHosts')).rows[0]).toMatchObject({ callCount: before.callCount, faultCount: before.faultCount, types: before.types })
  })

  it('has only the hosts of the own tenant', async () => {
    const other = await addTenant(server.deps, 'other', types)
    const { rows: hosts } = await rows('fireHosts', other.operator.token)
    expect(hosts).toMatchObject([{ serverIp: other.fireHost.ip }])
  })

  it('says since when a host is silent', async () => {
    await server.deps.database.db.update(fireHosts).set({ silentAt: new Date(server.clock.now()) }).where(eq(fireHosts.id, site.fireHost.id))
    expect((await rows('fireHosts')).rows).toMatchObject([{ silentDate: expect.stringMatching(/^\d{4}-/) as string }])
  })
})

describe('live/places (ADR 3)', () => {
  const places = async (token = site.operator.token) => (await server.call<{ data: Record<string, unknown>[] }>(`${LIVE}/places`, token)).body.data

  it('has each building and hydrant with all its devices, its open records, and the channel with the worst trouble', async () => {
    expect(await places()).toEqual([
      {
        kind: 'building', id: site.buildingId, name: site.buildingName, gis: null, oid: null, oName: null, channelId: 11,
        callCount: 1, faultCount: 0, normalCount: 4, offlineCount: 0, notEnabledCount: 1, openFires: 1, openFaults: 0, realFires: 0, upFloor: 9, underFloor: 0,
      },
      {
        kind: 'hydrant', id: site.hydrantId, name: 'live消火栓', gis: '120.1,30.2', oid: null, oName: null, channelId: 5,
        callCount: 0, faultCount: 1, normalCount: 0, offlineCount: 0, notEnabledCount: 0, openFires: 0, openFaults: 1, realFires: 0,
      },
    ])
  })

  it('names the channel of an unjudged fire also when its device is normal again and another channel has a fault', async () => {
    const { address } = site.hostPoint
    const at = server.clock.now()
    await gatewayOf(server).report(pointReport(site.smoke.number, at, 'VOL', 0, '电池欠压', 2.1))
    const { db } = server.deps.database
    await db.update(fireHostPoints).set({ status: 'normal' }).where(eq(fireHostPoints.address, address))
    expect((await places())[0]).toMatchObject({ channelId: 11, callCount: 0, faultCount: 1, openFires: 1, openFaults: 1 })
    await db.update(fireHostPoints).set({ status: 'alarm' }).where(eq(fireHostPoints.address, address))
    await gatewayOf(server).report(pointReport(site.smoke.number, at + 1000, 'VOL', 2, '正常', 3.1))
  })

  it('names the channel of a device in alarm before that of a fault, a fault before a device that is offline, and this before a calm one', async () => {
    const { db } = server.deps.database
    const become = (number: string, status: 'alarm' | 'offline' | 'fault' | 'normal') => db.update(devices).set({ status }).where(eq(devices.number, number))
    const other = await addTenant(server.deps, 'worst', types)
    await become(other.smoke.number, 'offline')
    await become(other.electrical.number, 'fault')
    expect(await places(other.operator.token)).toMatchObject([{ channelId: 2, faultCount: 2, offlineCount: 1 }, {}])
    await become(other.electrical.number, 'normal')
    expect(await places(other.operator.token)).toMatchObject([{ channelId: 1, faultCount: 1, offlineCount: 1 }, {}])
    await become(other.smoke.number, 'normal')
    await become(other.electrical.number, 'offline')
    expect(await places(other.operator.token)).toMatchObject([{ channelId: 2, offlineCount: 1 }, {}])
    // still in alarm after its fire was judged: no open record is left, and it is worse than a fault
    await become(other.smoke.number, 'fault')
    await become(other.electrical.number, 'alarm')
    expect(await places(other.operator.token)).toMatchObject([{ channelId: 2, callCount: 1, faultCount: 1, openFires: 0 }, {}])
  })

  it('leaves out a deleted place', async () => {
    const { db } = server.deps.database
    const other = await addTenant(server.deps, 'deleted', types)
    const deleted = { deletedAt: new Date(server.clock.now()) }
    await db.update(buildings).set(deleted).where(eq(buildings.id, other.buildingId))
    expect(await places(other.operator.token)).toMatchObject([{ kind: 'hydrant', id: other.hydrantId }])
    await db.update(hydrants).set(deleted).where(eq(hydrants.id, other.hydrantId))
    expect(await places(other.operator.token)).toEqual([])
  })

  it('counts only the channels that the caller may see, and leaves out places without any', async () => {
    const guard = await addOperator(server.deps.database.db, site.id, 'smoke-guard', server.clock.now(), false, [1])
    expect(await places(guard.token)).toMatchObject([{ kind: 'building', channelId: 1, callCount: 0, openFires: 0 }])
  })
})

describe('live/devices (ADR 3)', () => {
  it('lists the enabled devices of a channel, the worst first', async () => {
    const { db } = server.deps.database
    const [smoke] = await db.select().from(devices).where(eq(devices.number, site.smoke.number))
    if (!smoke) throw new Error('the site has no smoke detector')
    const { id: _id, ...same } = smoke
    await db.insert(devices).values([{ ...same, number: 'b-lost', status: 'offline' }, { ...same, number: 'b-new', status: 'notEnabled' }])
    const page = await rows<{ sensorNo: string }>('devices?channelId=1&page=1&limit=10')
    expect(page.rows.map(({ sensorNo }) => sensorNo)).toEqual(['b-lost', site.smoke.number])
    expect(page.total).toBe(2)
    expect(page.rows).toMatchObject([{ clockFault: false }, { clockFault: false }])
    await db.update(devices).set({ clockFaultAt: new Date(server.clock.now()) }).where(eq(devices.number, 'b-lost'))
    expect((await rows('devices?channelId=1')).rows).toMatchObject([{ clockFault: true }, { clockFault: false }])
  })

  it('has alarms before faults, these before devices that are offline, and the calm ones last, on one page after the other', async () => {
    const { db } = server.deps.database
    const other = await addTenant(server.deps, 'order', types)
    const [smoke] = await db.select().from(devices).where(eq(devices.number, other.smoke.number))
    if (!smoke) throw new Error('the site has no smoke detector')
    const { id: _id, ...same } = smoke
    await db.update(devices).set({ status: 'normal' }).where(eq(devices.number, other.smoke.number))
    await db.insert(devices).values((['offline', 'normal', 'fault', 'alarm', 'fault'] as const).map((status, nth) => ({ ...same, number: `order-${nth}`, status })))
    const page = async (nth: number) => (await rows<{ id: number; status: string }>(`devices?channelId=1&page=${nth}&limit=2`, other.operator.token)).rows
    const listed = [...(await page(1)), ...(await page(2)), ...(await page(3))]
    expect(listed.map(({ status }) => status)).toEqual(['1', '0', '0', '4', '2', '2'])
    expect(new Set(listed.map(({ id }) => id)).size).toBe(6)
  })

  it.each([
    ['status=4', 1], ['status=2', 1], ['keyword=LOST', 1], ['keyword=301', 2], ['keyword=%25', 0], ['floorId=3', 2], ['floorId=4', 0], ['buildId=999', 0],
    [`equipmentType=${encodeURIComponent('无线感烟探测器')}`, 2], ['equipmentType=unknown', 0],
  ])('filters by %s', async (filter, count) => {
    expect((await rows(`devices?channelId=1&${filter}`)).total).toBe(count)
  })

  it('lists those of one hydrant, of one fire host, of one series', async () => {
    const totalOf = async (query: string) => (await rows(`devices?${query}`)).total
    const [series] = await server.deps.database.db.select({ id: sensorTypes.seriesId }).from(sensorTypes).where(eq(sensorTypes.channelId, 5))
    expect(await Promise.all([`hydrantId=${site.hydrantId}`, 'hydrantId=987654', `seriesId=${series?.id}`, 'seriesId=987654'].map((filter) => totalOf(`channelId=5&${filter}`)))).toEqual([1, 0, 1, 0])
    expect(await Promise.all([site.fireHost.id, 987_654].map((id) => totalOf(`channelId=11&fireMainId=${id}`)))).toEqual([3, 0])
  })

  it('lists the points of fire hosts for their channel', async () => {
    expect(await rows('devices?channelId=11&keyword=大厅')).toMatchObject({ total: 3, rows: [{ status: '1', sensorLoop: '1', type: '火警' }, {}, {}] })
    expect((await rows('devices?channelId=11&equipmentType=unknown')).total).toBe(0)
  })
})
