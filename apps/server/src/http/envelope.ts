import type { Context } from 'hono'
import type { AppEnv } from './app-env'

/** The object envelope; without `data` for a call that returns nothing (contract admin §1). */
export function ok(c: Context<AppEnv>, data?: unknown): Response {
  return bare(c, data === undefined ? { status: 200 } : { status: 200, data })
}

/** The table envelope of every paged list. */
export function table(c: Context<AppEnv>, rows: readonly unknown[], total: number): Response {
  return bare(c, { status: 200, data: { total, rows } })
}

/** The value itself, for calls without an envelope. Its Content-Length lets `compressed` leave short ones as they are. */
export function bare(c: Context<AppEnv>, value: unknown): Response {
  const text = JSON.stringify(value)
  return c.body(text, 200, { 'Content-Type': 'application/json', 'Content-Length': `${Buffer.byteLength(text)}` })
}
