import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditLog, buildings, devices, roleElements, sensorTypes } from '../../db/schema'
import { addOperator } from '../../testing/alarm-world'
import { pointReport } from '../../testing/gateway'
import { gateway, server, site } from '../../testing/site-for-each-test'
import { added, aDeviceNumberForEachTest, call, ELECTRICAL, type Envelope, fault, fire, HYDRANT, input, listed, number, SMOKE, stop, stored } from './inventory.harness'

aDeviceNumberForEachTest('inventory')

describe('deviceSensor/add (contract device §2.4)', () => {
  it('adds a device of the channel of its type, not enabled, with its number in lower case, and audits it', async () => {
    const id = await added({ positionSign: '120.5,88' })
    const { rows: [row], total } = await listed(`sensorNo=NEW${number}`)
    expect(total).toBe(1)
    expect(row).toMatchObject({
      id, sensorNo: `new${number}`, status: '未启用', manufacturer: SMOKE[0], equipmentType: SMOKE[1], model: SMOKE[2], channelId: 1, buildingId: site.buildingId,
      bName: site.buildingName, floor: 3, positionDescription: '301 室', positionSign: '已标记', positionPoint: '120.5,88', stopped: '0', clockFault: false, lastReportTime: null, version: 1,
    })
    expect((await call('getById?id=' + String(id))).body.data).toMatchObject({ id, positionSign: '120.5,88' })
    const audited = await server.deps.database.db.select().from(auditLog).where(eq(auditLog.action, 'device.add'))
    expect(audited.at(-1)).toMatchObject({ tenantId: site.id, detail: { id, before: null, after: { sensorNo: `new${number}` } } })
  })

  it.each([
    ['a blank number', { sensorNo: ' ' }, 'sensorNo', '设备编号不能为空'],
    ['a number of 17 characters', { sensorNo: 'a'.repeat(17) }, 'sensorNo', '设备编号长度最大16个字符'],
    ['a number with other characters', { sensorNo: 'a-1' }, 'sensorNo', '设备编号只允许字母与数字'],
    ['an unknown type', { entity: JSON.stringify(['安澜电子', '无线感烟探测器', 'M9']) }, 'entity', '没有找到厂商系列型号'],
    ['a type of the fire water, whose sensors belong to hydrants', { entity: JSON.stringify(HYDRANT) }, 'entity', '没有找到厂商系列型号'],
    ['a type that is no JSON', { entity: 'M1' }, 'entity', '没有找到厂商系列型号'],
    ['an unknown building', { buildingId: 987_654 }, 'buildingId', '设备编号没与建筑绑定!'],
    ['floor 0', { floor: 0 }, 'floor', '楼层数在建筑中不存在'],
    ['a floor above the top', { floor: 10 }, 'floor', '楼层数在建筑中不存在'],
    ['a basement that the building has not', { floor: -1 }, 'floor', '楼层数在建筑中不存在'],
    ['a mark that is no point', { positionSign: 'left' }, 'positionSign', '标注位置格式不正确'],
  ])('refuses %s with its field', async (_, changes, field, message) => {
    expect(await call('add', input(changes))).toEqual({ http: 420, body: { status: 30101, message, data: { field } } })
  })

  it('refuses a number that a device of any tenant has, in any case', async () => {
    const refused = { http: 420, body: { status: 30101, message: '传感器设备编号已存在!', data: { field: 'sensorNo' } } }
    await added()
    expect(await call('add', input({ sensorNo: `NEW${number}` }))).toEqual(refused)
    const [other] = await server.deps.database.db.select().from(devices).limit(1)
    await server.deps.database.db.update(devices).set({ number: `other${number}`, tenantId: 'elsewhere' }).where(eq(devices.id, other?.id ?? 0))
    expect(await call('add', input({ sensorNo: `other${number}` }))).toEqual(refused)
  })

  it('of two devices with one number that are added at once exactly one is written', async () => {
    const responses = await Promise.all([call('add', input()), call('add', input())])
    expect(responses.map(({ http }) => http).sort()).toEqual([200, 420])
  })

  it('refuses a user who may add devices of another system only', async () => {
    const { db } = server.deps.database
    const guard = await addOperator(db, site.id, `guard${number}`, server.clock.now(), false, [1, 2])
    await db.insert(roleElements).values({ roleId: `r-guard${number}`, elementCode: 'dianqihuozai/fireDeviceManger:btn_add' })
    expect(await call('add', input(), guard.token)).toMatchObject({ http: 403 })
    expect(await call('add', input({ entity: JSON.stringify(ELECTRICAL) }), guard.token)).toMatchObject({ http: 200 })
  })
})

describe('deviceSensor/update', () => {
  it('takes the mark away when the floor changes, and keeps it otherwise', async () => {
    const id = await added({ positionSign: '120,88' })
    await call('update', { id, ...input({ positionDescription: '302 室' }) })
    expect(await stored(id)).toMatchObject({ position: '302 室', planX: 120, version: 2 })
    await call('update', { id, ...input({ floor: 4 }) })
    expect(await stored(id)).toMatchObject({ floor: 4, planX: null, planY: null })
  })

  it('takes the mark away when the device gets to another building: it stood on the plan of the former one', async () => {
    const [annex] = await server.deps.database.db.insert(buildings).values({ tenantId: site.id, name: '附楼', upperFloors: 9 }).returning()
    const id = await added({ positionSign: '120,88' })
    await call('update', { id, ...input({ buildingId: annex?.id }) })
    expect(await stored(id)).toMatchObject({ buildingId: annex?.id, floor: 3, planX: null, planY: null })
  })

  it('refuses an older version with who changed the device', async () => {
    const id = await added()
    await call('update', { id, version: 1, ...input() })
    expect(await call('update', { id, version: 1, ...input() })).toMatchObject({ http: 420, body: { data: { version: 2, person: expect.stringContaining('operator') as string } } })
  })

  it('refuses a type of another system, and another type once the device has data', async () => {
    const refused = (message: string) => ({ http: 420, body: { message, data: { field: 'entity' } } })
    const electrical = { entity: JSON.stringify(ELECTRICAL) }
    const id = await added(electrical)
    expect(await call('update', { id, ...input() })).toMatchObject(refused('不能改为其他系统的型号'))
    await server.deps.database.db.insert(sensorTypes).values({ seriesId: 2, model: `M${number}x`, channelId: 2 })
    expect(await call('update', { id, ...input({ entity: JSON.stringify([...ELECTRICAL.slice(0, 2), `M${number}x`]) }) })).toMatchObject({ http: 200 })
    await gateway.report(pointReport(`new${number}`, server.clock.now(), 'RCT', 2))
    expect(await call('update', { id, ...input(electrical) })).toMatchObject(refused('设备已有数据，不能更换型号，请删除后重新添加'))
  })

  it('refuses an unknown device', async () => {
    expect(await call('update', { id: 987_654, ...input() })).toMatchObject({ http: 420, body: { message: '设备在系统不存在' } })
  })
})

describe('deviceSensor/pageList', () => {
  it.each(['manufacturer=安澜电子', 'equipmentType=无线感烟探测器&model=M1', 'status=3', 'positionSign=0', 'stopped=0', 'channelId=1', 'floorId=3', 'positionDescription=301 室'])('finds a device by %s', async (query) => {
    const id = await added()
    expect((await listed(query)).rows.map((row) => row.id)).toContain(id)
  })

  it.each(['manufacturer=宏盾消防', 'model=M2', 'status=2', 'positionSign=1', 'stopped=1', 'channelId=2', 'floorId=4', 'floorId=0', 'positionDescription=301', 'sensorNo=%25'])('does not find it by %s', async (query) => {
    const id = await added()
    expect((await listed(query)).rows.map((row) => row.id)).not.toContain(id)
  })

  it('lists a device that has never reported last, whether the latest or the earliest report comes first', async () => {
    const id = await added()
    await gateway.report(fire(2))
    for (const order of ['desc', 'asc']) {
      const { rows } = await listed(`sortField=lastReportTime&sortOrder=${order}`)
      expect(rows.length).toBeGreaterThan(1)
      expect(rows.map((row) => row.id).at(-1)).toBe(id)
    }
  })

  it('has the devices of the buildings, of a region, of all, and without any of these none', async () => {
    const all = (await listed('')).total
    const count = async (query: string) => (await call<{ total: number }>(`pageList?${query}`)).body.data.total
    expect(await count(`ids=${site.buildingId}`)).toBe(all)
    expect(await count('ids=987654')).toBe(0)
    expect(await count('code=330000')).toBe(0)
    expect(await count('')).toBe(0)
    expect(await call('pageList?code=33')).toMatchObject({ http: 500, body: { message: '错误的地区编码' } })
  })
})

describe('deviceSensor/delete', () => {
  it('frees the number; a good report of the deleted device is refused with its reason', async () => {
    const id = await added()
    expect(await call(`delete?id=${id}`)).toMatchObject({ http: 200 })
    expect(await gateway.post('reports', { tenantId: site.id, reports: [pointReport(`new${number}`, server.clock.now(), 'YG', 2)] })).toMatchObject({ body: { data: { accepted: 0, refused: [{ index: 0, reason: '设备已删除' }] } } })
    const again = await added()
    expect(again).not.toBe(id)
    expect(await gateway.report(pointReport(`new${number}`, server.clock.now(), 'YG', 2))).toMatchObject({ accepted: 1 })
    expect((await call(`getById?id=${id}`)).body).toMatchObject({ message: '记录不存在或已删除' })
  })

  it('is refused with what uses the device while one of its records is not handled, for all devices of the call', async () => {
    await gateway.report(fault())
    const other = await added()
    const usedBy = [{ what: '未处理的异常记录', count: 1 }]
    expect((await call(`deleteQuery?id=${site.smoke.id}`)).body.data).toEqual(usedBy)
    expect(await call(`delete?id=${other},${site.smoke.id}`)).toMatchObject({ http: 420, body: { data: { usedBy } } })
    expect((await stored(other))?.deletedAt).toBeNull()
  })
})

it('keeps the reason of a deletion; a device that is added again with its number shows it', async () => {
  const id = await added()
  expect(await call(`delete?id=${id}&reason=${'字'.repeat(101)}`)).toMatchObject({ http: 420, body: { data: { field: 'reason' } } })
  expect((await stored(id))?.deletedAt).toBeNull()
  expect(await call(`delete?id=${id}&reason=${encodeURIComponent(' 大楼已拆除 ')}`)).toMatchObject({ http: 200 })
  const again = await added()
  expect((await call(`changes?id=${again}`)).body.data).toMatchObject([
    { act: 'add', reason: null },
    { act: 'delete', person: expect.stringContaining('operator') as string, reason: '大楼已拆除', fields: [] },
    { act: 'add', reason: null },
  ])
})

describe('deviceSensor/importRows', () => {
  it('names every row with an error in a dry run and writes nothing; without errors it writes all', async () => {
    const rows = [input(), input(), input({ sensorNo: `b${number}`, floor: 99 }), 'no row', input({ sensorNo: site.smoke.number.replace('-', '') })]
    const check = (await call<{ accepted: number; errors: object[] }>('importRows', { rows, dryRun: true })).body.data
    expect(check).toEqual({ accepted: 2, errors: [
      { row: 1, field: 'sensorNo', message: '与第1行重复' }, { row: 2, field: 'floor', message: '楼层数在建筑中不存在' }, { row: 3, field: null, message: '参数错误' },
    ] })
    expect((await listed(`sensorNo=new${number}`)).total).toBe(0)
    expect((await call('importRows', { rows: [rows[0], rows[4]], dryRun: false })).body.data).toEqual({ accepted: 2, errors: [] })
    expect((await listed(`sensorNo=new${number}`)).total).toBe(1)
  })
})

it('deviceSensor/importRows refuses a row with a type of the fire water, as add does', async () => {
  const row = input({ entity: JSON.stringify(HYDRANT) })
  expect((await call('importRows', { rows: [row], dryRun: true })).body.data).toEqual({ accepted: 0, errors: [{ row: 0, field: 'entity', message: '没有找到厂商系列型号' }] })
})

it('tells who has changed what of a device, the newest first', async () => {
  const id = await added()
  await call('update', { id, ...input({ floor: 4, positionDescription: '401 室' }) })
  await stop(id)
  const person = expect.stringContaining('operator') as string
  expect((await call(`changes?id=${id}`)).body.data).toMatchObject([
    { act: 'stop', person, fields: [{ field: 'stopped', before: '0', after: '1' }, { field: 'stopReason', before: null, after: '装修拆除' }] },
    { act: 'update', person, fields: [{ field: 'floor', before: 3, after: 4 }, { field: 'positionDescription', before: '301 室', after: '401 室' }] },
    { act: 'add', person, fields: [] },
  ])
  expect(await call('changes?id=987654')).toMatchObject({ http: 420 })
})

describe('the choices of the form', () => {
  it('are the types of the channel by manufacturer and series, and the floors of the building', async () => {
    const { body } = await server.call<Envelope>(`/api/device/deviceSensorType/selectType?channelId=1&buildingId=${site.buildingId}&id=${site.smoke.id}`, site.operator.token)
    expect(body.data).toMatchObject({
      options: [{ value: SMOKE[0], label: SMOKE[0], children: [{ value: SMOKE[1], children: [{ value: SMOKE[2] }] }] }],
      selectedOptions: SMOKE, floor: [1, 2, 3, 4, 5, 6, 7, 8, 9], deviceSensor: { id: site.smoke.id },
    })
  })

  it('are listed with their measuring points and the devices of the own tenant, found by a part of a name', async () => {
    interface Type { sensorType: { equipmentType: string; model: string; channelId: number; sensorManufacturer: string }; measuringPoint: string[]; deviceCount: number }
    const types = async (query: string) =>
      (await server.call<Envelope<{ rows: Type[]; total: number }>>(`/api/device/deviceSensorType/pageList?page=1&limit=100&${query}`, site.operator.token)).body.data
    const all = await types('')
    expect(all.total).toBe(all.rows.length)
    const [smoke, ...others] = (await types('equipmentType=感烟&channelId=1')).rows
    expect(others).toEqual([])
    expect(smoke?.sensorType).toMatchObject({ sensorManufacturer: SMOKE[0], equipmentType: SMOKE[1], model: SMOKE[2], channelId: 1 })
    expect(smoke?.measuringPoint.length).toBeGreaterThan(0)
    const before = smoke?.deviceCount ?? NaN
    await added()
    expect((await types('equipmentType=感烟&channelId=1')).rows.map(({ deviceCount }) => deviceCount)).toEqual([before + 1])
    for (const nothing of ['equipmentType=%25', 'model=X9', 'manufacturer=安澜', 'channelId=99']) expect((await types(nothing)).total, nothing).toBe(0)
  })

  it('are for filters what occurs among the devices of the channel', async () => {
    expect((await call('getSelected?channelId=1')).body.data).toEqual({ equipmentType: ['全部', SMOKE[1]], manufacturer: ['全部', SMOKE[0]], channel: ['无线感烟'] })
    expect((await call(`getSelectModel?manufacturer=${SMOKE[0]}&equipmentType=${SMOKE[1]}`)).body.data).toEqual(['M1'])
    const types = await server.call<Envelope>('/api/device/deviceSensorType/getSelected', site.operator.token)
    expect(types.body.data).toMatchObject({ selectManufacturer: ['安澜电子', '宏盾消防'], channel: expect.arrayContaining(['无线感烟']) as string[] })
  })
})
