import type { Context } from 'hono'
import type { Db } from '../db/database'
import type { DataScope } from '../domain/menus/data-scope'
import { dataScopeOf } from '../domain/menus/data-scope.queries'
import type { AppEnv } from './app-env'

/** Runs the work of one request in one transaction, with the caller's data scope: the only way for a route to reach tenant data. */
export function tenantWork<Result>(
  c: Context<AppEnv>,
  work: (tx: Db, scope: DataScope) => Promise<Result>,
): Promise<Result> {
  const session = c.get('session')
  return c.get('database').transaction(async (tx) => work(tx, await dataScopeOf(tx, session)))
}
