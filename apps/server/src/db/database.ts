import { AsyncLocalStorage } from 'node:async_hooks'
import { fileURLToPath } from 'node:url'
import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Clock } from '../clock'
import type { Log } from '../log'
import { SERVER_FOLDER } from '../server-folder'
import type { Engine } from './embedded/engine.types'
import type * as schema from './schema'

export type Schema = typeof schema

/** The query interface of both databases and of their transactions: every query is written for it. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /** the same database for the reports of gateways, which wait for no other call */
  readonly forIngestion: Database
  /** single statements outside a transaction; refused inside one, where the embedded database would wait for ever */
  readonly db: Db
  /** all or nothing; on the embedded database one at a time */
  transaction: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>
  /** one statement that is a transaction by itself, which saves its beginning and its end; not inside a transaction */
  write: <Row>(statement: SQL) => Promise<Row[]>
  /**
   * A list or another read for a person, all of one moment: it has a time limit, ends when `signal` is aborted, and holds
   * nothing that reports or other work need.
   */
  read: <Result>(work: (tx: Db) => Promise<Result>, signal?: AbortSignal) => Promise<Result>
  /** runs `work` while no other process of this database runs its own: for the start, which fills an empty database once */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>
  /**
   * Wakes `listener` for each `pg_notify(channel, payload)` of any process; a hint, never the truth (trust A5).
   * `onGap` is called when some may have been missed, because the connection was lost.
   */
  listen: (channel: string, listener: (payload: string) => void, onGap?: () => void) => Promise<() => Promise<void>>
  /** takes a duty that one process at a time has among those that share the database; null while another process has it */
  takeDuty: (duty: number) => Promise<Duty | null>
  /** vacuum and checkpoint, as far as they are due; PostgreSQL does both by itself. A timer calls it. */
  maintain: () => Promise<void>
  /** resolves when the database answers and can store something; rejects with the reason otherwise */
  check: () => Promise<void>
  close: () => Promise<void>
}

/** Held until released, or until the database has lost its connection to this process. */
export interface Duty {
  isHeld: () => boolean
  release: () => Promise<void>
}

/** There is a database in the folder, but it does not open. */
export class DatabaseUnreadableError extends Error {
  constructor(readonly folder: string, cause: unknown) {
    super(`the database in ${folder} cannot be opened`, { cause })
  }
}

/** There is no database of ours at the place, which is a folder or a database of PostgreSQL, and none is to be made. */
export class NoDatabaseError extends Error {
  constructor(readonly place: string) {
    super(`there is no database in ${place}`)
  }
}

/** The database does not work at present; the same call may succeed later. */
export class DatabaseUnavailableError extends Error {
  constructor(reason: string) {
    super(`the database is unavailable: ${reason}`)
  }
}

/** The disk has no room: nothing was stored. Writes succeed again by themselves when there is room. */
export class DiskFullError extends Error {
  constructor() {
    super('the disk of the database is full')
  }
}

export interface OpenOptions {
  /** the time of maintenance; the system's by default */
  clock?: Clock
  /** told when the database fails, and when it works again */
  log?: Log
  /** called before each step that takes time, for the terminal */
  onProgress?: (step: 'creating' | 'opening' | 'migrating') => void
  /** opens a database that is there, and makes none */
  mustExist?: boolean
  /** a dump of the embedded database to start from (tests) */
  template?: Blob
  /** a running engine with a migrated database in memory, instead of a new one (tests) */
  engine?: Engine
  /** bytes that are free on the disk of a folder (tests) */
  freeBytes?: ((folder: string) => Promise<number>) | undefined
}

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('drizzle', SERVER_FOLDER))

/** The rows of a raw statement. Instants come as text here: prefer the query builder. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] }
  return result.rows
}

interface RunningTransaction {
  open: boolean
}

const running = new AsyncLocalStorage<RunningTransaction>()

/** Marks the code inside `work` as being in a transaction, until the transaction is over. */
export async function inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  refuseInsideTransaction()
  const mark: RunningTransaction = { open: true }
  try {
    return await running.run(mark, work)
  } finally {
    mark.open = false
  }
}

export function refuseInsideTransaction(): void {
  if (running.getStore()?.open) {
    throw new Error('use the tx that this transaction was given, not the database itself')
  }
}
