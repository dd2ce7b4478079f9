import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { buildings, devices, fireHostPoints } from '../../db/schema'
import type { DeviceStatus } from '../../db/schema/device-states'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

aSiteForEachTest('markers')

const db = () => server.deps.database.db
beforeEach(() => db().update(buildings).set({ coordinates: '120.1,30.2' }).where(eq(buildings.id, site.buildingId)))

const markers = async (of: 'deviceSensor' | 'deviceFireMainSensor', query = '') =>
  (await server.call<{ data: object[] }>(`/api/device/${of}/getStatusByBuild?${query}`, site.operator.token)).body.data
const listed = async () => (await server.call<{ data: { total: number; rows: object[] } }>('/api/device/deviceSensor/getAllBuildingList?channelId=1&page=1&limit=9', site.operator.token)).body.data

/** Detectors of the building in these states, instead of those that it has. */
async function detectors(...states: DeviceStatus[]): Promise<void> {
  const [row] = await db().select().from(devices).where(eq(devices.id, site.smoke.id))
  await db().update(devices).set({ deletedAt: new Date() }).where(eq(devices.buildingId, site.buildingId))
  if (!row) throw new Error('the site has no detector')
  const { id: _id, ...same } = row
  await db().insert(devices).values(states.map((status, index) => ({ ...same, status, number: `${site.id}-${index}` })))
}

describe('the marker of a building on the map has the worst status of its devices, and how many have it', () => {
  it.each<[string, DeviceStatus[], { status: string; count: number }]>([
    ['normal where nothing is wrong', ['normal', 'normal', 'normal'], { status: '2', count: 3 }],
    ['faulty with one fault', ['normal', 'normal', 'fault'], { status: '0', count: 1 }],
    ['faulty with one device that is offline', ['normal', 'offline'], { status: '0', count: 1 }],
    ['in alarm with one alarm, whatever else is wrong', ['fault', 'offline', 'alarm', 'normal', 'normal'], { status: '1', count: 1 }],
    ['normal by the devices in service only', ['normal', 'notEnabled'], { status: '2', count: 1 }],
  ])('%s', async (_, states, marker) => {
    await detectors(...states)
    expect(await markers('deviceSensor', 'channelId=1')).toEqual([{ id: site.buildingId, name: site.buildingName, gisx: '120.1', gisy: '30.2', ...marker }])
  })

  it('of the points of fire hosts as well', async () => {
    await db().update(fireHostPoints).set({ status: 'fault' }).where(eq(fireHostPoints.id, site.hostPoint.id))
    expect(await markers('deviceFireMainSensor', 'channelId=11')).toMatchObject([{ status: '0', count: 1 }])
  })
})

it('a building that was deleted has no marker, and is in no list', async () => {
  expect([await markers('deviceSensor'), await listed()]).toMatchObject([{ length: 1 }, { total: 1, rows: { length: 1 } }])
  await db().update(buildings).set({ deletedAt: new Date() }).where(eq(buildings.id, site.buildingId))
  expect([await markers('deviceSensor'), await listed()]).toEqual([[], { total: 0, rows: [] }])
})

it('a building without coordinates has no marker', async () => {
  await db().update(buildings).set({ coordinates: null }).where(eq(buildings.id, site.buildingId))
  expect(await markers('deviceSensor')).toEqual([])
})
