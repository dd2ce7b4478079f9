import { randomUUID } from 'node:crypto'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ServerDeps } from '../server-deps'
import { errorResponse } from './error-response'
import type { AppEnv } from './app-env'
import { compressed } from './compressed'
import { DEMO_TILES } from '../domain/demo/ground.routes'
import { needsSetup } from '../domain/setup/needs-setup'
import { consolePage, consoleRoutes } from './console'
import { crossOrigin } from './cross-origin'
import { BODY_STATUS, WireError } from './errors'
import { healthCall, healthRoutes, type Life } from './health'
import { zhCN } from './http.messages'
import { clientAddress } from './request-facts'
import { PASSWORD_CALLS, refuseExposed } from './refuse-exposed'
import { refuseMalformed } from './refuse-malformed'
import { enforceRights } from './rights/enforce-rights'
import { mountRoutes } from './routes'
import { securityHeaders } from './security-headers'

const MAX_BODY_BYTES = 1024 * 1024
/** The calls that carry a picture of 10 MB, or several that a phone has reduced, as Base64 (trust B3). */
const PICTURE_CALLS = ['/api/device/deviceFloorLayout/saveDraft', '/api/device/deviceInspectionTasks/submit', '/api/device/deviceInspectionDefect/rectify', '/api/device/deviceFile/add']
/** A photo of any resource that has one (`domain/photos`). */
const PHOTO_CALL = '/api/device/:controller/savePhoto'
const PHOTO_PATH = /^\/api\/device\/\w+\/savePhoto$/
const MAX_PICTURE_BODY_BYTES = 15 * 1024 * 1024

/** The calls that carry 10,000 rows (ADR 37). */
const IMPORT_CALLS = ['importRows', 'importOutdoorRows'].map((call) => `/api/:service/:controller/${call}`)
const IMPORT_PATH = /^\/api\/\w+\/\w+\/import(Outdoor)?Rows$/
const MAX_IMPORT_BODY_BYTES = 8 * 1024 * 1024

export function createApp(deps: ServerDeps, life: Life = { isStopping: false }): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(requestFacts(deps))
  app.use(securityHeaders(deps.config))
  app.use(refuseTrace)
  app.use('/api/*', crossOrigin(deps.config))
  app.use('/api/*', compressed)
  app.use('/files/*', compressed)
  app.use(limitedBody)
  const pages = pagesOf(deps)
  // the API test page of the console needs no session (spec 1 §2); below this address are the calls
  if (pages) app.get('/api', consolePage(pages.folder, pages.facts, pages.needsSetup))
  const rights = enforceRights(deps)
  // before their large bodies are read
  for (const call of [...PICTURE_CALLS, PHOTO_CALL, ...IMPORT_CALLS]) app.use(call, rights)
  app.use(refuseMalformed)
  for (const call of PASSWORD_CALLS) app.use(call, refuseExposed(deps.config))
  for (const calls of ['/api/*', '/files/*', '/alarm/*']) app.use(calls, rights)
  app.get('/api/health', healthCall(deps.database, life, deps.clock))
  app.route('/', healthRoutes(deps.database, life))
  mountRoutes(app, deps)
  app.all('/api/*', refuseUnknown)
  app.all('/files/*', refuseUnknown)
  if (pages) app.route('/', consoleRoutes(pages.folder, pages.facts, pages.needsSetup))
  app.onError(errorResponse)
  return app
}

/** What the pages of the console are made of; null when this server serves calls only. */
function pagesOf(deps: ServerDeps) {
  const { consoleFolder: folder, mapTiles } = deps.config
  if (!folder) return null
  return { folder, facts: { isDemo: deps.isDemo, mapTiles: mapTiles ?? (deps.isDemo ? DEMO_TILES : null) }, needsSetup: needsSetup(deps) }
}

function requestFacts({ config, database, log }: ServerDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('requestId', randomUUID())
    c.set('ip', clientAddress(c, config.trustProxy))
    c.set('database', database)
    c.set('log', log)
    await next()
    c.header('X-Request-Id', c.get('requestId'))
  }
}

const refuseTrace: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.method === 'TRACE') throw new WireError(405, BODY_STATUS.notFound, zhCN.unknownCall)
  await next()
}

const pictureLimit = bodyLimit({ maxSize: MAX_PICTURE_BODY_BYTES, onError: refuseBody })
const usualLimit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseBody })

const importLimit = bodyLimit({ maxSize: MAX_IMPORT_BODY_BYTES, onError: refuseBody })

const limitedBody: MiddlewareHandler<AppEnv> = (c, next) => limitOf(c.req.path)(c, next)

function limitOf(path: string): MiddlewareHandler {
  if (PICTURE_CALLS.includes(path) || PHOTO_PATH.test(path)) return pictureLimit
  return IMPORT_PATH.test(path) ? importLimit : usualLimit
}

/** The rest of the body stays unread, so this connection cannot be reused. */
function refuseBody(c: Context): never {
  c.header('Connection', 'close')
  throw new WireError(413, BODY_STATUS.tooLarge, zhCN.bodyTooLarge)
}

function refuseUnknown(): never {
  throw new WireError(404, BODY_STATUS.notFound, zhCN.unknownCall)
}
