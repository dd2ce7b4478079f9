import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { buildings, cameras, devices } from '../../db/schema'
import { addTenant, openInspectionAndVideo } from '../../testing/alarm-world'
import { addLimitedUser } from '../../testing/limited-user'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

const CALLS = '/api/device/deviceVideoExt'

aSiteForEachTest('camera-links')
beforeEach(() => openInspectionAndVideo(server.deps, site.id))

const db = () => server.deps.database.db
const input = (changes: object = {}) => ({ deviceName: '大堂', sensorNo: `lobby-${site.id}`, buildingId: site.buildingId, floor: 1, linkedSensorNos: site.smoke.number, ...changes })
const send = (call: string, body: object, token = site.operator.token) =>
  server.call<{ status: number; message?: string; data?: { field: string } }>(`${CALLS}/${call}`, token, { method: 'POST', body: JSON.stringify(body) })
const stored = async () => (await db().select().from(cameras).where(eq(cameras.number, `lobby-${site.id}`)))[0]
const accepted = { status: 200, body: { status: 200 } }

/** May change the cameras of the building of the site, and sees no other building. */
async function guardOfBuilding(): Promise<string> {
  const acts = ['btn_add', 'btn_edit'].map((act) => `videoSurveillance/videoDeviceManger:${act}`)
  return (await addLimitedUser(server, site.id, { buildingId: site.buildingId, channels: [9], acts })).token
}

describe('the devices that a camera names', () => {
  it('are devices of the tenant: a number that no device has is refused', async () => {
    expect(await send('add', input({ linkedSensorNos: `${site.smoke.number}，not-a-device` }))).toMatchObject({ status: 420, body: { message: '设备不存在：not-a-device', data: { field: 'linkedSensorNos' } } })
  })

  it('may stand where the user does not see them, since the camera sees them all the same', async () => {
    expect(await send('add', input())).toEqual(accepted)
    const [annex] = await db().insert(buildings).values({ tenantId: site.id, name: '附楼', upperFloors: 9 }).returning()
    await db().update(devices).set({ buildingId: annex?.id ?? 0 }).where(eq(devices.id, site.smoke.id))
    const guard = await guardOfBuilding()
    expect(await send('update', { id: (await stored())?.id, ...input({ deviceName: '大堂东' }) }, guard)).toEqual(accepted)
    expect(await stored()).toMatchObject({ name: '大堂东', linkedNumbers: [site.smoke.number] })
  })

  it('may be deleted: the camera is changed all the same, and names the device that takes the number over', async () => {
    expect(await send('add', input())).toEqual(accepted)
    await db().update(devices).set({ deletedAt: new Date(server.clock.now()) }).where(eq(devices.id, site.smoke.id))
    const update = async (changes: object) => send('update', { id: (await stored())?.id, ...input(changes) })
    expect(await update({ deviceName: '大堂东' })).toEqual(accepted)
    expect(await stored()).toMatchObject({ name: '大堂东', linkedNumbers: [site.smoke.number] })
    expect(await update({ linkedSensorNos: `${site.smoke.number},not-a-device` })).toMatchObject({ status: 420, body: { message: '设备不存在：not-a-device' } })
  })
})

it('the list of cameras finds none for a status that no device has', async () => {
  expect(await send('add', input())).toEqual(accepted)
  const total = async (status: string) => (await server.call<{ data: { total: number } }>(`${CALLS}/pageList?status=${status}`, site.operator.token)).body.data.total
  expect([await total('3'), await total('9'), await total('x'), await total('2')]).toEqual([1, 0, 0, 0])
})

it('the cameras nearest to a device of the ground floor are those of the basement before those of the third: no floor lies between', async () => {
  for (const [number, floor] of [['third', 3], ['basement', -1], ['second', 2], ['deep', -2]] as const) {
    await db().insert(cameras).values({ tenantId: site.id, name: number, number, buildingId: site.buildingId, floor, linkedNumbers: [] })
  }
  const nearest = async (floor: number) => (await server.call<{ data: { deviceName: string }[] }>(`${CALLS}/nearest?buildingId=${site.buildingId}&floorId=${floor}`, site.operator.token)).body.data.map(({ deviceName }) => deviceName)
  expect(await nearest(1)).toEqual(['basement', 'second', 'third', 'deep'])
  expect(await nearest(-1)).toEqual(['basement', 'deep', 'second', 'third'])
})

it('of the cameras of a floor the nearest on the plan is the first, one that is not drawn the last, and one that is offline comes after all that show a picture', async () => {
  const add = async (name: string, more: Partial<typeof cameras.$inferInsert> = {}) =>
    (await db().insert(cameras).values({ tenantId: site.id, name, number: `${name}-${site.id}`, buildingId: site.buildingId, floor: 3, linkedNumbers: [], ...more }).returning())[0]
  const [annex] = await db().insert(buildings).values({ tenantId: site.id, name: '附楼', upperFloors: 9 }).returning()
  const other = await addTenant(server.deps, `${site.id}-other`, [1, 2, 3])
  const dark = await add('dark', { planX: 100, planY: 100 })
  await db().update(devices).set({ status: 'offline' }).where(eq(devices.id, dark?.deviceId ?? 0))
  await add('unmarked')
  await add('far', { planX: 100, planY: 900 })
  await add('near', { planX: 120, planY: 130 })
  await add('gone', { planX: 100, planY: 100, deletedAt: new Date(server.clock.now()) })
  await add('elsewhere', { buildingId: annex?.id ?? 0, planX: 100, planY: 100 })
  await add('naming', { buildingId: annex?.id ?? 0, linkedNumbers: [site.smoke.number] })
  await add('foreign', { tenantId: other.id, buildingId: other.buildingId, linkedNumbers: [site.smoke.number] })
  const nearest = async (query: string) => (await server.call<{ data: { deviceName: string }[] }>(`${CALLS}/nearest?buildingId=${site.buildingId}&floorId=3&positionPoint=100,100${query}`, site.operator.token)).body.data.map(({ deviceName }) => deviceName)
  expect(await nearest('')).toEqual(['near', 'far', 'unmarked', 'dark'])
  expect(await nearest(`&sensorNo=${site.smoke.number.toUpperCase()}`)).toEqual(['naming', 'near', 'far', 'unmarked'])
  expect(await nearest(`&sensorNo=far-${site.id}`)).toEqual(['far', 'near', 'unmarked', 'dark'])
})
