import pg from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { inTransaction, MIGRATIONS_FOLDER, refuseInsideTransaction, type Database, type OpenOptions } from './database'
import { takePostgresDuty } from './postgres-duty'
import { listenOnPostgres } from './postgres-listener'
import * as schema from './schema'

/** Two servers that start at once migrate one after the other. */
const MIGRATION_LOCK = 119_119

export async function openPostgres(url: string, options: OpenOptions): Promise<Database> {
  options.onProgress?.('opening')
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // an idle connection that breaks is replaced by the pool; the query in flight fails by itself
  pool.on('error', () => undefined)
  const drizzled = drizzle(pool, { schema })
  try {
    options.onProgress?.('migrating')
    await migrateOnce(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  refuseOutsideQueriesInsideTransactions(pool)
  const listener = listenOnPostgres(url)

  const shared: Omit<Database, 'forIngestion'> = {
    kind: 'postgres',
    db: drizzled,
    transaction: (work) => inTransaction(() => drizzled.transaction((tx) => work(tx))),
    listen: listener.listen,
    takeDuty: (duty) => takePostgresDuty(url, duty),
    maintain: async () => undefined,
    check: async () => void (await pool.query('select 1')),
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
  const forIngestion: Database = { ...shared, get forIngestion() { return forIngestion } }
  return { ...shared, forIngestion }
}

async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client, { schema }), { migrationsFolder: MIGRATIONS_FOLDER })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    client.release()
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
