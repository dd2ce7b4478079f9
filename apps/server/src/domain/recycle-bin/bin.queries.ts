import { and, eq, getTableName, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { likePattern } from '../../db/conditions'
import { rowsOf, type Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { textFilter } from '../../http/filters'
import { pagingOf } from '../../http/parameters'
import type { StoredRow } from '../../http/resource/definition'
import type { Page } from '../../http/responses'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import { dropPhotos } from '../photos/photos.queries'
import { BIN_KINDS, binKind, endOfBin, isBinKind, type BinKindName } from './bin-kinds.queries'
import { binRow, type Binned } from './bin-row'

/** `recycleBin/pageList` (additive): what was deleted in the last 30 days, the latest first. Filters: `kind`, `keyword`. */
export async function listBin(tx: Db, scope: DataScope, c: Context<AppEnv>, now: number): Promise<Page<ReturnType<typeof binRow>>> {
  const [kind, keyword] = [textFilter(c, 'kind'), textFilter(c, 'keyword')]
  const names = kind === undefined ? Object.keys(BIN_KINDS).filter(isBinKind) : [kind].filter(isBinKind)
  if (names.length === 0) return { rows: [], total: 0 }
  const deleted = sql.join(names.map((name) => deletedOf(name, scope, endOfBin(now))), sql` union all `)
  const pattern = keyword === undefined ? undefined : likePattern(keyword.toLowerCase())
  const from = sql`(${deleted}) n where ${pattern === undefined ? sql`true` : sql`lower(concat_ws(' ', n.name, n.place)) like ${pattern}`}`
  const { limit, offset } = pagingOf(c)
  const rows = await rowsOf<Binned>(tx, sql`select * from ${from} order by n."deletedAt" desc, n.kind, n.id desc limit ${limit} offset ${offset}`)
  const [total] = await rowsOf<{ rows: number | string }>(tx, sql`select count(*) as rows from ${from}`)
  return { rows: rows.map(binRow), total: Number(total?.rows ?? 0) }
}

function deletedOf(kind: BinKindName, scope: DataScope, since: Date): SQL {
  const { table, name, place } = binKind(kind)
  return sql`select ${kind} as kind, ${table.id} as id, ${name} as name, ${place} as place, ${table.deletedAt} as "deletedAt", ${table.updatedBy} as "deletedBy"
    from ${table} where ${ofScope(kind, scope)} and ${table.deletedAt} >= ${since.toISOString()}::timestamptz`
}

function ofScope(kind: BinKindName, scope: DataScope): SQL | undefined {
  const { table } = binKind(kind)
  return 'channelId' in table ? inScope({ tenantId: table.tenantId, channelId: table.channelId }, scope) : eq(table.tenantId, scope.tenantId)
}

/** The row of the caller's tenant, deleted or not, locked; undefined when it is gone for good. */
export async function lockRow(tx: Db, kind: BinKindName, scope: DataScope, id: number): Promise<StoredRow | undefined> {
  const { table } = binKind(kind)
  const [row] = await tx.select().from(table).where(and(ofScope(kind, scope), eq(table.id, id))).for('update')
  return row
}

/** Rows that one transaction removes, so that none holds up a report. */
const BATCH = 200

/** Removes rows for good that were deleted before this and that nothing names; resolves with their number. */
export async function purgeBatch(tx: Db, kind: BinKindName, before: Date): Promise<number> {
  const { table, namedBy, owns, dropFiles } = binKind(kind)
  const name = sql.identifier(getTableName(table))
  const columnsOf = (path: string) => path.split('.').map((part) => sql.identifier(part))
  const unnamed = namedBy.map((path) => {
    const [other, column] = columnsOf(path)
    return sql`not exists (select 1 from ${other} o where o.${column} = t.id)`
  })
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select t.id from ${name} t where ${sql.join([sql`t.deleted_at < ${before.toISOString()}::timestamptz`, ...unnamed], sql` and `)} order by t.id limit ${BATCH} for update`,
  )
  if (rows.length === 0) return 0
  const ids = sql`(select value::bigint from jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb))`
  for (const path of owns) {
    const [other, column] = columnsOf(path)
    await tx.execute(sql`delete from ${other} where ${column} in ${ids}`)
  }
  if ('photoKey' in table) await dropPhotos(tx, table, rows.map(({ id }) => Number(id)))
  await dropFiles?.(tx, rows.map(({ id }) => Number(id)))
  await tx.execute(sql`delete from ${name} where id in ${ids}`)
  return rows.length
}
