import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env'
import { MalformedError } from './errors'
import { zhCN } from './http.messages'

/** Judges every report of its body alone, so that one bad report does not cost the others (ADR 5). */
const REPORTS = '/api/ingest/reports'

/** deeper than any body of a call */
export const MAX_JSON_DEPTH = 32

/**
 * Refuses what would fail or cost time later: NUL, which a database text cannot hold, and JSON that is nested too deeply, which
 * costs 0.7 s at 300,000 levels.
 */
export const refuseMalformed: MiddlewareHandler<AppEnv> = async (c, next) => {
  const body = c.req.method === 'GET' ? '' : await c.req.text()
  const hasNul = NUL.test(c.req.url) || (c.req.path !== REPORTS && NUL.test(body))
  if (hasNul || isTooDeep(body)) throw new MalformedError(zhCN.badParameter)
  await next()
}

/** NUL as it is written in addresses and forms, in JSON, and as it is */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const NUL = /%00|\\u0000|\u0000/

/** Whether brackets outside of strings are nested deeper than allowed, without reading the JSON; other bodies are not. */
export function isTooDeep(body: string): boolean {
  if (!/^\s*[[{]/.test(body)) return false
  let depth = 0
  let isInText = false
  for (let at = 0; at < body.length; at += 1) {
    const character = body[at]
    if (isInText) {
      if (character === '\\') at += 1
      else if (character === '"') isInText = false
    } else if (character === '"') isInText = true
    else if (character === '[' || character === '{') {
      depth += 1
      if (depth > MAX_JSON_DEPTH) return true
    } else if (character === ']' || character === '}') depth -= 1
  }
  return false
}
