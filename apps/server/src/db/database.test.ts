import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccount, addTenant, signInAs } from '../testing/accounts'
import { migratedTemplate } from '../testing/template'
import { startTestServer, type TestServer } from '../testing/test-server'
import { rowsOf } from './database'
import { openDatabase } from './open-database'
import { FolderLockedError } from './folder-lock'
import { NewerSchemaError } from './refuse-newer-schema'
import { tenants } from './schema'

describe('transactions', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('are all or nothing', async () => {
    const { database } = server.deps
    const failing = database.transaction(async (tx) => {
      await tx.insert(tenants).values({ id: 'half', name: 'half' })
      throw new Error('second step')
    })
    await expect(failing).rejects.toThrow('second step')
    expect(await database.db.select().from(tenants)).toEqual([])
  })

  it('do not see each other’s half-done work', async () => {
    const { database } = server.deps
    await database.db.insert(tenants).values({ id: 'counter', name: 'counter', description: '0' })
    const increment = () =>
      database.transaction(async (tx) => {
        const [row] = await tx.select().from(tenants).where(eq(tenants.id, 'counter')).for('update')
        await tx.update(tenants).set({ description: String(Number(row?.description) + 1) }).where(eq(tenants.id, 'counter'))
      })
    await Promise.all(Array.from({ length: 20 }, increment))
    expect((await database.db.select().from(tenants))[0]?.description).toBe('20')
  })

  it('refuse a query outside the transaction and a nested transaction, which would wait for ever', async () => {
    const { database } = server.deps
    await expect(database.transaction(() => database.db.select().from(tenants))).rejects.toThrow()
    await expect(database.transaction(() => database.transaction(async () => 1))).rejects.toThrow('use the tx')
    expect(await rowsOf(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it('allow work that they have started to use the database after they have ended', async () => {
    const { database } = server.deps
    let later: () => void = () => undefined
    const released = new Promise<void>((resolve) => (later = resolve))
    const after = await database.transaction(async () => ({ query: released.then(() => database.db.select().from(tenants)) }))
    later()
    expect(await after.query).toHaveLength(1)
  })

  it('notify when they commit, and only then', async () => {
    const { database } = server.deps
    const received: string[] = []
    let wake: () => void = () => undefined
    const woken = new Promise<void>((resolve) => (wake = resolve))
    const stop = await database.listen('test_channel', (payload) => {
      received.push(payload)
      wake()
    })
    const rolledBack = database.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('test_channel', 'never')`)
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow()
    await database.transaction((tx) => tx.execute(sql`select pg_notify('test_channel', 'committed')`))
    await woken
    expect(received).toEqual(['committed'])
    await stop()
  })

  it('give the rows of a raw statement with instants and days as the text that PostgreSQL sends, as outside of a transaction', async () => {
    const { database } = server.deps
    const statement = sql`select '2026-03-01 08:00+08'::timestamptz as at, '2026-03-01'::date as day, '02:00'::interval as span, array['2026-03-01'::date] as days, array[1.5::numeric] as numbers, 7 as count, true as yes`
    const rows = [{ at: '2026-03-01 00:00:00+00', day: '2026-03-01', span: '02:00:00', days: '{2026-03-01}', numbers: '{1.5}', count: 7, yes: true }]
    expect(await rowsOf(database.db, statement)).toEqual(rows)
    expect(await database.transaction((tx) => rowsOf(tx, statement))).toEqual(rows)
  })
})

describe('the embedded database in a folder', () => {
  let dataFolder: string
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'smart-fire-db-'))
  })
  afterAll(() => rm(dataFolder, { recursive: true }))

  it('keeps accounts, sessions and settings over a restart', async () => {
    const first = await startTestServer({ config: { dataFolder } })
    await addAccount(first, { tenantId: await addTenant(first, '万达'), username: 'operator' })
    const token = await signInAs(first, 'operator')
    await first.call('/api/device/deviceTenantSetup/addOrUpdate', token, { method: 'POST', body: '{"planSetup":"1"}' })
    await first.stop()

    const second = await startTestServer({ config: { dataFolder } })
    expect((await second.call('/api/device/deviceTenantSetup/get', token)).body).toEqual({ status: 200, data: '1' })
    await second.stop()
  })

  it('is opened by one server at a time', async () => {
    const open = () => openDatabase({ databaseUrl: null, dataFolder })
    const first = await open()
    await expect(open()).rejects.toBeInstanceOf(FolderLockedError)
    await first.close()
    await (await open()).close()
  })

  it('takes the lock over from a process that has ended, also when another process has the same number', async () => {
    for (const stale of ['4194303 1', `1 ${'9'.repeat(12)}`, 'nonsense', '']) {
      await writeFile(join(dataFolder, 'server.lock'), stale)
      const database = await openDatabase({ databaseUrl: null, dataFolder })
      await database.close()
    }
  })

  it('refuses a database of a newer program and leaves it as it is', async () => {
    const first = await openDatabase({ databaseUrl: null, dataFolder })
    const later = Date.now() + 1e12
    await first.transaction((tx) => tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${later})`))
    await first.close()
    await expect(openDatabase({ databaseUrl: null, dataFolder })).rejects.toBeInstanceOf(NewerSchemaError)
    await expect(openDatabase({ databaseUrl: null, dataFolder })).rejects.toBeInstanceOf(NewerSchemaError)
  })

  it('reports a folder that holds no readable database', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'smart-fire-broken-'))
    const database = await openDatabase({ databaseUrl: null, dataFolder: broken }, { template: await migratedTemplate() })
    await database.close()
    await rm(join(broken, 'pglite', 'global'), { recursive: true })
    await expect(openDatabase({ databaseUrl: null, dataFolder: broken })).rejects.toThrow('cannot be opened')
    await rm(broken, { recursive: true })
  })
})
