import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { insertForIds } from '../../db/bulk-insert'
import type { Db } from '../../db/database'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import { inScope } from '../../domain/menus/data-scope.queries'
import type { DataScope } from '../../domain/menus/data-scope'
import type { Page } from '../responses'
import type { Paging } from '../parameters'
import type { Definition, Referred, ResourceTable, StoredRow } from './definition'

/** The latest rows first. */
export const newestFirst = ({ id }: { id: AnyPgColumn }): SQL[] => [desc(id)]

/** The rows that the caller may reach: of the tenant and its visible channels, unless shared; never deleted ones. */
export function reachable({ table, shared, within }: Pick<Referred, 'table' | 'shared' | 'within'>, scope: DataScope): SQL | undefined {
  const { tenantId, channelId, deletedAt } = table
  const own = shared || !tenantId ? undefined : channelId ? inScope({ tenantId, channelId }, scope) : eq(tenantId, scope.tenantId)
  return and(own, deletedAt && isNull(deletedAt), within?.(scope))
}

/** The name under which rows of a table have a column. */
export function columnNameOf(table: ResourceTable, column: AnyPgColumn): string {
  return Object.entries(getTableColumns(table)).find(([, known]) => known === column)?.[0] ?? ''
}

export async function selectPage(
  tx: Db,
  table: ResourceTable,
  where: SQL | undefined,
  order: readonly SQL[],
  { limit, offset }: Paging,
): Promise<Page<StoredRow>> {
  const rows = await tx.select().from(table).where(where).orderBy(...order).limit(limit).offset(offset)
  const [total] = await tx.select({ rows: count() }).from(table).where(where)
  return { rows: stored(rows), total: total?.rows ?? 0 }
}

export async function selectByIds(tx: Db, definition: Pick<Referred, 'table' | 'shared' | 'within'>, scope: DataScope, ids: readonly number[]): Promise<StoredRow[]> {
  const { table } = definition
  return stored(await tx.select().from(table).where(and(reachable(definition, scope), inArray(table.id, [...ids]))))
}

/**
 * Rows that are about to be deleted: the deletion waits for every transaction that keeps one of them with `key share`, because it refers to
 * it, and such transactions wait for the deletion and then no longer find the row.
 */
export async function lockByIds(tx: Db, definition: Definition, scope: DataScope, ids: readonly number[]): Promise<StoredRow[]> {
  const { table } = definition
  return stored(await tx.select().from(table).where(and(reachable(definition, scope), inArray(table.id, [...ids]))).orderBy(asc(table.id)).for('update'))
}

export async function insertStored(tx: Db, table: ResourceTable, rows: readonly object[]): Promise<StoredRow[]> {
  if (rows.length === 0) return []
  if (rows.length === 1) return stored(await tx.insert(table).values([...rows]).returning())
  const ids = await insertForIds(tx, table, rows)
  // the views do not show new places yet: whether the writer may see the rows is asked next (`refuseOutside`)
  return stored(await beyondLimits(tx, () => tx.select().from(table).where(sql`${table.id} = any(${`{${ids.join()}}`})`).orderBy(asc(table.id))))
}

/** Writes columns of one row and counts its version up. */
export async function updateStored(tx: Db, table: ResourceTable, id: number, values: object): Promise<StoredRow[]> {
  const version = sql`${table.version} + 1`
  return stored(await tx.update(table).set({ ...values, version }).where(eq(table.id, id)).returning())
}

/** Marks rows as deleted where the table can, removes them otherwise. */
export async function deleteStored(tx: Db, table: ResourceTable, ids: readonly number[], stamp: object, now: Date): Promise<void> {
  const named = inArray(table.id, [...ids])
  if (table.deletedAt) await tx.update(table).set({ ...stamp, deletedAt: now }).where(named)
  else await tx.delete(table).where(named)
}

/**
 * The one cast of the pipeline: the type of a row of an arbitrary `ResourceTable` is unknown to drizzle. `ResourceTable`
 * demands the columns that `StoredRow` names.
 */
const stored = (rows: unknown): StoredRow[] => rows as StoredRow[]
