import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'

import { loginFailures, users } from '../../db/schema'
import { addAccount, signInAs } from '../../testing/accounts'
import { addCatalogue } from '../../testing/alarm-world'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { demandGateway, newGatewayKey, storeGatewayKey } from '../gateways/gateway-keys.queries'

export interface Body<Data = unknown> {
  status: number
  message?: string
  data: Data
}
export type Row = Record<string, unknown> & { id: string; version: number }

export let server: TestServer
let made = 0
export const ids: Record<string, string> = {}
/** By user name. */
export const tokens: Record<string, string> = {}
export const done = { status: 200, body: { status: 200 } }
export const refused = (message: string, field?: string) => ({ status: 420, body: { status: 30101, message, ...(field === undefined ? {} : { data: { field } }) } })

/** A server with a super admin, who is signed in as `platform`, for the tests of a file. */
export function aPlatformForAllTests(): void {
  beforeAll(async () => {
    server = await startTestServer()
    await addCatalogue(server.deps)
    ids['platform'] = await addAccount(server, { username: 'platform', name: '平台', isSuperAdmin: true, isTenantAdmin: false })
    tokens['platform'] = await signInAs(server, 'platform')
  })
  beforeEach(() => server.deps.database.db.delete(loginFailures))
  afterAll(() => server.stop())
}

/** A number that no other test of the file has. */
export const nextNumber = () => (made += 1)

export const get = <Data = unknown>(path: string, who = 'platform') => server.call<Body<Data>>(`/api/admin/${path}`, tokens[who] ?? '')
export const post = <Data = unknown>(path: string, fields: Record<string, string>, who = 'platform') =>
  server.call<Body<Data>>(`/api/admin/${path}`, tokens[who] ?? '', { method: 'POST', body: new URLSearchParams(fields) })
export const rowsOf = async (query: string) => (await get<{ rows: Row[]; total: number }>(`tenant/pageList?${query}`)).body.data.rows

/** An account that the platform has made and that has no tenant yet. */
export async function anAdministrator(): Promise<{ id: string; username: string }> {
  const username = `chief-${nextNumber()}`
  const id = await addAccount(server, { username, tenantId: null, isTenantAdmin: false })
  await server.deps.database.db.update(users).set({ createdById: ids['platform'] }).where(eq(users.id, id))
  return { id, username }
}

interface Site {
  row: Row
  fields: Record<string, string>
  administrator: string
}

/** A tenant with an administrator of its own. */
export async function aTenant(extra: Record<string, string> = {}): Promise<Site> {
  const { id: userId, username } = await anAdministrator()
  const fields = { name: `站点 ${made}`, userId, channelIds: '1,5', ...extra }
  expect(await post('tenant/add', fields)).toEqual(done)
  const [row] = await rowsOf(`name=${encodeURIComponent(fields.name)}`)
  if (!row) throw new Error('the new tenant is not in the list')
  return { row, fields: { ...fields, tenantId: row.id }, administrator: username }
}

/** A key of the first gateway of the tenant. */
export async function gatewayKeyOf(tenantId: string): Promise<string> {
  const { db } = server.deps.database
  const key = newGatewayKey()
  await storeGatewayKey(db, await demandGateway(db, { tenantId, gateway: 'G1' }, server.clock.now()), key, server.clock.now())
  return key
}

/** Resolves with the status of a report that is sent with the key. */
export async function reportWith(key: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json', 'X-Gateway-Key': key }
  return (await server.request('/api/ingest/reports', { method: 'POST', headers, body: JSON.stringify({ reports: [] }) })).status
}
