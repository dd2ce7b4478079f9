import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { facilityTypes, hydrants, measuringPoints, sensorTypes } from '../../db/schema'
import { addAccount, signInAs } from '../../testing/accounts'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

const TYPES = '/api/device/outdoorFacilityType'
const FACILITIES = '/api/device/deviceHardwareFacilities'

aSiteForEachTest('kinds')
let platform: string
beforeAll(async () => {
  await addAccount(server, { username: 'platform', isSuperAdmin: true, isTenantAdmin: false })
  platform = await signInAs(server, 'platform')
})

interface Row {
  id: number
}
async function call<Data = unknown>(path: string, body?: object, token = site.operator.token) {
  const init = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  return (await server.call<{ status: number; message?: string; data: Data }>(path, token, init)).body
}
const refused = (field: string, message: string) => ({ status: 30101, message, data: { field } })
async function newType(code: string, hasOutlets: '0' | '1'): Promise<number> {
  expect(await call(`${TYPES}/add`, { facilityType: code, facilityTypeName: `设施${code}`, hasOutlets }, platform)).toEqual({ status: 200 })
  return (await server.deps.database.db.select().from(facilityTypes).where(eq(facilityTypes.code, code)))[0]?.id ?? 0
}
const facility = (changes: object) => ({ hydrantName: '东门', zxqy: '339901', hydrantType: '1', waterPipe: '0', protectionRadius: 120, ...changes })

it('a type of measuring points that do not exist is refused with its field', async () => {
  expect(await call(`${TYPES}/add`, { facilityType: 'X1', facilityTypeName: '取水口', hasOutlets: '0', measuringPointIds: '1,987654' }, platform)).toEqual(refused('measuringPointIds', '监测点不存在'))
  expect(await call(`${TYPES}/add`, { facilityType: 'X1', facilityTypeName: '取水口', hasOutlets: '0', measuringPointIds: '压力' }, platform)).toEqual(refused('measuringPointIds', '监测点格式不正确'))
})

it('a measuring point that a type names is not deleted: the type could not be changed any more without it', async () => {
  const POINTS = '/api/device/deviceMeasuringPoint'
  const db = server.deps.database.db
  await call(`${POINTS}/add`, { codeName: 'LEVEL', measuringPoint: '液位', measuringPointType: '1' }, platform)
  const [point] = await db.select().from(measuringPoints).where(eq(measuringPoints.code, 'LEVEL'))
  const type = (measuringPointIds: string) => ({ facilityType: 'TANK', facilityTypeName: '水箱', hasOutlets: '0', measuringPointIds })
  await call(`${TYPES}/add`, type(`1,${point?.id}`), platform)
  const deletePoint = () => call(`${POINTS}/delete?id=${point?.id}`, undefined, platform)
  expect(await deletePoint()).toMatchObject({ status: 30101, data: { usedBy: [{ what: '设施类型', count: 1 }] } })
  const [tank] = await db.select().from(facilityTypes).where(eq(facilityTypes.code, 'TANK'))
  await call(`${TYPES}/update`, { id: tank?.id, ...type('1') }, platform)
  expect(await deletePoint()).toEqual({ status: 200 })
})

it('a facility has the kind that it is given, a hydrant by default, and is found by it', async () => {
  const pool = await newType('POOL', '0')
  expect(await call(`${FACILITIES}/add`, facility({ hydrantName: '水池', facilityTypeId: pool }))).toEqual({ status: 200 })
  expect(await call(`${FACILITIES}/add`, facility({ hydrantName: '普通' }))).toEqual({ status: 200 })
  const found = (await call<{ rows: Row[]; total: number }>(`${FACILITIES}/pageList?code=-1&facilityTypeId=${pool}`)).data
  expect(found).toMatchObject({ total: 1, rows: [{ hydrantName: '水池', facilityType: 'POOL', facilityTypeName: '设施POOL' }] })
  const { rows: [newest] } = (await call<{ rows: Row[] }>(`${FACILITIES}/pageList?code=-1`)).data
  expect(newest).toMatchObject({ hydrantName: '普通', facilityType: '0', facilityTypeName: '室外消火栓' })
  expect(await call(`${FACILITIES}/add`, facility({ hydrantName: '无', facilityTypeId: 987_654 }))).toEqual(refused('facilityTypeId', '设施类型不存在'))
  const uses = [{ what: '室外设施', count: 1 }]
  expect((await call(`${TYPES}/deleteQuery?id=${pool}`, undefined, platform)).data).toEqual(uses)
  expect(await call(`${TYPES}/delete?id=${pool}`, undefined, platform)).toMatchObject({ status: 30101, data: { usedBy: uses } })
})

it('a facility of a kind without outlets has none, also when an update changes the kind', async () => {
  const dry = await newType('DRY', '0')
  const outlets = { outlet: '0', outletTypeOne: '0', outletValueOne: 65 }
  expect(await call(`${FACILITIES}/add`, facility({ facilityTypeId: dry, ...outlets }))).toEqual(refused('outlet', '该类型的设施没有出水口'))
  expect(await call(`${FACILITIES}/add`, facility(outlets))).toEqual({ status: 200 })
  const [stored] = await server.deps.database.db.select().from(hydrants).where(eq(hydrants.name, '东门'))
  expect(await call(`${FACILITIES}/update`, { id: stored?.id, ...facility({ facilityTypeId: dry }) })).toEqual(refused('outlet', '该类型的设施没有出水口'))
  expect(await call(`${FACILITIES}/update`, { id: stored?.id, ...facility({ facilityTypeId: dry, outlet: '', outletTypeOne: '', outletValueOne: '' }) })).toEqual({ status: 200 })
})

it('types are written by the platform only; whoever manages hydrants reads them', async () => {
  expect(await call(`${TYPES}/add`, { facilityType: 'S1', facilityTypeName: '站点', hasOutlets: '0' })).toMatchObject({ status: 40131 })
  expect((await call<{ rows: Row[] }>(`${TYPES}/pageList`)).data.rows.length).toBeGreaterThan(0)
})

it('a facility without a radius of its own has the usual one of its kind wherever it is drawn, also after that changes; the map has the icon of the kind', async () => {
  const crane = await newType('CRANE', '0')
  const kind = (defaultRadius: number | '') => call(`${TYPES}/update`, { id: crane, facilityType: 'CRANE', facilityTypeName: '水鹤', hasOutlets: '0', icon: 'crane', defaultRadius }, platform)
  expect(await kind(150)).toEqual({ status: 200 })
  for (const [hydrantName, protectionRadius] of [['照类型', ''], ['自己的', 80]]) expect(await call(`${FACILITIES}/add`, facility({ hydrantName, protectionRadius, facilityTypeId: crane }))).toEqual({ status: 200 })
  const drawn = async () => {
    const { data: markers } = await call<{ id: number; name: string; protectionRadius: number | null; icon: string | null }[]>(`${FACILITIES}/selectByHydrantNameLike`)
    const own = markers.find(({ name }) => name === '照类型')
    const { data: dialog } = await call<{ protectionRadius: number | null }>(`${FACILITIES}/getStatusById?id=${own?.id}`)
    const { data: live } = await call<{ rows: { hydrantName: string; protectionRadius: number | null }[] }>('/api/device/live/hydrants?page=1&limit=100')
    return [own?.protectionRadius, dialog.protectionRadius, live.rows.find(({ hydrantName }) => hydrantName === '照类型')?.protectionRadius, own?.icon, markers.find(({ name }) => name === '自己的')?.protectionRadius]
  }
  expect(await drawn()).toEqual([150, 150, 150, 'crane', 80])
  expect((await call<{ rows: object[] }>(`${FACILITIES}/pageList?code=-1&facilityTypeId=${crane}&hydrantName=照`)).data.rows).toMatchObject([{ protectionRadius: null, defaultRadius: 150 }])
  await kind(200)
  expect(await drawn()).toEqual([200, 200, 200, 'crane', 80])
  await kind('')
  expect(await drawn()).toEqual([null, null, null, 'crane', 80])
})

it('the form of a sensor offers the models that measure a point of the kind of its facility; a kind without points offers all', async () => {
  const pool = await newType('POOL2', '0')
  await call(`${FACILITIES}/add`, facility({ hydrantName: '水池二', facilityTypeId: pool }))
  const [stored] = await server.deps.database.db.select().from(hydrants).where(eq(hydrants.name, '水池二'))
  const [model] = await server.deps.database.db.select().from(sensorTypes).where(eq(sensorTypes.channelId, 5))
  const offered = async () => (await call<{ options: object[] }>(`/api/device/deviceSensorType/selectType?channelId=5&hydrantId=${stored?.id}`)).data.options.length
  const points = (ids: string) => call(`${TYPES}/update`, { id: pool, facilityType: 'POOL2', facilityTypeName: '水池二', hasOutlets: '0', measuringPointIds: ids }, platform)
  const all = await offered()
  expect(all).toBeGreaterThan(0)
  const [measured] = model?.pointIds ?? []
  const others = await server.deps.database.db.select({ id: measuringPoints.id }).from(measuringPoints)
  const foreign = others.find(({ id }) => !model?.pointIds.includes(id))
  expect(await points(String(foreign?.id))).toEqual({ status: 200 })
  expect(await offered()).toBe(0)
  expect(await points(`${foreign?.id},${measured}`)).toEqual({ status: 200 })
  expect(await offered()).toBe(all)
})
