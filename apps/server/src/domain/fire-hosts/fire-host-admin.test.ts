import { eq, ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { buildings, fireHostPoints, fireHostRecords, fireHosts, unmatchedAddresses } from '../../db/schema'
import { MOST_UNMATCHED } from './unmatched.queries'
import { addLimitedUser } from '../../testing/limited-user'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'

const HOST = '/api/device/deviceFireMain'
const POINT = '/api/device/deviceFireMainSensor'

aSiteForEachTest('hosts')

interface Envelope {
  status: number
  message?: string
  data: { rows: Record<string, unknown>[]; total: number; accepted: number; errors: object[] }
}
async function call(path: string, body?: object): Promise<{ http: number; body: Envelope }> {
  const { status, body: answer } = await server.call<Envelope>(path, site.operator.token, body && { method: 'POST', body: JSON.stringify(body) })
  return { http: status, body: answer }
}
const input = (changes: object = {}) => ({ fireMainId: site.fireHost.id, sensorLoop: '2', address: '18', series: '感烟', buildingId: site.buildingId, floor: 3, ...changes })
const event = (address: string, type = '火警', status: 0 | 1 | 2 = 1) => ({
  fireHost: { ip: site.fireHost.ip, port: site.fireHost.port }, loop: '7', address, at: server.clock.now(), points: [{ code: 'FIREMAIN', status, type }],
})
const refused = (field: string, message: string) => ({ http: 420, body: { status: 30101, message, data: { field } } })

describe('deviceFireMain (contract device §4)', () => {
  it.each([['300.1.1', '9000', 'serverIp', '消防主机ip不合法'], ['10.0.0.300.1', '9000', 'serverIp', '消防主机ip不合法'], ['10.0.0.1', '0', 'port', '端口号不合法'], ['10.0.0.1', '65536', 'port', '端口号不合法']])(
    'refuses %s:%s', async (serverIp, port, field, message) => {
      expect(await call(`${HOST}/add`, { serverIp, port })).toEqual(refused(field, message))
    })

  it('refuses an address and port that a host of another tenant has', async () => {
    const [other] = await server.deps.database.db.select().from(fireHosts).where(ne(fireHosts.tenantId, site.id)).limit(1)
    expect(await call(`${HOST}/add`, { serverIp: other?.serverIp, port: String(other?.port) })).toEqual(refused('serverIp', '消防主机已存在，不可重复添加'))
  })

  it('shows when the host was heard last, its building, and whether it is silent', async () => {
    await gateway.report(event('1'))
    await call(`${HOST}/update`, { id: site.fireHost.id, serverIp: site.fireHost.ip, port: String(site.fireHost.port), buildingId: site.buildingId, hostName: '一号主机' })
    expect((await call(`${HOST}/pageList?hostName=一号`)).body.data.rows).toMatchObject([{ id: site.fireHost.id, bName: site.buildingName, silent: '0', lastContactTime: expect.stringMatching(/^20/) as string }])
  })

  it('keeps a host that has points', async () => {
    expect((await call(`${HOST}/deleteQuery?ids=${site.fireHost.id},987654`)).body.data).toEqual([site.fireHost.id])
    expect((await call(`${HOST}/deleteQuery?id=${site.fireHost.id}`)).body.data).toEqual([{ what: '主机点位', count: 1 }])
    expect(await call(`${HOST}/delete?ids=${site.fireHost.id}`)).toMatchObject({ http: 420, body: { message: '正在被使用，无法删除：主机点位 1 个' } })
  })
})

describe('a stopped fire host (ADR 25)', () => {
  const stop = (changes: object = {}) => server.call<Envelope>(`${HOST}/setStopped`, site.operator.token, { method: 'POST', body: new URLSearchParams({ id: String(site.fireHost.id), stopped: '1', reason: '改造施工', ...changes }) })
  const hostRow = async () => (await call(`${HOST}/pageList`)).body.data.rows.find(({ id }) => id === site.fireHost.id)
  const pointStatus = async () => (await server.deps.database.db.select().from(fireHostPoints).where(eq(fireHostPoints.id, site.hostPoint.id)))[0]?.status
  const own = (type: string, status: 0 | 1 | 2) => ({ ...event('17', type, status), loop: '1' })
  const sign = (states?: object) => ({ fireHost: { ip: site.fireHost.ip, port: site.fireHost.port }, at: server.clock.now(), ...(states ? { states } : {}) })

  it('has its reports refused with the reason, those of its points and of unknown addresses too, and shows that it still reports', async () => {
    await stop()
    expect([await pointStatus(), (await hostRow())?.['stopped']]).toEqual(['notEnabled', '1'])
    const reason = '消防主机已停用：改造施工'
    expect(await gateway.report(own('火警', 1), event('99'), sign({ manual: true }))).toMatchObject({ accepted: 0, refused: [{ reason }, { reason }, { reason }] })
    expect(await hostRow()).toMatchObject({ stopReason: '改造施工', refusedTime: expect.stringMatching(/^20/) as string, states: [] })
    expect((await call(`${POINT}/unmatched?fireMainId=${site.fireHost.id}`)).body.data.total).toBe(0)
  })

  it('is silent after the start, its points are offline, and they have their states back when it reports', async () => {
    await stop()
    await stop({ stopped: '0' })
    expect([await pointStatus(), await hostRow()]).toMatchObject(['offline', { stopped: '0', stopReason: null, silent: '1' }])
    await gateway.report(sign())
    expect([await pointStatus(), (await hostRow())?.['silent']]).toEqual(['normal', '0'])
  })

  it('is not stopped without a reason, with a point in alarm or an unhandled fire; an unhandled fault is handled by the user who stops it', async () => {
    expect((await stop({ reason: '' })).body).toMatchObject({ message: '请填写停用原因', data: { field: 'reason' } })
    await gateway.report(own('故障', 0))
    expect((await stop()).status).toBe(200)
    await stop({ stopped: '0' })
    await gateway.report(own('火警', 1))
    expect((await stop()).body).toMatchObject({ message: '主机还有 1 条未核实的火警，请先核实再停用' })
    expect(await pointStatus()).toBe('alarm')
  })

  it('is not stopped while a fire is unhandled that was raised where the point stood before, by a user who does not see that place', async () => {
    const { db } = server.deps.database
    await gateway.report(own('火警', 1))
    const [annex] = await db.insert(buildings).values({ tenantId: site.id, name: `${site.buildingName}附楼`, upperFloors: 9 }).returning()
    await db.update(fireHostPoints).set({ buildingId: annex?.id ?? 0, status: 'normal' }).where(eq(fireHostPoints.id, site.hostPoint.id))
    await db.update(fireHosts).set({ buildingId: annex?.id ?? 0 }).where(eq(fireHosts.id, site.fireHost.id))
    const { token } = await addLimitedUser(server, site.id, { buildingId: annex?.id ?? 0, channels: [11], acts: ['fireMainframe/fireFrameManger:btn_stop'] })
    const body = new URLSearchParams({ id: String(site.fireHost.id), stopped: '1', reason: '改造施工' })
    expect((await server.call<Envelope>(`${HOST}/setStopped`, token, { method: 'POST', body })).body).toMatchObject({ message: '主机还有 1 条未核实的火警，请先核实再停用' })
  })

  it('is neither stopped nor changed by a user who sees a part of its points only: the others would be out of service unseen', async () => {
    const { db } = server.deps.database
    const [annex] = await db.insert(buildings).values({ tenantId: site.id, name: `${site.buildingName}附楼`, upperFloors: 9 }).returning()
    const buildingId = annex?.id ?? 0
    await db.update(fireHosts).set({ buildingId }).where(eq(fireHosts.id, site.fireHost.id))
    const { token } = await addLimitedUser(server, site.id, { buildingId, channels: [11], acts: ['btn_stop', 'btn_edit'].map((act) => `fireMainframe/fireFrameManger:${act}`) })
    const send = async (path: string, body: BodyInit) => (await server.call<Envelope>(`${HOST}/${path}`, token, { method: 'POST', body })).body
    const setStopped = (stopped: string) => send('setStopped', new URLSearchParams({ id: String(site.fireHost.id), stopped, reason: '改造施工' }))
    const changed = () => send('update', JSON.stringify({ id: site.fireHost.id, serverIp: '10.9.9.9', port: '1' }))
    for (const refusal of [await setStopped('1'), await changed()]) expect(refusal).toMatchObject({ status: 30101, message: '该消防主机有部分点位不在您的数据范围内，不能操作' })
    expect(await pointStatus()).toBe('normal')
    await db.update(fireHostPoints).set({ buildingId }).where(eq(fireHostPoints.id, site.hostPoint.id))
    expect(await setStopped('1'), 'one who sees all of them').toEqual({ status: 200 })
  })

  it('is not stopped by a user who has not seen its last change', async () => {
    const version = async () => Number((await hostRow())?.['version'])
    const before = await version()
    await call(`${HOST}/update`, { id: site.fireHost.id, serverIp: site.fireHost.ip, port: String(site.fireHost.port), hostName: '一号主机' })
    expect(await stop({ version: String(before) })).toMatchObject({ status: 420, body: { data: { version: before + 1 } } })
    expect((await stop({ version: String(before + 1) })).status).toBe(200)
  })

  it('that was deleted and restored raises the fault of an address anew that it had reported before', async () => {
    const { db } = server.deps.database
    await gateway.report(event('98', '故障', 0))
    await db.update(fireHostRecords).set({ handled: true, handlePerson: 'x' }).where(eq(fireHostRecords.fireHostId, site.fireHost.id))
    for (const path of [`${POINT}/delete?id=${site.hostPoint.id}`, `${HOST}/delete?ids=${site.fireHost.id}`]) expect((await call(path)).http, path).toBe(200)
    await server.call('/api/device/recycleBin/restore', site.operator.token, { method: 'POST', body: new URLSearchParams({ kind: 'fireHost', id: String(site.fireHost.id) }) })
    server.clock.advance(60_000)
    expect(await gateway.report(event('98', '故障', 0))).toMatchObject({ records: [{ kind: 'fireHost' }] })
  })

  it('is not stopped either while an address without a point is in alarm; a stop forgets what the address has reported', async () => {
    const records = async () => (await server.deps.database.db.select().from(fireHostRecords).where(eq(fireHostRecords.fireHostId, site.fireHost.id)).orderBy(fireHostRecords.id))
    await gateway.report(event('99'))
    expect((await stop()).body).toMatchObject({ message: '主机还有 1 条未核实的火警，请先核实再停用' })
    await server.deps.database.db.update(fireHostRecords).set({ handled: true, verdict: '1', handlePerson: 'x' }).where(eq(fireHostRecords.fireHostId, site.fireHost.id))
    expect((await stop()).body).toMatchObject({ message: '主机有 1 个点位正在报警，请先核实火警再停用' })
    server.clock.advance(60_000)
    await gateway.report(event('99', '正常', 2), event('98', '故障', 0))
    expect((await stop()).status).toBe(200)
    await stop({ stopped: '0' })
    server.clock.advance(60_000)
    await gateway.report(event('98', '故障', 0))
    expect((await records()).map(({ address, handled }) => [address, handled])).toEqual([['99', true], ['98', true], ['98', false]])
  })
})

describe('what a fire host tells of itself (ADR 25)', () => {
  const sign = (states: object, at = server.clock.now()) => ({ fireHost: { ip: site.fireHost.ip, port: site.fireHost.port }, at, states })
  const states = async () => (await call(`${HOST}/pageList`)).body.data.rows.find(({ id }) => id === site.fireHost.id)?.['states']

  it('is kept with its time and since when it is so; what was never told is unknown', async () => {
    expect(await states()).toEqual([])
    await gateway.report(sign({ mainPowerFault: true, manual: 0 }))
    const [first] = (await states()) as { since: string }[]
    server.clock.advance(60_000)
    await gateway.report(sign({ mainPowerFault: 1 }))
    expect(await states()).toMatchObject([{ name: 'mainPowerFault', on: '1', since: first?.since, time: expect.not.stringMatching(first?.since ?? '') as string }, { name: 'manual', on: '0' }])
  })

  it('is not changed by an older report, nor by a state that cannot be read, which the gateway is told', async () => {
    await gateway.report(sign({ batteryFault: true }))
    await gateway.report(sign({ batteryFault: false }, server.clock.now() - 60_000))
    expect(await gateway.report(sign({ batteryFault: 'maybe', busFault: false, later: 3 }))).toMatchObject({ accepted: 1, refused: [{ index: 0, reason: expect.stringContaining('states.batteryFault') as string }] })
    expect(await states()).toMatchObject([{ name: 'batteryFault', on: '1' }, { name: 'busFault', on: '0' }])
  })
})

describe('deviceFireMainSensor (contract device §3)', () => {
  it('refuses an unknown host, an unknown building, a floor that the building has not, and loop and address that the host has', async () => {
    expect(await call(`${POINT}/add`, input({ fireMainId: 987_654 }))).toEqual(refused('fireMainId', '消防主机不存在'))
    expect(await call(`${POINT}/add`, input({ buildingId: 987_654 }))).toEqual(refused('buildingId', '建筑不存在'))
    for (const floor of [0, 10, -1]) expect(await call(`${POINT}/add`, input({ floor }))).toEqual(refused('floor', '楼层数在建筑中不存在'))
    expect(await call(`${POINT}/add`, input({ sensorLoop: '1', address: '17' }))).toEqual(refused('address', '传感器已存在，不可重复添加'))
  })

  it('takes the mark away when the floor changes, and keeps it otherwise', async () => {
    const { id } = site.hostPoint
    const own = input({ id, sensorLoop: '1', address: '17', floor: 2 })
    const stored = async () => (await server.deps.database.db.select().from(fireHostPoints).where(eq(fireHostPoints.id, id)))[0]
    await call(`${POINT}/update`, { ...own, positionSign: '10,20.5' })
    await call(`${POINT}/update`, { ...own, positionDescription: '走廊' })
    expect(await stored()).toMatchObject({ planX: 10, planY: 20.5, position: '走廊' })
    await call(`${POINT}/update`, { ...own, floor: 3 })
    expect(await stored()).toMatchObject({ floor: 3, planX: null, planY: null })
  })

  it.each([
    ['another address', () => ({ address: '71' })],
    ['another loop', () => ({ sensorLoop: '3' })],
    ['another host, which is stopped', async () => ({ fireMainId: (await server.deps.database.db.insert(fireHosts).values({ tenantId: site.id, serverIp: '10.9.9.9', port: 1, stoppedAt: new Date(), stopReason: '检修' }).returning())[0]?.id })],
  ])('with %s is not enabled until it reports from there: nothing is known of that one', async (_what, changesOf) => {
    const { id } = site.hostPoint
    const stored = async () => (await server.deps.database.db.select().from(fireHostPoints).where(eq(fireHostPoints.id, id)))[0]
    await gateway.report({ ...event('17', '正常', 2), loop: '1' })
    const own = input({ id, sensorLoop: '1', address: '17' })
    expect((await call(`${POINT}/update`, { ...own, positionDescription: '走廊' })).http).toBe(200)
    expect(await stored()).toMatchObject({ status: 'normal', latestType: '正常' })
    expect((await call(`${POINT}/update`, { ...own, ...(await changesOf()) })).http).toBe(200)
    expect(await stored()).toMatchObject({ status: 'notEnabled', reportedAt: null, latestType: null, latestAt: null })
  })

  it('keeps loop, address and host of a point in alarm, and of one with an unhandled record: its end would come from the old address and find no point', async () => {
    const own = input({ id: site.hostPoint.id, sensorLoop: '1', address: '17' })
    const { records: [record] } = await gateway.report({ ...event('17'), loop: '1' })
    const kept = refused('address', '点位正在报警或有未处理的异常记录，不能更改主机、回路和地址')
    expect(await call(`${POINT}/update`, { ...own, address: '71' })).toEqual(kept)
    expect((await call(`${POINT}/update`, { ...own, positionDescription: '走廊' })).http).toBe(200)
    await server.deps.database.db.update(fireHostRecords).set({ handled: true }).where(eq(fireHostRecords.id, record?.id ?? 0))
    expect(await call(`${POINT}/update`, { ...own, address: '71' })).toEqual(kept)
    server.clock.advance(1000)
    await gateway.report({ ...event('17', '正常', 2), loop: '1' })
    expect((await call(`${POINT}/update`, { ...own, address: '71' })).http).toBe(200)
  })

  it('finds points by building, region, host, status and mark', async () => {
    const count = async (query: string) => (await call(`${POINT}/pageList?${query}`)).body.data.total
    for (const query of [`ids=${site.buildingId}`, 'ids=-1', `fireMainId=${site.fireHost.id}`, 'status=2', 'positionSign=0']) expect(await count(query), query).toBe(1)
    for (const query of ['ids=987654', 'code=330000', 'fireMainId=987654', 'status=1', 'positionSign=1', 'floorId=0', 'floorId=-1']) expect(await count(query), query).toBe(0)
  })

  it('names in a dry run of an import what the rows break, and repetitions within the file', async () => {
    const rows = [input(), input(), input({ address: '19', floor: 99 })]
    expect((await call(`${POINT}/importRows`, { rows, dryRun: true })).body.data).toEqual({
      accepted: 1, errors: [{ row: 1, field: 'address', message: '与第1行重复' }, { row: 2, field: 'floor', message: '楼层数在建筑中不存在' }],
    })
  })

  it('names the floor that a building has not at its own row, also behind a row whose host is unknown; neither is imported with the correct ones', async () => {
    const rows = [input({ fireMainId: 987_654, address: '20' }), input({ address: '21', floor: 99 }), input({ address: '22' })]
    expect((await call(`${POINT}/importRows`, { rows, dryRun: false, onlyCorrect: true })).body.data).toEqual({
      accepted: 1, errors: [{ row: 0, field: 'fireMainId', message: '消防主机不存在' }, { row: 1, field: 'floor', message: '楼层数在建筑中不存在' }],
    })
    expect((await call(`${POINT}/pageList?sensorLoop=2`)).body.data.rows.map(({ address }) => address)).toEqual(['22'])
  })

  it('keeps a point with an unhandled record', async () => {
    await gateway.report({ ...event('17'), loop: '1' })
    expect(await call(`${POINT}/delete?id=${site.hostPoint.id}`)).toMatchObject({ http: 420, body: { message: '正在被使用，无法删除：未处理的异常记录 1 个' } })
  })
})

describe('an address that a host reports and that no point has', () => {
  const unmatched = async () => (await call(`${POINT}/unmatched?fireMainId=${site.fireHost.id}`)).body.data

  it('is listed with its last event, whether it was an alarm, and how often it came', async () => {
    await gateway.report(event('99'), event('99', '故障', 0))
    server.clock.advance(60_000)
    await gateway.report(event('99', '屏蔽', 0))
    expect(await unmatched()).toMatchObject({ total: 1, rows: [{ fireMainId: site.fireHost.id, sensorLoop: '7', address: '99', alrmType: '屏蔽', hasAlarm: '1', reports: 3 }] })
  })

  it('leaves the list as soon as a point has it', async () => {
    await gateway.report(event('99'))
    await call(`${POINT}/add`, input({ sensorLoop: '7', address: '99' }))
    expect((await unmatched()).total).toBe(0)
    expect(await gateway.report(event('99'))).toMatchObject({ accepted: 1 })
  })

  it('is kept for a bounded number of addresses of each host; those that are kept are still counted', async () => {
    const { db } = server.deps.database
    const at = new Date(server.clock.now() - 60_000)
    await db.insert(unmatchedAddresses).values(Array.from({ length: MOST_UNMATCHED }, (_, index) => ({ tenantId: site.id, fireHostId: site.fireHost.id, loop: '8', address: String(index), firstAt: at, lastAt: at })))
    await gateway.report(event('1000', '故障', 0), { ...event('3'), loop: '8' })
    expect((await unmatched()).total).toBe(MOST_UNMATCHED)
    expect((await unmatched()).rows[0]).toMatchObject({ sensorLoop: '8', address: '3', reports: 2 })
  })
})
