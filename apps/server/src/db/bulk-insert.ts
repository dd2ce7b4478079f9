import { getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'

import { rowsOf, type Db } from './database'

type Inserted<Table extends PgTable> = Table['$inferInsert']

/** Rows of one JSON text: about three times as fast as a statement with a parameter per value. */
const BATCH = 2000

const DIALECT = new PgDialect()

/** Inserts rows that all have the same keys; columns without a key get their defaults. */
export async function insertRows<Table extends PgTable>(
  tx: Db,
  table: Table,
  rows: readonly Inserted<Table>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await tx.execute(insertOf(table, rows.slice(from, from + BATCH)))
}

/** Inserts rows, whose keys may differ, and gives their ids in the same order. Expressions of SQL are asked for first, equal ones once. */
export async function insertForIds<Table extends PgTable>(tx: Db, table: Table, rows: readonly Inserted<Table>[]): Promise<number[]> {
  const ids: number[] = []
  for (const run of runsOfSameKeys(await withoutExpressions(tx, rows))) {
    const written = await rowsOf<{ id: number | string }>(tx, sql`${insertOf(table, run)} returning id`)
    ids.push(...written.map(({ id }) => Number(id)))
  }
  return ids
}

async function withoutExpressions<Row extends object>(tx: Db, rows: readonly Row[]): Promise<readonly Row[]> {
  const asked = new Map<string, SQL>()
  const keyOf = (expression: SQL) => JSON.stringify(DIALECT.sqlToQuery(expression))
  for (const row of rows) for (const value of Object.values(row) as unknown[]) if (is(value, SQL)) asked.set(keyOf(value), value)
  if (asked.size === 0) return rows
  const values = new Map<string, unknown>()
  for (const [key, expression] of asked) values.set(key, (await rowsOf<{ value: unknown }>(tx, sql`select ${expression} as value`))[0]?.value)
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, is(value, SQL) ? values.get(keyOf(value)) : value as unknown])) as Row)
}

/** One statement with one parameter: the builder, the driver and the database would else handle each value by itself. */
function insertOf(table: PgTable, rows: readonly object[]): SQL {
  const all = Object.entries(getTableColumns(table))
  const columns = all.filter(([key]) => key in (rows[0] ?? {}))
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const types = sql.join(
    columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(baseType(column.getSQLType()))}`),
    sql`, `,
  )
  return sql`insert into ${sql.identifier(getTableName(table))} (${names})
    select ${names} from jsonb_to_recordset(${JSON.stringify(rows.map((row) => wireRow(row, columns)))}::jsonb) as rows(${types})`
}

/** Parts of at most `BATCH` rows one after the other that have values for the same columns; undefined is no value. */
function runsOfSameKeys<Row extends object>(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = []
  let last = ''
  for (const row of rows) {
    const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Row
    const keys = Object.keys(given).sort().join()
    const run = runs.at(-1)
    if (run && keys === last && run.length < BATCH) run.push(given)
    else runs.push([given])
    last = keys
  }
  return runs
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
