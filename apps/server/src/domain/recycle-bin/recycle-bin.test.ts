import { count, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditLog, buildings, devices, fireHostPoints, fireHostRecords, fireHosts, generalRecords, hydrants, networkedUnits, roleElements, roleMenus, sensorTypes, tenants } from '../../db/schema'
import { addOperator, addTenant } from '../../testing/alarm-world'
import { pointReport } from '../../testing/gateway'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'
import { createIngestion } from '../ingestion/ingestion'
import { menuIdOf } from '../menus/menu-catalogue'
import { forgetOldData, type RetentionOptions } from '../retention/retention'

const DAY_MS = 86_400_000
const BIN = '/api/device/recycleBin'

aSiteForEachTest('bin')

interface Row { kind: string; id: number; name: string; place: string | null; deletedBy: string; deletedTime: string; endTime: string }
type Envelope = { status: number; message?: string; data: { rows: Row[]; total: number } }

const db = () => server.deps.database.db
const call = async (path: string, init: RequestInit = {}, token = site.operator.token) => (await server.call<Envelope>(path, token, init)).body
const binned = async (query = '', token = site.operator.token) => (await call(`${BIN}/pageList?${query}`, {}, token)).data
const restore = (kind: string, id: number, token = site.operator.token) => call(`${BIN}/restore`, { method: 'POST', body: new URLSearchParams({ kind, id: String(id) }) }, token)
const REMOVE = { device: '/api/device/deviceSensor/delete?id=', building: '/api/device/deviceBuilding/delete?id=', unit: '/api/device/deviceNetworkingUnit/delete?id=', hydrant: '/api/device/deviceHardwareFacilities/delete?id=' }
const remove = (kind: keyof typeof REMOVE, id: number) => call(`${REMOVE[kind]}${id}`)
const emptyBin = (options: Pick<Partial<RetentionOptions>, 'database' | 'signal'> = {}) => forgetOldData({ ...server.deps, ...options, days: { readings: null, records: null, audit: null, signIns: null } })
const ids = { unit: async () => (await db().insert(networkedUnits).values({ tenantId: site.id, name: '星河物业' }).returning())[0]?.id ?? 0 }
const aBuilding = async (name = '空楼') => (await db().insert(buildings).values({ tenantId: site.id, name, upperFloors: 3 }).returning())[0]?.id ?? 0
const record = () => db().insert(generalRecords).values({ tenantId: site.id, channelId: 1, pointCode: 'YG', alarmType: '烟感报警', raisedAt: new Date(server.clock.now()), handled: true, deviceId: site.smoke.id, sensorNumber: site.smoke.number, category: '1', buildingId: site.buildingId })

describe('what was deleted', () => {
  it('is listed for 30 days with who has deleted it, and until when it can be restored', async () => {
    const unit = await ids.unit()
    await remove('unit', unit)
    await remove('device', site.smoke.id)
    const { rows, total } = await binned()
    expect(total).toBe(2)
    expect(rows.find(({ kind }) => kind === 'device')).toMatchObject({ id: site.smoke.id, name: site.smoke.number, place: site.buildingName, deletedBy: expect.stringContaining('operator') as string })
    const row = rows.find(({ kind }) => kind === 'unit')
    expect(Date.parse(row?.endTime ?? '') - Date.parse(row?.deletedTime ?? '')).toBe(30 * DAY_MS)
    expect(await binned('kind=unit')).toMatchObject({ total: 1, rows: [{ id: unit }] })
    expect(await binned('keyword=星河')).toMatchObject({ total: 1, rows: [{ id: unit }] })
    expect((await binned('kind=tenants')).total).toBe(0)
    server.clock.advance(31 * DAY_MS)
    await db().execute(sql`update sessions set expires_at = expires_at + interval '60 days'`)
    expect((await binned()).total).toBe(0)
    expect(await restore('unit', unit)).toMatchObject({ status: 30101, message: '删除已超过 30 天，无法恢复' })
  })

  it('of another tenant is neither listed nor restored', async () => {
    const other = await addTenant(server.deps, `${site.id}-other`, [1, 2, 3])
    await remove('device', site.smoke.id)
    expect((await binned('', other.operator.token)).total).toBe(0)
    expect(await restore('device', site.smoke.id, other.operator.token)).toEqual(await restore('device', 987_654, other.operator.token))
  })

  it('of a system that the caller does not see is neither listed nor restored; what belongs to no system is', async () => {
    const guard = await addOperator(db(), site.id, `${site.id}-guard`, server.clock.now(), false, [1])
    await db().insert(roleMenus).values(['adminSys', 'adminSys/recycleBin'].map((path) => ({ roleId: `r-${guard.username}`, menuId: menuIdOf(path) })))
    await db().insert(roleElements).values({ roleId: `r-${guard.username}`, elementCode: 'adminSys/recycleBin:btn_restore' })
    const building = await aBuilding()
    await remove('building', building)
    for (const { id } of [site.smoke, site.electrical]) await remove('device', id)
    expect((await binned('', guard.token)).rows.map(({ kind, id }) => [kind, id])).toEqual([['building', building], ['device', site.smoke.id]])
    expect(await restore('device', site.electrical.id, guard.token)).toEqual(await restore('device', 987_654, guard.token))
    expect(await restore('device', site.smoke.id, guard.token)).toEqual({ status: 200 })
  })
})

describe('a restored row', () => {
  it('is there again under its id, and the audit log names who has restored it', async () => {
    const building = await aBuilding()
    await remove('building', building)
    expect(await restore('building', building)).toEqual({ status: 200 })
    expect((await db().select().from(buildings).where(eq(buildings.id, building)))[0]).toMatchObject({ deletedAt: null, version: 2 })
    expect(await db().select().from(auditLog).where(eq(auditLog.action, 'building.restore'))).toMatchObject([{ tenantId: site.id, userId: site.operator.userId, detail: { id: building } }])
    expect((await binned()).total).toBe(0)
  })

  it('gets its number back that only other deleted devices have', async () => {
    const [{ typeId, channelId } = { typeId: 0, channelId: 0 }] = await db().select().from(devices).where(eq(devices.id, site.smoke.id))
    await remove('device', site.smoke.id)
    const [second] = await db().insert(devices).values({ tenantId: site.id, number: site.smoke.number, typeId, channelId, buildingId: site.buildingId, floor: 1 }).returning()
    await remove('device', second?.id ?? 0)
    expect(await restore('device', site.smoke.id)).toEqual({ status: 200 })
    expect(await restore('device', second?.id ?? 0)).toMatchObject({ status: 30101, message: '传感器设备编号已存在!' })
  })

  it('that is watched counts as not enabled until its next report', async () => {
    await remove('device', site.smoke.id)
    await restore('device', site.smoke.id)
    expect((await db().select().from(devices).where(eq(devices.id, site.smoke.id)))[0]).toMatchObject({ deletedAt: null, status: 'notEnabled' })
    const point = async () => (await db().select().from(fireHostPoints).where(eq(fireHostPoints.id, site.hostPoint.id)))[0]
    expect((await point())?.status).toBe('normal')
    expect(await call(`/api/device/deviceFireMainSensor/delete?id=${site.hostPoint.id}`)).toEqual({ status: 200 })
    server.clock.advance(600_000)
    expect(await restore('fireHostPoint', site.hostPoint.id)).toEqual({ status: 200 })
    expect(await point()).toMatchObject({ deletedAt: null, status: 'notEnabled', statusAt: new Date(server.clock.now()) })
  })

  it('that is a point of a fire host waits for a report of its own: the state from before its deletion does not come back with its host', async () => {
    const { id, ip, port } = site.fireHost
    const use = (stopped: '0' | '1') => call('/api/device/deviceFireMain/setStopped', { method: 'POST', body: new URLSearchParams({ id: String(id), stopped, reason: '检修' }) })
    const point = async () => (await db().select().from(fireHostPoints).where(eq(fireHostPoints.id, site.hostPoint.id)))[0]
    await gateway.report({ fireHost: { ip, port }, loop: site.hostPoint.loop, address: site.hostPoint.address, at: server.clock.now(), points: [{ code: 'FIREMAIN', status: 2, type: '正常' }] })
    await call(`/api/device/deviceFireMainSensor/delete?id=${site.hostPoint.id}`)
    server.clock.advance(600_000)
    expect(await restore('fireHostPoint', site.hostPoint.id)).toEqual({ status: 200 })
    expect(await use('1')).toEqual({ status: 200 })
    expect(await use('0')).toEqual({ status: 200 })
    expect((await point())?.status).toBe('notEnabled')
    await gateway.report({ fireHost: { ip, port }, at: server.clock.now() })
    expect((await point())?.status).toBe('notEnabled')
  })

  it('raises its next alarm also when it was in alarm at its deletion, after a verdict of real fire', async () => {
    const alarm = () => gateway.report(pointReport(site.smoke.number, server.clock.now(), 'YG', 1, '烟感报警'))
    const [{ id } = { id: 0 }] = (await alarm()).records
    await call('/api/datahandler/deviceAbnormal/affirmFire', { method: 'POST', body: new URLSearchParams({ id: String(id), flag: '1' }) })
    expect(await remove('device', site.smoke.id)).toMatchObject({ status: 200 })
    server.clock.advance(600_000)
    expect(await restore('device', site.smoke.id)).toEqual({ status: 200 })
    expect((await alarm()).records).toHaveLength(1)
    expect(await db().select().from(generalRecords).where(eq(generalRecords.deviceId, site.smoke.id))).toHaveLength(2)
  })

  it('that is a fire host has told nothing of its power and its bus yet, and raises its next fault', async () => {
    const { ip, port, id } = site.fireHost
    const busFault = () => gateway.report({ fireHost: { ip, port }, at: server.clock.now(), states: { busFault: true } })
    const [{ id: record } = { id: 0 }] = (await busFault()).records
    await call('/api/datahandler/deviceFireMainAbnormal/affirmFire', { method: 'POST', body: new URLSearchParams({ id: String(record), flag: '' }) })
    expect(await call(`/api/device/deviceFireMainSensor/delete?id=${site.hostPoint.id}`)).toMatchObject({ status: 200 })
    expect(await call(`/api/device/deviceFireMain/delete?id=${id}`)).toMatchObject({ status: 200 })
    server.clock.advance(600_000)
    expect(await restore('fireHost', id)).toEqual({ status: 200 })
    expect((await db().select().from(fireHosts).where(eq(fireHosts.id, id)))[0]?.states).toEqual({})
    expect((await busFault()).records).toHaveLength(1)
  })

  it('that is a fire host was not silent while it was deleted: it is no alarm, and waits for its next report', async () => {
    const { ip, port, id } = site.fireHost
    const host = async () => (await db().select().from(fireHosts).where(eq(fireHosts.id, id)))[0]
    const heartbeat = () => gateway.report({ fireHost: { ip, port }, at: server.clock.now() })
    const ingestion = createIngestion(server.deps)
    await heartbeat()
    await call(`/api/device/deviceFireMainSensor/delete?id=${site.hostPoint.id}`)
    expect(await call(`/api/device/deviceFireMain/delete?id=${id}`)).toMatchObject({ status: 200 })
    server.clock.advance(2 * DAY_MS)
    await db().execute(sql`update sessions set expires_at = expires_at + interval '60 days'`)
    expect(await restore('fireHost', id)).toEqual({ status: 200 })
    await ingestion.markSilent()
    expect(await db().$count(fireHostRecords, eq(fireHostRecords.fireHostId, id))).toBe(0)
    expect((await host())?.silentAt).toEqual(new Date(server.clock.now()))
    await heartbeat()
    expect((await host())?.silentAt).toBeNull()
  })

  it('is told to the second of two administrators who restore it at the same time', async () => {
    const unit = await ids.unit()
    await remove('unit', unit)
    const both = await Promise.all([restore('unit', unit), restore('unit', unit)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 30101])
    expect(both.find(({ status }) => status !== 200)?.message).toMatch(/^已被 .*operator.* 于 \d{4}-.* 恢复$/)
    expect(await remove('unit', unit)).toMatchObject({ status: 200 })
    expect(await remove('unit', unit)).toMatchObject({ status: 30101, message: '记录不存在或已删除' })
  })
})

describe('a row is not restored', () => {
  it('while another has its name or its number', async () => {
    const building = await aBuilding('云顶')
    await remove('building', building)
    await aBuilding('云顶')
    expect(await restore('building', building)).toMatchObject({ status: 30101, message: '建筑物名称重复!' })
    await remove('device', site.smoke.id)
    const [{ typeId, channelId } = { typeId: 0, channelId: 0 }] = await db().select().from(devices).where(eq(devices.id, site.smoke.id))
    await db().insert(devices).values({ tenantId: site.id, number: site.smoke.number, typeId, channelId, buildingId: site.buildingId, floor: 1 })
    expect((await restore('device', site.smoke.id)).status).toBe(30101)
  })

  it('while what it stands in is deleted', async () => {
    const unit = await ids.unit()
    const building = await aBuilding()
    await db().update(buildings).set({ unitId: unit }).where(eq(buildings.id, building))
    await remove('building', building)
    await remove('unit', unit)
    expect((await restore('building', building)).status).toBe(30101)
    await restore('unit', unit)
    expect((await restore('building', building)).status).toBe(200)
    await remove('device', site.smoke.id)
    await db().update(buildings).set({ deletedAt: new Date(server.clock.now()) }).where(eq(buildings.id, site.buildingId))
    expect(await restore('device', site.smoke.id)).toMatchObject({ message: '所在建筑或消火栓已删除，请先恢复' })
  })

  it('on a floor that its building no longer has', async () => {
    const [{ floor } = { floor: null }] = await db().select().from(devices).where(eq(devices.id, site.smoke.id))
    await remove('device', site.smoke.id)
    await db().update(buildings).set({ upperFloors: (floor ?? 0) - 1 }).where(eq(buildings.id, site.buildingId))
    expect(await restore('device', site.smoke.id)).toMatchObject({ status: 30101, message: '楼层数在建筑中不存在' })
    await db().update(buildings).set({ upperFloors: floor ?? 0 }).where(eq(buildings.id, site.buildingId))
    expect(await restore('device', site.smoke.id)).toEqual({ status: 200 })
  })

  it('on a basement floor that its building no longer has', async () => {
    const restored = async (basementFloors: number) => {
      await db().update(buildings).set({ basementFloors }).where(eq(buildings.id, site.buildingId))
      return restore('device', site.electrical.id)
    }
    await remove('device', site.electrical.id)
    expect(await restored(0)).toMatchObject({ status: 30101, message: '楼层数在建筑中不存在' })
    expect(await restored(1)).toEqual({ status: 200 })
  })

  it('while the hydrant of a sensor is deleted', async () => {
    await remove('device', site.hydrantSensor.id)
    expect(await remove('hydrant', site.hydrantId)).toMatchObject({ status: 200 })
    expect(await restore('device', site.hydrantSensor.id)).toMatchObject({ status: 30101, message: '所在建筑或消火栓已删除，请先恢复' })
    expect(await restore('hydrant', site.hydrantId)).toEqual({ status: 200 })
    expect(await restore('device', site.hydrantSensor.id)).toEqual({ status: 200 })
  })

  it('while its type is deleted', async () => {
    const [{ typeId } = { typeId: 0 }] = await db().select().from(devices).where(eq(devices.id, site.smoke.id))
    const typeDeletedAt = (deletedAt: Date | null) => db().update(sensorTypes).set({ deletedAt }).where(eq(sensorTypes.id, typeId))
    await remove('device', site.smoke.id)
    await typeDeletedAt(new Date(server.clock.now()))
    const refused = await restore('device', site.smoke.id)
    await typeDeletedAt(null)
    expect(refused).toMatchObject({ status: 30101, message: '设备类型已删除，无法恢复' })
    expect(await restore('device', site.smoke.id)).toEqual({ status: 200 })
  })

  it('beyond the devices that the tenant may have', async () => {
    await remove('device', site.smoke.id)
    const used = (await db().select({ rows: count() }).from(devices).where(sql`tenant_id = ${site.id} and deleted_at is null`))[0]?.rows ?? 0
    await db().update(tenants).set({ maxDevices: used }).where(eq(tenants.id, site.id))
    expect((await restore('device', site.smoke.id)).status).toBe(30101)
  })
})

describe('after 30 days', () => {
  const exists = async (table: typeof devices | typeof buildings | typeof hydrants, id: number) => (await db().select({ id: table.id }).from(table).where(eq(table.id, id))).length === 1

  it('what no record names is removed for good, not a day before', async () => {
    const building = await aBuilding()
    await remove('building', building)
    await remove('device', site.smoke.id)
    server.clock.advance(29 * DAY_MS)
    await emptyBin()
    expect([await exists(buildings, building), await exists(devices, site.smoke.id)]).toEqual([true, true])
    server.clock.advance(2 * DAY_MS)
    await emptyBin()
    expect([await exists(buildings, building), await exists(devices, site.smoke.id)]).toEqual([false, false])
    expect(await exists(devices, site.electrical.id)).toBe(true)
  })

  it('alarm records and the audit log stay, and so does what they name', async () => {
    await record()
    await remove('device', site.smoke.id)
    const audited = (await db().select({ rows: count() }).from(auditLog))[0]?.rows
    server.clock.advance(31 * DAY_MS)
    await emptyBin()
    expect(await exists(devices, site.smoke.id)).toBe(true)
    expect(await db().select().from(generalRecords).where(eq(generalRecords.deviceId, site.smoke.id))).toHaveLength(1)
    expect((await db().select({ rows: count() }).from(auditLog))[0]?.rows).toBe(audited)
  })

  it('the rest stays for a later run when the server stops', async () => {
    const deletedAt = new Date(server.clock.now() - 31 * DAY_MS)
    await db().insert(buildings).values(Array.from({ length: 450 }, (_, at) => ({ tenantId: site.id, name: `空楼${at}`, upperFloors: 3, deletedAt })))
    const left = () => db().$count(buildings, eq(buildings.deletedAt, deletedAt))
    const stopping = new AbortController()
    const { database } = server.deps
    const transaction: typeof database.transaction = async (work) => {
      const result = await database.transaction(work)
      if ((await left()) < 450) stopping.abort()
      return result
    }
    await emptyBin({ database: { ...database, transaction }, signal: stopping.signal })
    expect(await left()).toBe(250)
    await emptyBin()
    expect(await left()).toBe(0)
  })

  it('a hydrant goes with its sensors', async () => {
    await remove('device', site.hydrantSensor.id)
    expect(await remove('hydrant', site.hydrantId)).toMatchObject({ status: 200 })
    server.clock.advance(31 * DAY_MS)
    await emptyBin()
    expect([await exists(devices, site.hydrantSensor.id), await exists(hydrants, site.hydrantId)]).toEqual([false, false])
  })
})
