import { expect, it } from 'vitest'
import type { FullClient } from './testing/call-sample'
import { clientOfBody } from './testing/client-of-body'

const page = { page: 1, limit: 10 }
const general = { kind: 'general', state: 'unhandled', ...page } as const
const place = { buildingId: '12', channelId: '1' }

/** What the client reports about a response with these data. */
async function reported(data: unknown, run: (client: FullClient) => Promise<unknown>): Promise<string[]> {
  const { client, diagnostics } = clientOfBody(JSON.stringify({ status: 200, data }))
  await run(client).catch(() => undefined)
  return diagnostics.map(({ problem, detail }) => `${problem} ${detail}`)
}

const row = (fields: object) => ({ total: 1, rows: [{ id: 1, alrmCategory: '1', ...fields }] })

it.each<[what: string, data: unknown, run: (client: FullClient) => Promise<unknown>, reports: string[]]>([
  ['a status', { status: '好', sensorNo: 'a1' }, (client) => client.sensors.detail({ id: '1', channelId: '1' }), ['fieldUnreadable status: unreadable']],
  ['a date', row({ alrmDate: 'gestern' }), (client) => client.abnormalRecords.list(general), ['fieldUnreadable alrmDate: unreadable']],
  ['the date 0', row({ alrmDate: 0 }), (client) => client.abnormalRecords.list(general), ['fieldUnreadable alrmDate: unreadable']],
  ['a category', row({ alrmCategory: 'x' }), (client) => client.abnormalRecords.list(general), ['fieldUnreadable alrmCategory: unreadable']],
  ['a category under its misspelled name', [{ id: 1, alrmCegory: 'x' }], (client) => client.records.latest(), ['fieldUnreadable alrmCegory: unreadable']],
  ['a verdict', row({ fireFlag: '9' }), (client) => client.abnormalRecords.list(general), ['fieldUnreadable fireFlag: unreadable']],
  ['coordinates', { hydrantName: '1号', gix: '32.06,118.79', status: '2' }, (client) => client.hydrants.detail('31'), ['fieldUnreadable gix: unreadable']],
  ['coordinates in halves', [{ id: 1, gisx: 'x', gisy: '32.06', status: '2' }], (client) => client.fireHosts.points.buildingMarkers({}), ['fieldUnreadable gisx|gisy: unreadable']],
  ['an entry of a list of texts', { bname: ['星河大厦', { name: 'x' }] }, (client) => client.estate.buildings.names(), ['rowDropped not a text']],
  ['a channel without a name', { channel: [{ id: 1 }, '无线感烟'] }, (client) => client.estate.inventory.filters({}), ['rowDropped not a text']],
  ['a label of a column', { months: [null, '202611'], faultCount: [1, 2], alarmCount: [0, 0], notAlarmCount: [0, 0] }, (client) => client.statistics.byMonth({ kind: 'general' }), ['rowDropped no label']],
  ['an id that two rows have', { total: 2, rows: [{ id: 1, status: '2' }, { id: '1', status: '1' }] }, (client) => client.sensors.onFloor({ ...place, floor: 3, status: null, ...page }), ['rowRepeated id']],
  ['an id that two markers have', { sensor: [{ id: 1, status: '2' }, { id: 1, status: '1' }] }, (client) => client.floorPlans.markers({ ...place, floor: 3 }), ['rowRepeated id']],
])('a diagnostic names %s', async (_what, data, run, reports) => {
  expect(await reported(data, run)).toEqual(reports)
})

it('a diagnostic names a floor that is sent twice', async () => {
  const floors = await reported([{ floor: 3 }, { floor: 3 }, { floor: 2 }], (client) => client.floors.list(place))
  expect(floors).toEqual(['rowRepeated floor', 'rowRepeated floor'])
})

it('a diagnostic names the field and never its value', async () => {
  const reports = await reported(row({ alrmDate: '张三 13800001234' }), (client) => client.abnormalRecords.list(general))
  expect(reports.join()).not.toContain('13800001234')
})
