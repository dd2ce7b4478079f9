import fs from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { systemClock, type Clock } from '../clock'
import { repeat } from '../repeat'
import { DatabaseUnreadableError, NoDatabaseError, inTransaction, MIGRATIONS_FOLDER, rowsOf, type Database, type Db, type OpenOptions } from './database'
import { EmbeddedClient, EmbeddedView } from './embedded/embedded-client'
import { startEngine } from './embedded/engine'
import type { Engine } from './embedded/engine.types'
import { createFreeSpace } from './embedded/free-space'
import { createMaintenance, MAINTENANCE_MS } from './embedded/maintenance'
import { makePrivate, syncFolder, syncPath } from './embedded/private-folder'
import type { Purpose } from './embedded/turns'
import { lockFolder, type FolderLock } from './folder-lock'
import { refuseNewerSchema } from './refuse-newer-schema'
import { dropViewsBeforeMigration, ensureScopedViews } from './scoped/scoped-views'

/** The embedded database: in `dataFolder`, or in memory for null. PGlite itself has no lock (toolchain §4). */
export async function openPglite(dataFolder: string | null, options: OpenOptions): Promise<Database> {
  if (dataFolder === null) {
    return serve(options.engine ?? (await create(undefined, options)), options)
  }
  if (options.mustExist && !isWhole(dataFolder)) throw new NoDatabaseError(dataFolder)
  await makePrivate(dataFolder)
  const lock = await lockFolder(dataFolder)
  try {
    return serve(await openOrCreate(dataFolder, options), options, { folder: dataFolder, lock })
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** An interrupted creation leaves its marker file behind: the unfinished database is deleted. */
async function openOrCreate(dataFolder: string, options: OpenOptions): Promise<Engine> {
  const folder = databaseIn(dataFolder)
  const unfinished = markerIn(dataFolder)
  if (isWhole(dataFolder)) {
    await makePrivate(folder)
    return open(folder, options)
  }
  await writeFile(unfinished, '')
  syncPath(dataFolder)
  await rm(folder, { recursive: true, force: true })
  await makePrivate(folder)
  const engine = await create(folder, options)
  syncFolder(dataFolder)
  fs.unlinkSync(unfinished)
  syncPath(dataFolder)
  return engine
}

const databaseIn = (dataFolder: string) => join(dataFolder, 'pglite')
const markerIn = (dataFolder: string) => join(dataFolder, 'creating')
const isWhole = (dataFolder: string) => fs.existsSync(databaseIn(dataFolder)) && !fs.existsSync(markerIn(dataFolder))

async function create(folder: string | undefined, options: OpenOptions): Promise<Engine> {
  options.onProgress?.('creating')
  return migrated(await startEngine(folder, options.template), options)
}

async function open(folder: string, options: OpenOptions): Promise<Engine> {
  options.onProgress?.('opening')
  const engine = await startEngine(folder).catch((error: unknown) => {
    throw new DatabaseUnreadableError(folder, error)
  })
  return migrated(engine, options)
}

async function migrated(engine: Engine, options: OpenOptions): Promise<Engine> {
  options.onProgress?.('migrating')
  try {
    const query = (text: string) => engine.pg.query(text)
    await refuseNewerSchema(query)
    await dropViewsBeforeMigration(query)
    await migrate(drizzle(engine.pg), { migrationsFolder: MIGRATIONS_FOLDER })
    await ensureScopedViews(query)
    return engine
  } catch (error) {
    if (engine.failure() === null) await engine.close()
    else engine.abandon()
    throw error
  }
}

/** The folder that a database lives in, and the lock that keeps other servers out. */
interface Home {
  folder: string
  lock: FolderLock
}

function serve(engine: Engine, options: OpenOptions, home?: Home): Database {
  const { log, clock = systemClock } = options
  const client = new EmbeddedClient({
    engine,
    restart: async () => {
      if (!home) throw new Error('a database in memory is gone')
      return startEngine(databaseIn(home.folder))
    },
    hasRoom: home ? createFreeSpace(home.folder, options.freeBytes) : async () => true,
    onFull: onceAMinute(clock, () => log?.error('database.disk_full', { folder: home?.folder })),
    onFailure: (reason) => log?.error('database.failed', { reason }),
    onRestart: () => log?.info('database.restarted'),
    onNotListening: (reason) => log?.warn('database.not_listening', { reason }),
  })
  const maintain = createMaintenance(client, clock)
  const stopMaintenance = home ? repeat(MAINTENANCE_MS, maintain, (error) => log?.warn('database.maintenance', { error: String(error) })) : null

  const asPurpose = (purpose: Purpose): Omit<Database, 'forIngestion'> => ({
    kind: 'pglite',
    db: drizzled(client, purpose),
    write: async (statement) => {
      await client.demandRoom()
      return rowsOf(drizzled(client, purpose), statement)
    },
    transaction: (work) => inTransaction(() => runTransaction(client, purpose, work)),
    // no check for room: it may write nothing, and reads go on when the disk is full
    read: (work, signal) => inTransaction(() => client.take('list', (pg) => drizzled(client, 'list', pg).transaction((tx) => work(tx)), signal)),
    alone: (work) => work(),
    listen: (channel, listener, onGap) => client.listen(channel, listener, onGap),
    // the lock of the folder makes sure that there is no other process
    takeDuty: async () => ({ isHeld: () => !client.closed, release: async () => undefined }),
    maintain,
    check: async () => {
      await client.demandRoom()
      await client.take('work', (pg) => pg.query('select 1'))
    },
    close: async () => {
      await stopMaintenance?.()
      await client.close()
      await home?.lock.release()
    },
  })
  const forIngestion: Database = { ...asPurpose('ingestion'), get forIngestion() { return forIngestion } }
  return { ...asPurpose('work'), forIngestion }
}

/** A full disk refuses many calls a second; the log, on the same disk, gets one line of them a minute. */
function onceAMinute(clock: Clock, act: () => void): () => void {
  let last = -Infinity
  return () => {
    if (clock.steady() < last + 60_000) return
    last = clock.steady()
    act()
  }
}

async function runTransaction<Result>(client: EmbeddedClient, purpose: Purpose, work: (tx: Db) => Promise<Result>): Promise<Result> {
  await client.demandRoom()
  return client.take(purpose, (pg) => drizzled(client, purpose, pg).transaction((tx) => work(tx)))
}

function drizzled(client: EmbeddedClient, purpose: Purpose, held?: PGlite): Db {
  return drizzle(new EmbeddedView(client, purpose, held) as unknown as PGlite) as unknown as Db
}

/** A migrated database in memory, made from a dump or anew (tests). */
export function migratedEngine(template?: Blob): Promise<Engine> {
  return create(undefined, template ? { template } : {})
}

/** A dump of a migrated empty database; tests start from it within a second. */
export async function dumpMigratedTemplate(): Promise<Blob> {
  const { pg, close } = await migratedEngine()
  const dump = await pg.dumpDataDir('none')
  await close()
  return dump
}
