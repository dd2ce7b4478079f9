import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import {
  DatabaseUnreadableError,
  inTransaction,
  MIGRATIONS_FOLDER,
  refuseInsideTransaction,
  type Database,
  type OpenOptions,
} from './database'
import { lockFolder, type FolderLock } from './folder-lock'
import * as schema from './schema'

/** The embedded database: in `dataFolder`, or in memory for null. PGlite itself has no lock (toolchain §4). */
export async function openPglite(dataFolder: string | null, options: OpenOptions): Promise<Database> {
  if (dataFolder === null) return serve(await create(undefined, options))
  await mkdir(dataFolder, { recursive: true })
  const lock = await lockFolder(dataFolder)
  try {
    return serve(await openOrCreate(dataFolder, options), lock)
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** An interrupted creation leaves its marker file behind: the unfinished database is deleted. */
async function openOrCreate(dataFolder: string, options: OpenOptions): Promise<PGlite> {
  const folder = join(dataFolder, 'pglite')
  const unfinished = join(dataFolder, 'creating')
  if (existsSync(folder) && !existsSync(unfinished)) return open(folder, options)
  await writeFile(unfinished, '')
  await rm(folder, { recursive: true, force: true })
  const client = await create(folder, options)
  await rm(unfinished)
  return client
}

async function create(folder: string | undefined, options: OpenOptions): Promise<PGlite> {
  options.onProgress?.('creating')
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(options.template ? { loadDataDir: options.template } : {}),
  })
  return migrated(client, options)
}

async function open(folder: string, options: OpenOptions): Promise<PGlite> {
  options.onProgress?.('opening')
  const client = await PGlite.create({ dataDir: folder }).catch((error: unknown) => {
    throw new DatabaseUnreadableError(folder, error)
  })
  return migrated(client, options)
}

async function migrated(client: PGlite, options: OpenOptions): Promise<PGlite> {
  options.onProgress?.('migrating')
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  return client
}

function serve(client: PGlite, lock?: FolderLock): Database {
  refuseOutsideQueriesInsideTransactions(client)
  const db = drizzle(client, { schema })
  return {
    kind: 'pglite',
    db,
    transaction: (work) => inTransaction(() => db.transaction((tx) => work(tx))),
    listen: async (channel, listener) => {
      const stop = await client.listen(channel, listener)
      return async () => {
        if (!client.closed) await stop()
      }
    },
    // the lock of the folder makes sure that there is no other process
    takeDuty: async () => ({ isHeld: () => !client.closed, release: async () => undefined }),
    close: async () => {
      if (!client.closed) await client.close()
      await lock?.release()
    },
  }
}

/** There is one connection: a query outside the running transaction would wait for it, and the transaction for the query. */
function refuseOutsideQueriesInsideTransactions(client: PGlite): void {
  const query = client.query.bind(client)
  client.query = (...parameters) => {
    refuseInsideTransaction()
    return query(...parameters)
  }
}

/** A dump of a migrated empty database; tests start from it within a second. */
export async function dumpMigratedTemplate(): Promise<Blob> {
  const client = await create(undefined, {})
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
}
