import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ServerDeps } from '../server-deps'
import type { AppEnv } from './app-env'
import { ok } from './envelope'
import { BODY_STATUS, WireError } from './errors'
import { zhCN } from './http.messages'
import { mountRoutes, OPEN_CALLS } from './routes'
import { clientAddress } from './request-facts'
import { requireSession } from './session'

const MAX_BODY_BYTES = 1024 * 1024

export function createApp(deps: ServerDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.set('ip', clientAddress(c, deps.config.trustProxy))
    c.set('database', deps.database)
    c.set('log', deps.log)
    await next()
  })
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => { throw new WireError(413, BODY_STATUS.tooLarge, zhCN.bodyTooLarge) } }))
  app.use('/api/*', sessionUnlessOpen(deps))
  app.get('/api/health', (c) => ok(c, { ready: true }))
  mountRoutes(app, deps)
  app.all('/api/*', () => { throw new WireError(404, BODY_STATUS.notFound, zhCN.unknownCall) })
  app.onError((error, c) => answerError(error, c))
  return app
}

function sessionUnlessOpen(deps: ServerDeps) {
  const guard = requireSession(deps.clock)
  const open = OPEN_CALLS.map((call) => (call.endsWith('*') ? (name: string) => name.startsWith(call.slice(0, -1)) : (name: string) => name === call))
  return (c: Context<AppEnv>, next: () => Promise<void>) => {
    const name = `${c.req.method} ${c.req.path}`
    return open.some((matches) => matches(name)) ? next() : guard(c, next)
  }
}

function answerError(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof WireError) {
    const body = { status: error.bodyStatus, message: error.message, data: error.data }
    return c.json(body, error.httpStatus as ContentfulStatusCode)
  }
  const requestId = c.get('requestId')
  logFailure(c, requestId, error)
  return c.json({ status: BODY_STATUS.server, message: zhCN.internal(requestId) }, 500)
}

/** The cause stays in the log; the caller gets the number to ask for. */
function logFailure(c: Context<AppEnv>, requestId: string, error: Error): void {
  c.get('log').error('request.failed', { requestId, method: c.req.method, path: c.req.path, error: error.stack ?? error.message })
}
