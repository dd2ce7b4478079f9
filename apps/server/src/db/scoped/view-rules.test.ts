import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../testing/test-server'
import { rowsOf } from '../database'
import { limitTransaction } from './limit-transaction'
import { VIEW_RULES, WITHOUT_VIEW } from './view-rules'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const columnsOf = async (schema: string) => {
  const rows = await rowsOf<{ table: string; column: string }>(server.deps.database.db, sql`
    select table_name as "table", column_name as "column" from information_schema.columns where table_schema = ${schema} order by 1, 2`)
  return rows.filter(({ table }) => !/^readings_\d/.test(table))
}

it('says of every table what a session with limited places sees of it', async () => {
  const tables = [...new Set((await columnsOf('public')).map(({ table }) => table))]
  expect(tables.filter((table) => !(table in VIEW_RULES) && !(WITHOUT_VIEW as readonly string[]).includes(table))).toEqual([])
  expect(Object.keys(VIEW_RULES).filter((table) => !tables.includes(table))).toEqual([])
})

it('limits every table whose rows name a building, a hydrant, a unit, a device, a fire host or a record', async () => {
  const placed = /^(?:building_id|hydrant_id|unit_id|device_id|fire_host_id|fire_host_point_id|record_id|place_id)$/
  const named = [...new Set((await columnsOf('public')).filter(({ column }) => placed.test(column)).map(({ table }) => table))]
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((table) => VIEW_RULES[table] === 'everything')).toEqual([])
})

it('shows every column, also those of later migrations', async () => {
  const [all, shown] = [await columnsOf('public'), await columnsOf('scoped')]
  const has = new Set(shown.map(({ table, column }) => `${table}.${column}`))
  const missing = all.filter(({ table, column }) => table in VIEW_RULES && !has.has(`${table}.${column}`))
  expect(missing).toEqual([])
})

it('has no table in a limited transaction that has no rule, and every table again after it', async () => {
  const { database } = server.deps
  const limits = { userId: 'u', buildings: [], hydrants: [], units: [], hosts: [], within: [] }
  const limited = (statement: string) => database.transaction(async (tx) => {
    await limitTransaction(tx, limits)
    return rowsOf(tx, sql.raw(statement))
  })
  expect(await limited('select * from devices')).toEqual([])
  await expect(limited('select * from record_summaries')).rejects.toThrow()
  expect(await rowsOf(database.db, sql.raw('select * from record_summaries'))).toEqual([])
})
