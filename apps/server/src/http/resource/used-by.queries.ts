import { and, arrayOverlaps, count, getTableColumns, inArray, is, isNull } from 'drizzle-orm'
import { PgArray, type AnyPgColumn, type AnyPgTable } from 'drizzle-orm/pg-core'

import type { Db } from '../../db/database'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import type { Use } from './definition'

/** Rows of one kind that refer to a row; `what` is their Chinese name. */
export interface UsedBy {
  what: string
  count: number
}

/** Counts the rows of other tables that refer to one of these ids, without deleted ones. Empty = nothing forbids a deletion. */
export function usesOf(tx: Db, uses: readonly Use[], ids: readonly number[]): Promise<UsedBy[]> {
  // also what the caller does not see keeps a row
  return beyondLimits(tx, () => countUses(tx, uses, ids))
}

async function countUses(tx: Db, uses: readonly Use[], ids: readonly number[]): Promise<UsedBy[]> {
  const found: UsedBy[] = []
  for (const { column, what, by, where } of uses) {
    const { deletedAt } = getTableColumns(column.table)
    const named = by === undefined ? [...ids] : tx.select({ named: by }).from(by.table).where(inArray(idOf(by.table), [...ids]))
    const refers = is(column, PgArray) ? arrayOverlaps(column, [...ids]) : inArray(column, named)
    const [row] = await tx
      .select({ rows: count() })
      .from(column.table)
      .where(and(refers, deletedAt && isNull(deletedAt), where))
    if (row && row.rows > 0) found.push({ what, count: row.rows })
  }
  return found
}

function idOf(table: AnyPgTable): AnyPgColumn {
  const { id } = getTableColumns(table)
  if (!id) throw new Error('a table without ids has no rows that others use')
  return id
}
