import type { Context } from 'hono'
import type { AppEnv } from './app-env'

/** The object envelope; `data` is left out when the call has nothing to say (contract admin §1). */
export function ok(c: Context<AppEnv>, data?: unknown): Response {
  return c.json(data === undefined ? { status: 200 } : { status: 200, data })
}

/** The table envelope of every paged list. */
export function table(c: Context<AppEnv>, rows: readonly unknown[], total: number): Response {
  return c.json({ status: 200, data: { total, rows } })
}

/** The value itself, for the calls that answer without an envelope. */
export function bare(c: Context<AppEnv>, value: unknown): Response {
  return c.body(JSON.stringify(value), 200, { 'Content-Type': 'application/json' })
}
