import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { devices, type PointState } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

const SENSOR = '/api/device/deviceSensor'
const HOUR_MS = 3_600_000

aSiteForEachTest('sensors')

type Row = Record<string, unknown> & { id: number }
const get = async <Body>(call: string) => (await server.call<Body>(`${SENSOR}/${call}`, site.operator.token)).body
const dataOf = async <Data>(call: string) => (await get<{ data: Data }>(call)).data
const idsOf = async (call: string) => (await dataOf<{ rows: Row[] }>(call)).rows.map(({ id }) => id)
const set = (id: number, values: Partial<typeof devices.$inferInsert>) => server.deps.database.db.update(devices).set(values).where(eq(devices.id, id))
const state = (values: Partial<PointState> = {}): PointState => ({ value: 1, status: 'normal', type: '正常', ...values })
const pointsOf = async (id: number) => Object.fromEntries((await get<{ codeName: string; alarmStatus: number }[]>(`getMeasuringPoint?id=${id}`)).map(({ codeName, alarmStatus }) => [codeName, alarmStatus]))
const popoverOf = (id: number) => dataOf<{ alrmData?: object[]; status?: string; date?: string; time?: string }>(`getSensor?sensorId=${id}`)
const hydrantValues = (query = '') => dataOf<object[]>(`selectByHydrantId?hydrantId=${site.hydrantId}${query}`)

describe('the values of a device', () => {
  it('are a dash where one cannot be read, never 0', async () => {
    await set(site.smoke.id, { status: 'fault', latest: { YG: state({ value: 0 }), VOL: state({ value: null, status: 'fault', type: '数据异常' }) } })
    expect((await popoverOf(site.smoke.id)).alrmData).toMatchObject([{ measuringPoint: '烟感', data: '0' }, { measuringPoint: '电池电压', data: '–', status: 0 }])
    await set(site.hydrantSensor.id, { latest: { YL: state({ value: null }), VOL: state({ value: 3.1 }) } })
    expect(await hydrantValues()).toEqual([{ measuringPoint: '压力', data: '–' }, { measuringPoint: '电池电压', data: '3.1V' }])
  })

  it('are hidden while it is offline: only since when is told, from the moment when it fell silent', async () => {
    const now = server.clock.now()
    const [reportedAt, statusAt] = [new Date(now - 9 * HOUR_MS), new Date(now - 2 * HOUR_MS)]
    await set(site.smoke.id, { status: 'offline', reportedAt, statusAt, latest: { YG: state({ status: 'alarm', type: '烟感报警' }) } })
    expect(await popoverOf(site.smoke.id)).toMatchObject({ status: '4', date: wireTime(statusAt), time: '2小时0分0秒' })
    expect(await pointsOf(site.smoke.id)).toEqual({ YG: 2, VOL: 2 })
    await set(site.hydrantSensor.id, { status: 'offline', latest: { YL: state() } })
    expect(await hydrantValues()).toEqual([])
  })

  it('say of a point that it is shielded; another one beside it is in alarm', async () => {
    await set(site.smoke.id, { status: 'alarm', latest: { YG: state({ status: 'alarm', type: '烟感报警' }), VOL: state({ status: 'shielded' }) } })
    expect(await pointsOf(site.smoke.id)).toEqual({ YG: 1, VOL: 3 })
  })

  it('of a sensor of another system are not those of the hydrant', async () => {
    await set(site.hydrantSensor.id, { latest: { YL: state({ value: 0.4 }) } })
    expect(await hydrantValues('&channelId=5')).toHaveLength(1)
    expect(await hydrantValues('&channelId=1')).toEqual([])
  })
})

it('a deleted device is as unknown as one that never was', async () => {
  const calls = (id: number) => Promise.all([`get?id=${id}`, `getOutdoor?id=${id}`, `getSensor?sensorId=${id}`, `getMeasuringPoint?id=${id}`].map((call) => get<object>(call)))
  const unknown = await calls(987_654)
  expect(await calls(site.smoke.id)).not.toEqual(unknown)
  await set(site.smoke.id, { deletedAt: new Date(server.clock.now()) })
  expect(await calls(site.smoke.id)).toEqual(unknown)
})

describe('a device that is not enabled', () => {
  it('is only in the list of devices that are not enabled, by its floor', async () => {
    const onFloor = `selectByFloorGetSensor?buildingId=${site.buildingId}&floor=3`
    const notEnabled = (floor = '') => idsOf(`getNotEnabledSensorList?buildingId=${site.buildingId}${floor}`)
    expect([await idsOf(onFloor), await notEnabled()]).toEqual([[site.smoke.id], []])
    for (const { id } of [site.smoke, site.electrical]) await set(id, { status: 'notEnabled' })
    expect(await idsOf(onFloor)).toEqual([])
    expect([await notEnabled(), await notEnabled('&floor=3'), await notEnabled('&floor=-1')]).toEqual([[site.electrical.id, site.smoke.id], [site.smoke.id], [site.electrical.id]])
  })

  it('of a hydrant is only in the list of those of its hydrant', async () => {
    const lists = async () => [await idsOf(`selectByHydrantIdGetSensor?hydrantId=${site.hydrantId}`), await idsOf(`getNotEnabledSensorListByHydrantId?hydrantId=${site.hydrantId}`)]
    expect(await lists()).toEqual([[site.hydrantSensor.id], []])
    await set(site.hydrantSensor.id, { status: 'notEnabled' })
    expect(await lists()).toEqual([[], [site.hydrantSensor.id]])
  })
})

it('the series with most devices comes first', async () => {
  const { db } = server.deps.database
  for (const [nth, { id }] of [site.electrical, site.smoke, site.smoke].entries()) {
    const [one] = await db.select().from(devices).where(eq(devices.id, id))
    if (one) await db.insert(devices).values({ tenantId: site.id, number: `${one.number}-${nth}`, typeId: one.typeId, channelId: one.channelId, status: 'normal', buildingId: site.buildingId, floor: 1 })
  }
  const series = await dataOf<{ type: string; count: number }[]>('selectCount')
  expect(series.map(({ type, count }) => [type, count])).toEqual([['无线感烟探测器', 3], ['剩余电流探测器', 2], ['消火栓水压传感器', 1]])
})
