import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { rowsOf, type Db } from '../../db/database'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import type { DataScope } from '../../domain/menus/data-scope'
import type { Definition, Unique } from './definition'
import { columnNameOf } from './stored-rows.queries'

/** Separates the values of a key of several columns; no text field takes it. */
const SEPARATOR = '\u0001'

/**
 * Which of these values another row has already: the places in the list, from 0. `except` is the row that is being
 * written. Values with an unknown part are never taken.
 */
export async function takenPlaces(
  tx: Db,
  definition: Definition,
  { columns, everywhere }: Unique,
  scope: DataScope,
  keys: readonly (string | null)[],
  except?: number,
): Promise<number[]> {
  const { table, shared } = definition
  const { tenantId, deletedAt } = table
  // of every system: also a row that the writer does not see keeps its name
  const own = everywhere || shared || !tenantId ? undefined : eq(tenantId, scope.tenantId)
  const others = and(own, deletedAt && isNull(deletedAt), except === undefined ? undefined : ne(table.id, except))
  const rows = await beyondLimits(tx, () => rowsOf<{ place: number | string }>(
    tx,
    sql`select given.place from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) with ordinality as given(key, place)
        where exists (select 1 from ${table} where ${storedKey(columns)} = lower(given.key) and ${others ?? sql`true`})`,
  ))
  return rows.map(({ place }) => Number(place) - 1)
}

/** The values of the unique columns as `takenPlaces` compares them; null when one is missing. */
export function keyOf({ table }: Definition, { columns }: Unique, values: Record<string, unknown>): string | null {
  const parts = columns.map((column) => values[columnNameOf(table, column)])
  return parts.every((part) => part !== null && part !== undefined) ? parts.map(String).join(SEPARATOR) : null
}

function storedKey(columns: readonly AnyPgColumn[]): SQL {
  const parts = columns.map((column) => sql`lower(${column}::text)`)
  return sql.join(parts, sql` || ${SEPARATOR} || `)
}
