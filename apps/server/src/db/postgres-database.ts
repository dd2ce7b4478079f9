import pg from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { inTransaction, MIGRATIONS_FOLDER, NoDatabaseError, refuseInsideTransaction, rowsOf, type Database, type Db, type OpenOptions } from './database'
import { takePostgresDuty } from './postgres-duty'
import { listenOnPostgres } from './postgres-listener'
import { openPools, type PostgresPools } from './postgres-pools'
import { readOnLists } from './postgres-read'
import { ANSWER_MS, KEEP_ALIVE } from './postgres-silence'
import { isMigrated, refuseNewerSchema } from './refuse-newer-schema'
import { dropViewsBeforeMigration, ensureScopedViews } from './scoped/scoped-views'
import * as schema from './schema'

/** Servers that start at once migrate, and then fill an empty database, one after the other. */
const MIGRATION_LOCK = 119_119
const START_LOCK = 119_121

export async function openPostgres(url: string, options: OpenOptions): Promise<Database> {
  options.onProgress?.('opening')
  await holding(url, MIGRATION_LOCK, async (client) => {
    options.onProgress?.('migrating')
    const query = (text: string) => client.query(text)
    // an empty one is that of a wrong name: with our tables in it a command would say that all is well
    if (options.mustExist && !(await isMigrated(query))) throw new NoDatabaseError(placeOf(url))
    await refuseNewerSchema(query)
    await dropViewsBeforeMigration(query)
    await migrate(drizzle(client, { schema }), { migrationsFolder: MIGRATIONS_FOLDER })
    await ensureScopedViews(query)
  })
  const pools = openPools(url)
  const listener = listenOnPostgres(url)
  const close = async () => {
    await listener.close()
    await pools.end()
  }

  const shared = {
    kind: 'postgres',
    read: (work, signal) => inTransaction(() => readOnLists(pools, work, signal)),
    alone: (work) => holding(url, START_LOCK, work),
    listen: listener.listen,
    takeDuty: (duty) => takePostgresDuty(url, duty),
    maintain: async () => undefined,
    check: async () => void (await pools.ingestion.query('select 1')),
    close,
  } satisfies Partial<Database>
  const forIngestion: Database = { ...shared, ...queriesOn(pools.ingestion), get forIngestion() { return forIngestion } }
  return { ...shared, ...queriesOn(pools.work), forIngestion }
}

/** Where a database is, without the account and its password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function queriesOn(pool: PostgresPools['work']): Pick<Database, 'db' | 'transaction' | 'write'> {
  refuseOutsideQueriesInsideTransactions(pool)
  const db = drizzle(pool, { schema })
  return { db, transaction: (work) => inTransaction(() => transactionOn(pool, work)), write: (statement) => rowsOf(db, statement) }
}

/** drizzle's transaction on a pool never gives back a connection whose `begin` has failed: soon none would be left. */
export async function transactionOn<Result>(pool: pg.Pool, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    return await drizzle(client, { schema }).transaction((tx) => work(tx))
  } finally {
    client.release()
  }
}

/** Runs the work while this process has the lock, on a connection of its own without a time limit; the end of the connection frees it. */
async function holding<Result>(url: string, lock: number, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS, ...KEEP_ALIVE })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The same rule as on the embedded database, so that a mistake fails on both. */
function refuseOutsideQueriesInsideTransactions(pool: pg.Pool): void {
  const query = pool.query.bind(pool)
  pool.query = ((...parameters: Parameters<typeof query>) => {
    refuseInsideTransaction()
    return query(...parameters)
  }) as typeof pool.query
}
