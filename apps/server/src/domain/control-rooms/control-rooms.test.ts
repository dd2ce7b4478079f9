import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { controlRooms, gateways, networkedUnits } from '../../db/schema'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'
import { forgetOldData } from '../retention/retention'

const ROOMS = '/api/device/deviceControlRoom'
const GATEWAYS = '/api/device/deviceCollectingDevice'
const UNITS = '/api/device/deviceNetworkingUnit'
const DAY_MS = 86_400_000

aSiteForEachTest('control-rooms')

const db = () => server.deps.database.db
interface Answer { status: number; message?: string; data: { rows: { id: number; roomName: string | null }[] } }
async function call(path: string, body?: object): Promise<Answer> {
  const init = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  return (await server.call<Answer>(path, site.operator.token, init)).body
}
const aUnit = async (name: string) => (await db().insert(networkedUnits).values({ tenantId: site.id, name }).returning())[0]?.id ?? 0
async function aRoom(oid: number): Promise<number> {
  expect(await call(`${ROOMS}/add`, { roomName: '一号消控室', oid })).toEqual({ status: 200 })
  return (await call(`${ROOMS}/pageList?oid=${oid}`)).data.rows[0]?.id ?? 0
}
const refused = (field: string, message: string) => ({ status: 30101, message, data: { field } })
const aGateway = (oid: number | null, controlRoomId: number) => ({ no: `GW-${oid}`, entity: JSON.stringify(['安澜', '用户信息传输装置', 'T1']), oid, controlRoomId })

it('a floor needs a building that has it', async () => {
  const oid = await aUnit('星河物业')
  const add = (place: object) => call(`${ROOMS}/add`, { roomName: '一号消控室', oid, ...place })
  expect(await add({ floor: 1 })).toEqual(refused('buildingId', '请先选择建筑'))
  expect(await add({ buildingId: site.buildingId, floor: 0 })).toEqual(refused('floor', '该建筑没有此楼层'))
  expect(await add({ buildingId: site.buildingId, floor: -900 })).toEqual(refused('floor', '该建筑没有此楼层'))
  expect(await add({ buildingId: site.buildingId, floor: 900 })).toEqual(refused('floor', '该建筑没有此楼层'))
  expect(await add({ buildingId: site.buildingId, floor: 1 })).toEqual({ status: 200 })
})

it('two units may give their rooms the same name', async () => {
  expect(await aRoom(await aUnit('星河物业'))).not.toBe(await aRoom(await aUnit('北辰物业')))
})

it('two rooms of a unit have different names, and a room stays in its unit', async () => {
  const [oid, other] = [await aUnit('星河物业'), await aUnit('北辰物业')]
  const id = await aRoom(oid)
  expect(await call(`${ROOMS}/add`, { roomName: '一号消控室', oid })).toEqual(refused('roomName', '该单位已有同名消控室'))
  expect(await call(`${ROOMS}/update`, { id, roomName: '一号消控室', oid: other })).toEqual(refused('oid', '消控室不能换到其他单位'))
})

it('a room is found by its name, its unit and its building, and says who is called there', async () => {
  const [oid, other] = [await aUnit('星河物业'), await aUnit('北辰物业')]
  await aRoom(other)
  const room = { roomName: '东区消控室', oid, buildingId: site.buildingId, floor: 1, positionDescription: '大堂旁', phone: '021-1', linkman: '王工', linkphone: '139', remark: '值班' }
  expect(await call(`${ROOMS}/add`, room)).toEqual({ status: 200 })
  for (const query of ['roomName=东区', `oid=${oid}`, `buildingId=${site.buildingId}`]) expect((await call(`${ROOMS}/pageList?${query}`)).data.rows, query).toMatchObject([{ ...room, oname: '星河物业', bName: site.buildingName }])
})

it('a room that is in no building any more is on no floor', async () => {
  const oid = await aUnit('星河物业')
  await call(`${ROOMS}/add`, { roomName: '一号消控室', oid, buildingId: site.buildingId, floor: 1 })
  const row = async () => (await call(`${ROOMS}/pageList?oid=${oid}`)).data.rows[0]
  expect(await call(`${ROOMS}/update`, { id: (await row())?.id, roomName: '一号消控室', oid, buildingId: '' })).toEqual({ status: 200 })
  expect(await row()).toMatchObject({ buildingId: null, floor: null })
})

it('a room in which a gateway stands is kept', async () => {
  const oid = await aUnit('星河物业')
  const room = await aRoom(oid)
  await call(`${GATEWAYS}/add`, aGateway(oid, room))
  expect(await call(`${ROOMS}/delete?id=${room}`)).toMatchObject({ status: 30101, data: { usedBy: [{ what: '传输装置', count: 1 }] } })
  expect((await call(`${ROOMS}/pageList?oid=${oid}`)).data.rows).toMatchObject([{ id: room }])
})

it('a gateway stands in a room of its own unit only, also when the unit changes later', async () => {
  const [own, other] = [await aUnit('星河物业'), await aUnit('北辰物业')]
  const room = await aRoom(own)
  const wrong = refused('controlRoomId', '消控室不属于所选的联网单位')
  expect(await call(`${GATEWAYS}/add`, aGateway(other, room))).toEqual(wrong)
  expect(await call(`${GATEWAYS}/add`, aGateway(null, room))).toEqual(wrong)
  expect(await call(`${GATEWAYS}/add`, aGateway(own, room))).toEqual({ status: 200 })
  const [added] = (await call(`${GATEWAYS}/pageList?oid=${own}`)).data.rows
  expect(added?.roomName).toBe('一号消控室')
  expect(await call(`${GATEWAYS}/update`, { ...aGateway(other, room), no: 'GW-9', id: added?.id, controlRoomId: undefined })).toEqual(wrong)
})

it('a unit with rooms is kept', async () => {
  const oid = await aUnit('星河物业')
  await aRoom(oid)
  expect(await call(`${UNITS}/delete?id=${oid}`)).toMatchObject({ status: 30101, data: { usedBy: [{ what: '消控室', count: 1 }] } })
})

it('a unit that goes for good takes its deleted rooms with it, and its deleted gateways forget it', async () => {
  const oid = await aUnit('星河物业')
  const room = await aRoom(oid)
  await call(`${GATEWAYS}/add`, aGateway(oid, room))
  const [gateway] = (await call(`${GATEWAYS}/pageList?oid=${oid}`)).data.rows
  for (const path of [`${GATEWAYS}/delete?id=${gateway?.id}`, `${ROOMS}/delete?id=${room}`, `${UNITS}/delete?id=${oid}`]) expect(await call(path)).toMatchObject({ status: 200 })
  server.clock.advance(31 * DAY_MS)
  await forgetOldData({ ...server.deps, days: { readings: null, records: null, audit: null, signIns: null } })
  expect(await db().select().from(networkedUnits).where(eq(networkedUnits.id, oid))).toEqual([])
  expect(await db().select().from(controlRooms).where(eq(controlRooms.id, room))).toEqual([])
  expect(await db().select().from(gateways).where(eq(gateways.id, gateway?.id ?? 0))).toMatchObject([{ unitId: null, controlRoomId: null }])
})
