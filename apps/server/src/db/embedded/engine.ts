import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DatabaseUnavailableError } from '../database'
import { DurableFiles } from './durable-files'
import type { Engine } from './engine.types'

/** What the migrations create with CREATE EXTENSION. */
export const EXTENSIONS = { pg_trgm }

/** Instants, days and numbers in lists stay the text that PostgreSQL sends, which drizzle reads itself. */
const ARRAYS_OF = { date: 1182, interval: 1187, numeric: 1231, timestamp: 1115, timestamptz: 1185 }
const TEXT_TYPES = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...Object.values(ARRAYS_OF)]

/** A plan is made for the values of each run: one for all values would guess how many rows a period or a place has. */
const PLANS = ['-c', 'plan_cache_mode=force_custom_plan']

/** What PGlite starts with, but for `-F`, which turns fsync off. */
const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...PLANS,
  // the other ways to sync the log do nothing in PGlite's file layer
  ...['-c', 'wal_sync_method=fsync'],
  // a flush in the background writes the file again there
  ...['-c', 'checkpoint_flush_after=0', '-c', 'backend_flush_after=0'],
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=128MB'],
]

/** What ends a statement with an error; any other exit ends the whole engine. */
const STATEMENT_ERROR = 100

/** Starts PostgreSQL on the folder; in memory, where nothing outlives the process, for undefined. */
export async function startEngine(folder: string | undefined, template?: Blob): Promise<Engine> {
  const files = folder === undefined ? null : new DurableFiles(folder)
  let lastWords = ''
  const pg = await PGlite.create({
    extensions: EXTENSIONS,
    ...(files ? { fs: files, startParams: DURABLE } : { startParams: [...PGlite.defaultStartParams, ...PLANS] }),
    ...(template ? { loadDataDir: template } : {}),
    onStderr: (line) => {
      if (/\b(PANIC|FATAL):/.test(line)) lastWords = line
      return false
    },
  }).catch((error: unknown) => {
    files?.abandon()
    throw lastWords === '' ? error : new Error(lastWords, { cause: error })
  })
  for (const type of TEXT_TYPES) pg.parsers[type] = (text: string) => text
  const failure = failInsteadOfSpinning(pg, () => lastWords)
  return { pg, failure, close: () => pg.close(), abandon: () => files?.abandon() }
}

/**
 * After a panic PGlite runs the ended engine again and again, for ever and without a word, because it takes every exception
 * for the error of a statement. Here the call that met the panic fails, and so does every later one.
 */
function failInsteadOfSpinning(pg: PGlite, lastWords: () => string): () => string | null {
  const module = pg.Module as unknown as Record<'_PostgresMainLoopOnce' | 'stackRestore' | '_PostgresSendReadyForQueryIfNecessary' | '_pgl_pq_flush', (...parameters: unknown[]) => unknown>
  const { _PostgresMainLoopOnce: runOnce, stackRestore, _PostgresSendReadyForQueryIfNecessary: sendReady, _pgl_pq_flush: flush } = module
  let failure: string | null = null
  const refuse = () => {
    if (failure !== null) throw new DatabaseUnavailableError(failure)
  }
  module._PostgresMainLoopOnce = () => {
    refuse()
    try {
      runOnce()
    } catch (error) {
      if ((error as { status?: unknown }).status !== STATEMENT_ERROR) failure = lastWords() || String(error)
      throw error
    }
  }
  // PGlite calls this first when it has caught an exception: the one place to leave its loop
  module.stackRestore = (pointer) => {
    refuse()
    return stackRestore(pointer)
  }
  module._PostgresSendReadyForQueryIfNecessary = () => (failure === null ? sendReady() : undefined)
  module._pgl_pq_flush = () => (failure === null ? flush() : undefined)
  return () => failure
}
