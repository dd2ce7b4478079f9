import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env'
import { MalformedError } from './errors'
import { zhCN } from './http.messages'
import { hasNul, isMalformed, isTooDeep } from './resource/malformed'

/** Judges every report of its body alone, so that one bad report does not cost the others (ADR 5). */
const REPORTS = '/api/ingest/reports'

/**
 * Refuses what would fail or cost time later: NUL and half of a surrogate pair, which a database text cannot hold, and JSON that is
 * nested too deeply, which costs 0.7 s at 300,000 levels.
 */
export const refuseMalformed: MiddlewareHandler<AppEnv> = async (c, next) => {
  const body = c.req.method === 'GET' ? '' : await c.req.text()
  const isRefused = c.req.path === REPORTS ? isTooDeep(body) : isMalformed(body) || (isForm(c) && hasNul(body))
  if (hasNul(c.req.url) || isRefused) throw new MalformedError(zhCN.badParameter)
  await next()
}

/** The calls of the sign-in read every body as a form, whatever it is said to be. */
const isForm = (c: Context<AppEnv>): boolean => c.req.path.startsWith('/api/auth/') || !c.req.header('content-type')?.includes('json')
