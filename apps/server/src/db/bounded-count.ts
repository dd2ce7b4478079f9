import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { rowsOf, type Db } from './database'

/**
 * How many rows after the first of the page are counted. A list of millions says how many there are at least: counting all of
 * them takes longer than reading the page. The total moves on with the page, so every row can be reached.
 */
export const COUNTED_ROWS = 10_001

/** The number of rows of a table, or of what stands in `from`, but not above `offset + COUNTED_ROWS`; that number itself means "at least so many". */
export async function countUpTo(tx: Db, table: PgTable | SQL, where: SQL | undefined, offset: number): Promise<number> {
  const [row] = await rowsOf<{ rows: number | string }>(
    tx,
    sql`select count(*) as rows from (select 1 from ${table} where ${where ?? sql`true`} limit ${offset + COUNTED_ROWS}) counted`,
  )
  return Number(row?.rows ?? 0)
}
