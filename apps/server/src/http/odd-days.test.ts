import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { addCatalogue, type TestTenant } from '../testing/alarm-world'
import { addCallWorld, type Things } from '../testing/call-world'
import { startTestServer, type TestServer } from '../testing/test-server'

let server: TestServer
let site: TestTenant
let things: Things
beforeAll(async () => {
  server = await startTestServer()
  ;({ site, things } = await addCallWorld(server, 'days', await addCatalogue(server.deps)))
})
afterAll(() => server.stop())

const NAMES = ['dateStrs', 'handleDateStrs', 'inspectionDateStr', 'plannedCompletionTimeStr', 'startTime', 'endTime']

const get = (path: string) => server.request(path, { headers: { Authorization: `Bearer ${site.operator.token}` } })

describe.each([['the year 0', '0000-01-01,0000-01-02'], ['days that do not exist', '2026-02-30,2026-02-31'], ['a period that ends before it begins', '2026-11-02,2026-11-01']])('%s', (_name, days) => {
  it('as a filter lets no call fail inside', async () => {
    const paths = [...new Set(server.calls.flatMap((call) => (/^GET (\/api\/[^:]+)$/.exec(call)?.[1] ?? [])))]
    expect(paths.length).toBeGreaterThan(200)
    const failed: string[] = []
    for (const path of paths) {
      const response = await get(`${path}?page=1&limit=1&${NAMES.map((name) => `${name}=${days}`).join('&')}`)
      if ((await response.text()).includes('服务器内部错误')) failed.push(path)
    }
    expect(failed).toEqual([])
  })

  it.each([
    '/api/datahandler/recordStatistics/figures', '/api/admin/loginLog/pageList', '/api/device/deviceInspectionStatistics/figures',
    // an empty list of these would say that there was no alarm, no report of a host, no notice and no work on a device
    '/api/datahandler/deviceAbnormal/pageList', '/api/datahandler/deviceFacilitiesAbnormal/pageList', '/api/datahandler/deviceFireMainAbnormal/pageList', '/api/device/deviceFireMain/events', '/api/device/deviceMaintenance/pageList',
  ])('is refused by %s', async (path) => {
    expect(await (await get(`${path}?page=1&limit=1&tag=-1&dateStrs=${days}`)).json()).toMatchObject({ status: 30101, data: { field: 'dateStrs' } })
  })
})

it('a recording before there were recordings is refused', async () => {
  const response = await get(`/api/device/deviceVideoExt/monitorUrl?deviceId=${things.camera}&dateStrs=0000-01-01 00:00:00,0000-01-01 00:01:00`)
  expect(await response.json()).toMatchObject({ status: 30101, data: { field: 'dateStrs' } })
})

it.each<[string, (odd: Things) => { path: string; body: object; field: string }]>([
  ['the year 0', ({ device }) => ({ path: 'deviceMaintenance/add', field: 'doneDate', body: { deviceId: device, maintenanceType: 'cleaning', doneDate: '0000-01-01', donePerson: '维保', passed: '1' } })],
  ['an instant of the year 275760', ({ device }) => ({ path: 'deviceMaintenance/add', field: 'nextDate', body: { deviceId: device, maintenanceType: 'cleaning', doneDate: '2026-01-01', donePerson: '维保', passed: '1', nextDate: 8.64e15 } })],
  ['an instant of the year −271821', ({ unit }) => ({ path: 'deviceNetworkingUnit/update', field: 'contractStartLong', body: { id: unit, oname: '物业', contractStartLong: -8.64e15 } })],
  // 2026-01-01 in seconds would be a day of January 1970, and a contract that runs would look over
  ['an instant in seconds', ({ unit }) => ({ path: 'deviceNetworkingUnit/update', field: 'contractEndLong', body: { id: unit, oname: '物业', contractEndLong: 1_767_196_800 } })],
  ['an instant in seconds as a text', ({ unit }) => ({ path: 'deviceNetworkingUnit/update', field: 'contractEndLong', body: { id: unit, oname: '物业', contractEndLong: '1767196800' } })],
  ['30 February', ({ inspectionDefect }) => ({ path: 'deviceInspectionDefect/update', field: 'deadline', body: { id: inspectionDefect, version: 1, severity: '1', deadline: '2026-02-30' } })],
])('%s is refused as a day of an input', async (_name, requestOf) => {
  const { path, body, field } = requestOf(things)
  expect(await server.call(`/api/device/${path}`, site.operator.token, { method: 'POST', body: JSON.stringify(body) })).toMatchObject({ status: 420, body: { status: 30101, data: { field } } })
})

it('a day of 1970 is kept of what may be that old, as a licence or a building', async () => {
  const body = { id: things.unit, oname: '物业', oLicenseTimeLong: Date.parse('1970-03-01T00:00:00+08:00') }
  expect(await server.call('/api/device/deviceNetworkingUnit/update', site.operator.token, { method: 'POST', body: JSON.stringify(body) })).toMatchObject({ body: { status: 200 } })
})
