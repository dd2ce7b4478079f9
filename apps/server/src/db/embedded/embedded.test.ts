import fs from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '../../log'
import { manualClock, type ManualClock } from '../../testing/manual-clock'
import { migratedTemplate } from '../../testing/template'
import { DatabaseUnavailableError, DiskFullError, rowsOf, type Database } from '../database'
import { openDatabase } from '../open-database'
import { RESERVED_BYTES } from './free-space'

let dataFolder: string
let database: Database
let clock: ManualClock
let free = Infinity
const logLines: string[] = []

beforeAll(async () => {
  clock = manualClock(Date.now())
  dataFolder = await mkdtemp(join(tmpdir(), 'smart-fire-embedded-'))
  fs.chmodSync(dataFolder, 0o777)
  const options = { template: await migratedTemplate(), clock, log: createLog((line) => logLines.push(line), clock.now), freeBytes: async () => free }
  database = await openDatabase({ databaseUrl: null, dataFolder }, options)
  await database.transaction((tx) => tx.execute(sql`create table notes (id serial primary key, text text)`))
})
beforeEach(() => {
  logLines.length = 0
})
afterEach(() => {
  vi.restoreAllMocks()
  free = Infinity
})
afterAll(async () => {
  await database.close()
  await rm(dataFolder, { recursive: true })
})

const write = (text = 'x') => database.transaction((tx) => tx.execute(sql`insert into notes (text) values (${text})`))
const events = (event: string) => logLines.filter((line) => line.includes(`"${event}"`))

describe('the folder of the embedded database', () => {
  it('can be read and changed by its owner only', async () => {
    const modes = await Promise.all([dataFolder, join(dataFolder, 'pglite')].map(async (folder) => (await stat(folder)).mode & 0o777))
    expect(modes).toEqual([0o700, 0o700])
  })
})

describe('maintenance of the embedded database', () => {
  const log = async () => (await readdir(join(dataFolder, 'pglite', 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)).length

  it('removes the dead rows of a table that changes all the time', async () => {
    await write()
    for (let round = 0; round < 300; round += 1) await database.transaction((tx) => tx.execute(sql`update notes set text = ${`${round}`}`))
    const dead = async () => (await rowsOf<{ n: number }>(database.db, sql`select n_dead_tup::int as n from pg_stat_user_tables where relname = 'notes'`))[0]?.n
    await rowsOf(database.db, sql`select pg_stat_force_next_flush()`)
    await expect.poll(() => dead()).toBeGreaterThan(50)
    await database.maintain()
    expect(await dead()).toBe(0)
  })

  it('keeps the log short by a checkpoint every five minutes, while the database is in use: 24 pieces were written', async () => {
    for (let round = 0; round < 4; round += 1) {
      for (let piece = 0; piece < 6; piece += 1) {
        await write()
        await rowsOf(database.db, sql`select pg_switch_wal()`)
      }
      clock.advance(5 * 60_000)
      await database.maintain()
    }
    expect(await log()).toBeLessThan(12)
  })

  it('keeps the log short although a table cannot be vacuumed, and says so', async () => {
    const run = (text: string) => rowsOf(database.db, sql.raw(text))
    await run(`create function half(n int) returns int language plpgsql immutable as 'begin return n / 2; end'`)
    await run('create table broken (id int)')
    await run('create index on broken (half(id))')
    await run('insert into broken select generate_series(1, 2000)')
    await run(`create or replace function half(n int) returns int language plpgsql immutable as 'begin return n / 0; end'`)
    await run('select pg_stat_force_next_flush()')
    await expect.poll(() => run(`select 1 from pg_stat_user_tables where relname = 'broken' and n_mod_since_analyze > 1000`)).toHaveLength(1)
    const failures: string[] = []
    for (let round = 0; round < 4; round += 1) {
      for (let piece = 0; piece < 6; piece += 1) {
        await write()
        await run('select pg_switch_wal()')
      }
      clock.advance(5 * 60_000)
      failures.push(await database.maintain().then(() => 'none', String))
    }
    expect(failures).toEqual(failures.map((): unknown => expect.stringContaining('division by zero')))
    expect(await log()).toBeLessThan(12)
    await run('drop table broken')
    await run('drop function half')
  })

  it('does not touch a database that has not been used since', async () => {
    await database.maintain()
    const writes = vi.spyOn(fs, 'writeSync')
    clock.advance(60 * 60_000)
    await database.maintain()
    expect(writes).not.toHaveBeenCalled()
  })
})

describe('a full disk', () => {
  it('refuses writes before the database would fail, says so once a minute, serves reads, and accepts again by itself', async () => {
    free = RESERVED_BYTES - 1
    clock.advance(60_000)
    await expect(write()).rejects.toBeInstanceOf(DiskFullError)
    await expect(write()).rejects.toBeInstanceOf(DiskFullError)
    await expect(database.check()).rejects.toBeInstanceOf(DiskFullError)
    expect(await rowsOf(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }])
    expect(events('database.disk_full')).toHaveLength(1)
    clock.advance(60_000)
    await expect(write()).rejects.toBeInstanceOf(DiskFullError)
    expect(events('database.disk_full')).toHaveLength(2)
    clock.jump(-86_400_000)
    clock.advance(60_000)
    await expect(write()).rejects.toBeInstanceOf(DiskFullError)
    expect(events('database.disk_full'), 'after the clock was set back').toHaveLength(3)
    free = Infinity
    await write('room again')
  })

  /** A write that finds the disk full, which ends the engine. */
  async function meetFullDisk() {
    const { writeSync } = fs
    const spy = vi.spyOn(fs, 'writeSync').mockImplementation((fd: number, ...rest: unknown[]) => {
      if (rest[0] instanceof Uint8Array || rest[0] instanceof Int8Array) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
      return (writeSync as (...parameters: unknown[]) => number)(fd, ...rest)
    })
    await expect(write('during')).rejects.toBeInstanceOf(DatabaseUnavailableError)
    spy.mockRestore()
  }

  it('that was met in the middle of a write fails the call at once; the database restarts by itself and has lost nothing', async () => {
    await write('before')
    await meetFullDisk()
    await vi.waitFor(() => write('after'), { timeout: 30_000, interval: 200 })
    const texts = (await rowsOf<{ text: string }>(database.db, sql`select text from notes`)).map((row) => row.text)
    expect(texts).toEqual(expect.arrayContaining(['before', 'after']))
    expect(texts).not.toContain('during')
    expect(events('database.failed')).toHaveLength(1)
    expect(events('database.failed')[0]).toContain('No space left on device')
    expect(events('database.restarted')).toHaveLength(1)
  })

  it('that was met in the middle of a write: the new database tells its listeners of changes again, also when it could not listen at first', async () => {
    const heard: string[] = []
    let gaps = 0
    const stop = await database.listen('test_channel', (payload) => heard.push(payload), () => (gaps += 1))
    await meetFullDisk()
    const listen = vi.spyOn(PGlite.prototype, 'listen').mockRejectedValueOnce(new Error('not yet')).mockRejectedValueOnce(new Error('not yet'))
    await vi.waitFor(() => write('after'), { timeout: 30_000, interval: 200 })
    await write('after')
    expect(listen).toHaveBeenCalledTimes(2)
    // the log says it once, not for each call that tries again
    expect(events('database.not_listening')).toEqual([expect.stringContaining('not yet')])
    await database.transaction((tx) => tx.execute(sql`select pg_notify('test_channel', 'changed')`))
    await expect.poll(() => ({ heard, gaps })).toEqual({ heard: ['changed'], gaps: 1 })
    await stop()
  })
})
