import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { devices, fireHostPoints, type PointState } from '../../db/schema'
import { startCityServer, type CityServer } from '../../testing/city'
import { aNumber, aText, listWith, objectWith, textLike, textWith } from '../../testing/matchers'

const SENSOR = '/api/device/deviceSensor'

interface Counts {
  faultCount: number
  callCount: number
  normalCount: number
  offlineCount: number
}

let city: CityServer
let all: (typeof devices.$inferSelect)[]
beforeAll(async () => {
  city = await startCityServer()
  all = await city.server.deps.database.db.select().from(devices)
})
afterAll(() => city.stop())

const dataOf = async <Data>(path: string): Promise<Data> => (await city.get<{ data: Data }>(path)).body.data
const having = (...statuses: string[]) => all.filter(({ status }) => statuses.includes(status)).length

function first(status: string, inBuilding = true) {
  const found = all.find((row) => row.status === status && (row.buildingId !== null) === inBuilding)
  if (!found) throw new Error(`no device is ${status}`)
  return found
}

describe('counts of deviceSensor (contract device §2.2)', () => {
  it('getAllCount counts offline devices among the faults and also separately, and those that are not enabled', async () => {
    expect(await dataOf(`${SENSOR}/getAllCount`)).toEqual({
      faultCount: having('fault', 'offline'),
      callCount: having('alarm'),
      normalCount: having('normal'),
      offCount: having('offline'),
      offlineCount: having('offline'),
      notEnabledCount: having('notEnabled'),
    })
  })

  it('getAllStatusCount counts one channel', async () => {
    const own = all.filter(({ channelId }) => channelId === 1)
    expect(await dataOf<Counts>(`${SENSOR}/getAllStatusCount?channelId=1`)).toMatchObject({
      normalCount: own.filter(({ status }) => status === 'normal').length,
    })
    expect(await dataOf(`${SENSOR}/getAllStatusCount?channelId=0`)).toEqual(await dataOf(`${SENSOR}/getAllStatusCount`))
    expect(await dataOf(`${SENSOR}/getAllStatusCount?channelId=-1`)).toEqual(
      await dataOf(`${SENSOR}/getAllStatusCount?channelId=全部`),
    )
  })

  it('selectStatusCount adds the points of fire hosts, floor and building respected', async () => {
    const points = await city.server.deps.database.db
      .select()
      .from(fireHostPoints)
      .where(eq(fireHostPoints.buildingId, 1))
    const inBuilding = all.filter(({ buildingId }) => buildingId === 1)
    const normal = [...points, ...inBuilding].filter(({ status }) => status === 'normal')
    expect(await dataOf<Counts>(`${SENSOR}/selectStatusCount?buildId=1`)).toMatchObject({ normalCount: normal.length })
    const basement = await dataOf<Counts>(`${SENSOR}/selectStatusCount?buildId=1&floor=-1`)
    expect(basement.normalCount).toBe(normal.filter(({ floor }) => floor === -1).length)
    expect(await dataOf(`${SENSOR}/selectStatusCount?buildId=1&floor=0`)).toEqual(
      await dataOf(`${SENSOR}/selectStatusCount?buildId=1`),
    )
  })

  it('getStatusCount counts the devices that the plan does not show', async () => {
    const own = all.filter(({ buildingId }) => buildingId === 1)
    const notEnabled = own.filter(({ status }) => status === 'notEnabled')
    expect(await dataOf(`${SENSOR}/getStatusCount?buildId=1&floor=-1`)).toEqual({
      notEnabledCount: notEnabled.filter(({ floor }) => floor === -1).length,
      unlabeledCount: own.filter(({ floor, planX }) => floor === -1 && planX === null).length,
      allNotEnabledCount: notEnabled.length,
    })
  })

  it('selectCount has series, number and colour, biggest first', async () => {
    const rows = await dataOf<{ type: string; count: number; color: string }[]>(
      `${SENSOR}/selectCount?buildId=1&channelId=0`,
    )
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(
      all.filter(({ buildingId, status }) => buildingId === 1 && status !== 'notEnabled').length,
    )
    for (const { color } of rows) expect(color).toMatch(/^#[0-9A-F]{6}$/)
  })

  it('getAlrmFloor leaves normal floors out', async () => {
    const sick = first('alarm')
    const rows = await dataOf<{ floor: number; status: string; offlineOnly: boolean }[]>(
      `${SENSOR}/getAlrmFloor?buildId=${sick.buildingId}&channelId=${sick.channelId}`,
    )
    expect(rows).toContainEqual({ floor: sick.floor, status: '1', offlineOnly: false })
    // the call has no such parameter: the client puts the floors of the whole building together
    expect(await dataOf(`${SENSOR}/getAlrmFloor?buildId=${sick.buildingId}&channelId=${sick.channelId}&floor=-7`)).toEqual(rows)
    const abnormal = all.filter(
      (row) =>
        row.buildingId === sick.buildingId &&
        row.channelId === sick.channelId &&
        ['alarm', 'fault', 'offline'].includes(row.status),
    )
    expect(rows.map(({ floor }) => floor).sort()).toEqual([...new Set(abnormal.map(({ floor }) => floor))].sort())
    for (const { floor, offlineOnly } of rows) {
      expect(offlineOnly).toBe(abnormal.filter((row) => row.floor === floor).every(({ status }) => status === 'offline'))
    }
  })
})

describe('lists of deviceSensor (contract device §2.1)', () => {
  it('selectByFloorGetSensor has texts for the status, newest first, none that are not enabled', async () => {
    const { buildingId, floor, channelId } = first('alarm')
    const here = all.filter(
      (row) =>
        row.buildingId === buildingId &&
        row.floor === floor &&
        row.channelId === channelId &&
        row.status !== 'notEnabled',
    )
    const page = await dataOf<{ total: number; rows: { id: number; status: string }[] }>(
      `${SENSOR}/selectByFloorGetSensor?buildingId=${buildingId}&floor=${floor}&channelId=${channelId}&page=1&limit=10&status=-1`,
    )
    expect(page.total).toBe(here.length)
    expect(page.rows.map(({ id }) => id)).toEqual(
      here
        .map(({ id }) => id)
        .sort((a, b) => b - a)
        .slice(0, 10),
    )
    expect(page.rows).toContainEqual(objectWith({ status: '报警', color: '#FF001F', channelName: aText, bName: aText }))
    const alarms = await dataOf<{ rows: { status: string }[] }>(
      `${SENSOR}/selectByFloorGetSensor?buildingId=${buildingId}&floor=${floor}&channelId=${channelId}&status=1`,
    )
    expect(new Set(alarms.rows.map(({ status }) => status))).toEqual(new Set(['报警']))
  })

  it('floor 0 has no rows here, although it means all floors elsewhere', async () => {
    expect(await dataOf(`${SENSOR}/selectByFloorGetSensor?buildingId=1&floor=0&channelId=0`)).toEqual({
      total: 0,
      rows: [],
    })
  })

  it.each([
    'selectByFloorGetSensor?floor=1',
    'selectByFloorGetSensor?buildingId=1',
    'getNotEnabledSensorList',
    'getAlrmFloor',
    'getSensor',
    'getMeasuringPoint',
    'selectByHydrantId',
  ])('%s lacks a parameter', async (call) => {
    expect(await city.get(`${SENSOR}/${call}`)).toMatchObject({
      status: 500,
      body: { status: 500, message: 'param_required' },
    })
  })

  it('getNotEnabledSensorList has a string for whether a device is marked', async () => {
    const device = first('notEnabled')
    const page = await dataOf<{ rows: object[] }>(
      `${SENSOR}/getNotEnabledSensorList?buildingId=${device.buildingId}&channelId=0&page=1&limit=100`,
    )
    expect(page.rows).toContainEqual({
      id: device.id,
      sensorNo: device.number,
      equipmentType: aText,
      model: aText,
      manufacturer: aText,
      channelId: device.channelId,
      channelName: aText,
      bName: aText,
      floor: device.floor,
      positionDescription: device.position,
      positionSign: String(device.planX !== null),
    })
  })

  it('getSensorAndFloor has the position of markers; devices that are not marked have none', async () => {
    const marked = all.find((row) => row.planX !== null && row.status === 'normal')
    const unmarked = all.find((row) => row.planX === null && row.buildingId !== null && row.status !== 'notEnabled')
    const markers = async (row: typeof marked) =>
      (
        await dataOf<{ url: string; sensor: { id: number }[] }>(
          `${SENSOR}/getSensorAndFloor?buildId=${row?.buildingId}&floor=${row?.floor}&channelId=${row?.channelId}`,
        )
      ).sensor.find(({ id }) => id === row?.id)
    expect(await markers(marked)).toEqual({
      id: marked?.id,
      positionSignX: String(marked?.planX),
      positionSignY: String(marked?.planY),
      status: '2',
      color: textLike(/^#/),
      positionDescription: marked?.position,
    })
    if (unmarked) {
      expect(Object.keys((await markers(unmarked)) ?? {}).sort()).toEqual(['color', 'id', 'positionDescription', 'status'])
    }
  })

  it('getAllBuildingList and getStatusByBuild go building by building', async () => {
    const list = await dataOf<{ total: number; rows: Counts[] }>(
      `${SENSOR}/getAllBuildingList?channelId=0&page=1&limit=15`,
    )
    expect(list.total).toBe(3)
    expect(list.rows.reduce((sum, { callCount }) => sum + callCount, 0)).toBe(
      all.filter(({ status, buildingId }) => status === 'alarm' && buildingId !== null).length,
    )
    expect(await dataOf(`${SENSOR}/getStatusByBuild?bName=广场`)).toEqual([
      {
        id: 2,
        name: '万诚广场',
        gisx: textLike(/^120/),
        gisy: textLike(/^30/),
        status: textLike(/^[012]$/),
        count: aNumber,
      },
    ])
  })
})

describe('one device (contract device §2.3)', () => {
  it('getSensor has values and states, and no status of its own', async () => {
    const sick = first('alarm')
    const popover = await dataOf<{ alrmData: { status: number; type: string; color: string }[] }>(
      `${SENSOR}/getSensor?sensorId=${sick.id}`,
    )
    expect(popover).not.toHaveProperty('status')
    expect(popover.alrmData).toHaveLength(Object.keys(sick.latest).length)
    const wrong = Object.values<PointState>(sick.latest).find(({ status }) => status === 'alarm')
    expect(popover.alrmData).toContainEqual(objectWith({ status: 1, type: wrong?.type, color: '#FF001F' }))
  })

  it('getSensor of an offline device has the duration and no values', async () => {
    const offline = first('offline')
    const popover = await dataOf<object>(`${SENSOR}/getSensor?sensorId=${offline.id}`)
    expect(popover).toEqual({
      equipmentType: aText,
      sensorNo: offline.number,
      positionDescription: offline.position,
      status: '4',
      date: textLike(/^2026-11/),
      time: textLike(/(天|小时|分|秒)$/),
    })
  })

  it('getMeasuringPoint is a bare array; an offline device has normal points', async () => {
    const sick = first('alarm')
    const points = (
      await city.get<{ codeName: string; alarmStatus: number }[]>(`${SENSOR}/getMeasuringPoint?id=${sick.id}`)
    ).body
    expect(points.map(({ codeName }) => codeName).sort()).toEqual(Object.keys(sick.latest).sort())
    expect(points.filter(({ alarmStatus }) => alarmStatus === 1)).toHaveLength(1)
    const silent = (await city.get<{ alarmStatus: number }[]>(`${SENSOR}/getMeasuringPoint?id=${first('offline').id}`))
      .body
    expect(silent.length).toBeGreaterThan(0)
    expect(silent.every(({ alarmStatus }) => alarmStatus === 2)).toBe(true)
  })

  it('getMeasuringPoint brings the readings of the first point when a day is named, as querySensorRealTime has them', async () => {
    const calm = first('normal', false)
    const points = `${SENSOR}/getMeasuringPoint?id=${calm.id}`
    const [point, ...others] = (await city.get<{ codeName: string; readings?: unknown[] }[]>(`${points}&readingsOf=2026-11-20,2026-11-20`)).body
    const curve = { mac: calm.number, sensorType: point?.codeName, startTime: '2026-11-20', endTime: '2026-11-20' }
    expect(point?.readings?.length).toBeGreaterThan(10)
    expect(point?.readings).toEqual((await city.post('/api/device/turingBusiness/querySensorRealTime', curve)).body)
    expect(others.filter((other) => 'readings' in other)).toEqual([])
    expect((await city.get<object[]>(points)).body.filter((row) => 'readings' in row)).toEqual([])
    expect((await city.getAsStranger(`${points}&readingsOf=2026-11-20,2026-11-20`)).body).toEqual([])
  })

  it('get has the code of the status', async () => {
    const device = first('fault')
    expect(await dataOf(`${SENSOR}/get?id=${device.id}`)).toEqual({
      status: '0',
      clockFault: false,
      sensor: aText,
      sensorNo: device.number,
      bName: aText,
      floor: device.floor,
      description: device.position,
    })
  })

  it('is unknown to another tenant', async () => {
    const { id, buildingId, floor } = first('normal')
    expect((await city.getAsStranger(`${SENSOR}/get?id=${id}`)).body).toEqual({ status: 200 })
    expect((await city.getAsStranger(`${SENSOR}/getSensor?sensorId=${id}`)).body).toEqual({ status: 200 })
    expect((await city.getAsStranger(`${SENSOR}/getMeasuringPoint?id=${id}`)).body).toEqual([])
    expect(
      (await city.getAsStranger(`${SENSOR}/selectByFloorGetSensor?buildingId=${buildingId}&floor=${floor}`)).body,
    ).toEqual({ status: 200, data: { total: 0, rows: [] } })
    expect((await city.getAsStranger(`${SENSOR}/getSensorAndFloor?buildId=${buildingId}&floor=${floor}`)).body).toEqual(
      { status: 200, data: { url: '/files/no-floor-plan.svg', sensor: [] } },
    )
    expect((await city.getAsStranger(`${SENSOR}/getAllCount`)).body).toEqual({
      status: 200,
      data: { faultCount: 0, callCount: 0, normalCount: 0, notEnabledCount: 0, offCount: 0, offlineCount: 0 },
    })
  })
})

describe('sensors of a hydrant', () => {
  it('are listed, named and read through the hydrant', async () => {
    const [sensor] = await city.server.deps.database.db
      .select()
      .from(devices)
      .where(and(isNotNull(devices.hydrantId), eq(devices.status, 'normal'), isNull(devices.buildingId)))
      .limit(1)
    const id = sensor?.hydrantId
    expect(
      await dataOf(`${SENSOR}/selectByHydrantIdGetSensor?hydrantId=${id}&channelId=5&status=-1&page=1&limit=10`),
    ).toMatchObject({
      rows: listWith(
        objectWith({ id: sensor?.id, sensorNo: sensor?.number, status: '正常', hydrantName: textWith('消火栓') }),
      ),
    })
    expect(await dataOf(`${SENSOR}/getByHydrantIdGetSensor?hydrantId=${id}&channelId=5`)).toContainEqual({
      equipmentType: aText,
      sensorNo: sensor?.number,
      time: aText,
    })
    expect(await dataOf<object[]>(`${SENSOR}/selectByHydrantId?hydrantId=${id}`)).toContainEqual({
      measuringPoint: '电池电压',
      data: textLike(/V$/),
    })
    expect(await dataOf(`${SENSOR}/getNotEnabledSensorListByHydrantId?hydrantId=${id}`)).toMatchObject({
      total: aNumber,
    })
    expect((await city.getAsStranger(`${SENSOR}/selectByHydrantId?hydrantId=${id}`)).body).toEqual({
      status: 200,
      data: [],
    })
  })
})
