import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Db } from '../db/database'

type Inserted<Table extends PgTable> = Table['$inferInsert']

/** Rows of one JSON text: about three times as fast as a statement with a parameter per value. */
const BATCH = 2000

/** Inserts rows that all have the same keys; columns without a key get their defaults. */
export async function insertRows<Table extends PgTable>(
  tx: Db,
  table: Table,
  rows: readonly Inserted<Table>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const all = Object.entries(getTableColumns(table))
  const columns = all.filter(([key]) => key in first)
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const types = sql.join(
    columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(baseType(column.getSQLType()))}`),
    sql`, `,
  )
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH).map((row) => wireRow(row, columns))
    await tx.execute(sql`insert into ${sql.identifier(getTableName(table))} (${names})
      select ${names} from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as rows(${types})`)
  }
}

/** Sets the id sequences behind the rows that were inserted with ids. */
export async function continueIds(tx: Db, ...tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    const name = getTableName(table)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 1) from ${sql.identifier(
        name,
      )}))`,
    )
  }
}

function wireRow(row: object, columns: readonly (readonly [string, { name: string }])[]): Record<string, unknown> {
  const values = new Map(Object.entries(row))
  return Object.fromEntries(columns.map(([key, column]) => [column.name, wireValue(values.get(key))]))
}

function wireValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  return value ?? null
}

const baseType = (type: string) => type.replace(/^bigserial$/, 'bigint').replace(/^serial$/, 'integer')
