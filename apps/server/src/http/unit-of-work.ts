import type { Context } from 'hono'
import type { Db } from '../db/database'
import type { AppEnv } from './app-env'

/** One request, one transaction, scoped to the caller's tenant: the only way a route reaches tenant data. */
export function tenantWork<Result>(
  c: Context<AppEnv>,
  work: (tx: Db, tenantId: string) => Promise<Result>,
): Promise<Result> {
  const { tenantId } = c.get('session')
  return c.get('database').transaction((tx) => work(tx, tenantId))
}
