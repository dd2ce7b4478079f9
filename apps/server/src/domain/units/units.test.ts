import { afterAll, beforeAll, expect, it } from 'vitest'

import { startCityServer, type CityServer } from '../../testing/city'
import { aText } from '../../testing/matchers'

const UNITS = '/api/device/deviceNetworkingUnit'

let city: CityServer
beforeAll(async () => {
  city = await startCityServer()
})
afterAll(() => city.stop())

it('getAll is a bare array of ids and names, filtered by a part of the name', async () => {
  const { body } = await city.get<{ id: number; oname: string }[]>(`${UNITS}/getAll`)
  expect(body.length).toBeGreaterThan(0)
  expect(Object.keys(body[0] ?? {}).sort()).toEqual(['id', 'oname'])
  const [first] = body
  expect((await city.get(`${UNITS}/getAll?oName=${encodeURIComponent(first?.oname.slice(1) ?? '')}`)).body).toContainEqual(first)
  expect((await city.get(`${UNITS}/getAll?oName=%25`)).body).toEqual([])
})

it('get is the unit of a building with the persons to call, in the platform’s spellings', async () => {
  const building = await city.get<{ data: { oid: number } }>('/api/device/deviceBuilding/get?id=1')
  const { oid } = building.body.data
  expect(await city.get(`${UNITS}/get?id=${oid}`)).toMatchObject({
    status: 200,
    body: { data: { id: oid, oname: aText, ophone: aText, safeDutyName: aText, safeDutyPhone: aText, keyunit: aText } },
  })
})

it('is unknown to another tenant', async () => {
  expect((await city.getAsStranger(`${UNITS}/getAll`)).body).toEqual([])
  expect(await city.getAsStranger(`${UNITS}/get?id=1`)).toEqual(await city.getAsStranger(`${UNITS}/get?id=999`))
})
