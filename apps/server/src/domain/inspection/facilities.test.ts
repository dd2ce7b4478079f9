import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { buildings, indoorFacilities, inspectionTypes, networkedUnits, outdoorFacilities, storedFiles } from '../../db/schema'
import { addTenant, openInspectionAndVideo } from '../../testing/alarm-world'
import { pngFile } from '../../testing/picture-files'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'
import { forgetOldData } from '../retention/retention'

const INDOOR = '/api/device/deviceIndoorLabel'
const OUTDOOR = '/api/device/deviceOutdoorLabel'
const DAY_MS = 86_400_000

let typeId: number
let unitId: number

aSiteForEachTest('facilities')
beforeEach(async () => {
  await openInspectionAndVideo(server.deps, site.id)
  typeId = await aType(site.id, 30)
  unitId = (await db().insert(networkedUnits).values({ tenantId: site.id, name: '星河物业' }).returning())[0]?.id ?? 0
  await db().update(buildings).set({ basementFloors: 1, regionCode: '330102', unitId }).where(eq(buildings.id, site.buildingId))
})

interface Row {
  id: number
  version: number
  facilitiesNo: string
  [name: string]: unknown
}
interface Answer { status: number; message?: string; data: { rows: Row[]; total: number } }

const db = () => server.deps.database.db
const jsonOf = (body: object) => ({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
const call = async (path: string, body?: object, token = site.operator.token) => (await server.call<Answer>(path, token, body && jsonOf(body))).body
const aType = async (tenantId: string, cycleDays: number | null, name = '灭火器') => (await db().insert(inspectionTypes).values({ tenantId, name, cycleDays }).returning())[0]?.id ?? 0
const indoors = (input: object = {}) => ({ facilitiesTypeId: typeId, buildingId: site.buildingId, floor: 1, ...input })
const outdoors = (input: object = {}) => ({ facilitiesTypeId: typeId, oid: unitId, ...input })
const found = async (base: string, query = '') => (await call(`${base}/pageList?${query}`)).data.rows
const refused = (field: string, message: string) => ({ status: 30101, message, data: { field } })

async function added(base: string, input: object): Promise<Row> {
  expect(await call(`${base}/add`, input)).toEqual({ status: 200 })
  const [row] = await found(base)
  if (!row) throw new Error('the added row is not listed')
  return row
}

describe('the day of the next check', () => {
  const dueOf = async (id: number) => (await found(INDOOR)).find((row) => row.id === id)?.['nextInspectionDate']

  it('is a cycle after the installation, and after the last check once there was one; a day is one in UTC+8', async () => {
    const { id } = await added(INDOOR, indoors({ installDate: '2026-01-01' }))
    expect(await dueOf(id)).toBe('2026-01-31')
    await db().update(indoorFacilities).set({ lastInspectedAt: new Date('2026-03-01T16:30:00Z') }).where(eq(indoorFacilities.id, id))
    expect(await dueOf(id)).toBe('2026-04-01')
  })

  it('is a cycle after the facility was added, where no installation is known', async () => {
    const { id } = await added(INDOOR, indoors())
    await db().update(indoorFacilities).set({ createdAt: new Date('2026-01-31T15:59:00Z') }).where(eq(indoorFacilities.id, id))
    expect(await dueOf(id)).toBe('2026-03-02')
    await db().update(indoorFacilities).set({ createdAt: new Date('2026-01-31T16:00:00Z') }).where(eq(indoorFacilities.id, id))
    expect(await dueOf(id)).toBe('2026-03-03')
  })

  it('moves with the cycle of the type, indoors and outdoors, and there is none without a cycle', async () => {
    await added(INDOOR, indoors({ installDate: '2026-01-01' }))
    await added(OUTDOOR, outdoors({ installDate: '2026-01-01' }))
    const days = async () => [(await found(INDOOR))[0]?.['nextInspectionDate'], (await found(OUTDOOR))[0]?.['nextInspectionDate']]
    const setCycle = (inspectionCycle: number | null) => call('/api/device/deviceFacilitiesType/update', { id: typeId, equipmentType: '灭火器', inspectionCycle })
    expect(await setCycle(90)).toEqual({ status: 200 })
    expect(await days()).toEqual(['2026-04-01', '2026-04-01'])
    expect(await setCycle(null)).toEqual({ status: 200 })
    expect(await days()).toEqual([null, null])
    expect((await found(INDOOR))[0]?.['dueState']).toBeNull()
  })

  it.each([
    { cycle: 30, since: 31, state: '2', what: 'is past from the day after it' },
    { cycle: 30, since: 30, state: '1', what: 'is near on the day itself' },
    { cycle: 30, since: 23, state: '1', what: 'is near seven days before it' },
    { cycle: 30, since: 22, state: '0', what: 'is far eight days before it' },
    { cycle: 8, since: 6, state: '1', what: 'is near for a quarter of a short cycle' },
    { cycle: 8, since: 5, state: '0', what: 'is far before that quarter' },
    { cycle: 1, since: 0, state: '1', what: 'is near for a day at least' },
  ])('$what: cycle $cycle, checked $since days ago', async ({ cycle, since, state }) => {
    typeId = await aType(site.id, cycle, '水泵')
    for (const [base, input, table] of [[INDOOR, indoors(), indoorFacilities], [OUTDOOR, outdoors(), outdoorFacilities]] as const) {
      const { id } = await added(base, input)
      await db().update(table).set({ installedOn: sql`(now() at time zone 'UTC' + interval '8 hours')::date - ${since}::integer` }).where(eq(table.id, id))
      expect((await found(base))[0]?.['dueState']).toBe(state)
      for (const filter of ['0', '1', '2']) expect((await found(base, `dueState=${filter}`)).map((row) => row.id)).toEqual(filter === state ? [id] : [])
    }
    expect(await call(`${INDOOR}/pageList?dueState=3`)).toMatchObject({ status: 30101 })
  })
})

describe('the number on the label', () => {
  it('is made by the database, and begins with 1 indoors and 2 outdoors', async () => {
    expect((await added(INDOOR, indoors())).facilitiesNo).toMatch(/^1\d{15}$/)
    expect((await added(OUTDOOR, outdoors({ facilitiesNo: '' }))).facilitiesNo).toMatch(/^2\d{15}$/)
  })

  it('is the one that the site has already, in capitals, and names one facility of a tenant', async () => {
    expect((await added(INDOOR, indoors({ facilitiesNo: ' mh-a001 ' }))).facilitiesNo).toBe('MH-A001')
    const taken = refused('facilitiesNo', '设施编号已存在')
    expect(await call(`${INDOOR}/add`, indoors({ facilitiesNo: 'MH-A001' }))).toEqual(taken)
    expect(await call(`${OUTDOOR}/add`, outdoors({ facilitiesNo: 'mh-a001' }))).toEqual(taken)
    expect(await call(`${INDOOR}/add`, indoors({ facilitiesNo: 'MH A001' }))).toEqual(refused('facilitiesNo', '设施编号只能有 32 位以内的字母、数字和连字符'))
    const other = await addTenant(server.deps, `${site.id}-other`, [1, 2, 3])
    await openInspectionAndVideo(server.deps, other.id)
    const there = { facilitiesTypeId: await aType(other.id, 30), buildingId: other.buildingId, floor: 1, facilitiesNo: 'MH-A001' }
    expect(await call(`${INDOOR}/add`, there, other.operator.token)).toEqual({ status: 200 })
  })

  it('stays as it is, because it is printed', async () => {
    const { id, facilitiesNo } = await added(INDOOR, indoors({ facilitiesNo: 'A1' }))
    expect(await call(`${INDOOR}/update`, { id, ...indoors({ facilitiesNo: 'A2' }) })).toEqual(refused('facilitiesNo', '设施编号已印在标签上，不能更改'))
    expect(await call(`${INDOOR}/update`, { id, ...indoors({ facilitiesNo, floor: 2 }) })).toEqual({ status: 200 })
    expect(await found(INDOOR)).toMatchObject([{ facilitiesNo: 'A1', floor: 2 }])
  })

  it('is refused twice in a file, and where a facility of the other kind has it', async () => {
    await added(OUTDOOR, outdoors({ facilitiesNo: 'B1' }))
    const rows = ['B1', 'B2', 'b2', ''].map((facilitiesNo) => indoors({ facilitiesNo }))
    expect(await call(`${INDOOR}/importRows`, { rows, dryRun: true })).toMatchObject({
      data: { accepted: 2, errors: [{ row: 0, field: 'facilitiesNo', message: '设施编号已存在' }, { row: 2, field: 'facilitiesNo', message: '与第2行重复' }] },
    })
  })

  it('is free after the deletion; a deleted facility whose number has gone to another is not restored', async () => {
    const { id } = await added(INDOOR, indoors({ facilitiesNo: 'C1' }))
    expect(await call(`${INDOOR}/batchDelete?id=${id}`)).toEqual({ status: 200 })
    await added(OUTDOOR, outdoors({ facilitiesNo: 'C1' }))
    const restored = await server.call('/api/device/recycleBin/restore', site.operator.token, { method: 'POST', body: new URLSearchParams({ kind: 'indoorFacility', id: String(id) }) })
    expect(restored.body).toMatchObject({ status: 30101, message: '设施编号已存在' })
  })
})

describe('facilities are found', () => {
  const numbersOf = async (base: string, query: string) => (await found(base, query)).map((row) => row.facilitiesNo).sort()

  it('indoors by their place: floor -1 is the first basement, and 0 every floor', async () => {
    await added(INDOOR, indoors({ facilitiesNo: 'UP', positionSign: '10,20.5' }))
    await added(INDOOR, indoors({ facilitiesNo: 'DOWN', floor: -1 }))
    expect(await numbersOf(INDOOR, 'floorId=-1')).toEqual(['DOWN'])
    for (const query of ['', 'floorId=0', 'floorId=', 'ids=-1', `ids=${site.buildingId},987654`, 'code=330100', `oid=${unitId}`]) expect(await numbersOf(INDOOR, query), query).toEqual(['DOWN', 'UP'])
    for (const query of ['floorId=9', 'floorId=x', 'ids=987654', 'code=330200', 'oid=987654']) expect(await numbersOf(INDOOR, query), query).toEqual([])
    expect([await numbersOf(INDOOR, 'positionSign=1'), await numbersOf(INDOOR, 'positionSign=0')]).toEqual([['UP'], ['DOWN']])
  })

  it('outdoors by unit, region and mark; the map shows each with what it needs', async () => {
    await added(OUTDOOR, outdoors({ facilitiesNo: 'EAST', zxqy: '330102', gis: '120.1,30.2', positionDescription: '东门' }))
    await added(OUTDOOR, outdoors({ facilitiesNo: 'WEST' }))
    for (const query of ['code=330102', 'code=330100', 'positionSign=1']) expect(await numbersOf(OUTDOOR, query), query).toEqual(['EAST'])
    expect(await numbersOf(OUTDOOR, `oid=${unitId}`)).toEqual(['EAST', 'WEST'])
    const { data } = await call(`${OUTDOOR}/markers`) as unknown as { data: object[] }
    expect(data).toMatchObject([
      { facilitiesNo: 'EAST', equipmentType: '灭火器', positionDescription: '东门', gis: '120.1,30.2', status: '0', dueState: '0' },
      { facilitiesNo: 'WEST', gis: null },
    ])
  })

  it('by number, type, state, and the days of the last check', async () => {
    const { id } = await added(INDOOR, indoors({ facilitiesNo: 'AB-1', status: '1' }))
    await added(INDOOR, indoors({ facilitiesNo: 'CD-1', facilitiesTypeId: await aType(site.id, null, '防火门') }))
    await db().update(indoorFacilities).set({ lastInspectedAt: new Date('2026-10-01T16:00:00Z') }).where(eq(indoorFacilities.id, id))
    for (const query of ['facilitiesNo=ab-', `facilitiesTypeId=${typeId}`, 'equipmentType=灭火', 'status=1', 'dateStrs=2026-10-02', 'dateStrs=2026-10-01,2026-10-02']) expect(await numbersOf(INDOOR, query), query).toEqual(['AB-1'])
    expect(await numbersOf(INDOOR, 'dateStrs=2026-10-01')).toEqual([])
    expect(await numbersOf(INDOOR, 'status=-1')).toEqual(['AB-1', 'CD-1'])
    expect(await found(INDOOR, 'status=1')).toMatchObject([{ state: '维修中', equipmentType: '灭火器', bName: site.buildingName, oid: unitId, oName: '星河物业' }])
    for (const query of ['status=7', 'dateStrs=yesterday']) expect(await call(`${INDOOR}/pageList?${query}`), query).toMatchObject({ status: 30101 })
  })

  it('by their ids in the order of the list, for labels; an unknown id is left out', async () => {
    const one = await added(INDOOR, indoors({ facilitiesNo: 'A1' }))
    const two = await added(INDOOR, indoors({ facilitiesNo: 'A2' }))
    const { data } = await call(`${INDOOR}/getListById?ids=${two.id},987654,${one.id},${two.id}`) as unknown as { data: Row[] }
    expect(data.map((row) => row.facilitiesNo)).toEqual(['A2', 'A1'])
    expect(data[0]).toMatchObject({ equipmentType: '灭火器', bName: site.buildingName, floor: 1 })
    expect(await call(`${INDOOR}/getListById?ids=${Array.from({ length: 501 }, (_, at) => at + 1).join()}`)).toMatchObject({ status: 30101 })
  })
})

it('a facility stands on a floor that its building has, and its mark does not follow it to another one', async () => {
  for (const floor of [0, 10, -2]) expect(await call(`${INDOOR}/add`, indoors({ floor }))).toEqual(refused('floor', '楼层数在建筑中不存在'))
  const { id } = await added(INDOOR, indoors({ positionSign: '10,20.5' }))
  expect(await call(`${INDOOR}/update`, { id, ...indoors({ floor: 1, remark: '换新' }) })).toEqual({ status: 200 })
  expect(await found(INDOOR)).toMatchObject([{ positionSign: '已标记', positionPoint: '10,20.5', remark: '换新' }])
  expect(await call(`${INDOOR}/update`, { id, ...indoors({ floor: -1 }) })).toEqual({ status: 200 })
  expect(await found(INDOOR)).toMatchObject([{ positionSign: '未标记', positionPoint: null }])
})

it('a building loses no floor on which a facility stands', async () => {
  await added(INDOOR, indoors({ floor: 9 }))
  const { body } = await server.call<Answer>('/api/device/deviceBuilding/update', site.operator.token, jsonOf({ id: site.buildingId, bname: site.buildingName, zxqy: '330102', upFloor: 8, underFloor: 1 }))
  expect(body).toMatchObject({ status: 30101, message: '不能减少楼层：9 层还有 1 个巡检设施' })
})

it.each([['indoors', INDOOR, indoors], ['outdoors', OUTDOOR, outdoors]] as const)('a photo that is larger than the bodies of other calls is taken %s', async (_where, base, input) => {
  const { id, version } = await added(base, input())
  const file = pngFile(160, 120)
  const content = Buffer.concat([file, Buffer.alloc(1024 * 1024)]).toString('base64')
  expect(await call(`${base}/savePhoto`, { id, version, content })).toEqual({ status: 200 })
})

it('a photo is kept with its facility, also while that can be restored, and goes with it for good', async () => {
  const { id, version } = await added(OUTDOOR, outdoors())
  expect(await call(`${OUTDOOR}/savePhoto`, { id, version, content: pngFile(160, 120).toString('base64') })).toEqual({ status: 200 })
  const [row] = await found(OUTDOOR)
  expect(row).toMatchObject({ hasPhoto: '1', version: version + 1 })
  expect(await call(`${OUTDOOR}/photo?id=${id}`)).toMatchObject({ data: { version: version + 1, photo: { width: 160, height: 120 } } })
  expect(await call(`${OUTDOOR}/removePhoto`, { id, version })).toMatchObject({ status: 30101 })
  const photos = () => db().select().from(storedFiles).where(eq(storedFiles.tenantId, site.id))
  await call(`${OUTDOOR}/batchDelete?id=${id}`)
  expect(await photos()).toHaveLength(1)
  server.clock.advance(31 * DAY_MS)
  await forgetOldData({ ...server.deps, days: { readings: null, records: null, audit: null, signIns: null } })
  expect(await photos()).toEqual([])
  expect(await db().select().from(outdoorFacilities).where(eq(outdoorFacilities.id, id))).toEqual([])
})
