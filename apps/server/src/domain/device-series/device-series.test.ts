import { afterAll, beforeAll, expect, it } from 'vitest'

import { addAccount, signInAs } from '../../testing/accounts'
import { startCityServer, type CityServer } from '../../testing/city'

const SERIES = '/api/device/deviceSensorSeries'
const input = { manufacturerId: 1, seriesCode: 'AL-NEW', sensorType: '新系列', type: '0' }

let city: CityServer
let platform: string
beforeAll(async () => {
  city = await startCityServer()
  await addAccount(city.server, { username: 'platform', isSuperAdmin: true, isTenantAdmin: false })
  platform = await signInAs(city.server, 'platform')
})
afterAll(() => city.stop())

const call = async (path: string, body?: object) =>
  (await city.server.call<{ data: { rows: object[]; total: number } }>(`${SERIES}/${path}`, platform, body && { method: 'POST', body: JSON.stringify(body) })).body

it('lists the series of the demo city with the names of their makers', async () => {
  const { rows, total } = (await call('pageList?limit=100')).data
  // 24 of the catalogue, and that of cameras
  expect(total).toBe(25)
  expect(rows.at(-1)).toMatchObject({
    id: 1, manufacturerId: 1, sensorManufacturer: '安澜电子', seriesCode: 'AL-YG', sensorType: '独立式感烟火灾探测报警器', systemType: '1', type: '0', lifeSpan: 10,
  })
})

it('filters by maker', async () => {
  const { rows } = (await call('pageList?manufacturerId=6&limit=100')).data
  expect(rows).toHaveLength(4)
  expect(rows).toEqual(rows.map(() => expect.objectContaining({ sensorManufacturer: '清源水务' }) as object))
})

it('refuses a maker that does not exist or is deleted, on add, update and import', async () => {
  const refused = { status: 30101, message: '厂商不存在', data: { field: 'manufacturerId' } }
  await city.server.call('/api/device/deviceSensorManufacturer/add', platform, { method: 'POST', body: JSON.stringify({ sensorManufacturer: '短命' }) })
  await city.server.call('/api/device/deviceSensorManufacturer/delete?id=8', platform)
  for (const manufacturerId of [8, 987654]) {
    expect(await call('add', { ...input, manufacturerId })).toEqual(refused)
    expect(await call('update', { id: 1, ...input, manufacturerId })).toEqual(refused)
    expect(await call('importRows', { rows: [input, { ...input, seriesCode: 'AL-2', sensorType: '二', manufacturerId }], dryRun: true })).toMatchObject({
      data: { accepted: 1, errors: [{ row: 1, field: 'manufacturerId', message: '厂商不存在' }] },
    })
  }
})

it('refuses an unknown code, a colour that is none and a life span out of bounds, with its field', async () => {
  for (const wrong of [{ systemType: '9' }, { type: '2' }, { color: 'red' }, { lifeSpan: 0 }, { lifeSpan: 51 }, { lifeSpan: 1.5 }, { manufacturerId: 'x' }]) {
    expect(await call('add', { ...input, ...wrong })).toMatchObject({ status: 30101, data: { field: Object.keys(wrong)[0] } })
  }
})

it('carries a rename and a colour into the devices of the series', async () => {
  await call('update', { id: 1, version: 1, manufacturerId: 1, seriesCode: 'AL-YG', sensorType: '感烟报警器二代', type: '0', color: '' })
  const { body } = await city.get<{ data: { type: string; color: string }[] }>('/api/device/deviceSensor/selectCount?buildId=1&channelId=1')
  const counted = body.data.map(({ type }) => type)
  expect(counted).toContain('感烟报警器二代')
  expect(counted).not.toContain('独立式感烟火灾探测报警器')
  expect(body.data.find(({ type }) => type === '感烟报警器二代')?.color).toBe('#3B82F6')
})

it('keeps a series that has models', async () => {
  expect(await call('delete?id=2')).toMatchObject({ status: 30101, message: '正在被使用，无法删除：设备型号 1 个' })
})
