import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { AppEnv } from './app-env'

/** Where the caller sits; the last word of X-Forwarded-For is our own proxy's, the others are the caller's claims. */
export function clientAddress(c: Context<AppEnv>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || getConnInfo(c).remote.address || ''
}

/** Whether the browser talks https; the server itself speaks http and leaves TLS to the proxy in front. */
export function isHttps(c: Context<AppEnv>, trustProxy: boolean): boolean {
  return trustProxy && c.req.header('x-forwarded-proto') === 'https'
}
