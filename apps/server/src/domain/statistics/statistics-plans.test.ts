import { sql } from 'drizzle-orm'
import { Context } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { rowsOf, type Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { addCatalogue, addTenant, type TestTenant } from '../../testing/alarm-world'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { addYearOfRecords, CHATTERING_ROWS } from '../../testing/year-of-records'
import { explainReads, mostRows, rowsReadFrom, tablesIn } from '../../testing/explain-reads'
import type { DataScope } from '../menus/data-scope'
import { readChattering } from './chattering.queries'
import { EVER, hydrantPoints } from './counts-of-all-time'
import { sumAll, sumByMember, sumByTime, sumDelays, type CountedScope } from './figures.queries'
import { readLoad } from './load.queries'
import { readStanding } from './standing.queries'
import { countEvents, pressureTimes } from './water-figures.queries'

/** The embedded database fills a million rows in minutes; there the test only says which tables are read. */
const ROWS = process.env.DATABASE_URL ? 1_000_000 : 20_000
const WATER_ROWS = ROWS / 10
/** What one step of a statement may read: a small part of a million records. */
const MOST_ROWS = 150_000

let server: TestServer
let site: TestTenant
let scope: DataScope
let year: { from: string; to: string }

beforeAll(async () => {
  server = await startTestServer()
  site = await addTenant(server.deps, 'year', await addCatalogue(server.deps))
  scope = { tenantId: site.id, channels: 'all', places: 'all' }
  const day = (ms: number) => new Date(server.clock.now() + 8 * 3_600_000 - ms).toISOString().slice(0, 10)
  year = { from: day(364 * 86_400_000), to: day(0) }
  await addYearOfRecords(server.deps.database, site.id, { rows: ROWS, now: server.clock.now() })
}, 900_000)
afterAll(() => server.stop())

const everything = (channelId?: number): CountedScope => ({ scope, kinds: ['general', 'hydrant', 'fireHost'], channelId })

/** A request with these parameters. */
const context = (query: string) => new Context<AppEnv>(new Request(`http://server.test/?${query}`))

/** Half of the buildings. */
const REGION = Array.from({ length: 100 }, (_, id) => `building:${id + 1}` as const)

const READS: readonly [string, (tx: Db) => Promise<unknown>][] = [
  ['figures', (tx) => sumAll(tx, everything(), year)],
  ['figures of all time', (tx) => sumAll(tx, everything(), EVER)],
  ['alarm types of all time', (tx) => sumByMember(tx, everything(1), { dimension: 'type', span: EVER })],
  ['measuring points of hydrants', (tx) => hydrantPoints(tx, scope, context('handleFlag=1'))],
  ['times to the verdict', (tx) => sumDelays(tx, everything(), year)],
  ['trend by day', (tx) => sumByTime(tx, everything(), year, 'day')],
  ['trend by week', (tx) => sumByTime(tx, everything(), year, 'week')],
  ['ranking by type', (tx) => sumByMember(tx, everything(), { dimension: 'type', span: year, limit: 10 })],
  ['ranking by building', (tx) => sumByMember(tx, everything(), { dimension: 'place', span: year, limit: 10 })],
  ['ranking by floor', (tx) => sumByMember(tx, everything(), { dimension: 'floor', span: year, limit: 10 })],
  ['worst detectors of a system', (tx) => sumByMember(tx, everything(1), { dimension: 'subject', span: year, limit: 10 })],
  ['figures of a building', (tx) => sumAll(tx, { ...everything(), places: ['building:7'] }, year)],
  ['worst detectors of a building', (tx) => sumByMember(tx, { ...everything(), places: ['building:7'] }, { dimension: 'subject', span: year, limit: 10 })],
  ['trend of a region', (tx) => sumByTime(tx, { ...everything(), places: REGION }, year, 'day')],
  ['ranking by type of a region', (tx) => sumByMember(tx, { ...everything(), places: REGION }, { dimension: 'type', span: year, limit: 10 })],
]

const READS_OF_MINUTES: typeof READS = [
  ['chattering', (tx) => readChattering(tx, everything(), year, 10)],
  ['chattering of a building', (tx) => readChattering(tx, { ...everything(), places: ['building:7'] }, year, 10)],
  ['load and floods', (tx) => readLoad(tx, scope, year, server.clock.now())],
]

it.each(READS_OF_MINUTES)('%s of a year: summaries say which minutes matter, and only the records of those are read', async (name, read) => {
  const { database } = server.deps
  const plans = await explainReads(database, read)
  const started = performance.now()
  await database.read(read)
  process.stdout.write(`${name}: ${Math.round(performance.now() - started)} ms, ${Math.max(...plans.map(mostRows))} rows\n`)
  expect(plans.length).toBeGreaterThan(0)
  const [slots] = await rowsOf<{ count: number }>(database.db, sql`select count(*)::int as count from record_slots`)
  for (const plan of plans) {
    expect(rowsReadFrom(plan, /_records$/)).toBeLessThan(20 * CHATTERING_ROWS)
    // the ten minutes of all systems, which only this site has, may be read as a whole, but once: PostgreSQL does so at a million records, because it is faster
    expect(rowsReadFrom(plan, /^record_slots$/)).toBeLessThan(1.01 * (slots?.count ?? 0))
  }
  for (const plan of await explainReads(database, read, { byIndex: true })) expect(mostRows(plan)).toBeLessThan(MOST_ROWS)
})

it('the summaries contain every record', async () => {
  const { raised } = await server.deps.database.read((tx) => sumAll(tx, everything(), { from: '2024-01-01', to: year.to }))
  expect(raised).toBe(ROWS + WATER_ROWS + CHATTERING_ROWS)
  expect(await rowsOf(server.deps.database.db, sql`select 1 from record_changes limit 1`)).toEqual([])
})

it.each(READS)('%s of a year reads summaries instead of records', async (name, read) => {
  const plans = await explainReads(server.deps.database, read)
  const started = performance.now()
  await server.deps.database.read(read)
  process.stdout.write(`${name}: ${Math.round(performance.now() - started)} ms, ${Math.max(...plans.map(mostRows))} rows\n`)
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) {
    expect(mostRows(plan)).toBeLessThan(MOST_ROWS)
    expect(tablesIn(plan).filter((table) => /_records$/.test(table))).toEqual([])
  }
})

it.each([
  ['the hours of low and high pressure', pressureTimes],
  ['the events of hydrants', countEvents],
] as const)('%s of a year read the records of their measuring points only', async (_, read) => {
  const span = { from: new Date(`${year.from}T00:00:00+08:00`), to: new Date(server.clock.now()) }
  const plans = await explainReads(server.deps.database, (tx) => read(tx, scope, span, server.clock.now()))
  for (const plan of plans) expect(mostRows(plan)).toBeLessThanOrEqual(WATER_ROWS / 10)
})

it('records that stand are found among the open ones', async () => {
  const plans = await explainReads(server.deps.database, (tx) => readStanding(tx, everything(), server.clock.now(), { page: 1, limit: 10, offset: 0 }))
  for (const plan of plans) expect(mostRows(plan)).toBeLessThanOrEqual(300)
})
