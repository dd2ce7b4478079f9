import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { floorPlans, networkedUnits, roleMenus, storedFiles } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import { addCatalogue, addOperator, addTenant, type Operator, type TestTenant } from '../../testing/alarm-world'
import { gatewayOf, pointReport } from '../../testing/gateway'
import { startTestServer, type TestServer } from '../../testing/test-server'

const SMOKE = 1
const UNKNOWN = 999_999
const DEVICE = '/api/device/deviceSensor'
const HOST = '/api/device/deviceFireMainSensor'
const HYDRANT = '/api/device/deviceHardwareFacilities'
const SERIES = '/api/device/turingBusiness'

let server: TestServer
let site: TestTenant
/** the role grants the smoke detectors and nothing else */
let guard: Operator
/** no role grants a channel */
let clerk: Operator

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.deps.database
  site = await addTenant(server.deps, 'scope', await addCatalogue(server.deps))
  guard = await addOperator(db, site.id, 'scope-guard', now(), false, [SMOKE])
  clerk = await addOperator(db, site.id, 'scope-clerk', now(), false, [])
  await db.insert(networkedUnits).values({ tenantId: site.id, name: '物业' })
  await db.insert(storedFiles).values({ key: 'third.svg', contentType: 'image/svg+xml', content: Buffer.from('<svg/>'), tenantId: site.id })
  await db.insert(floorPlans).values({ tenantId: site.id, buildingId: site.buildingId, floor: 3, fileName: '三层', fileKey: 'third.svg', createdBy: 'x' })
  await gatewayOf(server).report(
    pointReport(site.electrical.number, now(), 'RCT', 1, '漏电', 500),
    pointReport(site.hydrantSensor.number, now(), 'YL', 0, '低压', 0.01),
    { fireHost: { ip: site.fireHost.ip, port: site.fireHost.port }, loop: '1', address: '17', at: now(), points: [{ code: 'FIRE', value: 1, status: 1, type: '火警' }] },
  )
})
afterAll(() => server.stop())

const now = () => server.clock.now()

async function read(path: string, { token }: Operator): Promise<string> {
  const response = await server.request(path, { headers: { Authorization: `Bearer ${token}` } })
  return response.text()
}
const dataOf = async (path: string, who: Operator): Promise<unknown> => (JSON.parse(await read(path, who)) as { data?: unknown }).data

describe('a user whose roles do not grant a channel', () => {
  /** Texts that occur only in devices, records and readings of channels that the guard may not see. */
  const traces = () => [site.electrical.number, site.hydrantSensor.number, 'scope消火栓', '大厅', '漏电', '低压', '点型光电感烟火灾探测器']
  const requestAll = async (who: Operator) => {
    const calls = new Set(server.calls.flatMap((call) => (/^GET (\/api\/(?:device|datahandler)\/.+)/.exec(call)?.[1] ?? [])))
    /** the ids that a call of this address takes */
    const thingOf = (path: string) =>
      /FireMain/.test(path) ? { id: site.hostPoint.id, floor: 2 } : /Hydrant|Facilities|Outdoor/.test(path) ? { id: site.hydrantSensor.id, floor: 1 } : { id: site.electrical.id, floor: -1 }
    const requests = [...calls].map((path) => {
      const { id, floor } = thingOf(path)
      const whole = path.includes('deviceHardwareFacilities') || path.endsWith('selectByHydrantId') ? site.hydrantId : id
      return `${path}?id=${whole}&sensorId=${id}&hydrantId=${site.hydrantId}&buildId=${site.buildingId}&buildingId=${site.buildingId}&floor=${floor}&page=1&limit=100&tag=0`
    })
    return Promise.all(requests.map(async (path) => ({ path, text: await read(path, who) })))
  }

  it('finds none of its texts in any response of any call', async () => {
    const seen = (await requestAll(site.operator)).map(({ text }) => text).join()
    for (const trace of traces()) expect(seen).toContain(trace)
    const responses = await requestAll(guard)
    expect(responses.length).toBeGreaterThan(40)
    expect(responses.filter(({ text }) => traces().some((trace) => text.includes(trace)))).toEqual([])
  })

  it.each([
    ['device', () => site.electrical.id, [`${DEVICE}/get?id=`, `${DEVICE}/getSensor?sensorId=`, `${DEVICE}/getMeasuringPoint?id=`]],
    ['outdoor device', () => site.hydrantSensor.id, [`${DEVICE}/getOutdoor?id=`, `${DEVICE}/getSensor?sensorId=`]],
    ['fire host point', () => site.hostPoint.id, [`${HOST}/get?id=`, `${HOST}/getSensor?sensorId=`]],
    ['hydrant', () => site.hydrantId, [
      `${HYDRANT}/getStatusById?id=`, `${HYDRANT}/selectUnitById?id=`, `${HYDRANT}/getById?id=`,
      `${DEVICE}/selectByHydrantId?hydrantId=`, `${DEVICE}/getByHydrantIdGetSensor?hydrantId=`,
      `${DEVICE}/selectByHydrantIdGetSensor?page=1&limit=10&hydrantId=`, `${DEVICE}/getNotEnabledSensorListByHydrantId?page=1&limit=10&hydrantId=`,
    ]],
  ])('gets the same response about a %s of it as about an unknown one', async (_what, idOf, calls) => {
    for (const call of calls) {
      const forbidden = await read(call + idOf(), guard)
      expect(forbidden).toBe(await read(call + UNKNOWN, guard))
      expect(call.includes('NotEnabled') || (await read(call + idOf(), site.operator)) !== forbidden).toBe(true)
    }
  })

  it('does not find it in counts: of floors, of buildings, of the tenant', async () => {
    const one = { faultCount: 0, callCount: 0, normalCount: 1 }
    expect(await dataOf(`${DEVICE}/getAllCount`, guard)).toEqual({ ...one, offCount: 0, offlineCount: 0, notEnabledCount: 0 })
    expect(await dataOf(`${DEVICE}/selectStatusCount?buildId=${site.buildingId}`, guard)).toMatchObject(one)
    expect(await dataOf(`${DEVICE}/selectStatusCount?buildId=${site.buildingId}`, site.operator)).toMatchObject({ callCount: 2 })
    expect(await dataOf(`${DEVICE}/getAlrmFloor?buildId=${site.buildingId}`, guard)).toEqual([])
    expect(await dataOf(`${DEVICE}/getAlrmFloor?buildId=${site.buildingId}`, site.operator)).toEqual([{ floor: -1, status: '1', offlineOnly: false }])
    const houses = '/api/device/deviceBuilding/getAllBuildingStatus'
    expect(await dataOf(houses, guard)).toMatchObject([{ name: site.buildingName, status: '正常', num: 1 }])
    expect(await dataOf(houses, site.operator)).toMatchObject([{ name: site.buildingName, status: '报警' }, { status: '故障' }])
  })

  it('gets no readings of it', async () => {
    const day = wireTime(new Date(now())).slice(0, 10)
    const body = { sensorType: 'RCT', mac: site.electrical.number, id: site.hostPoint.id, startTime: day, endTime: day }
    const seriesOf = async (call: string, { token }: Operator) => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
      return (await server.call<unknown[]>(`${SERIES}/${call}`, token, init)).body
    }
    for (const call of ['querySensorRealTime', 'querySensorRealTimeDay', 'queryMainSensorRealTime']) {
      expect(await seriesOf(call, site.operator)).toHaveLength(1)
      expect(await seriesOf(call, guard)).toEqual([])
    }
  })
})

describe('the pictures of floors', () => {
  const rows = (who: Operator) => dataOf(`/api/device/deviceFloorLayout/selectImage?buildingId=${site.buildingId}&floor=3`, who)
  const link = async (who: Operator) =>
    ((await dataOf(`${DEVICE}/getSensorAndFloor?buildId=${site.buildingId}&floor=3`, who)) as { url: string }).url

  it('are visible to users who may see a channel', async () => {
    expect(await rows(guard)).toHaveLength(1)
    expect(await link(guard)).toContain('third.svg')
  })

  it('are hidden from users who may see none', async () => {
    expect(await rows(clerk)).toEqual([])
    expect(await link(clerk)).not.toContain('third.svg')
  })
})

it('the data scope is read for every request: what a role loses is hidden at once', async () => {
  const { db } = server.deps.database
  const late = await addOperator(db, site.id, 'scope-late', now(), false, [SMOKE])
  const path = `${DEVICE}/get?id=${site.smoke.id}`
  expect(await dataOf(path, late)).toMatchObject({ sensorNo: site.smoke.number })
  await db.delete(roleMenus).where(eq(roleMenus.roleId, 'r-scope-late'))
  expect(await dataOf(path, late)).toBeUndefined()
})
