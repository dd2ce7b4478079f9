import type { Context } from 'hono'

import type { Db } from '../db/database'
import type { DataScope } from '../domain/menus/data-scope'
import type { AppEnv } from './app-env'
import { bare, ok, table } from './envelope'
import { tenantWork } from './unit-of-work'

/** A question to what the caller may know of; `c` is there for its parameters. */
export type Ask<Answer> = (tx: Db, scope: DataScope, c: Context<AppEnv>) => Promise<Answer>

export interface Page<Row> {
  rows: Row[]
  total: number
}

/** Answered in the object envelope; an answer of undefined has no `data`. */
export const asData =
  <Answer>(ask: Ask<Answer>) =>
  async (c: Context<AppEnv>) =>
    ok(c, await tenantWork(c, (tx, scope) => ask(tx, scope, c)))

/** Answered in the table envelope. */
export const asTable =
  <Row>(ask: Ask<Page<Row>>) =>
  async (c: Context<AppEnv>) => {
    const { rows, total } = await tenantWork(c, (tx, scope) => ask(tx, scope, c))
    return table(c, rows, total)
  }

/** Answered without an envelope (contract device §0.1). */
export const asBare =
  <Answer>(ask: Ask<Answer>) =>
  async (c: Context<AppEnv>) =>
    bare(c, await tenantWork(c, (tx, scope) => ask(tx, scope, c)))

/** Maps that come straight from SQL on the platform leave out what is null (contract device, head). */
export function withoutNulls<Map extends Record<string, unknown>>(map: Map): Partial<Map> {
  const filled = Object.entries(map).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(filled) as Partial<Map>
}
