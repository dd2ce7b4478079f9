import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseUnavailableError, DiskFullError } from '../db/database'
import { failureOf } from '../db/database-failure'
import { addCatalogue, addTenant, type TestTenant } from '../testing/alarm-world'
import { gatewayOf, pointReport } from '../testing/gateway'
import { startTestServer, type TestServer } from '../testing/test-server'

describe('a failure of the database', () => {
  const withCode = (code: string) => new Error('query', { cause: Object.assign(new Error(code), { code }) })

  it('is told from an error of the query, through every layer that wraps it', () => {
    for (const code of ['57P01', '57P03', '08006', '53300', '40001', '25006', 'ECONNREFUSED']) expect(failureOf(withCode(code)), code).toBe('unavailable')
    expect(failureOf(withCode('53100'))).toBe('diskFull')
    expect(failureOf(withCode('57014'))).toBe('tooSlow')
    expect(failureOf(new Error('query', { cause: new DiskFullError() }))).toBe('diskFull')
    expect(failureOf(new DatabaseUnavailableError('x'))).toBe('unavailable')
    for (const text of ['Connection terminated unexpectedly', 'timeout expired']) expect(failureOf(new Error(text)), text).toBe('unavailable')
    for (const code of ['23505', '42P01', '22001']) expect(failureOf(withCode(code)), code).toBeNull()
  })
})

describe('reports on a full disk', () => {
  let dataFolder: string
  let server: TestServer
  let site: TestTenant
  let free = Infinity
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'smart-fire-full-'))
    server = await startTestServer({ config: { dataFolder }, freeBytes: async () => free })
    site = await addTenant(server.deps, 'full', await addCatalogue(server.deps))
  })
  afterAll(async () => {
    await server.stop()
    await rm(dataFolder, { recursive: true })
  })

  it('are refused with 507, so that the gateway keeps them, and are accepted when there is room again', async () => {
    const send = () => gatewayOf(server).post('reports', { reports: [pointReport(site.smoke.number, server.clock.now(), 'YG', 1)] })
    free = 0
    expect(await send()).toEqual({ status: 507, body: { status: 507, message: '服务器磁盘空间不足，本次提交未保存，请联系管理员' } })
    free = Infinity
    expect(await send()).toMatchObject({ status: 200, body: { data: { records: [{ kind: 'general' }] } } })
  })
})
