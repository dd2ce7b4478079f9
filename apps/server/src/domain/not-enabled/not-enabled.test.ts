import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditLog, buildings, devices, fireHostPoints, fireHosts } from '../../db/schema'
import { addOperator } from '../../testing/alarm-world'
import { addLimitedUser } from '../../testing/limited-user'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'

aSiteForEachTest('not-enabled')

interface Envelope {
  status: number
  message?: string
  data: { rows: Record<string, unknown>[]; total: number }
}
const db = () => server.deps.database.db
const list = async (query = '', token = site.operator.token) => (await server.call<Envelope>(`/api/device/notEnabled/pageList?page=1&limit=20${query}`, token)).body.data
const enable = (controller: 'deviceSensor' | 'deviceFireMainSensor', id: number, token = site.operator.token) =>
  server.call<Envelope>(`/api/device/${controller}/enable`, token, {
    method: 'POST', body: new URLSearchParams({ id: String(id) }).toString(), headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })

/** Everything of the site is not enabled and has never reported. */
async function nothingEnabled(): Promise<void> {
  const fresh = { status: 'notEnabled', statusAt: null, reportedAt: null } as const
  await db().update(devices).set({ ...fresh, latest: {} }).where(eq(devices.tenantId, site.id))
  await db().update(fireHostPoints).set(fresh).where(eq(fireHostPoints.tenantId, site.id))
}

const AT = new Date(Date.UTC(2026, 10, 1))
const stopHost = () => db().update(fireHosts).set({ stoppedAt: AT, stopReason: '改造施工' }).where(eq(fireHosts.id, site.fireHost.id))
const changePoint = (values: Partial<typeof fireHostPoints.$inferInsert>) => db().update(fireHostPoints).set(values).where(eq(fireHostPoints.id, site.hostPoint.id))
const pointStatus = async () => (await db().select().from(fireHostPoints).where(eq(fireHostPoints.id, site.hostPoint.id)))[0]?.status

describe('what is not enabled', () => {
  it('is listed over all systems: devices of buildings, sensors of hydrants, points of fire hosts', async () => {
    expect((await list()).total).toBe(0)
    await nothingEnabled()
    const { rows, total } = await list()
    expect([total, rows.map(({ kind }) => kind)]).toEqual([4, ['device', 'device', 'outdoor', 'point']])
    expect(rows.find(({ id, kind }) => id === site.smoke.id && kind === 'device')).toMatchObject({
      sensorNo: site.smoke.number, bName: site.buildingName, floor: 3, positionSign: '0', stopped: '0', lastReportTime: null, refusedTime: null,
    })
    expect(rows[2]).toMatchObject({ id: site.hydrantSensor.id, hydrantName: expect.stringContaining('消火栓') as string, positionDescription: '东门', positionSign: '1' })
    expect(rows[3]).toMatchObject({ id: site.hostPoint.id, fireMainId: site.fireHost.id, hostName: `${site.fireHost.ip}:9000`, sensorLoop: '1', address: '17', stopped: '0' })
  })

  it('is found by kind, system, number, host, loop and address, place on the plan and stop', async () => {
    await nothingEnabled()
    await stopHost()
    await changePoint({ planX: 1, planY: 1 })
    const count = async (query: string) => (await list(`&${query}`)).total
    const found = { 'kind=point': 1, 'kind=device': 2, 'channelId=5': 1, 'channelId=x': 0, [`keyword=${site.smoke.number.toUpperCase()}`]: 1, 'keyword=1-17': 1, [`keyword=${site.fireHost.ip}:`]: 1, 'stopped=1': 1, 'stopped=0': 3, 'positionSign=1': 2, 'positionSign=0': 2, 'kind=other': 0, 'stopped=2': 0, 'keyword=%25': 0 }
    for (const [query, rows] of Object.entries(found)) expect(await count(query), query).toBe(rows)
  })

  it('is neither what was deleted, nor a point of a deleted host', async () => {
    await nothingEnabled()
    await db().update(devices).set({ deletedAt: AT }).where(eq(devices.tenantId, site.id))
    expect((await list()).rows.map(({ kind }) => kind)).toEqual(['point'])
    await db().update(fireHosts).set({ deletedAt: AT }).where(eq(fireHosts.id, site.fireHost.id))
    expect((await list()).total).toBe(0)
    await db().update(fireHosts).set({ deletedAt: null }).where(eq(fireHosts.id, site.fireHost.id))
    await changePoint({ deletedAt: AT })
    expect((await list()).total).toBe(0)
  })

  it('is listed with the newest of each kind first', async () => {
    await nothingEnabled()
    const { id: _, number: __, ...same } = (await db().select().from(devices).where(eq(devices.id, site.smoke.id)))[0] ?? {}
    const added = await db().insert(devices).values(['a', 'b', 'c'].map((letter) => ({ ...same as typeof devices.$inferInsert, number: `${site.id}${letter}` }))).returning()
    const ids = (await list('&kind=device')).rows.map(({ id }) => Number(id))
    expect(ids).toEqual([...added.map(({ id }) => id), site.smoke.id, site.electrical.id].sort((a, b) => b - a))
  })

  it('is listed page by page', async () => {
    await nothingEnabled()
    const page = async (number: number) => (await server.call<Envelope>(`/api/device/notEnabled/pageList?page=${number}&limit=3`, site.operator.token)).body.data
    const pages = [await page(1), await page(2)]
    expect(pages.map(({ total }) => total)).toEqual([4, 4])
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ kind, id }) => `${String(kind)} ${String(id)}`))).size).toBe(4)
  })

  it('has only the systems that the user may see, and the screen has to be granted', async () => {
    await nothingEnabled()
    const overview = await addOperator(db(), site.id, `${site.id}-guest`, server.clock.now(), false, [1])
    expect((await server.call('/api/device/notEnabled/pageList?page=1&limit=20', overview.token)).status).toBe(403)
  })
})

describe('enabling a sensor of a hydrant', () => {
  it('needs a hydrant and a report, also a refused one, but no mark on a plan', async () => {
    const { id } = site.hydrantSensor
    const change = (values: Partial<typeof devices.$inferInsert>) => db().update(devices).set(values).where(eq(devices.id, id))
    await change({ status: 'notEnabled', reportedAt: null, stoppedAt: AT, stopReason: '检修', hydrantId: null })
    expect((await enable('deviceSensor', id)).body.message).toBe('设备未关联消火栓，请先关联')
    await change({ hydrantId: site.hydrantId })
    expect((await enable('deviceSensor', id)).body.message).toBe('设备还没有首次上报，收到首次上报后自动启用')
    await change({ refusedAt: AT })
    expect((await enable('deviceSensor', id)).status).toBe(200)
    expect(await db().select().from(devices).where(eq(devices.id, id))).toMatchObject([{ stoppedAt: null, stopReason: null }])
  })
})

describe('enabling a point of a fire host', () => {
  it('takes its stopped host into service with all its points, and names this in the audit log', async () => {
    await stopHost()
    await changePoint({ status: 'notEnabled', planX: 1, planY: 1 })
    expect((await enable('deviceFireMainSensor', site.hostPoint.id)).status).toBe(200)
    const [host] = await db().select().from(fireHosts).where(eq(fireHosts.id, site.fireHost.id))
    expect([host?.stoppedAt, host?.stopReason, await pointStatus()]).toEqual([null, null, 'offline'])
    const [entry] = await db().select().from(auditLog).where(and(eq(auditLog.tenantId, site.id), eq(auditLog.action, 'fireHost.start'))).orderBy(desc(auditLog.id))
    expect(entry?.detail).toMatchObject({ id: site.fireHost.id, before: { stopped: '1', stopReason: '改造施工' }, after: { stopped: '0' } })
    await gateway.report({ fireHost: { ip: site.fireHost.ip, port: site.fireHost.port }, at: server.clock.now() })
    expect(await pointStatus()).toBe('normal')
  })

  it.each<[string, Partial<typeof fireHostPoints.$inferInsert>, boolean]>([
    ['点位还没有标注在平面图上，请先标注位置', { planX: null }, true],
    ['点位还没有首次上报，收到首次上报后自动启用', { reportedAt: null }, true],
    ['所属主机没有停用，点位收到下一次上报后自动启用', {}, false],
  ])('says what is missing: %s', async (message, values, isStopped) => {
    if (isStopped) await stopHost()
    await changePoint({ status: 'notEnabled', planX: 1, planY: 1, ...values })
    expect((await enable('deviceFireMainSensor', site.hostPoint.id)).body).toMatchObject({ status: 30101, message })
    expect((await db().select().from(fireHosts).where(eq(fireHosts.id, site.fireHost.id)))[0]?.stoppedAt).toEqual(isStopped ? AT : null)
  })

  it('is refused to a user who sees only a part of the host: the points that this user does not see would stay out of service', async () => {
    await stopHost()
    await changePoint({ status: 'notEnabled', planX: 1, planY: 1 })
    const [annex] = await db().insert(buildings).values({ tenantId: site.id, name: '附楼', upperFloors: 9 }).returning()
    await db().insert(fireHostPoints).values({ tenantId: site.id, fireHostId: site.fireHost.id, loop: '9', address: '9', series: '感烟', channelId: 11, buildingId: annex?.id ?? 0, status: 'notEnabled', reportedAt: AT })
    const guard = await addLimitedUser(server, site.id, { buildingId: site.buildingId, screens: ['gailan', 'gailan/notEnabled'], acts: ['gailan/notEnabled:btn_enable_host'] })
    expect((await enable('deviceFireMainSensor', site.hostPoint.id, guard.token)).body).toMatchObject({ status: 30101, message: '该消防主机有部分点位不在您的数据范围内，不能操作' })
    expect((await db().select().from(fireHosts).where(eq(fireHosts.id, site.fireHost.id)))[0]?.stoppedAt).toEqual(AT)
  })

  it('changes nothing of a point that is enabled, and refuses an unknown one', async () => {
    expect((await enable('deviceFireMainSensor', site.hostPoint.id)).status).toBe(200)
    expect(await pointStatus()).toBe('normal')
    expect((await enable('deviceFireMainSensor', site.hostPoint.id + 987_654)).body.message).toBe('主机点位不存在')
  })
})
