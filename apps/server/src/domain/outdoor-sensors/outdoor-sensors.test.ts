import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { auditLog, devices, hydrantRecords, hydrants, networkedUnits, roleElements, sensorTypes } from '../../db/schema'
import { addOperator } from '../../testing/alarm-world'
import { pointReport } from '../../testing/gateway'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'

const SENSOR = '/api/device/deviceSensor'
const PRESSURE = ['安澜电子', '消火栓水压传感器', 'M1']
const SMOKE = ['安澜电子', '无线感烟探测器', 'M1']

interface Envelope<Data = unknown> {
  status: number
  message?: string
  data: Data
}
type Row = Record<string, unknown> & { id: number; version: number }

aSiteForEachTest('outdoor')

const db = () => server.deps.database.db
let number = 0
let otherHydrant = 0
beforeEach(async () => {
  number += 1
  const [unit] = await db().insert(networkedUnits).values({ tenantId: site.id, name: '市政消防' }).returning()
  const [hydrant] = await db().insert(hydrants).values({ tenantId: site.id, unitId: unit?.id, name: '西门消火栓', hydrantType: '1', waterPipe: '2', protectionRadius: 100, position: '西门', regionCode: '339902' }).returning()
  otherHydrant = hydrant?.id ?? 0
  // the database counts with its own clock
  await db().update(devices).set({ createdAt: new Date(server.clock.now() - 3_600_000) }).where(eq(devices.id, site.hydrantSensor.id))
})

const input = (changes: object = {}) => ({ sensorNo: `Water${number}`, hydrantId: site.hydrantId, entity: JSON.stringify(PRESSURE), ...changes })

async function call<Data = unknown>(path: string, body?: object, token = site.operator.token): Promise<{ http: number; body: Envelope<Data> }> {
  const init = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const { status, body: answer } = await server.call<Envelope<Data>>(`${SENSOR}/${path}`, token, init)
  return { http: status, body: answer }
}
const listed = async (query: string) => (await call<{ rows: Row[]; total: number }>(`pageOutdoorList?${query}`)).body.data
const stored = async (id: number) => (await db().select().from(devices).where(eq(devices.id, id)))[0]
const refused = (field: string, message: string) => ({ http: 420, body: { status: 30101, message, data: { field } } })
const broken = (message: string) => ({ http: 420, body: { status: 30101, message } })
const pressure = (value = 0.4, status: 0 | 2 = 2) => pointReport(site.hydrantSensor.number, server.clock.now(), 'YL', status, status === 0 ? '低压' : undefined, value)
const move = (hydrantId: number, id = site.hydrantSensor.id) => call('updateOutdoor', { id, ...input({ sensorNo: `moved${number}`, hydrantId }) })
const unlink = (id = site.hydrantSensor.id) => call('unlinkOutdoor', { id })

describe('deviceSensor/addOutdoor (contract device §2.4)', () => {
  it('adds a sensor of a hydrant, not enabled, and audits it', async () => {
    await call('addOutdoor', input())
    const { rows: [row], total } = await listed(`sensorNo=water${number}`)
    expect(total).toBe(1)
    expect(row).toMatchObject({
      sensorNo: `water${number}`, status: '未启用', manufacturer: PRESSURE[0], equipmentType: PRESSURE[1], model: PRESSURE[2], channelId: 5, hydrantId: site.hydrantId, facilityType: '室外消火栓', bName: null,
      battery: null, batteryLow: null, signal: null, installPerson: null, installDate: null, installResult: null, lastReportTime: null, version: 1,
    })
    const audited = await db().select().from(auditLog).where(eq(auditLog.action, 'device.add'))
    expect(audited.at(-1)).toMatchObject({ tenantId: site.id, detail: { before: null, after: { sensorNo: `water${number}`, hydrantId: site.hydrantId } } })
  })

  it('refuses an unknown hydrant, one of another tenant, a type of another system, and a number that any device has', async () => {
    const [foreign] = await db().insert(hydrants).values({ tenantId: 'elsewhere', name: 'x', hydrantType: '1', waterPipe: '2', protectionRadius: 1 }).returning()
    for (const hydrantId of [987_654, foreign?.id]) expect(await call('addOutdoor', input({ hydrantId }))).toEqual(refused('hydrantId', '硬件设施不存在!'))
    expect(await call('addOutdoor', input({ entity: JSON.stringify(SMOKE) }))).toEqual(refused('entity', '没有找到厂商系列型号'))
    expect(await call('addOutdoor', input({ sensorNo: 'water:7' }))).toMatchObject({ http: 200 })
    expect(await call('addOutdoor', input({ sensorNo: 'WATER:7' }))).toEqual(refused('sensorNo', '传感器设备编号已存在!'))
  })

  it('names in a dry run of an import what the rows break', async () => {
    const rows = [input(), input(), input({ sensorNo: 'other', hydrantId: 987_654 })]
    expect((await call('importOutdoorRows', { rows, dryRun: true })).body.data).toEqual({
      accepted: 1, errors: [{ row: 1, field: 'sensorNo', message: '与第1行重复' }, { row: 2, field: 'hydrantId', message: '硬件设施不存在!' }],
    })
  })
})

describe('deviceSensor/pageOutdoorList (contract device §2.1)', () => {
  it('finds sensors by hydrant, region, type, status and link; -1 is no filter', async () => {
    await db().update(hydrants).set({ regionCode: '339901' }).where(eq(hydrants.id, site.hydrantId))
    const count = async (query: string) => (await listed(query)).total
    for (const query of [`hydrantId=${site.hydrantId}`, 'code=339901', 'manufacturer=安澜电子', 'code=-1', 'status=2', 'linked=1', 'channelId=5', 'model=-1']) expect(await count(query), query).toBe(1)
    for (const query of [`hydrantId=${otherHydrant}`, 'code=339902', 'equipmentType=烟感', 'status=1', 'linked=0', 'hydrantName=西门消火栓']) expect(await count(query), query).toBe(0)
  })

  it('says that the clock of a sensor is wrong (domain 24)', async () => {
    await db().update(devices).set({ clockFaultAt: new Date(server.clock.now()) }).where(eq(devices.id, site.hydrantSensor.id))
    expect((await listed('')).rows).toMatchObject([{ id: site.hydrantSensor.id, clockFault: true }])
  })

  it('shows battery and signal as they were last reported', async () => {
    await gateway.report({ deviceNumber: site.hydrantSensor.number, at: server.clock.now(), points: [{ code: 'YL', status: 2, value: 0.4 }, { code: 'VOL', status: 0, type: '电池欠压', value: 2.1 }] })
    expect((await listed('')).rows).toMatchObject([{ battery: 2.1, batteryLow: '1', signal: null }])
  })
})

describe('a sensor of a hydrant', () => {
  it('is not enabled after a move until it reports from its new place; only then its new hydrant has data', async () => {
    await gateway.report(pressure())
    server.clock.advance(1000)
    expect(await move(otherHydrant)).toMatchObject({ http: 200 })
    expect(await stored(site.hydrantSensor.id)).toMatchObject({ hydrantId: otherHydrant, status: 'notEnabled', latest: {} })
    expect((await call<Record<string, unknown>>(`installation?id=${site.hydrantSensor.id}`)).body.data).toMatchObject({ firstTime: null, firstData: null })
  })

  it('raises its fault anew at the hydrant to which it was moved, although the fault of the former place was handled and never ended', async () => {
    await gateway.report(pressure(0.04, 0))
    await db().update(hydrantRecords).set({ handled: true, handlePerson: 'x', handledAt: new Date(server.clock.now()) }).where(eq(hydrantRecords.deviceId, site.hydrantSensor.id))
    expect(await move(otherHydrant)).toMatchObject({ http: 200 })
    server.clock.advance(60_000)
    await gateway.report({ ...pressure(0.04, 0), deviceNumber: `moved${number}` })
    const records = await db().select().from(hydrantRecords).where(eq(hydrantRecords.deviceId, site.hydrantSensor.id)).orderBy(hydrantRecords.id)
    expect(records.map(({ hydrantId, handled, repeats }) => [hydrantId, handled, repeats])).toEqual([[site.hydrantId, true, 1], [otherHydrant, false, 1]])
  })

  it('stays where an unhandled record is', async () => {
    await gateway.report(pressure(0.04, 0))
    for (const answer of [await move(otherHydrant), await unlink()]) expect(answer).toMatchObject(broken('设备还有 1 条未处理的异常记录，请先处理'))
    await db().update(hydrantRecords).set({ handled: true }).where(eq(hydrantRecords.deviceId, site.hydrantSensor.id))
    expect(await unlink()).toMatchObject({ http: 200 })
  })

  it('stays where it is in alarm, also when the record of the alarm is handled', async () => {
    await gateway.report(pointReport(site.hydrantSensor.number, server.clock.now(), 'YL', 1, '高压', 0.9))
    await db().update(hydrantRecords).set({ handled: true }).where(eq(hydrantRecords.deviceId, site.hydrantSensor.id))
    for (const answer of [await move(otherHydrant), await unlink()]) expect(answer).toMatchObject(broken('设备正在报警，报警结束后才能移到其他消火栓或解除关联'))
  })

  it('keeps its fault and its record when only its number changes', async () => {
    await gateway.report(pressure(0.04, 0))
    expect(await move(site.hydrantId)).toMatchObject({ http: 200 })
    const { linkedAt } = (await stored(site.hydrantSensor.id)) ?? {}
    expect(await stored(site.hydrantSensor.id)).toMatchObject({ number: `moved${number}`, status: 'fault', latest: { YL: { status: 'fault' } }, linkedAt })
    expect((await db().select().from(hydrantRecords).where(eq(hydrantRecords.deviceId, site.hydrantSensor.id))).map(({ handled }) => handled)).toEqual([false])
  })

  it('does not become one of another type once it has reported: its values would be read as those of other points', async () => {
    const [type] = await db().select().from(sensorTypes).where(eq(sensorTypes.channelId, 5))
    await db().insert(sensorTypes).values({ seriesId: type?.seriesId ?? 0, model: `N${number}`, channelId: 5, pointIds: [] })
    await db().update(devices).set({ reportedAt: null }).where(eq(devices.id, site.hydrantSensor.id))
    const become = (model: string) => call('updateOutdoor', { id: site.hydrantSensor.id, ...input({ entity: JSON.stringify([...PRESSURE.slice(0, 2), model]) }) })
    expect(await become(`N${number}`)).toMatchObject({ http: 200 })
    expect(await become('M1')).toMatchObject({ http: 200 })
    await gateway.report({ ...pressure(), deviceNumber: `water${number}` })
    expect(await become(`N${number}`)).toEqual(refused('entity', '设备已有数据，不能更换型号，请删除后重新添加'))
  })

  it('is taken off its hydrant once, by someone who has seen its last change; the log tells taking off, linking and moving apart', async () => {
    const { version = 0 } = (await stored(site.hydrantSensor.id)) ?? {}
    expect(await call('unlinkOutdoor', { id: site.hydrantSensor.id, version: version - 1 })).toMatchObject({ http: 420, body: { data: { version } } })
    expect(await call('unlinkOutdoor', { id: site.hydrantSensor.id, version })).toMatchObject({ http: 200 })
    const { stoppedAt } = (await stored(site.hydrantSensor.id)) ?? {}
    server.clock.advance(1000)
    expect(await unlink()).toMatchObject({ http: 200 })
    expect(await stored(site.hydrantSensor.id)).toMatchObject({ stoppedAt, version: version + 1 })
    for (const hydrantId of [site.hydrantId, otherHydrant]) await move(hydrantId)
    const acts = await db().select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.tenantId, site.id)).orderBy(auditLog.id)
    expect(acts.map(({ action }) => action)).toEqual(['device.unlink', 'device.link', 'device.move'])
  })

  it('is refused its reports while it is linked to nothing, and accepted again after it is linked', async () => {
    await unlink()
    expect((await listed('linked=0')).rows).toMatchObject([{ id: site.hydrantSensor.id, hydrantId: null, hydrantName: null, stopped: '1', stopReason: '未关联消火栓' }])
    expect(await gateway.report(pressure(0.04, 0))).toMatchObject({ accepted: 0, rejected: [0] })
    expect((await listed('linked=0')).rows).toMatchObject([{ refusedTime: expect.stringMatching(/^20/) as string }])
    expect(await call('setStopped', { id: site.hydrantSensor.id, stopped: '0' })).toMatchObject(broken('设备未关联消火栓，请先关联'))
    await call('updateOutdoor', { id: site.hydrantSensor.id, ...input({ sensorNo: site.hydrantSensor.number.replaceAll('-', ''), hydrantId: otherHydrant }) })
    const { number: now = '' } = (await stored(site.hydrantSensor.id)) ?? {}
    expect(await gateway.report({ ...pressure(0.04, 0), deviceNumber: now })).toMatchObject({ accepted: 1 })
    expect(await db().select().from(hydrantRecords).where(eq(hydrantRecords.hydrantId, otherHydrant))).toHaveLength(1)
  })

  it('is none of the devices that still have to be marked on a plan: it stands on none', async () => {
    await gateway.report(pressure())
    expect((await call('getStatusCount?channelId=5')).body.data).toMatchObject({ unlabeledCount: 0 })
    expect((await call('getStatusCount?channelId=1')).body.data).toMatchObject({ unlabeledCount: 1 })
  })

  it('is not changed by the call for devices of buildings', async () => {
    const building = { id: site.hydrantSensor.id, sensorNo: 'x1', entity: JSON.stringify(PRESSURE), buildingId: site.buildingId, floor: 3 }
    expect(await call('update', building)).toMatchObject(broken('设备在系统不存在'))
    expect(await call('updateOutdoor', { id: site.smoke.id, ...input() })).toMatchObject(broken('设备在系统不存在'))
  })

  it('is written only by users with the element of its own screen', async () => {
    const operator = await addOperator(db(), site.id, `clerk${number}`, server.clock.now(), false)
    await db().insert(roleElements).values(['hydrant/fireDeviceManger:btn_del', 'dianqihuozai/fireDeviceManger:btn_del'].map((elementCode) => ({ roleId: `r-clerk${number}`, elementCode })))
    expect(await call(`delete?id=${site.hydrantSensor.id}`, undefined, operator.token)).toMatchObject({ http: 403 })
    await db().insert(roleElements).values({ roleId: `r-clerk${number}`, elementCode: 'hydrant/hardwareSet:btn_del' })
    expect(await call(`delete?id=${site.hydrantSensor.id}`, undefined, operator.token)).toMatchObject({ http: 200 })
  })
})

describe('deviceSensor/addInstallation', () => {
  const report = (changes: object = {}) => call('addInstallation', { id: site.hydrantSensor.id, person: '周海', installedOn: '2026-11-19', result: '1', ...changes })

  it('takes unit, number, hydrant and place from the server, and the first data from the reports of the sensor', async () => {
    await call('updateOutdoor', { id: site.hydrantSensor.id, ...input({ sensorNo: `first${number}`, hydrantId: otherHydrant }) })
    server.clock.advance(1000)
    const first = server.clock.now()
    await gateway.report({ deviceNumber: `first${number}`, at: first, points: [{ code: 'YL', status: 2, value: 0.41 }, { code: 'VOL', status: 2, value: 3.4 }] })
    server.clock.advance(1000)
    await gateway.report({ deviceNumber: `first${number}`, at: server.clock.now(), points: [{ code: 'YL', status: 2, value: 0.55 }] })
    expect(await report({ remark: '试水正常', unit: '假单位', firstData: '9.9' })).toMatchObject({ http: 200 })
    const { data } = (await call<{ reports: Row[]; firstTime: string; firstData: object[] }>(`installation?id=${site.hydrantSensor.id}`)).body
    expect(data.reports).toMatchObject([{
      oName: '市政消防', sensorNo: `first${number}`, pointName: '西门消火栓', positionDescription: '西门', installPerson: '周海', installDate: '2026-11-19', result: '1', remark: '试水正常',
      firstTime: data.firstTime, firstData: data.firstData,
    }])
    expect(data.firstData).toMatchObject([{ codeName: 'YL', measuringPoint: '压力', dataUnit: 'MPa' }, { codeName: 'VOL', measuringPoint: '电池电压', dataUnit: 'V' }])
    expect(data.firstData.map((one) => Math.round(Number('value' in one ? one.value : NaN) * 100))).toEqual([41, 340])
    expect((await listed('')).rows).toMatchObject([{ installPerson: '周海', installDate: '2026-11-19', installResult: '1' }])
    await move(site.hydrantId)
    expect((await listed('')).rows, 'a report of another hydrant').toMatchObject([{ installPerson: null, installResult: null }])
  })

  it('is shown with the latest report of its place; one from before it was taken off and linked again is of an earlier installation', async () => {
    const shown = async () => (await listed('')).rows.map(({ installPerson, installResult }) => [installPerson, installResult])
    await report({ result: '0', remark: '接口渗水' })
    server.clock.advance(1000)
    await gateway.report(pressure())
    await report({ person: '林涛' })
    expect(await shown()).toEqual([['林涛', '1']])
    await unlink()
    expect((await call<{ firstTime: unknown; reports: unknown[] }>(`installation?id=${site.hydrantSensor.id}`)).body.data, 'no data of no place').toMatchObject({ firstTime: null, reports: [{}, {}] })
    server.clock.advance(1000)
    await move(site.hydrantId)
    expect(await shown()).toEqual([[null, null]])
  })

  it('does not report as normal what has not reported or is not normal', async () => {
    expect(await report()).toEqual(refused('result', '设备关联后还没有上报数据，不能登记为正常'))
    await gateway.report(pressure(0.04, 0))
    expect(await report()).toEqual(refused('result', '设备当前状态不是正常，不能登记为正常'))
    expect(await report({ result: '0' })).toEqual(refused('remark', '登记为异常时请填写异常情况'))
    expect(await report({ result: '0', remark: '压力过低' })).toMatchObject({ http: 200 })
  })

  it.each([['a day that does not exist', '2026-02-30', '日期格式不正确'], ['a day of the year 0', '0000-01-01', '日期格式不正确'], ['a day to come', '2036-11-19', '安装日期不能晚于今天'], ['no day', '昨天', '日期格式不正确']])(
    'refuses %s', async (_, installedOn, message) => {
      expect(await report({ installedOn })).toEqual(refused('installedOn', message))
    })

  it('refuses a sensor that is linked to nothing', async () => {
    await unlink()
    expect(await report()).toMatchObject(broken('设备未关联消火栓，请先关联'))
  })
})
