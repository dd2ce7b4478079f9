import { mkdir } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { inTransaction, MIGRATIONS_FOLDER, refuseInsideTransaction, type Database, type OpenOptions } from './database'
import { lockFolder, type FolderLock } from './folder-lock'
import * as schema from './schema'

/** The embedded database: in `dataFolder`, or in memory for null. PGlite itself has no lock (toolchain §4). */
export async function openPglite(dataFolder: string | null, options: OpenOptions): Promise<Database> {
  if (dataFolder === null) return connect(undefined, undefined, options)
  await mkdir(dataFolder, { recursive: true })
  const lock = await lockFolder(dataFolder)
  try {
    return await connect(join(dataFolder, 'pglite'), lock, options)
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function connect(folder: string | undefined, lock: FolderLock | undefined, options: OpenOptions): Promise<Database> {
  const isNew = folder === undefined || !existsSync(join(folder, 'PG_VERSION'))
  options.onProgress?.(isNew ? 'creating' : 'opening')
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(isNew && options.template ? { loadDataDir: options.template } : {}),
  })
  const drizzled = drizzle(client, { schema })
  options.onProgress?.('migrating')
  await migrate(drizzled, { migrationsFolder: MIGRATIONS_FOLDER })
  refuseOutsideQueriesInsideTransactions(client)

  return {
    kind: 'pglite',
    db: drizzled,
    transaction: (work) => inTransaction(() => drizzled.transaction((tx) => work(tx))),
    listen: async (channel, listener) => {
      const stop = await client.listen(channel, listener)
      return async () => {
        if (!client.closed) await stop()
      }
    },
    close: async () => {
      if (!client.closed) await client.close()
      await lock?.release()
    },
  }
}

/** One connection: a query beside the running transaction would wait for it, and it for the query. */
function refuseOutsideQueriesInsideTransactions(client: PGlite): void {
  const query = client.query.bind(client)
  client.query = (...parameters) => {
    refuseInsideTransaction()
    return query(...parameters)
  }
}

/** A dump of a migrated empty database, for tests to start from in a second. */
export async function dumpMigratedTemplate(): Promise<Blob> {
  const client = await PGlite.create()
  await migrate(drizzle(client, { schema }), { migrationsFolder: MIGRATIONS_FOLDER })
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
}
