import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { devices, hydrants, networkedUnits } from '../../db/schema'
import { startCityServer, type CityServer } from '../../testing/city'
import { aText, textWith } from '../../testing/matchers'

const FACILITIES = '/api/device/deviceHardwareFacilities'

let city: CityServer
beforeAll(async () => {
  city = await startCityServer()
})
afterAll(() => city.stop())

const db = () => city.server.deps.database.db

describe('deviceHardwareFacilities (contract device §5)', () => {
  it('getStatusById is abnormal for faults and offline devices, not for an alarm', async () => {
    const [hydrant] = await db().select().from(hydrants).limit(1)
    const id = hydrant?.id ?? 0
    const statusAfter = async (status: 'alarm' | 'offline' | 'fault') => {
      await db().update(devices).set({ status }).where(eq(devices.hydrantId, id))
      return (await city.get(`${FACILITIES}/getStatusById?id=${id}`)).body
    }
    expect(await statusAfter('alarm')).toEqual({
      status: 200,
      data: {
        hydrantName: hydrant?.name,
        gix: hydrant?.coordinates,
        protectionRadius: hydrant?.protectionRadius,
        status: '2',
      },
    })
    expect(await statusAfter('offline')).toMatchObject({ data: { status: '0' } })
    expect(await statusAfter('fault')).toMatchObject({ data: { status: '0' } })
  })

  it('getById names the outlets in order', async () => {
    const [hydrant] = await db().select().from(hydrants).where(eq(hydrants.id, 1))
    const large = { name: '第一出水口', outletType: '外螺旋式', outletValue: 100 }
    const small = ['第二出水口', '第三出水口'].map((name) => ({ name, outletType: '内扣式', outletValue: 65 }))
    expect((await city.get(`${FACILITIES}/getById?id=1`)).body).toEqual({
      status: 200,
      data: [large, ...small].slice(0, Number(hydrant?.outlet) + 1),
    })
  })

  it('selectUnitById has the position, the unit and its phone', async () => {
    expect((await city.get(`${FACILITIES}/selectUnitById?id=1`)).body).toMatchObject({
      data: { address: textWith('云澜市'), oName: aText, oPhone: aText },
    })
  })

  it.each(['getStatusById', 'selectUnitById', 'getById'])(
    '%s of another tenant’s hydrant does not exist',
    async (call) => {
      const foreign = await city.getAsStranger(`${FACILITIES}/${call}?id=1`)
      expect(foreign).toMatchObject({ status: 404, body: { status: 404, message: '硬件设施不存在!' } })
      expect(foreign).toEqual(await city.getAsStranger(`${FACILITIES}/${call}?id=777`))
    },
  )
})

describe('deviceHardwareFacilities as it is managed (contract device §5)', () => {
  const OUTLETS = { outlet: '2', outletTypeOne: '0', outletValueOne: 100, outletTypeTwo: '1', outletValueTwo: 65, outletTypeThree: '1', outletValueThree: 65 }
  const input = (changes: object = {}) => ({ hydrantName: '验收消火栓', zxqy: '339901', hydrantType: '1', waterPipe: '2', protectionRadius: 120, gis: '120.64,30.25', ...OUTLETS, ...changes })
  const add = (changes: object = {}) => city.post<object>(`${FACILITIES}/add`, input(changes))
  const listed = async (query: string) => (await city.get<{ data: { rows: { id: number; version: number }[]; total: number } }>(`${FACILITIES}/pageList?${query}`)).body.data
  const tenantId = async () => (await db().select().from(hydrants).where(eq(hydrants.id, 1)))[0]?.tenantId ?? ''
  const refused = (field: string, message: string) => ({ status: 420, body: { status: 30101, message, data: { field } } })

  it.each([
    ['a region that is no code', { zxqy: '3399' }, 'zxqy', '地区编码错误'],
    ['coordinates that are no two numbers', { gis: '东经120' }, 'gis', '坐标格式不正确'],
    ['coordinates that are exchanged, which no map shows', { gis: '30.25,120.64' }, 'gis', '坐标格式不正确'],
    ['coordinates that are not on the earth', { gis: '120.64,300.25' }, 'gis', '坐标格式不正确'],
    ['coordinates that were left at zero', { gis: '0,0' }, 'gis', '坐标格式不正确'],
    ['a unit that does not exist', { oid: 987_654 }, 'oid', '联网单位不存在'],
    ['a diameter above 999', { outletValueOne: 1000 }, 'outletValueOne', '应在0到999之间'],
    ['a first outlet without type', { outletTypeOne: null }, 'outletTypeOne', '第一出水口缺少参数'],
    ['a third outlet without diameter', { outletValueThree: '' }, 'outletValueThree', '第三出水口缺少参数'],
  ])('refuses %s', async (_what, changes, field, message) => {
    expect(await add(changes)).toEqual(refused(field, message))
  })

  it('refuses a unit of another tenant', async () => {
    const [foreign] = await db().insert(networkedUnits).values({ tenantId: 'elsewhere', name: '别处物业' }).returning()
    expect(await add({ oid: foreign?.id })).toEqual(refused('oid', '联网单位不存在'))
  })

  it('names district, unit and phone, and carries texts for codes; outlets beyond their number do not count', async () => {
    const [unit] = await db().select().from(networkedUnits).where(eq(networkedUnits.tenantId, await tenantId())).limit(1)
    await add({ oid: unit?.id, outlet: '1' })
    const { rows: [row], total } = await listed('hydrantName=验收')
    expect(total).toBe(1)
    expect(row).toMatchObject({
      area: '云东区', hydrantType: '地上式', waterPipe: '低压给水', outlet: '双口式', outletTypeOne: '外螺旋式', outletValueTwo: 65, gis: '已标记', gisPoint: '120.64,30.25', oName: unit?.name, oPhone: unit?.phone,
      sensorCount: 0, worstStatus: null,
    })
    expect((await city.get(`${FACILITIES}/getById?id=${row?.id}`)).body).toMatchObject({ data: [{ outletValue: 100 }, { outletType: '内扣式', outletValue: 65 }] })
    await city.post(`${FACILITIES}/update`, { ...input({ gis: '', outlet: null }), id: row?.id })
    expect((await city.get(`${FACILITIES}/selectById?id=${row?.id}`)).body).toMatchObject({ data: { gis: '未标记', gisPoint: null, outlet: null } })
    expect((await city.get(`${FACILITIES}/getById?id=${row?.id}`)).body).toMatchObject({ data: [] })
  })

  it('finds hydrants by province, city, district, outlets, unit and mark; -1 is no filter', async () => {
    await add({ hydrantName: '没有坐标的消火栓', gis: '', outlet: '0' })
    const all = (await listed('code=-1')).total
    expect((await listed('code=330000')).total).toBe(all)
    expect((await listed('code=339900')).total).toBe(all)
    const [one, two, three] = await Promise.all(['339901', '339902', '339903'].map((code) => listed(`code=${code}`)))
    expect([one?.total, two?.total, three?.total].reduce<number>((sum, part) => sum + (part ?? 0), 0)).toBe(all)
    for (const [filter, values] of [['outlet', ['0', '1', '2']], ['gis', ['0', '1']]] as const) {
      const parts = await Promise.all(values.map((value) => listed(`${filter}=${value}`)))
      expect(parts.every(({ total }) => total < all), filter).toBe(true)
    }
    expect((await listed('oid=987654')).total).toBe(0)
    expect((await city.get(`${FACILITIES}/pageList?code=33`)).body).toMatchObject({ status: 500, message: '地区编码错误' })
  })

  it('tells how many sensors stand at a hydrant and their worst state; without sensors it is not normal', async () => {
    const states = async (...statuses: ('alarm' | 'fault' | 'offline' | 'normal' | 'notEnabled')[]) => {
      const [hydrant] = await db().select({ id: hydrants.id }).from(devices).innerJoin(hydrants, eq(hydrants.id, devices.hydrantId)).orderBy(hydrants.id).limit(1)
      const id = hydrant?.id ?? 0
      const [device] = await db().select().from(devices).where(eq(devices.hydrantId, id)).limit(1)
      if (!device) throw new Error('no sensor at a hydrant')
      const { id: _id, number, ...rest } = device
      await db().delete(devices).where(eq(devices.hydrantId, id))
      await db().insert(devices).values(statuses.map((status, at) => ({ ...rest, number: `${number.slice(0, 10)}-${at}`, status })))
      const { body } = await city.get<{ data: { id: number }[] }>(`${FACILITIES}/selectByHydrantNameLike`)
      return { marker: body.data.find((one) => one.id === id), row: (await listed('limit=100')).rows.find((one) => one.id === id) }
    }
    for (const [statuses, worstStatus, status] of [
      [['normal', 'alarm', 'fault'], '1', '0'], [['normal', 'alarm'], '1', '2'], [['normal', 'fault', 'offline'], '0', '0'], [['notEnabled', 'offline', 'normal'], '4', '0'], [['notEnabled', 'normal'], '2', '2'], [['notEnabled'], '3', '2'],
    ] as const) {
      const seen = await states(...statuses)
      expect(seen.row).toMatchObject({ sensorCount: statuses.length, worstStatus })
      expect(seen.marker).toMatchObject({ sensorCount: statuses.length, worstStatus, status })
    }
  })

  it('keeps a hydrant with sensors or unhandled records and says how many', async () => {
    const [sensor] = await db().select().from(devices).innerJoin(hydrants, eq(hydrants.id, devices.hydrantId)).orderBy(hydrants.id).limit(1)
    const { body } = await city.get<{ message: string }>(`${FACILITIES}/delete?id=${sensor?.hydrants.id}`)
    expect(body).toMatchObject({ status: 30101, message: expect.stringContaining('正在被使用，无法删除：传感器 1 个') as string })
  })
})

describe('deviceNetworkingUnit/getAll (contract device §6)', () => {
  it('is a bare array of ids and names, also by a part of the name', async () => {
    const units = (await city.get<{ id: number; oname: string }[]>('/api/device/deviceNetworkingUnit/getAll')).body
    expect(units.length).toBeGreaterThan(1)
    expect((await city.get('/api/device/deviceNetworkingUnit/getAll?oName=澜湾')).body).toEqual(
      units.filter(({ oname }) => oname.includes('澜湾')),
    )
    expect((await city.getAsStranger('/api/device/deviceNetworkingUnit/getAll')).body).toEqual([])
  })
})
