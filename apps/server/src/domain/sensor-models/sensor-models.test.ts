import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { devices, sensorTypes } from '../../db/schema'
import { addAccount, signInAs } from '../../testing/accounts'
import { pointReport } from '../../testing/gateway'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'
import { appended } from './appended-points'

const BASE = '/api/device/deviceSensorModel'

aSiteForEachTest('sensor-models')

let platform: string
let sites = 0
beforeEach(async () => {
  const username = `platform${(sites += 1)}`
  await addAccount(server, { username, isSuperAdmin: true, isTenantAdmin: false })
  platform = await signInAs(server, username)
})

interface Row { id: number; version: number; model: string; measuringPointIds: string; channelId: number; sensorType: string }
const db = () => server.deps.database.db
const call = async <Data = unknown>(path: string, body?: object, token = platform) =>
  (await server.call<{ status: number; message?: string; data: Data }>(path, token, body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).body
const model = async (id: number) => (await call<Row>(`${BASE}/get?id=${id}`)).data
const pointIds = async () => (await call<{ rows: { id: number; codeName: string; measuringPoint: string }[] }>('/api/device/deviceMeasuringPoint/pageList?limit=100')).data.rows
const smokeType = async () => (await db().select({ typeId: devices.typeId }).from(devices).where(eq(devices.id, site.smoke.id)))[0]?.typeId ?? 0
const inputOf = ({ measuringPointIds, model: name, channelId }: Row, changes: object = {}) => ({ seriesId: 1, model: name, channelId, measuringPointIds, offlineSeconds: 86_400, ...changes })
const refused = (field: string, message: string) => ({ status: 30101, message, data: { field } })

describe('a model', () => {
  it('is added, and devices may be of it from then on, with its points', async () => {
    const [point] = await pointIds()
    expect(await call(`${BASE}/add`, { seriesId: 1, model: `YG-${sites}/二代`, channelId: 1, measuringPointIds: String(point?.id), offlineSeconds: 3600 })).toEqual({ status: 200 })
    const listed = await call<{ rows: { sensorType: { model: string }; measuringPoint: string[] }[] }>(`/api/device/deviceSensorType/pageList?model=YG-${sites}`, undefined, site.operator.token)
    expect(listed.data.rows).toMatchObject([{ sensorType: { model: `YG-${sites}/二代`, channelId: 1 }, measuringPoint: [point?.measuringPoint] }])
  })

  it.each([
    ['a name that the series has', { model: 'm1' }, 'model', '该设备类型已有此型号'],
    ['points that are no list', { measuringPointIds: '1;2' }, 'measuringPointIds', '监测点格式不正确'],
    ['a point twice', { measuringPointIds: '1,1' }, 'measuringPointIds', '监测点重复'],
    ['a point that does not exist', { measuringPointIds: '987654' }, 'measuringPointIds', '监测点不存在'],
    ['an unknown series', { seriesId: 987_654 }, 'seriesId', '设备类型不存在'],
    ['the system of fire hosts', { channelId: 11 }, 'channelId', '所属系统不存在'],
  ])('with %s is refused', async (_what, changes, field, message) => {
    expect(await call(`${BASE}/add`, { seriesId: 1, model: `X-${sites}`, channelId: 1, measuringPointIds: '1', offlineSeconds: 3600, ...changes })).toEqual(refused(field, message))
  })

  it('is written by the platform only', async () => {
    expect(await call(`${BASE}/add`, { seriesId: 1, model: 'X', channelId: 1, measuringPointIds: '1', offlineSeconds: 3600 }, site.operator.token)).toMatchObject({ status: 40131 })
  })
})

describe('a model that devices have', () => {
  it('gets further points behind those that it has, wherever they are named; the next report has them', async () => {
    const before = await model(await smokeType())
    const added = (await pointIds()).find(({ id }) => !before.measuringPointIds.split(',').includes(String(id)))
    expect(await call(`${BASE}/update`, { id: before.id, version: before.version, ...inputOf(before, { measuringPointIds: `${added?.id},${before.measuringPointIds}` }) })).toEqual({ status: 200 })
    expect(await model(before.id)).toMatchObject({ measuringPointIds: `${before.measuringPointIds},${added?.id}`, version: before.version + 1 })
    expect(await gateway.report(pointReport(site.smoke.number, server.clock.now(), added?.codeName ?? '', 0, undefined, 7))).toMatchObject({ accepted: 1 })
  })

  it('loses no point and keeps its system, also when its last device was deleted', async () => {
    const before = await model(await smokeType())
    const [, ...rest] = before.measuringPointIds.split(',')
    const change = (changes: object) => call(`${BASE}/update`, { id: before.id, ...inputOf(before, changes) })
    await db().update(devices).set({ deletedAt: new Date() }).where(eq(devices.typeId, before.id))
    expect(await change({ measuringPointIds: rest.join(',') || '987' })).toMatchObject({ data: { field: 'measuringPointIds' } })
    expect(await change({ channelId: 2 })).toEqual(refused('channelId', '型号已有设备，不能更改所属系统'))
    expect(await change({ offlineSeconds: 600 })).toEqual({ status: 200 })
    expect((await db().select().from(sensorTypes).where(eq(sensorTypes.id, before.id)))[0]?.offlineAfterSeconds).toBe(600)
    await db().update(devices).set({ deletedAt: null }).where(eq(devices.typeId, before.id))
  })

  it('is not deleted', async () => {
    const id = await smokeType()
    expect(await call(`${BASE}/delete?id=${id}`)).toMatchObject({ status: 30101, data: { usedBy: [{ what: '设备' }] } })
  })

  it('keeps its points in use until it is deleted: then a point that no other model has can be deleted too', async () => {
    const codeName = `ONCE_${sites}`
    await call('/api/device/deviceMeasuringPoint/add', { codeName, measuringPoint: `试用${sites}`, measuringPointType: '1' })
    const point = (await pointIds()).find((one) => one.codeName === codeName)
    const deletePoint = () => call(`/api/device/deviceMeasuringPoint/delete?id=${point?.id}`)
    await call(`${BASE}/add`, { seriesId: 1, model: `试用-${sites}`, channelId: 1, measuringPointIds: String(point?.id), offlineSeconds: 3600 })
    const [added] = (await call<{ rows: Row[] }>(`${BASE}/pageList?model=试用-${sites}`)).data.rows
    expect(await deletePoint()).toMatchObject({ status: 30101, data: { usedBy: [{ count: 1 }] } })
    expect(await call(`${BASE}/delete?id=${added?.id}`)).toEqual({ status: 200 })
    expect(await deletePoint()).toEqual({ status: 200 })
  })

  it('is not changed by who has seen an older version', async () => {
    const before = await model(await smokeType())
    expect(await call(`${BASE}/update`, { id: before.id, version: before.version + 1, ...inputOf(before) })).toMatchObject({ status: 30101, data: { version: before.version } })
  })
})

it.each([
  [[1, 2], [3, 2, 1], [1, 2, 3]],
  [[1, 2], [2], [2]],
  [[], [5, 4], [5, 4]],
])('points %j that become %j are kept as %j', (before, after, kept) => {
  expect(appended(before, after)).toEqual(kept)
})
