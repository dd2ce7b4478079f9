import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { deviceSeries, firms } from '../../db/schema'
import { addAccount, signInAs } from '../../testing/accounts'
import { startCityServer, type CityServer } from '../../testing/city'

const FIRMS = '/api/device/deviceSensorManufacturer'

let city: CityServer
let platform: string
beforeAll(async () => {
  city = await startCityServer()
  await addAccount(city.server, { username: 'platform', isSuperAdmin: true, isTenantAdmin: false })
  platform = await signInAs(city.server, 'platform')
})
afterAll(() => city.stop())

const call = async (path: string, body?: object) =>
  (await city.server.call<{ data: { rows: object[]; total: number } }>(`${FIRMS}/${path}`, platform, body && { method: 'POST', body: JSON.stringify(body) })).body

it('lists the makers of the demo city, ten a page, with contact and product kinds', async () => {
  const { rows, total } = (await call('pageList')).data
  expect([rows.length, total]).toEqual([7, 7])
  expect(rows.at(-1)).toMatchObject({ id: 1, sensorManufacturer: '安澜电子', contact: '沈立群', phone: '05990-2160018', series: 4 })
})

it('carries a rename into the devices of the maker’s series', async () => {
  await call('update', { id: 4, sensorManufacturer: '睿感新科技' })
  const [firm] = await city.server.deps.database.db.select().from(firms).where(eq(firms.id, 4))
  expect(firm?.contact).toBe('段一鸣')
  const { body } = await city.get<{ data: { rows: { manufacturer: string }[] } }>('/api/device/deviceSensor/getNotEnabledSensorList?buildingId=1&page=1&limit=100')
  const makers = new Set(body.data.rows.map(({ manufacturer }) => manufacturer))
  expect(makers).toContain('睿感新科技')
  expect(makers).not.toContain('睿感科技')
})

it('keeps a maker that has series', async () => {
  expect(await call('delete?id=1')).toMatchObject({ status: 30101, message: '正在被使用，无法删除：设备类型 4 个' })
})

it('keeps the certificates of a maker, and counts its series while they exist', async () => {
  await call('add', { sensorManufacturer: '云岭传感', certificates: 'YZ-1，有效至 2029-05-31\nYZ-2' })
  const { rows } = (await call('pageList?sensorManufacturer=云岭')).data
  expect(rows).toMatchObject([{ certificates: 'YZ-1，有效至 2029-05-31\nYZ-2', series: 0 }])
  await city.server.deps.database.db.update(deviceSeries).set({ deletedAt: new Date() }).where(eq(deviceSeries.id, 1))
  expect((await call('pageList')).data.rows.at(-1)).toMatchObject({ id: 1, series: 3 })
})
