import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from './app-env'
import { BODY_STATUS, WireError } from './errors'
import { zhCN } from './http.messages'

/** Writes a thrown error into the envelope; of any other error the response has only the request id, and the log the cause. */
export function errorResponse(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof WireError) {
    const body = { status: error.bodyStatus, message: error.message, data: error.data }
    return c.json(body, error.httpStatus as ContentfulStatusCode)
  }
  const requestId = c.get('requestId')
  const { method, path } = c.req
  c.get('log').error('request.failed', { requestId, method, path, error: describe(error) })
  return c.json({ status: BODY_STATUS.server, message: zhCN.internal(requestId) }, 500)
}

/** For the log only: the client gets only the request id. */
function describe(error: Error): string {
  const cause = error.cause instanceof Error ? ` caused by ${error.cause.message}` : ''
  return (error.stack ?? error.message) + cause
}
