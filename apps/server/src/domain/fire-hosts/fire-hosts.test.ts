import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { fireHostPoints } from '../../db/schema'
import { startCityServer, type CityServer } from '../../testing/city'
import { aText } from '../../testing/matchers'

const HOST = '/api/device/deviceFireMainSensor'

let city: CityServer
let all: (typeof fireHostPoints.$inferSelect)[]
beforeAll(async () => {
  city = await startCityServer()
  all = await city.server.deps.database.db.select().from(fireHostPoints)
})
afterAll(() => city.stop())

const dataOf = async <Data>(path: string): Promise<Data> => (await city.get<{ data: Data }>(path)).body.data

function first(status: string) {
  const found = all.find((row) => row.status === status)
  if (!found) throw new Error(`no point is ${status}`)
  return found
}

describe('deviceFireMainSensor (contract device §3)', () => {
  it('counts only points of fire hosts', async () => {
    const expected = {
      callCount: all.filter(({ status }) => status === 'alarm').length,
      normalCount: all.filter(({ status }) => status === 'normal').length,
      faultCount: all.filter(({ status }) => status === 'fault').length,
      offlineCount: 0,
    }
    const whole = { ...expected, notEnabledCount: all.filter(({ status }) => status === 'notEnabled').length }
    expect(await dataOf(`${HOST}/getAllStatusCount`)).toEqual(whole)
    expect(await dataOf(`${HOST}/getAllStatusCount?channelId=11`)).toEqual(whole)
    expect(await dataOf(`${HOST}/selectStatusCount?channelId=1`)).toEqual({
      callCount: 0,
      normalCount: 0,
      faultCount: 0,
      offlineCount: 0,
    })
  })

  it('counts series without a colour, not-enabled ones too', async () => {
    const rows = await dataOf<{ type: string; count: number }[]>(`${HOST}/selectCount`)
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
    expect(Object.keys(rows[0] ?? {})).toEqual(['type', 'count'])
  })

  it('lists a floor with host, loop, address and series', async () => {
    const point = first('alarm')
    const page = await dataOf<{ rows: object[] }>(
      `${HOST}/selectByFloorGetSensor?buildingId=${point.buildingId}&floor=${point.floor}&channelId=11&page=1&limit=40`,
    )
    expect(page.rows).toContainEqual({
      id: point.id,
      fireMainId: point.fireHostId,
      sensorLoop: point.loop,
      address: point.address,
      series: point.series,
      status: '报警',
      color: '#FF001F',
      clockFault: false,
      channelId: 11,
      positionDescription: point.position,
      bName: aText,
    })
    expect(await dataOf(`${HOST}/getAlrmFloor?buildId=${point.buildingId}&channelId=11`)).toContainEqual({
      floor: point.floor,
      status: '1',
      offlineOnly: false,
    })
  })

  it('places markers without a colour', async () => {
    const point = all.find(({ planX, status }) => planX !== null && status === 'normal')
    const { sensor } = await dataOf<{ sensor: object[] }>(
      `${HOST}/getSensorAndFloor?buildId=${point?.buildingId}&floor=${point?.floor}&channelId=11`,
    )
    expect(sensor).toContainEqual({
      id: point?.id,
      positionSignX: String(point?.planX),
      positionSignY: String(point?.planY),
      status: '2',
      positionDescription: point?.position,
    })
  })

  it('spells fireMianId and fireMain as the platform does', async () => {
    const point = first('alarm')
    expect(await dataOf(`${HOST}/get?id=${point.id}`)).toMatchObject({
      fireMianId: point.fireHostId,
      status: '1',
      sensorLoop: point.loop,
      description: point.position,
    })
    expect(await dataOf(`${HOST}/getSensor?sensorId=${point.id}`)).toMatchObject({
      fireMain: point.fireHostId,
      status: '1',
      type: '报警',
      color: '#FF001F',
      date: aText,
    })
  })

  it('is empty for another tenant', async () => {
    const { id, buildingId, floor } = first('normal')
    expect((await city.getAsStranger(`${HOST}/get?id=${id}`)).body).toEqual({ status: 200 })
    expect((await city.getAsStranger(`${HOST}/getSensor?sensorId=${id}`)).body).toEqual({ status: 200 })
    expect(
      (await city.getAsStranger(`${HOST}/selectByFloorGetSensor?buildingId=${buildingId}&floor=${floor}`)).body,
    ).toEqual({ status: 200, data: { total: 0, rows: [] } })
    expect((await city.getAsStranger(`${HOST}/selectCount`)).body).toEqual({ status: 200, data: [] })
  })
})
