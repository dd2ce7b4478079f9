import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { AppEnv } from './app-env'

/** The address of the client. The last entry of X-Forwarded-For is from our own proxy; the client can forge the others. */
export function clientAddress(c: Context<AppEnv>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || getConnInfo(c).remote.address || ''
}

/** Whether the browser uses https. The server itself serves http; TLS is the task of the proxy in front. */
export function isHttps(c: Context<AppEnv>, trustProxy: boolean): boolean {
  return trustProxy && c.req.header('x-forwarded-proto') === 'https'
}
