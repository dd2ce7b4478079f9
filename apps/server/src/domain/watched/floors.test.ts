import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { devices, fireHostPoints, floorPlans, storedFiles } from '../../db/schema'
import { addCatalogue, addTenant, type TestTenant } from '../../testing/alarm-world'
import { gatewayOf, pointReport } from '../../testing/gateway'
import { startTestServer, type TestServer } from '../../testing/test-server'

const DEVICE = '/api/device/deviceSensor'
const HOST = '/api/device/deviceFireMainSensor'
const GENERAL = '/api/datahandler/deviceAbnormal'
const HOST_RECORDS = '/api/datahandler/deviceFireMainAbnormal'

let server: TestServer
let site: TestTenant

/** On the first basement: a leak, a fire host point that burns, one device and one point that are not enabled, a plan. On floor 3: smoke. */
beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.deps.database
  site = await addTenant(server.deps, 'floors', await addCatalogue(server.deps))
  await db.update(fireHostPoints).set({ floor: -1 })
  const at = server.clock.now()
  const { fireHost: { ip, port }, hostPoint: { loop, address }, id: tenantId, buildingId } = site
  await gatewayOf(server).report(
    pointReport(site.electrical.number, at, 'RCT', 1, '漏电', 500),
    pointReport(site.smoke.number, at, 'YG', 1, '烟感报警', 1),
    { fireHost: { ip, port }, loop, address, at, points: [{ code: 'FIREMAIN', value: 1, status: 1, type: '火警' }] },
  )
  const [device] = await db.select().from(devices).where(eq(devices.number, site.electrical.number))
  const [point] = await db.select().from(fireHostPoints)
  if (!device || !point) throw new Error('the site has no devices')
  const { id: _device, ...sameDevice } = device
  const { id: _point, ...samePoint } = point
  await db.insert(devices).values({ ...sameDevice, number: 'not-enabled', status: 'notEnabled' })
  await db.insert(fireHostPoints).values({ ...samePoint, address: '99', status: 'notEnabled' })
  await db.insert(storedFiles).values({ key: 'plan.svg', tenantId, contentType: 'image/svg+xml', content: new Uint8Array() })
  await db.insert(floorPlans).values({ tenantId, buildingId, floor: -1, fileKey: 'plan.svg', fileName: 'plan' })
})
afterAll(() => server.stop())

/** How many rows a list has, or how many things a count counts. */
async function found(path: string): Promise<number> {
  const { data } = (await server.call<{ data: unknown }>(path, site.operator.token)).body
  if (Array.isArray(data)) return data.length
  if (typeof data !== 'object' || data === null) return 0
  if ('total' in data) return Number(data.total)
  if ('sensor' in data && Array.isArray(data.sensor)) return data.sensor.length
  return Object.values(data).reduce((sum: number, count) => sum + Number(count), 0)
}

describe('a floor filter reads -1 as the first basement, 0 as all floors and text as no floor (contract device 0.6)', () => {
  it.each([
    [`${GENERAL}/pageList?floorId=`, [1, 2]],
    [`${HOST_RECORDS}/pageList?page=1&limit=9&tag=0&floorId=`, [1, 1]],
    [`${GENERAL}/selectAbnormal?page=1&limit=9&buildId=BUILDING&floor=`, [1, 2]],
    [`${HOST_RECORDS}/selectAbnormal?buildId=BUILDING&floor=`, [1, 1]],
    [`${DEVICE}/selectStatusCount?buildId=BUILDING&floor=`, [2, 3]],
    [`${HOST}/selectStatusCount?buildId=BUILDING&floor=`, [1, 1]],
    [`${DEVICE}/getSensorAndFloor?buildId=BUILDING&floor=`, [1, 2]],
    [`${HOST}/getSensorAndFloor?buildId=BUILDING&floor=`, [1, 1]],
    [`${DEVICE}/getNotEnabledSensorList?buildingId=BUILDING&floor=`, [1, 1]],
    [`${HOST}/getNotEnabledSensorList?buildingId=BUILDING&floor=`, [1, 1]],
    ['/api/device/deviceFloorLayout/selectImage?buildingId=BUILDING&floor=', [1, 1]],
  ])('%s', async (call, [inBasement, everywhere]) => {
    const path = call.replace('BUILDING', String(site.buildingId))
    expect(await found(`${path}-1`)).toBe(inBasement)
    expect([await found(`${path}0`), await found(path), await found(`${path}全部`)]).toEqual([everywhere, everywhere, everywhere])
    expect([await found(`${path}7`), await found(`${path}up`)]).toEqual([0, 0])
  })
})

describe('a required floor takes 0 as such, which is no floor', () => {
  it.each([`${DEVICE}/selectByFloorGetSensor`, `${HOST}/selectByFloorGetSensor`])('%s', async (call) => {
    const path = `${call}?buildingId=${site.buildingId}&floor=`
    expect([await found(`${path}-1`), await found(`${path}0`), await found(`${path}up`)]).toEqual([1, 0, 0])
    expect(await server.call(path, site.operator.token)).toMatchObject({ status: 500, body: { message: 'param_required' } })
  })
})
