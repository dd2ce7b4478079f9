import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { devices, hydrantOutlets, hydrants } from '../../db/schema'
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
    const outlets = await db().select().from(hydrantOutlets).where(eq(hydrantOutlets.hydrantId, 1))
    const large = { name: '第一出水口', outletType: '外螺旋式', outletValue: 100 }
    const small = ['第二出水口', '第三出水口'].map((name) => ({ name, outletType: '内扣式', outletValue: 65 }))
    expect((await city.get(`${FACILITIES}/getById?id=1`)).body).toEqual({
      status: 200,
      data: [large, ...small].slice(0, outlets.length),
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
