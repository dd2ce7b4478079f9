import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { ServerConfig } from '../config'
import type { AppEnv } from './app-env'

/** The address of the client. The last entry of X-Forwarded-For is from our own proxy; the client can forge the others. */
export function clientAddress(c: Context<AppEnv>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || getConnInfo(c).remote.address || ''
}

/** Whether the connection comes from this machine, so that it cannot be listened to: over the loopback, or from the address that it arrived at. */
function isLocal(c: Context<AppEnv>, trustProxy: boolean): boolean {
  const address = clientAddress(c, trustProxy)
  const { remoteAddress, localAddress } = c.env.incoming.socket
  const isOwn = address === remoteAddress && address === localAddress
  return isOwn || /^(::ffff:)?127\./.test(address) || address === '::1' || address === ''
}

/** Whether a password of this request could be read on its way: plain HTTP from another machine. */
export function isExposed(c: Context<AppEnv>, { trustProxy, plainHttp }: Pick<ServerConfig, 'trustProxy' | 'plainHttp'>): boolean {
  return !plainHttp && !isHttps(c, trustProxy) && !isLocal(c, trustProxy)
}

/**
 * Whether the browser uses https. The server itself serves http; TLS is the task of the proxy in front. Each of several proxies may add how it was called: one
 * part of the way without https is enough to be listened to.
 */
export function isHttps(c: Context<AppEnv>, trustProxy: boolean): boolean {
  return trustProxy && (c.req.header('x-forwarded-proto') ?? '').split(',').every((proto) => proto.trim() === 'https')
}
