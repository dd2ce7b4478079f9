import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { failureOf } from '../db/database-failure'
import { rootCause } from '../root-cause'
import type { AppEnv } from './app-env'
import { BODY_STATUS, WireError } from './errors'
import { zhCN } from './http.messages'

/** what proxies log for a caller that has gone away */
const CLIENT_GONE = 499

/**
 * Writes a thrown error into the envelope. A database that does not work at present is 503 or 507: the gateway keeps its
 * reports and sends them again. Of any other error the response has only the request id, and the log
 * the cause.
 */
export function errorResponse(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof WireError) {
    const body = { status: error.bodyStatus, message: error.message, data: error.data }
    return c.json(body, error.httpStatus as ContentfulStatusCode)
  }
  // the client of an aborted call does not read its response
  if (c.req.raw.signal.aborted) return c.body(null, CLIENT_GONE as ContentfulStatusCode)
  const failure = failureOf(error)
  if (failure === 'diskFull') return c.json({ status: BODY_STATUS.diskFull, message: zhCN.diskFull }, 507)
  const requestId = c.get('requestId')
  const { method, path } = c.req
  if (failure !== null) {
    c.get('log').warn('request.unavailable', { requestId, method, path, error: String(rootCause(error)) })
    return c.json({ status: BODY_STATUS.unavailable, message: failure === 'tooSlow' ? zhCN.tooSlow : zhCN.databaseUnavailable }, 503)
  }
  c.get('log').error('request.failed', { requestId, method, path, error: describe(error) })
  return c.json({ status: BODY_STATUS.server, message: zhCN.internal(requestId) }, 500)
}

/** For the log only: the client gets only the request id. The frames are those of the outer error, which name the call in our code. */
function describe(error: Error): string {
  const frames = error.stack?.match(/^ {4}at .+$/gm) ?? []
  return [String(rootCause(error)), ...frames].join('\n')
}
