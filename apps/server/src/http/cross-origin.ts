import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { ServerConfig } from '../config'
import type { AppEnv } from './app-env'

const TEN_MINUTES_S = 600

/**
 * Lets the pages of the configured origins make calls, preflight included (portals that embed the dialogs). Without credentials:
 * the token is a header, and no cookie signs a user in. Other origins get no header, so their browsers refuse the response.
 */
export function crossOrigin({ allowedOrigins }: Pick<ServerConfig, 'allowedOrigins'>): MiddlewareHandler<AppEnv> {
  if (allowedOrigins.length === 0) return (_c, next) => next()
  return cors({
    origin: allowedOrigins,
    allowMethods: ['GET', 'POST', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type'],
    exposeHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: TEN_MINUTES_S,
  })
}
