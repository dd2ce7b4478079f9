import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { rowsOf } from '../../db/database'
import { addAccount, addTenant, signInAs } from '../../testing/accounts'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { forgetOldData } from './retention'

const DAYS = 800

let server: TestServer
let token: string
let [short, long, usual] = ['', '', '']
beforeAll(async () => {
  server = await startTestServer()
  short = await addTenant(server, '一年')
  long = await addTenant(server, '十年')
  usual = await addTenant(server, '默认')
  await addAccount(server, { username: 'short', tenantId: short })
  await addAccount(server, { username: 'long', tenantId: long })
  token = await signInAs(server, 'short')
  const now = new Date(server.clock.now()).toISOString()
  // one handled record a day of each tenant, and an open one on the first day
  for (const tenant of [short, long, usual]) {
    await server.deps.database.db.execute(sql`insert into general_records (tenant_id, channel_id, point_code, alarm_type, raised_at, handled, device_id, sensor_number, category)
      select ${tenant}, 1, 'YG', 'a', ${now}::timestamptz - i * interval '1 day', i <> ${DAYS}, 1, 's', '1' from generate_series(${DAYS}, 1, -1) i`)
  }
})
afterAll(() => server.stop())

const set = async (body: object, by = token) => (await server.call('/api/device/deviceTenantSetup/addOrUpdate', by, { method: 'POST', body: JSON.stringify({ planSetup: '0', ...body }) })).body
const config = async () => (await server.call<{ data: object }>('/api/device/deviceTenantSetup/config', token)).body.data
const recordsOf = async (tenant: string) => (await rowsOf<{ n: number }>(server.deps.database.db, sql`select count(*)::int as n from general_records where tenant_id = ${tenant}`))[0]?.n

it('is at least a year, so that records are not deleted before they may be; an old version is refused', async () => {
  const refused = { status: 30101, data: { field: 'recordDays' } }
  for (const recordDays of [0, 364, 3651, 1.5, 'x']) expect(await set({ recordDays })).toMatchObject(refused)
  expect(await set({ recordDays: 365, version: 0 })).toEqual({ status: 200 })
  expect(await set({ recordDays: 400, version: 0 })).toMatchObject({ status: 30101, data: { version: 1 } })
  expect(await set({ planSetup: '1' })).toEqual({ status: 200 })
  expect(await config()).toMatchObject({ planSetup: '1', recordDays: 365, version: 2 })
})

it('takes the place of the setting of the server for the records of the tenant, and open ones stay', async () => {
  await set({ recordDays: 3650 }, await signInAs(server, 'long'))
  await forgetOldData({ ...server.deps, days: { readings: null, records: 500, audit: null, signIns: null } })
  expect([await recordsOf(short), await recordsOf(long), await recordsOf(usual)]).toEqual([365 + 1, DAYS, 500 + 1])
  await set({ recordDays: '' })
  expect(await config()).toMatchObject({ recordDays: null })
})
