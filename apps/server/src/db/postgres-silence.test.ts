import { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSilentPostgres, type SilentPostgres } from '../testing/silent-postgres'
import type { Db } from './database'
import { failureOf } from './database-failure'
import { transactionOn } from './postgres-database'
import { takePostgresDuty } from './postgres-duty'
import { listenOnPostgres } from './postgres-listener'
import { openPools, type PostgresPools } from './postgres-pools'

let host: SilentPostgres
beforeEach(async () => {
  host = await startSilentPostgres()
})
afterEach(() => host.close())

/** short, and yet longer than a busy machine needs for an answer */
const LIMITS = { statementMs: { ingestion: 500, work: 500, lists: 500 }, graceMs: 500 }
const ANSWER_MS = 600
const failure = (work: Promise<unknown>) => work.then(() => 'answered', failureOf)

describe('the pools, when the host of PostgreSQL falls silent', () => {
  let pools: PostgresPools
  beforeEach(() => {
    pools = openPools(host.url, LIMITS)
  })
  afterEach(() => pools.end())

  it('fail a statement soon after its limit, as "database unavailable", and forget its connection', async () => {
    await pools.ingestion.query('select 1')
    host.answers(false)
    expect(await failure(pools.ingestion.query('select 2'))).toBe('unavailable')
    expect(pools.ingestion.totalCount).toBe(0)
    host.answers(true)
    expect(await failure(pools.ingestion.query('select 3'))).toBe('answered')
    expect(host.statements).toEqual(['select 1', 'select 2', 'select 3'])
  })

  it('fail a transaction whole: its rollback does not wait behind the statement, and no other work gets its connection', async () => {
    host.answers(false)
    expect(await failure(transactionOn(pools.work, (tx) => tx.execute(sql`select 1`)))).toBe('unavailable')
    expect(pools.work.totalCount).toBe(0)
  })

  it('keep a transaction that is silent between two statements for longer, and count the time of each statement anew', async () => {
    const other = openPools(host.url, LIMITS)
    const told: string[] = []
    const ask = async (tx: Db) => void told.push(String(await failure(tx.execute(sql`select 1`))))
    await failure(transactionOn(pools.work, async (tx) => {
      host.answers(false)
      await failure(other.work.query('select 1'))
      host.answers(true)
      await ask(tx)
      host.answers(false)
      await ask(tx)
    }))
    expect(told).toEqual(['answered', 'unavailable'])
    await other.end()
  })

  it('fail all that wait together, and use new connections afterwards', async () => {
    host.answers(false)
    const waiting = Array.from({ length: 6 }, () => failure(pools.lists.query('select 1')))
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 6 }, () => 'unavailable'))
    await expect.poll(() => host.connections()).toBe(0)
    host.answers(true)
    expect(await failure(pools.lists.query('select 1'))).toBe('answered')
  })
})

describe('the connections outside the pools', () => {
  it('of the listener is made anew when the host does not answer, and tells that something may have been missed', async () => {
    const listener = listenOnPostgres(host.url, ANSWER_MS)
    const heard: string[] = []
    let gaps = 0
    host.answers(false)
    expect(await failure(listener.listen('test_channel', (payload) => heard.push(payload), () => (gaps += 1)))).toBe('unavailable')
    host.answers(true)
    await expect.poll(() => gaps).toBe(1)
    host.notify('test_channel', 'alarm')
    await expect.poll(() => heard).toEqual(['alarm'])
    await listener.close()
  })

  it('of the listener stays open while nothing is told', async () => {
    const listener = listenOnPostgres(host.url, ANSWER_MS)
    let gaps = 0
    await listener.listen('test_channel', () => undefined, () => (gaps += 1))
    const other = openPools(host.url, LIMITS)
    host.answers(false)
    // longer than the listener would wait for an answer
    await failure(other.work.query('select 1'))
    expect([gaps, host.statements.filter((text) => text.startsWith('LISTEN')).length]).toEqual([0, 2])
    await other.end()
    host.answers(true)
    await listener.close()
  })

  it('of the listener is closed at the end although the host does not answer', async () => {
    const listener = listenOnPostgres(host.url, ANSWER_MS)
    await listener.listen('test_channel', () => undefined)
    host.answers(false)
    await listener.close()
    expect(host.connections()).toBe(0)
  })

  it('of a duty is given up when the host does not answer, and the duty is not held', async () => {
    expect(await failure(takePostgresDuty(host.url, 1, ANSWER_MS))).toBe('unavailable')
    await expect.poll(() => host.connections()).toBe(0)
  })

  it('are asked by the system whether their host is there, as those of the pools are: after ten seconds and not after two hours', async () => {
    const asked = vi.spyOn(Socket.prototype, 'setKeepAlive')
    const listener = listenOnPostgres(host.url)
    const pools = openPools(host.url)
    await listener.listen('test_channel', () => undefined)
    for (const pool of [pools.ingestion, pools.work, pools.lists]) await pool.query('select 1')
    await takePostgresDuty(host.url, 1, ANSWER_MS).catch(() => null)
    expect(asked.mock.calls).toEqual(Array.from({ length: 5 }, () => [true, 10_000]))
    asked.mockRestore()
    await pools.end()
    await listener.close()
  })
})
