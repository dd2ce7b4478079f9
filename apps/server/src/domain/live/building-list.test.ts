import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { buildings, devices, generalRecords, measuringPoints, networkedUnits } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import { addCatalogue, addTenant, type TestTenant } from '../../testing/alarm-world'
import { gatewayOf, pointReport } from '../../testing/gateway'
import { startTestServer, type TestServer } from '../../testing/test-server'

interface KeyDevice {
  sensorNo: string
  status: string
  points: { codeName: string; value: number | null; alarmStatus: number | null; normalMax: number | null }[]
}

interface ListedBuilding {
  bName: string
  oName?: string
  gis?: string
  notEnabledCount: number
  offlineCount: number
  keyDevices: KeyDevice[]
  upFloor: number
  underFloor: number
  alarmFloors: { floor: number; status: string; offlineOnly: boolean; fireDate: string | null }[]
}

let server: TestServer
let site: TestTenant
let raisedAt: number

beforeAll(async () => {
  server = await startTestServer()
  site = await addTenant(server.deps, 'watched', await addCatalogue(server.deps))
  const { db } = server.deps.database
  const [unit] = await db.insert(networkedUnits).values({ tenantId: site.id, name: '东港集团' }).returning()
  await db.update(buildings).set({ unitId: unit?.id ?? null, coordinates: '120.1,30.2' }).where(eq(buildings.id, site.buildingId))
  const [cabinet] = await db.select().from(devices).where(eq(devices.number, site.electrical.number))
  if (!cabinet) throw new Error('the site has no devices')
  const { id: _id, ...same } = cabinet
  const state = (value: number) => ({ RCT: { value, status: 'normal', type: '正常' } as const })
  await db.insert(devices).values([
    { ...same, number: 'calm-low', latest: state(20) },
    { ...same, number: 'calm-high', latest: state(290) },
    { ...same, number: 'lost', status: 'offline', floor: 7 },
    { ...same, number: 'new', status: 'notEnabled' },
  ])
  raisedAt = server.clock.now()
  await gatewayOf(server).report(pointReport(site.electrical.number, raisedAt, 'RCT', 1, '漏电', 500))
})
afterAll(() => server.stop())

const list = async (call = 'deviceSensor', channelId = 2) => {
  const path = `/api/device/${call}/getAllBuildingList?channelId=${channelId}&page=1&limit=100`
  return (await server.call<{ data: { rows: ListedBuilding[] } }>(path, site.operator.token)).body.data.rows
}

describe('getAllBuildingList of our server (ADR 3)', () => {
  it('names the unit and the place of a building, and counts what is not enabled', async () => {
    expect(await list()).toMatchObject([{ oName: '东港集团', gis: '120.1,30.2', notEnabledCount: 1, offlineCount: 1 }])
  })

  it('has the storeys of a building, and its floors in trouble with the begin of the first open fire', async () => {
    expect(await list()).toMatchObject([{ upFloor: 9, underFloor: 0, alarmFloors: [{ floor: 7, status: '0', offlineOnly: true, fireDate: null }, { floor: -1, status: '1', offlineOnly: false, fireDate: wireTime(new Date(raisedAt)) }] }])
  })

  it('tells the begin of no fire that has ended, of no fault, of none on another floor or of another system, and of none where no device is in alarm', async () => {
    const record = { tenantId: site.id, channelId: 2, buildingId: site.buildingId, floor: -1, pointCode: 'RCT', alarmType: '漏电', category: '1', deviceId: site.electrical.id, sensorNumber: site.electrical.number } as const
    const earlier = new Date(raisedAt - 3_600_000)
    await server.deps.database.db.insert(generalRecords).values([
      { ...record, raisedAt: earlier, handled: true }, { ...record, raisedAt: earlier, category: '0' }, { ...record, raisedAt: earlier, floor: 5 }, { ...record, raisedAt: earlier, floor: 7 }, { ...record, raisedAt: earlier, channelId: 1 },
      { ...record, raisedAt: new Date(raisedAt + 60_000) },
    ])
    expect((await list())[0]?.alarmFloors.find(({ floor }) => floor === -1)).toMatchObject({ fireDate: wireTime(new Date(raisedAt)) })
    expect((await list())[0]?.alarmFloors.find(({ floor }) => floor === 7)).toMatchObject({ fireDate: null })
  })

  it('says of a floor with a fault that it has more than devices that are offline', async () => {
    const { db } = server.deps.database
    const [lost] = await db.select().from(devices).where(eq(devices.number, 'lost'))
    const { id: _id, ...same } = lost ?? { id: 0 }
    await db.insert(devices).values({ ...same as typeof devices.$inferInsert, number: 'faulty', status: 'fault' })
    const [building] = await list()
    await db.delete(devices).where(eq(devices.number, 'faulty'))
    expect(building?.alarmFloors.find(({ floor }) => floor === 7)).toMatchObject({ status: '0', offlineOnly: false })
  })

  it('has no floor of another channel', async () => {
    expect(await list('deviceFireMainSensor', 11)).toMatchObject([{ alarmFloors: [] }])
  })

  it('has the three worst enabled devices, among equals the one nearest to its limit', async () => {
    const [building] = await list()
    expect(building?.keyDevices.map(({ sensorNo, status }) => [sensorNo, status])).toEqual([
      [site.electrical.number, '1'], ['lost', '4'], ['calm-high', '2'],
    ])
  })

  it('measures the way to a limit by the present points, not by a deleted one that had the code before', async () => {
    const { db } = server.deps.database
    const battery = { code: 'VOL', name: '旧电池电压', unit: 'V', kind: 'monitoring', normalMax: 3, deletedAt: new Date(server.clock.now()) } as const
    const [old] = await db.insert(measuringPoints).values(battery).returning()
    await db.update(devices).set({ latest: { RCT: { value: 20, status: 'normal', type: '正常' }, VOL: { value: 3, status: 'normal', type: '正常' } } }).where(eq(devices.number, 'calm-low'))
    const [building] = await list()
    await db.delete(measuringPoints).where(eq(measuringPoints.id, old?.id ?? 0))
    expect(building?.keyDevices[2]?.sensorNo).toBe('calm-high')
  })

  it('sends each value with its state and its limits', async () => {
    const [building] = await list()
    expect(building?.keyDevices[0]?.points).toMatchObject([{ codeName: 'RCT', value: 500, alarmStatus: 1, normalMax: 300 }])
  })

  it('has neither value nor state for a point that was never reported', async () => {
    const [building] = await list()
    expect(building?.keyDevices[1]?.points).toMatchObject([{ codeName: 'RCT', value: null, alarmStatus: null }])
  })

  it('has the points of fire hosts without values', async () => {
    expect(await list('deviceFireMainSensor', 11)).toMatchObject([{ keyDevices: [{ sensorLoop: '1', address: '17', status: '2', points: [] }] }])
  })
})
