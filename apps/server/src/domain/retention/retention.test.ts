import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { RetentionDays } from '../../config'
import { rowsOf } from '../../db/database'
import { ensureReadingDay } from '../../db/readings'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { forgetOldData } from './retention'
import { RETENTION_BATCH } from './retention.queries'

const DAY_MS = 86_400_000
const NEVER: RetentionDays = { readings: null, records: null, audit: null, signIns: null }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const { database } = server.deps
  const now = new Date(server.clock.now()).toISOString()
  await database.transaction(async (tx) => {
    // one row for each of the last 2,500 hours; every tenth record is open
    await tx.execute(sql`insert into general_records (tenant_id, channel_id, point_code, alarm_type, raised_at, handled, device_id, sensor_number, category)
      select 't', 1, 'YG', 'a', ${now}::timestamptz - (2500 - i) * interval '1 hour', i % 10 <> 0, 1, 's', '1' from generate_series(1, 2500) i`)
    await tx.execute(sql`insert into verdict_history (tenant_id, kind, record_id, outcome, user_id, username, at) select 't', 'general', id, 'accepted', 'u', 'u', raised_at from general_records`)
    await tx.execute(sql`insert into audit_log (at, action, result) select ${now}::timestamptz - (2500 - i) * interval '1 hour', 'x', 'ok' from generate_series(1, 2500) i`)
    await tx.execute(sql`insert into login_log (user_id, username, ip, at) select 'u', 'u', 'i', ${now}::timestamptz - (2500 - i) * interval '1 hour' from generate_series(1, 2500) i`)
    for (const days of [0, 1, 29, 30, 31, 90]) await ensureReadingDay(tx, server.clock.now() - days * DAY_MS)
  })
})
afterAll(() => server.stop())

const forget = (days: Partial<RetentionDays>) => forgetOldData({ ...server.deps, days: { ...NEVER, ...days } })
const countOf = async (table: string, where = 'true') =>
  (await rowsOf<{ n: number }>(server.deps.database.db, sql`select count(*)::int as n from ${sql.identifier(table)} where ${sql.raw(where)}`))[0]?.n
const partitions = async () =>
  (await rowsOf<{ name: string }>(server.deps.database.db, sql`select relname as name from pg_class where relname like 'readings_2%' and relkind = 'r' order by 1`)).map((row) => row.name)

it('deletes nothing when everything is to be kept', async () => {
  await forget({})
  expect([await countOf('general_records'), await countOf('audit_log'), await countOf('login_log'), (await partitions()).length]).toEqual([2500, 2500, 2500, 6])
})

it('drops no further day of readings when the server is stopped: a later run drops the rest', async () => {
  const stopping = new AbortController()
  const { database } = server.deps
  const transaction: typeof database.transaction = async (work) => {
    const result = await database.transaction(work)
    if ((await partitions()).length < 6) stopping.abort()
    return result
  }
  await forgetOldData({ ...server.deps, database: { ...database, transaction }, days: { ...NEVER, readings: 30 }, signal: stopping.signal })
  expect(await partitions()).toHaveLength(5)
})

it('drops the days of readings that are wholly older, and keeps the day in which the limit lies', async () => {
  await forget({ readings: 30 })
  const day = (days: number) => `readings_${new Date(server.clock.now() + 8 * 3_600_000 - days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '_')}`
  expect(await partitions()).toEqual([day(30), day(29), day(1), day(0)])
})

it('ends after the batch that is under way when the server is stopped: a later run deletes the rest', async () => {
  const stopping = new AbortController()
  const { database } = server.deps
  const transaction: typeof database.transaction = async (work) => {
    const result = await database.transaction(work)
    if (((await countOf('general_records')) ?? 0) < 2500) stopping.abort()
    return result
  }
  await forgetOldData({ ...server.deps, database: { ...database, transaction }, days: { ...NEVER, records: 30, signIns: 30 }, signal: stopping.signal })
  expect([await countOf('general_records'), await countOf('login_log')]).toEqual([2500 - RETENTION_BATCH * 0.9, 2500])
})

it('deletes old handled records with their verdicts, over several batches, and never an open one', async () => {
  expect(2500 - 30 * 24).toBeGreaterThan(RETENTION_BATCH)
  await forget({ records: 30 })
  const limit = `raised_at < timestamptz '${new Date(server.clock.now() - 30 * DAY_MS).toISOString()}'`
  expect(await countOf('general_records', `${limit} and handled`)).toBe(0)
  expect(await countOf('general_records', `${limit} and not handled`)).toBeGreaterThan(100)
  expect(await countOf('verdict_history')).toBe(await countOf('general_records'))
  expect(server.logLines.some((line) => line.includes('retention.deleted') && line.includes('general_records'))).toBe(true)
})

it('deletes old rows of the audit log and of the sign-ins by their own settings', async () => {
  await forget({ audit: 60 })
  expect([await countOf('audit_log'), await countOf('login_log')]).toEqual([60 * 24 + 1, 2500])
  await forget({ signIns: 10 })
  expect(await countOf('login_log')).toBe(10 * 24 + 1)
})

it('leaves no hole in the audit log: a row that says that it is old, because the clock was set back, stays while a younger one stands before it', async () => {
  const { db } = server.deps.database
  await db.execute(sql`delete from audit_log`)
  const at = (days: number) => sql`${new Date(server.clock.now() - days * DAY_MS).toISOString()}::timestamptz`
  for (const [days, action] of [[900, 'first'], [0, 'before'], [900, 'set back'], [0, 'after']] as const) await db.execute(sql`insert into audit_log (at, action, result) values (${at(days)}, ${action}, 'ok')`)
  await forget({ audit: 60 })
  expect([await countOf('audit_log'), await countOf('audit_log', `action = 'set back'`)]).toEqual([3, 1])
  server.clock.advance(100 * DAY_MS)
  await forget({ audit: 60 })
  expect(await countOf('audit_log')).toBe(0)
})
