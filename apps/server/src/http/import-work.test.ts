import { and, count, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'

import { auditLog, imports, networkedUnits, users } from '../db/schema'
import { aSiteForEachTest, server, site } from '../testing/site-for-each-test'
import { verifyAudit } from '../domain/audit/verify-chain'
import { forgetOldData } from '../domain/retention/retention'
import { unitResource } from '../domain/units/unit.resource'
import type { AppEnv, Session } from './app-env'
import { errorResponse } from './error-response'

const DAY_MS = 86_400_000
const UNITS = '/api/device/deviceNetworkingUnit'
/** more than three statements write */
const MANY = 1_700

aSiteForEachTest('imports')

let serial = 0
let importId: string
beforeEach(() => {
  importId = `import-${(serial += 1)}-of-the-test`
})

type Result = { status: number; message?: string; data: { accepted: number; errors: object[] } }
const send = async (body: object, token = site.operator.token) =>
  (await server.call<Result>(`${UNITS}/importRows`, token, { method: 'POST', body: JSON.stringify({ dryRun: false, ...body }) })).body
const cancel = async (id = importId, token = site.operator.token) =>
  (await server.call<Result>('/api/device/importRun/cancel', token, { method: 'POST', body: JSON.stringify({ importId: id }) })).body.data
const unit = (n: number, fields: object = {}) => ({ oname: `单位${n}`, unitKind: '0', otype: '1', ...fields })
const units = (rows: number, from = 1) => Array.from({ length: rows }, (_, at) => unit(from + at))
const written = async () => (await server.deps.database.db.select({ rows: count() }).from(networkedUnits).where(eq(networkedUnits.tenantId, site.id)))[0]?.rows

describe('many rows', () => {
  it('are written in their order, each with its row in an unbroken audit log', async () => {
    expect(await send({ rows: units(MANY), importId })).toEqual({ status: 200, data: { accepted: MANY, errors: [] } })
    const { db } = server.deps.database
    const names = await db.select({ name: networkedUnits.name }).from(networkedUnits).where(eq(networkedUnits.tenantId, site.id)).orderBy(networkedUnits.id)
    expect(names.map(({ name }) => name)).toEqual(units(MANY).map(({ oname }) => oname))
    const audited = await db.select({ detail: auditLog.detail }).from(auditLog).where(and(eq(auditLog.tenantId, site.id), eq(auditLog.action, 'networkedUnit.import'))).orderBy(auditLog.id)
    expect(audited.map(({ detail }) => (detail?.['after'] as { oname: string }).oname)).toEqual(names.map(({ name }) => name))
    expect((await verifyAudit(server.deps.database)).find(({ chain }) => chain === site.id)).toMatchObject({ rows: MANY, fault: null })
  })

  it('are 10,000 at most, in a body larger than that of other calls', async () => {
    expect(await send({ rows: Array.from({ length: 10_001 }, () => 0) })).toMatchObject({ status: 30101, message: '一次最多导入10000行' })
    const large = { rows: [unit(1, { surplus: 'x'.repeat(2 * 1024 * 1024) })], dryRun: true }
    expect((await send(large)).data).toEqual({ accepted: 1, errors: [] })
    const body = JSON.stringify({ ...large, surplus: 'x'.repeat(8 * 1024 * 1024) })
    expect((await server.call(`${UNITS}/importRows`, site.operator.token, { method: 'POST', body })).status).toBe(413)
    expect((await server.call(`${UNITS}/add`, site.operator.token, { method: 'POST', body: JSON.stringify(large) })).status).toBe(413)
  })
})

describe('rows of which some are wrong', () => {
  const rows = () => [unit(1), unit(2, { otype: '?' }), unit(3), unit(3)]
  const errors = [{ row: 1, field: 'otype', message: expect.any(String) as string }, { row: 3, field: 'oname', message: '与第3行重复' }]

  it('are all refused by default', async () => {
    expect((await send({ rows: rows(), importId })).data).toEqual({ accepted: 0, errors })
    expect(await written()).toBe(0)
    // corrected, the same import is written
    expect((await send({ rows: units(2), importId })).data).toEqual({ accepted: 2, errors: [] })
  })

  it('are left out when only the correct ones were asked for; the others are named by their place in the file', async () => {
    expect((await send({ rows: rows(), importId, onlyCorrect: true })).data).toEqual({ accepted: 2, errors })
    expect(await written()).toBe(2)
    expect((await send({ rows: rows(), importId, onlyCorrect: true })).data).toEqual({ accepted: 2, errors })
    expect(await written()).toBe(2)
  })
})

describe('an import that is sent again', () => {
  it('is written once, one after the other and at the same time, and every response says the same', async () => {
    const body = { rows: units(20), importId }
    const both = await Promise.all([send(body), send(body)])
    expect([...both, await send(body)].map(({ data }) => data)).toEqual(Array.from({ length: 3 }, () => ({ accepted: 20, errors: [] })))
    expect(await written()).toBe(20)
  })

  it('for another kind of rows is refused, and says so: the result of the first would look like its own', async () => {
    await send({ rows: units(2), importId })
    const body = JSON.stringify({ rows: [{ buildingName: '东楼' }], dryRun: false, importId })
    const { body: answer } = await server.call<Result>('/api/device/deviceBuilding/importRows', site.operator.token, { method: 'POST', body })
    expect(answer).toEqual({ status: 30101, message: '该导入编号已用于其他数据的导入，未写入任何数据', data: { field: 'importId' } })
    expect((await send({ rows: units(2), importId })).data.accepted).toBe(2)
  })

  it('is checked anew by a dry run: its rows are there now', async () => {
    await send({ rows: units(2), importId })
    const { data } = await send({ rows: units(3), importId, dryRun: true })
    expect([data.accepted, data.errors]).toMatchObject([1, [{ row: 0, field: 'oname' }, { row: 1, field: 'oname' }]])
    expect(await written()).toBe(2)
  })

  it('is another import for another user', async () => {
    await send({ rows: units(2), importId })
    expect(await cancel(importId, site.colleague.token)).toEqual({ accepted: 0 })
    expect((await send({ rows: units(2, 10), importId: `${importId}-2` })).data.accepted).toBe(2)
    expect(await cancel()).toEqual({ accepted: 2 })
  })

  it('is forgotten after seven days', async () => {
    await send({ rows: units(1), importId })
    const none = { readings: null, records: null, audit: null, signIns: null }
    const kept = async () => (await server.deps.database.db.select().from(imports).where(eq(imports.importId, importId))).length
    await forgetOldData({ ...server.deps, days: none })
    expect(await kept()).toBe(1)
    server.clock.advance(8 * DAY_MS)
    await forgetOldData({ ...server.deps, days: none })
    expect(await kept()).toBe(0)
  })
})

describe('an import that is cancelled', () => {
  it('writes nothing when it comes after its cancellation', async () => {
    expect(await cancel()).toEqual({ accepted: 0 })
    expect(await send({ rows: units(3), importId })).toMatchObject({ status: 30101, message: '导入已取消，未写入任何数据' })
    expect(await written()).toBe(0)
  })

  it('has written all of its rows when the cancellation comes too late, and the response says how many', async () => {
    await send({ rows: units(3), importId })
    expect(await cancel()).toEqual({ accepted: 3 })
    expect(await written()).toBe(3)
  })

  it.each([false, true])('writes nothing when its caller goes away in the middle (only correct rows: %s)', async (onlyCorrect) => {
    const { database, log } = server.deps
    const [operator] = await database.db.select().from(users).where(eq(users.id, site.operator.userId))
    const session: Session = {
      userId: site.operator.userId, username: 'keeper', name: operator?.name ?? '', tenantId: site.id, isSuperAdmin: false, isTenantAdmin: true, actingFor: null, tokenHash: '',
    }
    const app = new Hono<AppEnv>()
    app.use(async (c, next) => {
      for (const [name, value] of Object.entries({ database, log, session, ip: '', requestId: 'r' })) c.set(name as 'ip', value as string)
      await next()
    })
    app.route('/', unitResource.routes(server.deps)).onError(errorResponse)
    const body = JSON.stringify({ rows: units(MANY), dryRun: false, importId, onlyCorrect })
    expect((await app.request('/importRows', { method: 'POST', body, signal: AbortSignal.abort() })).status).toBe(499)
    expect(await written()).toBe(0)
    expect(await cancel()).toEqual({ accepted: 0 })
  })
})
