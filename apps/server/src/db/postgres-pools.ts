import pg from 'pg'
import { endWhenSilent, KEEP_ALIVE } from './postgres-silence'

/** Connections by purpose, so that lists can never take those of reports: a fire is stored while every list waits. */
export interface PostgresPools {
  ingestion: pg.Pool
  work: pg.Pool
  lists: pg.Pool
  end: () => Promise<void>
}

/** Together 16 of PostgreSQL's usual 100 for each process of the server. */
const CONNECTIONS = { ingestion: 4, work: 6, lists: 6 } as const
/** The longest statement of each purpose. A console gives a list up after 10 s (constants of `domain.md`). */
const STATEMENT_MS = { ingestion: 30_000, work: 60_000, lists: 8_000 } as const
/** PostgreSQL ends a statement at its limit and says so. Where nothing comes for this much longer, the host is gone. */
const SILENCE_GRACE_MS = 3_000
/** time to wait for a free connection, or for the server to answer */
const CONNECT_MS = { ingestion: 5_000, work: 10_000, lists: 10_000 } as const

export function openPools(url: string, { statementMs = STATEMENT_MS, graceMs = SILENCE_GRACE_MS }: { statementMs?: Record<keyof typeof CONNECTIONS, number>; graceMs?: number } = {}): PostgresPools {
  const open = (purpose: keyof typeof CONNECTIONS) => {
    const pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS[purpose],
      statement_timeout: statementMs[purpose],
      connectionTimeoutMillis: CONNECT_MS[purpose],
      ...KEEP_ALIVE,
    })
    surviveLostConnections(pool)
    pool.on('connect', (client) => endWhenSilent(client, statementMs[purpose] + graceMs))
    return pool
  }
  const pools = { ingestion: open('ingestion'), work: open('work'), lists: open('lists') }
  return { ...pools, end: async () => void (await Promise.all(Object.values(pools).map((pool) => pool.end()))) }
}

/**
 * Without a listener for the error of a broken connection Node ends the process. The pool has one only while the connection is
 * idle, and a failover breaks those in use as well. The query in flight fails by itself, and the pool replaces the connection.
 */
function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}
