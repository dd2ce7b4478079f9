import type { Hono } from 'hono'
import type { ServerDeps } from '../server-deps'
import type { AppEnv } from './app-env'

/**
 * Where each domain module hangs, one line each. Everything under /api wants a session
 * unless `OPEN_CALLS` names it.
 */
export function mountRoutes(_app: Hono<AppEnv>, _deps: ServerDeps): void {}

/** Calls without a session: `METHOD path`, or a prefix ending in `*`. */
export const OPEN_CALLS: readonly string[] = [
  'GET /api/health',
  'GET /api/admin/image/getCode',
  'POST /api/auth/oauth/token',
  'DELETE /api/auth/oauth/token',
  // these carry the gateway key instead
  'POST /api/ingest/*',
]
