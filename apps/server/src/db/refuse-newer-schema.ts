import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MIGRATIONS_FOLDER } from './database'

/** The database was migrated by a newer program: this one would write what the newer one cannot read, or lose columns. */
export class NewerSchemaError extends Error {
  constructor() {
    super('the database belongs to a newer version of the program')
  }
}

/** The last migration of the database, as drizzle writes it down; null for an empty one. */
export const LAST_MIGRATION = {
  exists: `select to_regclass('drizzle.__drizzle_migrations') is not null as made`,
  read: `select max(created_at)::text as last from drizzle.__drizzle_migrations`,
} as const

/** Rejects with `NewerSchemaError` when the database has a migration that is later than every one of this program. */
export async function refuseNewerSchema(query: Query): Promise<void> {
  if ((await lastApplied(query)) > (await lastKnown())) throw new NewerSchemaError()
}

/** Whether this program has a migration that the database has not. */
export async function hasPendingMigrations(query: Query): Promise<boolean> {
  return (await lastApplied(query)) < (await lastKnown())
}

/** Whether this program, or another version of it, has made its tables in the database. */
export async function isMigrated(query: Query): Promise<boolean> {
  return (await lastApplied(query)) > 0
}

type Query = (text: string) => Promise<{ rows: unknown[] }>

/** 0 for an empty database. */
async function lastApplied(query: Query): Promise<number> {
  const [table] = (await query(LAST_MIGRATION.exists)).rows as { made: boolean }[]
  if (!table?.made) return 0
  const [row] = (await query(LAST_MIGRATION.read)).rows as { last: string | null }[]
  return Number(row?.last ?? 0)
}

async function lastKnown(): Promise<number> {
  const { entries } = JSON.parse(await readFile(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8')) as { entries: { when: number }[] }
  return Math.max(...entries.map(({ when }) => when))
}
