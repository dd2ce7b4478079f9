import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { auditChains, auditLog } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { addAccount, addTenant, signInAs } from '../../testing/accounts'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { forgetOldData } from '../retention/retention'
import { writeAudits } from './audit.queries'
import { chainHeads } from './chain.queries'
import { verifyAudit, verifyChain } from './verify-chain'

const DAY_MS = 86_400_000
const ROWS = 5

let server: TestServer
/** each test has a tenant of its own, with a chain of its own */
let tenant: string
let admin: string
let token: string
let tenants = 0

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  tenants += 1
  tenant = await addTenant(server, `万达${tenants}`)
  admin = `site-admin-${tenants}`
  await addAccount(server, { tenantId: tenant, username: admin })
  token = await signInAs(server, admin)
  for (let row = 1; row < ROWS; row += 1) await addRole(`角色${row}`)
})

const addRole = (name: string) => server.call('/api/admin/group/add', token, { method: 'POST', body: JSON.stringify({ name, description: '"引号" 与 emoji 🔥' }) })
const db = () => server.deps.database.db
const rowsOfTenant = () => db().select().from(auditLog).where(eq(auditLog.tenantId, tenant)).orderBy(asc(auditLog.id))
const idAt = async (place: number) => (await rowsOfTenant()).at(place)?.id ?? 0
const reportOf = async () => (await verifyAudit(server.deps.database)).find(({ chain }) => chain === tenant)

describe('the chain of the audit log', () => {
  it('is whole after sign-ins and changes, each tenant with its own', async () => {
    const other = await addTenant(server, '万科')
    await addAccount(server, { tenantId: other, username: 'elsewhere' })
    await signInAs(server, 'elsewhere')
    const reports = (await verifyAudit(server.deps.database)).filter(({ chain }) => [tenant, other].includes(chain))
    expect(reports.map(({ chain, rows, fault }) => [chain, rows, fault]).sort()).toEqual([[tenant, ROWS, null], [other, 1, null]].sort())
    expect((await reportOf())?.lastHash).toBe((await rowsOfTenant()).at(-1)?.hash)
  })

  it('stays whole when many changes are made at the same time', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, at) => addRole(`同时${at}`)))
    expect(await reportOf()).toMatchObject({ rows: ROWS + 12, fault: null })
  })

  it('is whole with thousands of rows, and shows that one of the last was removed', async () => {
    const facts = { get: () => null } as unknown as Context<AppEnv>
    const entries = Array.from({ length: 2500 }, (_, row) => ({ action: 'device.import', result: 'ok' as const, detail: { row } }))
    await db().transaction((tx) => writeAudits(tx, facts, server.clock.now(), tenant, entries))
    await addRole('之后')
    expect(await reportOf()).toMatchObject({ rows: ROWS + 2500 + 1, fault: null })
    const [id, next] = [await idAt(2400), await idAt(2401)]
    await db().delete(auditLog).where(eq(auditLog.id, id))
    expect((await reportOf())?.fault).toEqual({ kind: 'missingBefore', id: next })
  })

  it('is whole although users and the retention go on while it is checked', async () => {
    const head = async () => (await chainHeads(db())).find(({ chain }) => chain === tenant) ?? expect.fail('no chain')
    const before = await head()
    server.clock.advance(60_000)
    await addRole('检查时新增')
    const [oldest, newest] = [(await rowsOfTenant())[0], (await rowsOfTenant()).at(-1)]
    expect(await verifyChain(db(), before)).toEqual({ chain: tenant, rows: ROWS + 1, since: oldest?.at, lastHash: newest?.hash, fault: null })
    const again = await head()
    server.clock.advance(40 * DAY_MS)
    await forgetOldData({ database: server.deps.database, clock: server.clock, log: server.deps.log, days: { readings: null, records: null, audit: 30, signIns: null } })
    token = await signInAs(server, admin)
    expect(await verifyChain(db(), again)).toMatchObject({ rows: 1, fault: null })
  })

  it.each([
    ['the person', { userId: 'another' }],
    ['the time', { at: new Date(0) }],
    ['the result', { result: 'refused' }],
    ['the address', { ip: '10.9.9.9' }],
    ['the content', { detail: { act: 'add', after: { name: '别的角色' } } }],
  ])('shows that %s of a row was changed', async (_what, change) => {
    const id = await idAt(2)
    await db().update(auditLog).set(change).where(eq(auditLog.id, id))
    expect((await reportOf())?.fault).toEqual({ kind: 'changed', id })
  })

  it('shows that a row in the middle, the oldest or the newest row was removed', async () => {
    const removed = async (place: number) => {
      const [next, id] = [await idAt(place + 1), await idAt(place)]
      const [row] = await db().delete(auditLog).where(eq(auditLog.id, id)).returning()
      const fault = (await reportOf())?.fault
      if (row) await db().insert(auditLog).values(row)
      return { fault, next, id }
    }
    const middle = await removed(2)
    expect(middle.fault).toEqual({ kind: 'missingBefore', id: middle.next })
    const oldest = await removed(0)
    expect(oldest.fault).toEqual({ kind: 'missingBefore', id: oldest.next })
    const newest = await removed(-1)
    expect(newest.fault).toEqual({ kind: 'missingAtEnd', id: newest.id })
    expect((await reportOf())?.fault, 'all rows are back').toBeNull()
  })

  it('shows that a row lost its hash, or that one was slipped in', async () => {
    const id = await idAt(3)
    await db().insert(auditLog).values({ at: new Date(0), tenantId: tenant, action: 'role.add', result: 'ok' })
    expect((await reportOf())?.fault).toMatchObject({ kind: 'changed' })
    await db().delete(auditLog).where(sql`${auditLog.hash} is null`)
    await db().update(auditLog).set({ hash: null }).where(eq(auditLog.id, id))
    expect((await reportOf())?.fault).toEqual({ kind: 'changed', id })
  })

  it('is whole after the retention has deleted its beginning, and after it has deleted everything', async () => {
    const days = { readings: null, records: null, audit: 30, signIns: null }
    const forget = () => forgetOldData({ database: server.deps.database, clock: server.clock, log: server.deps.log, days })
    server.clock.advance(20 * DAY_MS)
    token = await signInAs(server, admin)
    server.clock.advance(20 * DAY_MS)
    await forget()
    expect(await reportOf()).toMatchObject({ rows: 1, fault: null })
    server.clock.advance(40 * DAY_MS)
    await forget()
    expect(await reportOf()).toMatchObject({ rows: 0, fault: null })
    token = await signInAs(server, admin)
    expect(await reportOf()).toMatchObject({ rows: 1, fault: null })
  })

  it('begins at the first row with a hash: rows of before the chain are not checked', async () => {
    await db().delete(auditLog)
    await db().delete(auditChains)
    await db().insert(auditLog).values({ at: new Date(0), tenantId: tenant, action: 'role.add', result: 'ok' })
    await addRole('首个')
    expect(await reportOf()).toMatchObject({ rows: 1, fault: null })
  })
})
