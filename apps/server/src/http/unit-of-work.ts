import type { Context } from 'hono'
import type { Database, Db } from '../db/database'
import type { DataScope } from '../domain/menus/data-scope'
import { enterScope } from '../domain/menus/data-scope.queries'
import type { AppEnv } from './app-env'
import { createUserShares, type UserShares } from './user-share'

/** Runs the work of one request in one transaction, with the caller's data scope: besides `tenantRead` the only way for a route to reach tenant data. */
export function tenantWork<Result>(
  c: Context<AppEnv>,
  work: (tx: Db, scope: DataScope) => Promise<Result>,
): Promise<Result> {
  const session = c.get('session')
  return c.get('database').transaction(async (tx) => work(tx, await enterScope(tx, session)))
}

/**
 * Runs a read of one request with the caller's data scope. It has a place among the reads of this user, a time limit, and ends
 * when the caller has gone away, so that lists never keep a report waiting.
 */
export function tenantRead<Result>(c: Context<AppEnv>, work: (tx: Db, scope: DataScope) => Promise<Result>): Promise<Result> {
  const session = c.get('session')
  const { signal } = c.req.raw
  const read = () => c.get('database').read(async (tx) => work(tx, await enterScope(tx, session)), signal)
  return sharesOf(c.get('database')).take(session.userId, read, signal)
}

const shares = new WeakMap<Database, UserShares>()

/** One division of each database among its users. */
function sharesOf(database: Database): UserShares {
  const known = shares.get(database) ?? createUserShares()
  shares.set(database, known)
  return known
}
