import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { rowsOf } from '../../db/database'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { BIN_KINDS, binKind, isBinKind } from './bin-kinds.queries'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const kinds = Object.keys(BIN_KINDS).filter(isBinKind)
const tableOf = (kind: (typeof kinds)[number]) => getTableName(binKind(kind).table)
const namesOf = async (query: ReturnType<typeof sql>) => (await rowsOf<{ name: string }>(server.deps.database.db, query)).map(({ name }) => name)

/** The columns that the database checks, and that are neither emptied nor removed with the row. */
const referencesTo = (table: string) => namesOf(sql`
  select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
  where c.contype = 'f' and c.confrelid = ${table}::regclass and c.confdeltype in ('a', 'r') order by 1`)

it.each(kinds)('%s: a reference that the database checks keeps the row or goes with it, so that none stops the emptying of the bin', async (kind) => {
  const { namedBy, owns } = binKind(kind)
  expect((await referencesTo(tableOf(kind))).filter((name) => !(namedBy as readonly string[]).includes(name) && !(owns as readonly string[]).includes(name))).toEqual([])
})

/** The columns of records and early warnings that name a thing, by its kind: no key of the database checks these. */
const OF_RECORDS: Partial<Record<(typeof kinds)[number], string>> = { device: 'device_id', building: 'building_id', hydrant: 'hydrant_id', fireHost: 'fire_host_id', fireHostPoint: 'fire_host_point_id' }

it.each(Object.entries(OF_RECORDS))('%s: each record and each early warning that names it keeps it for ever', async (kind, column) => {
  const named = await namesOf(sql`select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name in ('general_records', 'hydrant_records', 'fire_host_records', 'early_warnings') and column_name = ${column} order by 1`)
  expect(named).not.toEqual([])
  expect(isBinKind(kind) ? binKind(kind).namedBy : []).toEqual(expect.arrayContaining(named))
})
