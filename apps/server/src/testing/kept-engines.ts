import type { PGlite } from '@electric-sql/pglite'
import type { Engine } from '../db/embedded/engine.types'
import { migratedEngine } from '../db/pglite-database'
import { migratedTemplate } from './template'

/** What the migrations leave in a database without users. */
interface Start {
  objects: string
  rows: { name: string; rows: unknown }[]
  sequences: { name: string; value: string }[]
}

interface KeptEngine {
  engine: Engine
  start: Start
}

/** Engines that no server uses, emptied. The files of a worker share this module. */
const idle: KeptEngine[] = []

/**
 * An engine whose database is as the migrations leave it. To start one takes a second of processor time and
 * leaves much garbage, so when its server closes it, it is emptied and kept for the next server of this worker.
 */
export async function takeEngine(): Promise<Engine> {
  const kept = idle.pop() ?? (await newEngine())
  return { ...kept.engine, close: () => giveBack(kept) }
}

async function newEngine(): Promise<KeptEngine> {
  const engine = await migratedEngine(await migratedTemplate())
  return { engine, start: await readStart(engine.pg) }
}

async function giveBack(kept: KeptEngine): Promise<void> {
  const isAsNew = await restore(kept).catch(() => false)
  if (isAsNew) idle.push(kept)
  else await kept.engine.close()
}

/** Whether the database is as it was: false after a test that changed tables or functions, or that counted rows for the planner. */
async function restore({ engine: { pg }, start }: KeptEngine): Promise<boolean> {
  const { rows: listening } = await pg.query<{ channel: string }>('select pg_listening_channels() as channel')
  for (const { channel } of listening) await pg.unlisten(channel)
  // settings, locks and temporary tables of the session
  await pg.exec('discard all')
  if ((await objectsOf(pg)) !== start.objects) return false
  await pg.transaction(async (tx) => {
    // neither triggers nor foreign keys look at what is removed and put back
    await tx.exec('set local session_replication_role = replica')
    const written = await writtenTables(tx)
    if (written.length > 0) await tx.exec(`truncate ${written.join(', ')} cascade`)
    for (const { name, rows } of start.rows) await tx.query(`insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1)`, [rows])
    await tx.exec(`select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences where last_value is not null`)
    for (const { name, value } of start.sequences) await tx.query('select setval($1::regclass, $2)', [name, value])
  })
  // the files of the tables are in memory, and a checkpoint is what removes them
  await pg.exec('checkpoint')
  return true
}

async function readStart(pg: PGlite): Promise<Start> {
  const rows: Start['rows'] = []
  for (const name of await writtenTables(pg)) {
    const { rows: [all] } = await pg.query<{ rows: unknown }>(`select json_agg(t) as rows from ${name} t`)
    if (all?.rows) rows.push({ name, rows: all.rows })
  }
  const sequences = await pg.query<Start['sequences'][number]>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences where last_value is not null`,
  )
  return { objects: await objectsOf(pg), rows, sequences: sequences.rows }
}

/** The tables with a page, so also those whose rows were deleted or rolled back. */
async function writtenTables(pg: Pick<PGlite, 'query'>): Promise<string[]> {
  const { rows } = await pg.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
  )
  return rows.map(({ name }) => name)
}

/**
 * What the schema consists of, and the number of figures that the planner has of the rows. By count and id: a test that replaces the body of
 * a function in place is not noticed, and must put it back.
 */
async function objectsOf(pg: PGlite): Promise<string> {
  const own = (table: string, oid = 'oid') => `(select concat(count(*), ':', sum(${oid}::bigint)) from ${table} where ${oid} >= 16384)`
  const lists = [own('pg_class'), own('pg_constraint'), own('pg_proc'), own('pg_trigger'), own('pg_namespace'), own('pg_attribute', 'attrelid'), own('pg_statistic', 'starelid')]
  const { rows: [print] } = await pg.query<{ objects: string }>(`select concat_ws(' ', ${lists.join(', ')}) as objects`)
  if (!print) throw new Error('the catalogue cannot be read')
  return print.objects
}
