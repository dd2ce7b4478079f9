import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { ServerConfig } from '../config'
import type { AppEnv } from './app-env'
import { isHttps } from './request-facts'

/** The page of an inspector, an entry of the console of its own. */
export const INSPECT_PATH = '/inspect'

const ONE_YEAR_S = 31_536_000

/** Headers of every response (trust B3); a route that needs a stricter policy (files) sets its own. */
export function securityHeaders({ trustProxy, allowedOrigins, mapTiles }: ServerConfig): MiddlewareHandler<AppEnv> {
  const mapHost = mapTiles && URL.canParse(mapTiles.url) ? new URL(mapTiles.url).origin : null
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64')
    c.set('nonce', nonce)
    await next()
    const { headers } = c.res
    const setUnlessSet = (name: string, value: string) => headers.has(name) || headers.set(name, value)
    setUnlessSet('Content-Security-Policy', contentSecurityPolicy(nonce, allowedOrigins, mapHost))
    // pages of the configured origins show floor plans, whose address is signed; any page may ask whether the platform is there (`checkEmbedding`)
    const isShared = (allowedOrigins.length > 0 && c.req.path.startsWith('/files/')) || c.req.path === '/api/health'
    setUnlessSet('Cross-Origin-Resource-Policy', isShared ? 'cross-origin' : 'same-origin')
    if (c.req.path.startsWith('/api/')) setUnlessSet('Cache-Control', 'no-store')
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'no-referrer')
    // the page of an inspector scans labels
    const camera = c.req.path === INSPECT_PATH ? 'self' : ''
    headers.set('Permissions-Policy', `camera=(${camera}), microphone=(), geolocation=()`)
    if (allowedOrigins.length === 0) headers.set('X-Frame-Options', 'DENY')
    if (isHttps(c, trustProxy)) headers.set('Strict-Transport-Security', `max-age=${ONE_YEAR_S}; includeSubDomains`)
  }
}

/** `connect-src 'self'` covers the alarm socket of the same origin; the nonce is emotion's; pictures of the map come from its host. */
function contentSecurityPolicy(nonce: string, mayEmbed: readonly string[], mapHost: string | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...(mapHost === null ? [] : [mapHost])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    `frame-ancestors ${mayEmbed.length > 0 ? ["'self'", ...mayEmbed].join(' ') : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "manifest-src 'self'",
  ].join('; ')
}
