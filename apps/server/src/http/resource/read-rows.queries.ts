import { and } from 'drizzle-orm'
import type { Context } from 'hono'

import type { Db } from '../../db/database'
import type { DataScope } from '../../domain/menus/data-scope'
import type { Page } from '../responses'
import type { AppEnv } from '../app-env'
import { BusinessError } from '../errors'
import { zhCN } from '../http.messages'
import { pagingOf } from '../parameters'
import type { Definition, WireRow } from './definition'
import { conditionsOf, orderOf } from './list-query'
import { wireRows } from './references.queries'
import { reachable, selectByIds, selectPage } from './stored-rows.queries'
import { usesOf, type UsedBy } from './used-by.queries'

/** One page of the rows that the filters of the request leave. */
export async function listRows(tx: Db, definition: Definition, scope: DataScope, c: Context<AppEnv>): Promise<Page<WireRow>> {
  const { table, filters, limit } = definition
  const where = and(reachable(definition, scope), ...conditionsOf(c, filters))
  const order = orderOf(c, { ...definition, id: table.id })
  const { rows, total } = await selectPage(tx, table, where, order, pagingOf(c, limit))
  return { rows: await wireRows(tx, definition, scope, rows), total }
}

/** One row. An unknown id and one of another tenant get the same refusal. */
export async function getRow(tx: Db, definition: Definition, scope: DataScope, id: number): Promise<WireRow> {
  const [stored] = await selectByIds(tx, definition, scope, [id])
  const [row] = await wireRows(tx, definition, scope, stored ? [stored] : [])
  if (!row) throw new BusinessError(zhCN.gone)
  return row
}

/** What refers to the row. An unknown id and one of another tenant get the same refusal. */
export async function usesOfRow(tx: Db, definition: Definition, scope: DataScope, id: number): Promise<UsedBy[]> {
  await getRow(tx, definition, scope, id)
  return usesOf(tx, definition.usedBy, [id])
}
