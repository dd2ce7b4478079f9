import { and, eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { rowsOf } from '../../db/database'
import {
  auditLog, buildings, controlRooms, devices, fireHostPoints, floorPlanDrafts, floorPlans, generalRecords, indoorFacilities, inspectionTypes, networkedUnits, storedFiles,
} from '../../db/schema'
import { openInspectionAndVideo } from '../../testing/alarm-world'
import { pointReport } from '../../testing/gateway'
import { addLimitedUser } from '../../testing/limited-user'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'

const BUILDING = '/api/device/deviceBuilding'
const FLOORS = { upFloor: 9, underFloor: 1 }

interface Reply<Data = unknown> {
  status: number
  body: { status: number; message?: string; data: Data }
}
type Row = Record<string, unknown> & { id: number; version: number }

aSiteForEachTest('buildings')

const db = () => server.deps.database.db
function call<Data = unknown>(path: string, body?: object, token = site.operator.token): Promise<Reply<Data>> {
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  return server.call<Reply<Data>['body']>(path.startsWith('/') ? path : `${BUILDING}/${path}`, token, body && json)
}
const input = (changes: object = {}) => ({ bname: site.buildingName, zxqy: '339901', ...FLOORS, ...changes })
const refused = (field: string, message: string) => ({ status: 420, body: { status: 30101, message, data: { field } } })
const stored = async (id = site.buildingId) => (await db().select().from(buildings).where(eq(buildings.id, id)))[0]

async function newBuilding(name: string): Promise<number> {
  expect((await call('add', input({ bname: name }))).status).toBe(200)
  const { rows } = (await call<{ rows: Row[] }>(`pageList?buildingName=${encodeURIComponent(name)}`)).body.data
  return rows[0]?.id ?? 0
}
const newDevice = (buildingId: number, floor: number, number: string) =>
  call('/api/device/deviceSensor/add', { sensorNo: number, buildingId, floor, positionDescription: '走廊', entity: JSON.stringify(['安澜电子', '无线感烟探测器', 'M1']) })
const isGone = async (id: number) => (await stored(id))?.deletedAt != null

describe('an input of a building', () => {
  it.each([
    ['a region of five digits', { zxqy: '33010' }, 'zxqy', '地区编码不识别！'],
    ['a street of two digits', { street: '01' }, 'street', '街道编码错误！'],
    ['a place in words', { gis: '东经120度' }, 'gis', '坐标格式不正确'],
    ['a day in words', { bTimeLong: '明年' }, 'bTimeLong', '日期格式不正确'],
    ['no floor at all', { upFloor: 0, underFloor: 0 }, 'upFloor', '地上和地下楼层不能都为 0'],
    ['more floors than a building has', { upFloor: 201 }, 'upFloor', '应在0到200之间'],
    ['a state that is none', { bstate: '2' }, 'bstate', '参数错误'],
    ['a unit of nobody', { oid: 987_654 }, 'oid', '联网单位不存在'],
  ])('with %s is refused with its field', async (_, changes, field, message) => {
    expect(await call('add', input({ bname: '新楼', ...changes }))).toEqual(refused(field, message))
  })

  it('may be one with basements only', async () => {
    expect((await call('add', input({ bname: '地下车库', upFloor: 0, underFloor: 3 }))).status).toBe(200)
  })
})

describe('what is in a building', () => {
  it('is counted in the list, and what it is forbids the deletion', async () => {
    await gateway.report(pointReport(site.smoke.number, server.clock.now(), 'YG', 1, '烟感报警', 1))
    const { rows: [row] } = (await call<{ rows: Row[] }>('pageList')).body.data
    expect(row).toMatchObject({ id: site.buildingId, deviceCount: 3, planCount: 0 })
    const uses = [{ what: '设备', count: 2 }, { what: '主机点位', count: 1 }, { what: '未处理记录', count: 1 }]
    expect((await call(`deleteQuery?id=${site.buildingId}`)).body.data).toEqual(uses)
    expect(await call(`delete?id=${site.buildingId}`)).toMatchObject({ status: 420, body: { status: 30101, data: { usedBy: uses } } })
    expect(await isGone(site.buildingId)).toBe(false)
  })

  it('may be handled records: they keep the name of the building after it is deleted', async () => {
    const [{ id } = { id: 0 }] = (await gateway.report(pointReport(site.smoke.number, server.clock.now(), 'YG', 1, '烟感报警', 1))).records
    await db().update(generalRecords).set({ handled: true }).where(eq(generalRecords.id, id))
    await db().update(devices).set({ deletedAt: new Date() }).where(eq(devices.buildingId, site.buildingId))
    await db().update(fireHostPoints).set({ deletedAt: new Date() }).where(eq(fireHostPoints.buildingId, site.buildingId))
    expect((await call(`delete?id=${site.buildingId}`)).status).toBe(200)
    expect(await isGone(site.buildingId)).toBe(true)
    const { rows } = (await call<{ rows: Row[] }>('/api/datahandler/deviceAbnormal/pageList?page=1&limit=10&tag=-1')).body.data
    expect(rows).toMatchObject([{ id, bName: site.buildingName }])
    expect((await call('getList')).body.data).toEqual([])
  })
})

describe('a floor', () => {
  it('with a device, a point or a plan cannot be taken away, and the refusal counts them', async () => {
    const key = `plan-of-${site.id}`
    await db().insert(storedFiles).values({ key, tenantId: site.id, contentType: 'image/png', content: new Uint8Array([1]) })
    await db().insert(floorPlans).values({ tenantId: site.id, buildingId: site.buildingId, floor: 9, fileKey: key, fileName: '九层' })
    const id = site.buildingId
    expect(await call('update', { id, ...input({ upFloor: 1 }) })).toEqual(refused('upFloor', '不能减少楼层：2 至 9 层还有 1 个设备、1 个主机点位、1 个平面图'))
    expect(await call('update', { id, ...input({ upFloor: 8 }) })).toEqual(refused('upFloor', '不能减少楼层：9 层还有 1 个平面图'))
    await db().update(floorPlans).set({ deletedAt: new Date() }).where(eq(floorPlans.fileKey, key))
    await db().insert(floorPlanDrafts).values({ tenantId: site.id, buildingId: id, floor: 9, fileKey: key, fileName: '九层', createdBy: 'a', createdAt: new Date() })
    expect(await call('update', { id, ...input({ upFloor: 8 }) })).toEqual(refused('upFloor', '不能减少楼层：9 层还有 1 个未发布的平面图'))
    await db().delete(floorPlanDrafts).where(eq(floorPlanDrafts.fileKey, key))
    expect((await call('update', { id, ...input({ upFloor: 3 }) })).status).toBe(200)
    expect(await stored()).toMatchObject({ upperFloors: 3, version: 2 })
  })

  it('is held also by a control room of a unit that the user does not see', async () => {
    const [unit] = await db().insert(networkedUnits).values({ tenantId: site.id, name: '物业' }).returning()
    await db().insert(controlRooms).values({ tenantId: site.id, unitId: unit?.id ?? 0, name: '值班室', buildingId: site.buildingId, floor: 9 })
    const { token } = await addLimitedUser(server, site.id, { buildingId: site.buildingId, screens: ['adminSys', 'adminSys/buildManager'], acts: ['adminSys/buildManager:btn_edit'] })
    expect(await call('update', input({ id: site.buildingId, upFloor: 8 }), token)).toMatchObject({ status: 420, body: { status: 30101, data: { field: 'upFloor' } } })
    expect((await stored())?.upperFloors).toBe(9)
  })

  it('below ground is held by what is on it; a building whose devices are on no floor of it can still be changed', async () => {
    const id = site.buildingId
    // the electrical device of the site is on -1, and the building has no basement yet
    expect((await call('update', { id, ...input({ underFloor: 0, baddress: '新地址' }) })).status).toBe(200)
    expect((await call('update', { id, ...input({ underFloor: 2 }) })).status).toBe(200)
    expect(await call('update', { id, ...input({ underFloor: 0 }) })).toEqual(refused('underFloor', '不能减少楼层：-1 至 -2 层还有 1 个设备'))
    expect((await call('update', { id, ...input({ underFloor: 1 }) })).status).toBe(200)
  })

  it('can have a name, by the version of the building, once, and only where the building has it', async () => {
    const id = site.buildingId
    const names = [{ floor: 9, name: '设备层' }, { floor: 1, name: ' 大堂 ' }]
    expect(await call('saveFloorNames', { id, version: 1, names })).toEqual({ status: 200, body: { status: 200 } })
    const { version, floors } = (await call<{ version: number; floors: object[] }>(`floors?id=${id}`)).body.data
    expect([version, floors.length]).toEqual([2, 9])
    expect([floors[0], floors[6], floors[8]]).toEqual([
      { floor: 9, name: '设备层', hasPlan: false, hasDraft: false, placed: 0, unplaced: 0 },
      { floor: 3, name: null, hasPlan: false, hasDraft: false, placed: 0, unplaced: 1 },
      { floor: 1, name: '大堂', hasPlan: false, hasDraft: false, placed: 0, unplaced: 0 },
    ])
    expect(await call('saveFloorNames', { id, version: 1, names: [] })).toMatchObject({ status: 420, body: { data: { version: 2 } } })
    expect(await call('saveFloorNames', { id, version: 2, names: [{ floor: 10, name: '屋面' }] })).toEqual(refused('names', '楼层数在建筑中不存在'))
    expect(await call('saveFloorNames', { id, version: 2, names: [...names, { floor: 1, name: '一层' }] })).toEqual(refused('names', '同一楼层只能命名一次'))
    const audited = await db().select().from(auditLog).where(and(eq(auditLog.action, 'building.floorNames'), eq(auditLog.tenantId, site.id)))
    expect(audited).toMatchObject([{ detail: { id, before: { floorNames: '' }, after: { floorNames: '9 设备层、1 大堂' } } }])
  })
})

it('of the highest building that there can be, a name too many is refused with all others, not left out', async () => {
  const id = site.buildingId
  await db().update(buildings).set({ upperFloors: 200, basementFloors: 20 }).where(eq(buildings.id, id))
  const names = Array.from({ length: 220 }, (_, at) => ({ floor: at < 200 ? at + 1 : 199 - at, name: `第 ${at} 层` }))
  expect(await call('saveFloorNames', { id, version: 1, names: [...names, { floor: 1, name: '大堂' }] })).toEqual(refused('names', '同一楼层只能命名一次'))
  expect(await call('saveFloorNames', { id, version: 1, names: [...names, { floor: 201, name: '屋面' }] })).toEqual(refused('names', '楼层数在建筑中不存在'))
  expect((await call('saveFloorNames', { id, version: 1, names })).status).toBe(200)
})

describe('while a building is being deleted or made lower', () => {
  const ROUNDS = 8

  it(`no device comes into it: exactly one of the two succeeds (${ROUNDS} races)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await newBuilding(`竞争${round}`)
      const [added, removed] = await Promise.all([newDevice(id, 2, `race${site.id.slice(-4)}${round}`.replace(/[^a-z0-9]/gi, '')), call(`delete?id=${id}`)])
      expect([added.status, removed.status].sort()).toEqual([200, 420])
      const inside = await db().select().from(devices).where(and(eq(devices.buildingId, id), isNull(devices.deletedAt)))
      expect(inside.length).toBe((await isGone(id)) ? 0 : 1)
    }
  })

  it(`no device comes onto a floor that goes away (${ROUNDS} races)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = `降低${round}`
      const id = await newBuilding(name)
      const [added, lowered] = await Promise.all([newDevice(id, 9, `low${site.id.slice(-4)}${round}`.replace(/[^a-z0-9]/gi, '')), call('update', { id, ...input({ bname: name, upFloor: 8 }) })])
      expect([added.status, lowered.status].sort()).toEqual([200, 420])
    }
  })

  it('no point of a fire host comes into it', async () => {
    const id = await newBuilding('竞争主机')
    const [point, removed] = await Promise.all([
      call('/api/device/deviceFireMainSensor/add', { fireMainId: site.fireHost.id, sensorLoop: '9', address: '9', series: '感烟', buildingId: id, floor: 2 }),
      call(`delete?id=${id}`),
    ])
    expect([point.status, removed.status].sort()).toEqual([200, 420])
  })
})

// the embedded database has one connection: there nothing is done at the same time
it.skipIf(!process.env.DATABASE_URL)('nothing is put on a floor that another transaction is taking away', async () => {
  await openInspectionAndVideo(server.deps, site.id)
  const [type] = await db().insert(inspectionTypes).values({ tenantId: site.id, name: '灭火器' }).returning()
  let added: Promise<unknown> = Promise.resolve()
  await server.deps.database.transaction(async (tx) => {
    await tx.select().from(buildings).where(eq(buildings.id, site.buildingId)).for('update')
    await tx.update(buildings).set({ upperFloors: 8 }).where(eq(buildings.id, site.buildingId))
    added = call('/api/device/deviceIndoorLabel/add', { facilitiesTypeId: type?.id, buildingId: site.buildingId, floor: 9 })
    await expect.poll(() => rowsOf(tx, sql`select 1 from pg_locks where not granted`)).not.toEqual([])
  })
  expect(await added).toEqual(refused('floor', '楼层数在建筑中不存在'))
  expect(await db().select().from(indoorFacilities).where(eq(indoorFacilities.tenantId, site.id))).toEqual([])
})
