import { afterAll, beforeAll, expect, it } from 'vitest'

import { startCityServer, type CityServer } from '../../testing/city'

const UNITS = '/api/device/deviceNetworkingUnit'

let city: CityServer
beforeAll(async () => {
  city = await startCityServer()
})
afterAll(() => city.stop())

const write = async (path: string, body: object) => (await city.post(`${UNITS}/${path}`, body)).body
const refused = (field: string, message: string) => ({ status: 30101, message, data: { field } })
const unitNamed = async (name: string) =>
  (await city.get<{ data: { rows: (Record<string, unknown> & { id: number })[] } }>(`${UNITS}/pageList?oName=${encodeURIComponent(name)}`)).body.data.rows[0]

it('keeps a unit while a building is bound to it, and tells how many are', async () => {
  const { body } = await city.get<{ data: { oid: number } }>('/api/device/deviceBuilding/get?id=1')
  const { oid } = body.data
  const uses = (await city.get<{ data: { what: string }[] }>(`${UNITS}/deleteQuery?id=${oid}`)).body.data
  expect(uses.map(({ what }) => what)).toContain('建筑')
  expect((await city.get(`${UNITS}/delete?id=${oid}`)).body).toMatchObject({ status: 30101, data: { usedBy: uses } })
  expect((await city.get(`${UNITS}/get?id=${oid}`)).status).toBe(200)
})

it('refuses a region, a place, a day and a code that are none, with their fields', async () => {
  expect(await write('add', { oname: '甲', xzqy: '33010' })).toEqual(refused('xzqy', '地区编码错误'))
  expect(await write('add', { oname: '甲', gis: '东经120度' })).toEqual(refused('gis', '坐标格式不正确'))
  expect(await write('add', { oname: '甲', contractEndLong: '明年' })).toEqual(refused('contractEndLong', '日期格式不正确'))
  expect(await write('add', { oname: '甲', unitKind: '3' })).toEqual(refused('unitKind', '参数错误'))
})

it('refuses a contract that ends before it starts, also when an update names one of the two days', async () => {
  const [start, end] = [Date.parse('2026-03-01T00:00:00+08:00'), Date.parse('2026-02-28T00:00:00+08:00')]
  const broken = refused('contractEndLong', '合同到期日期不能早于开始日期')
  expect(await write('add', { oname: '合同单位', contractStartLong: start, contractEndLong: end })).toEqual(broken)
  expect(await write('add', { oname: '合同单位', contractStartLong: start, contractEndLong: start })).toEqual({ status: 200 })
  const unit = await unitNamed('合同单位')
  expect(await write('update', { id: unit?.id, oname: '合同单位', contractEndLong: end })).toEqual(broken)
})

it('tells a key unit by its category, and keeps that when an update does not name it', async () => {
  await write('add', { oname: '重点', otype: '1' })
  const added = await unitNamed('重点')
  expect(added).toMatchObject({ otype: '1', keyunit: '1', unitKind: '0' })
  await write('update', { id: added?.id, oname: '重点', ophone: '119' })
  expect(await unitNamed('重点')).toMatchObject({ keyunit: '1', ophone: '119' })
  await write('update', { id: added?.id, oname: '重点', otype: '2' })
  expect(await unitNamed('重点')).toMatchObject({ keyunit: '0' })
})

it('a deleted unit is in no choice, and no call goes to it any more', async () => {
  await write('add', { oname: '已撤单位' })
  const unit = await unitNamed('已撤单位')
  const choices = async () => (await city.get<{ oname: string }[]>(`${UNITS}/getAll?oName=${encodeURIComponent('已撤单位')}`)).body
  expect(await choices()).toHaveLength(1)
  expect((await city.get(`${UNITS}/delete?id=${unit?.id}`)).status).toBe(200)
  expect(await choices()).toEqual([])
  expect(await city.get(`${UNITS}/get?id=${unit?.id}`)).toEqual(await city.get(`${UNITS}/get?id=987654`))
})
