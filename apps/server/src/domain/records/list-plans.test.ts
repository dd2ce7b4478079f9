import { Hono, type Context } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { COUNTED_ROWS } from '../../db/bounded-count'
import type { Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { addCatalogue, addTenant, type TestTenant } from '../../testing/alarm-world'
import { explainReads, mostRows } from '../../testing/explain-reads'
import { addManyRecords } from '../../testing/many-records'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { limitTransaction } from '../../db/scoped/limit-transaction'
import type { DataScope } from '../menus/data-scope'
import { hostRecordsOfBuilding, historyOfDevice, historyOfHostPoint, historyOfHydrantSensor, latestTen, recordsOfBuilding, recordsOfHydrant } from './record-history.queries'
import { listFireHost, listGeneral, listHydrant } from './record-lists.queries'

/** The embedded database fills a million rows in minutes; the plans are the same from some ten thousands on. */
const ROWS = process.env.DATABASE_URL ? 1_000_000 : 120_000
const OPEN = 300
/** What a statement may touch: the counted rows, and a page with what it leaves out. */
const MOST_ROWS = 25_000
const PAGING = { page: 1, limit: 15, offset: 0 }

let server: TestServer
let site: TestTenant
let everything: DataScope
let some: DataScope
/** two of the 200 buildings and one of the 2000 hydrants */
let limited: DataScope

beforeAll(async () => {
  server = await startTestServer()
  site = await addTenant(server.deps, 'plans', await addCatalogue(server.deps))
  everything = { tenantId: site.id, channels: 'all', places: 'all' }
  some = { tenantId: site.id, channels: new Set([1, 2, 5, 11]), places: 'all' }
  const nothing = { units: new Set<number>(), hosts: new Set<number>(), wholeHosts: new Set<number>(), regions: new Set<string>(), departments: new Set<number>() }
  limited = { ...everything, places: { buildings: new Set([107, 108]), hydrants: new Set([107]), ...nothing } }
  await addManyRecords(server.deps.database, site.id, { rows: ROWS, open: OPEN })
}, 600_000)
afterAll(() => server.stop())

type Read = (tx: Db, scope: DataScope, c: Context<AppEnv>) => Promise<unknown>

/** The most rows that one step of the read's statements touches. */
async function worstOf(read: Read, query: string, scope: DataScope): Promise<number> {
  const plans = await explainReads(server.deps.database, async (tx) => {
    if (scope.places !== 'all') await limitTransaction(tx, { userId: '', ...scope.places, within: [] })
    const app = new Hono<AppEnv>().get('/', async (c) => {
      await read(tx, scope, c)
      return c.text('')
    })
    await app.request(`/?${query}`)
  })
  expect(plans.length).toBeGreaterThan(0)
  return Math.max(...plans.map(mostRows))
}

const LISTS: Array<[string, Read, string]> = [
  ['unhandled records', listGeneral, 'tag=0'],
  ['unhandled records of a channel', listGeneral, 'tag=0&channelId=1'],
  ['handled fires', listGeneral, 'tag=1'],
  ['handled faults', listGeneral, 'tag=2'],
  ['handled faults of a channel', listGeneral, 'tag=2&channelId=2'],
  ['all records', listGeneral, 'tag=-1'],
  ['handled records by flag', listGeneral, 'tag=-1&handleFlag=1'],
  ['records of a building', listGeneral, 'tag=-1&buildId=107'],
  ['records of a part of a device number', listGeneral, 'tag=-1&sensorNo=1d4c0'],
  ['records of one device number', listGeneral, 'tag=-1&sensorNoIs=1d4c0'],
  ['hydrant records of one device number', listHydrant, 'tag=-1&sensorNoIs=1d4c0'],
  ['records by a keyword', listGeneral, 'tag=-1&keyword=1d4c0'],
  ['records by a word of two letters that stands nowhere', listGeneral, `tag=-1&keyword=${encodeURIComponent('灶台')}`],
  ['records by a word of two letters that stands in all of them', listGeneral, `tag=-1&keyword=${encodeURIComponent('走廊')}`],
  ['hydrant records', listHydrant, 'tag=-1'],
  ['handled hydrant records', listHydrant, 'tag=2'],
  ['hydrant records by a word of two letters that stands nowhere', listHydrant, `tag=-1&keyword=${encodeURIComponent('灶台')}`],
  ['fire host records', listFireHost, 'tag=-1'],
  ['fire host records by a word of two letters that stands nowhere', listFireHost, `tag=-1&keyword=${encodeURIComponent('灶台')}`],
  ['handled fires of fire hosts', listFireHost, 'tag=1'],
  ['the latest ten', (tx, scope) => latestTen(tx, scope), ''],
  ['the history of a device', (tx, scope) => historyOfDevice(tx, scope, 100_007, PAGING), ''],
  ['the history of a hydrant sensor', (tx, scope) => historyOfHydrantSensor(tx, scope, 200_007, PAGING), ''],
  ['the history of a fire host point', (tx, scope) => historyOfHostPoint(tx, scope, 300_007, PAGING), ''],
  ['the records of a place', (tx, scope, c) => recordsOfBuilding(tx, scope, c, 107, PAGING), 'floor=7'],
  ['the fire host records of a building', (tx, scope, c) => hostRecordsOfBuilding(tx, scope, c, 107, PAGING), ''],
  ['the records of a hydrant', (tx, scope, c) => recordsOfHydrant(tx, scope, c, 107, PAGING), ''],
]

describe.each([
  ['an administrator', () => everything],
  ['a user of some channels', () => some],
  ['a user of some places', () => limited],
])('among very many records, for %s', (_who, scope) => {
  it.each(LISTS)('a page of %s reads few of them', async (_name, read, query) => {
    expect(await worstOf(read, query, scope())).toBeLessThan(MOST_ROWS)
  })
})

it('the total of a long list counts at most ten thousand rows beyond the page, and that of unhandled records is exact', async () => {
  const { token } = site.operator
  const total = async (query: string) => (await server.call<{ data: { total: number } }>(`/api/datahandler/deviceAbnormal/pageList?${query}`, token)).body.data.total
  expect(await total('tag=2&limit=15')).toBe(COUNTED_ROWS)
  expect(await total('tag=2&limit=15&page=3')).toBe(COUNTED_ROWS + 30)
  expect(await total('tag=0')).toBe(OPEN)
  expect(await total('tag=1&buildId=100')).toBe(Math.floor(ROWS / 200) - 1)
})
