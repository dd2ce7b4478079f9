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
export async function refuseNewerSchema(query: (text: string) => Promise<{ rows: unknown[] }>): Promise<void> {
  const [table] = (await query(LAST_MIGRATION.exists)).rows as { made: boolean }[]
  if (!table?.made) return
  const [row] = (await query(LAST_MIGRATION.read)).rows as { last: string | null }[]
  const { entries } = JSON.parse(await readFile(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8')) as { entries: { when: number }[] }
  if (Number(row?.last ?? 0) > Math.max(...entries.map(({ when }) => when))) throw new NewerSchemaError()
}
