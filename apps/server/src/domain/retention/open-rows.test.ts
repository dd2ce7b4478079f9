import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { rowsOf } from '../../db/database'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { forgetOldData } from './retention'

const DAY_MS = 86_400_000
const KEPT_DAYS = 365

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const run = (statement: string) => rowsOf<{ id: string | number }>(server.deps.database.db, sql.raw(statement))
const daysAgo = (days: number) => `timestamptz '${new Date(server.clock.now() - days * DAY_MS).toISOString()}'`
const OLD = KEPT_DAYS + 1
const forget = () => forgetOldData({ ...server.deps, days: { readings: null, records: KEPT_DAYS, audit: null, signIns: null } })

/** Adds a row, and says whether it is there after the retention. */
async function stays(insert: string): Promise<boolean> {
  const [added] = await run(`${insert} returning id`)
  await forget()
  const table = /^insert into (\w+)/.exec(insert)?.[1] ?? ''
  return (await run(`select id from ${table} where id = ${Number(added?.id)}`)).length === 1
}

const RECORDS = {
  general: (handled: boolean, days: number) => `insert into general_records (tenant_id, channel_id, point_code, alarm_type, raised_at, handled, device_id, sensor_number, category)
    values ('t', 1, 'YG', '火警', ${daysAgo(days)}, ${handled}, 1, 's', '1')`,
  hydrant: (handled: boolean, days: number) => `insert into hydrant_records (tenant_id, channel_id, point_code, alarm_type, raised_at, handled, device_id, sensor_number, hydrant_id)
    values ('t', 5, 'YL', '低压', ${daysAgo(days)}, ${handled}, 1, 's', 1)`,
  fireHost: (handled: boolean, days: number) => `insert into fire_host_records (tenant_id, channel_id, point_code, alarm_type, raised_at, handled, fire_host_point_id, fire_host_id, loop, address, category)
    values ('t', 11, 'FIREMAIN', '火警', ${daysAgo(days)}, ${handled}, 1, 1, '1', '1', '1')`,
}

describe.each(Object.entries(RECORDS))('a %s record', (kind, record) => {
  it('that is open stays, however old it is', async () => {
    expect(await stays(record(false, 10 * OLD))).toBe(true)
  })

  it('that is handled goes when its days are over, and not before', async () => {
    expect(await stays(record(true, KEPT_DAYS - 1))).toBe(true)
    expect(await stays(record(true, OLD))).toBe(false)
  })

  it('takes its own attempts with it, and not those of a record of another kind that has its number', async () => {
    const [old] = await run(`${record(true, OLD)} returning id`)
    for (const one of Object.keys(RECORDS)) {
      await run(`insert into verdict_history (tenant_id, kind, record_id, outcome, user_id, username, at) values ('t', '${one}', ${Number(old?.id)}, 'accepted', 'u', 'u', ${daysAgo(OLD)})`)
    }
    await forget()
    const left = await run(`select kind as id from verdict_history where record_id = ${Number(old?.id)} order by kind`)
    expect(left.map(({ id }) => id)).toEqual(Object.keys(RECORDS).filter((one) => one !== kind).sort())
    await run('delete from verdict_history')
  })
})

describe('an early warning', () => {
  let device = 0
  const warning = (handled: boolean, ended: boolean, days: number) => `insert into early_warnings
    (tenant_id, channel_id, device_id, sensor_number, point_code, level_name, level_rank, level_color, raised_at, received_at, handled, ended_at)
    values ('t', 2, ${(device += 1)}, 's', 'RCT', '关注', 1, '#ff0000', ${daysAgo(days)}, ${daysAgo(days)}, ${handled}, ${ended ? daysAgo(days) : 'null'})`

  it('that was not handled, or that still lasts, stays, however old it is', async () => {
    expect(await stays(warning(false, true, 10 * OLD))).toBe(true)
    expect(await stays(warning(true, false, 10 * OLD))).toBe(true)
  })

  it('that was handled and is over goes when its days are over, and not before', async () => {
    expect(await stays(warning(true, true, KEPT_DAYS - 1))).toBe(true)
    expect(await stays(warning(true, true, OLD))).toBe(false)
  })
})

describe('an unregistered number', () => {
  const number = (status: string, days: number) => `insert into unregistered_devices (tenant_id, number, status, first_at, last_at) values ('t', 'n-${status}-${days}', '${status}', ${daysAgo(days)}, ${daysAgo(days)})`

  it('that is in alarm or at fault stays, however long it has been silent', async () => {
    expect([await stays(number('alarm', 10 * OLD)), await stays(number('fault', 10 * OLD))]).toEqual([true, true])
  })

  it('that is calm goes when it has not reported for as long as records are kept, and not before', async () => {
    expect(await stays(number('notEnabled', KEPT_DAYS - 1))).toBe(true)
    expect([await stays(number('notEnabled', OLD)), await stays(number('normal', OLD))]).toEqual([false, false])
  })

  it('goes also when more than a thousand that were noted before it still report', async () => {
    await run('delete from unregistered_devices')
    await run(`insert into unregistered_devices (tenant_id, number, first_at, last_at) select 't', 'young-' || n, ${daysAgo(OLD)}, ${daysAgo(1)} from generate_series(1, 1000) n`)
    expect(await stays(number('notEnabled', 2 * OLD))).toBe(false)
  })
})

describe('an unregistered fire host', () => {
  it('goes when it has not reported for as long as records are kept, and not before', async () => {
    const host = (days: number) => `insert into unregistered_hosts (tenant_id, server_ip, port, last_fault, first_at, last_at) values ('t', '10.0.0.${days % 250}', ${days}, '故障', ${daysAgo(days)}, ${daysAgo(days)})`
    expect([await stays(host(KEPT_DAYS - 1)), await stays(host(OLD))]).toEqual([true, false])
  })
})

describe('a notice', () => {
  const notice = (days: number) => `insert into notices (tenant_id, type, facts, content, created_at) values ('t', '1', '{}', '烟感报警', ${daysAgo(days)})`

  it('goes when the days of records are over, and not before, with the numbers and addresses of the people to whom it was sent', async () => {
    const [old] = await run(`${notice(KEPT_DAYS - 1)} returning id`)
    await run(`insert into notice_deliveries (notice_id, tenant_id, state, mobile_phone, due_at, created_at) values (${Number(old?.id)}, 't', 'sent', '13800001111', ${daysAgo(1)}, ${daysAgo(KEPT_DAYS - 1)})`)
    const kept = () => run('select id from notice_deliveries')
    await forget()
    expect(await kept()).toHaveLength(1)
    await run(`update notices set created_at = ${daysAgo(OLD)}`)
    await forget()
    expect([await run('select id from notices'), await kept()]).toEqual([[], []])
  })
})
