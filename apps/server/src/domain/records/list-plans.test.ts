import { Hono, type Context } from 'hono'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { COUNTED_ROWS } from '../../db/bounded-count'
import { rowsOf, type Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { addCatalogue, addTenant, type TestTenant } from '../../testing/alarm-world'
import { explainReads, mostRows } from '../../testing/explain-reads'
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
  await server.deps.database.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`)
    // without triggers: no test reads the statistics of these rows, and adding them up would take longer than the tests
    await tx.execute(sql`set local session_replication_role = replica`)
    const texts = await withoutIndexes(tx)
    await fill(tx)
    for (const text of texts) await tx.execute(sql.raw(text))
    await tx.execute(sql`analyze`)
  })
}, 600_000)
afterAll(() => server.stop())

/** Drops the indexes of the records and returns how to make them again: filling is faster without them. */
async function withoutIndexes(tx: Db): Promise<string[]> {
  const indexes = await rowsOf<{ name: string; text: string }>(
    tx,
    sql`select indexname as name, indexdef as text from pg_indexes where tablename in ('general_records', 'hydrant_records', 'fire_host_records') and indexname not like '%\_pkey'`,
  )
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`)
  return indexes.map((index) => index.text)
}

/** Most records are handled, one in a hundred is a fire, a few hundred are open; 500 places, three days for each thousand. */
async function fill(tx: Db): Promise<void> {
  const common = sql`${site.id}, 'YG', '烟感报警', now() - i * interval '4 minutes', i > ${OPEN}, case when i > ${OPEN} then now() end,
    '三层' || i % 500 || '号走廊'`
  const columns = sql`tenant_id, point_code, alarm_type, raised_at, handled, handled_at, position`
  const category = sql`case when i % 100 = 0 then '1' else '0' end`
  await tx.execute(sql`insert into general_records (${columns}, channel_id, device_id, sensor_number, building_id, building_name, floor, category, verdict)
    select ${common}, 1 + i % 2, 100000 + i % 5000, lpad(to_hex(i), 16, '0'), 100 + i % 200, '大厦' || i % 200, i % 20, ${category}, '2' from generate_series(1, ${ROWS}) i`)
  await tx.execute(sql`insert into hydrant_records (${columns}, channel_id, device_id, sensor_number, hydrant_id, hydrant_name)
    select ${common}, 5, 200000 + i % 5000, lpad(to_hex(i), 16, '0'), 100 + i % 2000, '消火栓' || i % 2000 from generate_series(1, ${ROWS / 10}) i`)
  await tx.execute(sql`insert into fire_host_records (${columns}, channel_id, fire_host_point_id, fire_host_id, loop, address, series, building_id, building_name, floor, category, verdict)
    select ${common}, 11, 300000 + i % 5000, 1 + i % 20, '1', (i % 250)::text, '感烟', 100 + i % 200, '大厦' || i % 200, i % 20, ${category}, '2'
    from generate_series(1, ${ROWS / 10}) i`)
}

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
