import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { rowsOf } from '../../db/database'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { JUMP_WAIT_MS } from '../../wait-after-jump'
import { createRetention } from './retention-work'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const YEAR = 365 * DAY

let server: TestServer
let retain: () => Promise<void>
beforeEach(async () => {
  server = await startTestServer()
  retain = createRetention({ ...server.deps, days: { readings: null, records: null, audit: null, signIns: 90 } })
  const now = new Date(server.clock.now()).toISOString()
  await server.deps.database.db.execute(sql`insert into login_log (user_id, username, ip, at) select 'u', 'u', 'i', ${now}::timestamptz - i * interval '1 day' from generate_series(0, 99) i`)
})
afterEach(() => server.stop())

const kept = async () => (await rowsOf<{ n: number }>(server.deps.database.db, sql`select count(*)::int as n from login_log`))[0]?.n

/** Runs the work every hour, as the server does. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= HOUR) {
    server.clock.advance(Math.min(HOUR, left))
    await retain()
  }
}

it('deletes what is too old as soon as it first runs, on a clock that nothing has set', async () => {
  await pass(HOUR)
  expect(await kept()).toBe(90)
})

it('deletes nothing while the clock is a year ahead for some hours, and says in the log that it waits', async () => {
  await retain()
  server.clock.jump(YEAR)
  await pass(5 * HOUR)
  expect(await kept()).toBe(91)
  expect(server.logLines.filter((line) => line.includes('retention.waits'))).toHaveLength(1)
  server.clock.jump(-YEAR)
  await pass(JUMP_WAIT_MS)
  expect(await kept()).toBe(89)
})

it('goes on a day after the clock was set, because a clock that stays is right', async () => {
  await retain()
  server.clock.jump(YEAR)
  await pass(JUMP_WAIT_MS)
  expect(await kept()).toBe(91)
  await pass(HOUR)
  expect(await kept()).toBe(0)
})

it('does not wait after a correction of less than a day', async () => {
  await retain()
  server.clock.jump(HOUR)
  await pass(24 * HOUR)
  expect(await kept()).toBe(89)
})

/** The server is started again, by a clock that is so far ahead of its end. */
const startAgain = (ahead: number) => {
  server.clock.jump(ahead)
  retain = createRetention({ ...server.deps, days: { readings: null, records: null, audit: null, signIns: 90 } })
}

it('deletes nothing for a day after a start with a clock that is a year ahead', async () => {
  await pass(2 * HOUR)
  startAgain(YEAR)
  await pass(5 * HOUR)
  expect(await kept()).toBe(90)
  expect(server.logLines.filter((line) => line.includes('retention.waits'))).toHaveLength(1)
  // it is still wrong after another start
  startAgain(0)
  await pass(17 * HOUR)
  expect(await kept()).toBe(90)
  startAgain(-YEAR)
  await pass(HOUR)
  expect(await kept()).toBe(89)
})

it('goes on a day after such a start, because a clock that stays is right', async () => {
  await pass(HOUR)
  startAgain(YEAR)
  await pass(JUMP_WAIT_MS)
  expect(await kept()).toBe(90)
  await pass(HOUR)
  expect(await kept()).toBe(0)
})

it('goes on a day after an outage also when the server is started again every day: the next start waits only for the rest of the day', async () => {
  await pass(HOUR)
  startAgain(3 * DAY)
  await pass(23 * HOUR)
  startAgain(0)
  await pass(HOUR)
  expect(await kept()).toBe(90)
  await pass(HOUR)
  expect(await kept()).toBe(86)
})

it('waits a whole day after a start with a clock that is a year ahead, although the wait after an outage was nearly over', async () => {
  await pass(HOUR)
  startAgain(3 * DAY)
  await pass(23 * HOUR)
  startAgain(YEAR)
  await pass(23 * HOUR)
  expect(await kept()).toBe(90)
})

it('waits a whole day each time that a start has a clock that is a year ahead, when it has run by the right one in between', async () => {
  await pass(2 * HOUR)
  startAgain(YEAR)
  await pass(20 * HOUR)
  startAgain(-YEAR)
  await pass(HOUR)
  startAgain(YEAR)
  await pass(23 * HOUR)
  expect(await kept()).toBe(90)
})

it('does not wait after a start within a day after it last ran', async () => {
  await pass(2 * HOUR)
  startAgain(22 * HOUR)
  await pass(HOUR)
  expect(await kept()).toBe(89)
})

it('deletes the rest although one part fails, and names that part in the log', async () => {
  await server.deps.database.db.execute(sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`)
  await server.deps.database.db.execute(sql`create trigger refuse before delete on imports for each statement execute function refuse()`)
  await pass(HOUR)
  expect(await kept()).toBe(90)
  expect(server.logLines.filter((line) => line.includes('retention.failed'))).toEqual([expect.stringContaining('imports')])
})
