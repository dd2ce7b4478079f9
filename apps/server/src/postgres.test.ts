import { isNull, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from './clock'
import { renewSession } from './domain/auth/renew-session'
import { issueToken, revokeSessions } from './domain/auth/sessions.queries'
import { randomId } from './domain/random-id'
import { sessions, users } from './db/schema'
import { NoDatabaseError, rowsOf, type Database, type Db } from './db/database'
import { failureOf } from './db/database-failure'
import { openDatabase } from './db/open-database'
import { transactionOn } from './db/postgres-database'
import { openPools } from './db/postgres-pools'
import { hasTenants } from './domain/tenants/tenants.queries'
import { prepareDays } from './domain/ingestion/write/readings-writer.queries'
import { seedWhenEmpty } from './first-start'
import { readConfig } from './config'
import { createLog } from './log'
import { zhCN } from './main.messages'
import { startServer, type RunningServer } from './server'
import { createTerminal } from './terminal'
import { startSilentProxy } from './testing/silent-proxy'
import { freshPostgres } from './testing/test-database'

const ADMIN = process.env.DATABASE_URL ?? ''

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}

describe.skipIf(ADMIN === '')('on PostgreSQL', () => {
  let own: Awaited<ReturnType<typeof freshPostgres>>
  const open: Database[] = []
  const start = async () => {
    const database = await openDatabase({ databaseUrl: own.url, dataFolder: null })
    open.push(database)
    return database
  }
  beforeEach(async () => {
    own = await freshPostgres(ADMIN)
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((database) => database.close()))
    await own.drop()
  })

  /** What a failover does: every connection of the server's database ends at once. */
  async function terminateAll(): Promise<void> {
    const admin = new pg.Client({ connectionString: ADMIN })
    await admin.connect()
    const name = new URL(own.url).pathname.slice(1)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await admin.end()
  }

  it('a command makes no tables where there are none, as in a database of another name, says which one it was, and opens the database of a server', async () => {
    const openAsCommand = () => openDatabase({ databaseUrl: own.url, dataFolder: null }, { mustExist: true })
    const { host, pathname } = new URL(own.url)
    await expect(openAsCommand()).rejects.toEqual(new NoDatabaseError(`${host}${pathname}`))
    const client = new pg.Client({ connectionString: own.url })
    await client.connect()
    expect((await client.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`)).rows).toEqual([])
    await client.end()
    await start()
    await (await openAsCommand()).close()
  })

  it('survives that all connections end while transactions are open, twelve times, and works again at once', async () => {
    const database = await start()
    const heard: string[] = []
    let gaps = 0
    await database.listen('test_channel', (payload) => heard.push(payload), () => (gaps += 1))
    for (let failover = 0; failover < 12; failover += 1) {
      const inside = Array.from({ length: 4 }, deferred)
      const transactions = inside.map((reached) =>
        database.transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          reached.resolve()
          await tx.execute(sql`select pg_sleep(60)`)
        }),
      )
      const ended = Promise.allSettled(transactions)
      await Promise.all(inside.map((reached) => reached.promise))
      await terminateAll()
      for (const result of await ended) expect(result.status === 'rejected' && failureOf(result.reason)).toBe('unavailable')
      await expect.poll(() => rowsOf(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }])
    }
    await expect.poll(async () => {
      await database.transaction((tx) => tx.execute(sql`select pg_notify('test_channel', 'alarm')`))
      return heard
    }).toContain('alarm')
    expect(gaps).toBeGreaterThan(0)
  })

  it('makes the partition of a new day once, when several processes meet its first report together', async () => {
    const processes = [await start(), await start(), await start()]
    for (let day = 1; day <= 5; day += 1) {
      const at = Date.UTC(2031, 0, day, 12)
      await Promise.all(processes.flatMap((database) => Array.from({ length: 5 }, () => prepareDays(database, [at], new Set()))))
    }
    const made = await rowsOf<{ name: string }>((await start()).db, sql`select relname as name from pg_class where relname like 'readings_2031%' and relkind = 'r'`)
    expect(made).toHaveLength(5)
  })

  it('is filled once, when three servers start together on an empty database', async () => {
    const config = { ...readConfig({ SMART_FIRE_CITY: 'small', SMART_FIRE_SIMULATOR: 'off' }), port: 0, dataFolder: null, consoleFolder: null, passwordCost: 4, databaseUrl: own.url }
    const clock = systemClock
    const lines: string[] = []
    const terminal = createTerminal(zhCN, (line) => lines.push(line))
    const startOne = (): Promise<RunningServer> => startServer({ config, clock, log: createLog(() => undefined), prepare: (deps) => seedWhenEmpty(deps, terminal, zhCN) })
    const starts = await Promise.allSettled([startOne(), startOne(), startOne()])
    const running = starts.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const seeded = lines.filter((line) => line === zhCN.seeding)
    const [first] = running
    const isFilled = first ? await hasTenants(first.deps.database.db) : false
    await Promise.all(running.map((server) => server.stop()))
    expect(starts.map((result) => (result.status === 'rejected' ? String(result.reason) : 'started'))).toEqual(['started', 'started', 'started'])
    expect(seeded).toHaveLength(1)
    expect(isFilled).toBe(true)
  })

  it('stores a report while slow lists hold every connection that lists may use, and ends the query of an aborted call', async () => {
    const database = await start()
    const calls = Array.from({ length: 15 }, () => new AbortController())
    const lists = Promise.allSettled(calls.map((call) => database.read((tx) => tx.execute(sql`select pg_sleep(60)`), call.signal)))
    const sleeping = async () => (await rowsOf<{ n: number }>(database.db, sql`select count(*)::int as n from pg_stat_activity where query like 'select pg_sleep%' and state = 'active' and datname = current_database()`))[0]?.n
    await expect.poll(() => sleeping()).toBeGreaterThan(1)
    expect(await database.forIngestion.transaction((tx) => rowsOf(tx, sql`select 1 as stored`))).toEqual([{ stored: 1 }])
    for (const call of calls) call.abort()
    const ended = await lists
    expect(ended.every((result) => result.status === 'rejected')).toBe(true)
    expect(await sleeping()).toBe(0)
    expect(await database.read((tx) => rowsOf(tx, sql`select 1 as one`))).toEqual([{ one: 1 }])
  })

  it('fails the calls of a host that falls silent, and works again over new connections', async () => {
    const proxy = await startSilentProxy(own.url)
    try {
      const database = await openDatabase({ databaseUrl: proxy.url, dataFolder: null })
      open.push(database)
      const pools = openPools(proxy.url, { statementMs: { ingestion: 300, work: 300, lists: 300 }, graceMs: 300 })
      await pools.ingestion.query('select 1')
      const inside = deferred()
      const waiting = [
        database.read((tx) => tx.execute(sql`select pg_sleep(5)`)),
        transactionOn(pools.work, async (tx) => {
          await tx.execute(sql`select 1`)
          proxy.silence()
          inside.resolve()
          await tx.execute(sql`select 2`)
        }),
        inside.promise.then(() => pools.ingestion.query('select 3')),
      ]
      for (const result of await Promise.allSettled(waiting)) expect(result.status === 'rejected' && failureOf(result.reason)).toBe('unavailable')
      expect(await database.read((tx) => rowsOf(tx, sql`select 1 as one`))).toEqual([{ one: 1 }])
      expect((await pools.ingestion.query('select 1 as one')).rows).toEqual([{ one: 1 }])
      await pools.end()
      await Promise.all(open.splice(0).map((each) => each.close()))
    } finally {
      await proxy.close()
    }
  })

  it('ends a statement at its limit, and keeps the connection: only silence beyond the limit breaks it', async () => {
    const pools = openPools(own.url, { statementMs: { ingestion: 300, work: 300, lists: 300 }, graceMs: 2_000 })
    const client = await pools.work.connect()
    const error: unknown = await client.query('select pg_sleep(60)').catch((reason: unknown) => reason)
    expect(failureOf(error)).toBe('tooSlow')
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    client.release()
    await pools.end()
  })

  it('ends the session that a renewal has begun but not yet stored when a reset comes', async () => {
    const database = await start()
    const userId = randomId()
    const now = Date.now()
    const client = { ip: '::1', browser: null, system: null }
    await database.db.insert(users).values({ id: userId, tenantId: null, username: 'guard', name: 'guard', passwordHash: '', isTenantAdmin: false, isSuperAdmin: false })
    const { refreshToken } = await database.transaction((tx) => issueToken(tx, { userId }, client, now))
    const [renewing, resetting] = [deferred(), deferred()]
    const waiting = async () => (await rowsOf<{ n: number }>(database.db, sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))[0]?.n
    const reset = renewing.promise.then(() => database.transaction((tx) => revokeSessions(tx, userId, now)))
    const isWaiting = renewing.promise.then(() => expect.poll(() => waiting()).toBe(1)).finally(resetting.resolve)
    const renewed = await database.transaction(async (tx) => {
      const session = await renewSession(tx, refreshToken, client, now)
      renewing.resolve()
      await resetting.promise
      return session
    })
    await isWaiting
    await reset
    expect(renewed?.issued.accessToken).toBeTypeOf('string')
    expect(await database.db.select().from(sessions).where(isNull(sessions.revokedAt))).toEqual([])
    expect(await database.transaction((tx) => renewSession(tx, renewed?.issued.refreshToken ?? '', client, now))).toBeNull()
  })

  it('limits the time of a list statement and of no migration', async () => {
    const database = await start()
    const [row] = await database.read((tx) => rowsOf<{ limit: string }>(tx, sql`select current_setting('statement_timeout') as limit`))
    expect(row?.limit).toBe('8s')
  })

  it('reads a list of one moment: what is written between its count and its rows is in neither', async () => {
    const database = await start()
    await database.write(sql`create table moments (n int)`)
    const other = new pg.Client({ connectionString: own.url })
    await other.connect()
    const count = async (tx: Db) => (await rowsOf<{ n: number }>(tx, sql`select count(*)::int as n from moments`))[0]?.n
    const counts = await database.read(async (tx) => {
      const before = await count(tx)
      await other.query('insert into moments values (1)')
      return [before, await count(tx)]
    })
    await other.end()
    expect(counts).toEqual([0, 0])
    expect(await count(database.db)).toBe(1)
  })
})
