import type { Context } from 'hono'

import type { Db } from '../db/database'
import type { DataScope } from '../domain/menus/data-scope'
import type { AppEnv } from './app-env'
import { bare, ok, table } from './envelope'
import { tenantRead } from './unit-of-work'

/** Reads within the caller's data scope; `c` has the parameters of the request. */
export type Read<Result> = (tx: Db, scope: DataScope, c: Context<AppEnv>) => Promise<Result>

export interface Page<Row> {
  rows: Row[]
  total: number
}

/** Sends the result in the object envelope; undefined has no `data`. */
export const asData =
  <Result>(read: Read<Result>) =>
  async (c: Context<AppEnv>) =>
    ok(c, await tenantRead(c, (tx, scope) => read(tx, scope, c)))

/** Sends a page in the table envelope. */
export const asTable =
  <Row>(read: Read<Page<Row>>) =>
  async (c: Context<AppEnv>) => {
    const { rows, total } = await tenantRead(c, (tx, scope) => read(tx, scope, c))
    return table(c, rows, total)
  }

/** Sends the result without an envelope (contract device §0.1). */
export const asBare =
  <Result>(read: Read<Result>) =>
  async (c: Context<AppEnv>) =>
    bare(c, await tenantRead(c, (tx, scope) => read(tx, scope, c)))

/** Leaves out null values, as the platform does in maps that come straight from SQL (contract device, head). */
export function withoutNulls<Map extends Record<string, unknown>>(map: Map): Partial<Map> {
  const filled = Object.entries(map).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(filled) as Partial<Map>
}
