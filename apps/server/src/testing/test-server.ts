import { readConfig, type ServerConfig } from '../config'
import type { OpenOptions } from '../db/database'
import { createNoticeSenders } from '../domain/notices/senders/create-senders'
import type { NoticeSenders } from '../domain/notices/senders/notice-sender'
import { createLog } from '../log'
import { startServer } from '../server'
import { markAsDemo } from '../domain/demo/demo.queries'
import type { PreparationDeps, ServerDeps } from '../server-deps'
import { takeEngine } from './kept-engines'
import { manualClock, type ManualClock } from './manual-clock'
import { migratedTemplate } from './template'
import { freshPostgres } from './test-database'

export interface TestServer {
  url: string
  /** every mounted call, as `METHOD path` */
  calls: string[]
  deps: ServerDeps
  clock: ManualClock
  /** what the server has logged so far */
  logLines: string[]
  request(path: string, init?: RequestInit): Promise<Response>
  /** a request with a token; the response as JSON */
  call<Body = unknown>(path: string, token: string, init?: RequestInit): Promise<{ status: number; body: Body }>
  stop(): Promise<void>
}

export interface TestServerOptions {
  config?: Partial<ServerConfig>
  clock?: ManualClock
  prepare?: (deps: PreparationDeps) => Promise<void>
  /** the database says that it is a demonstration */
  isDemo?: boolean
  /** bytes that are free on the disk of the data folder */
  freeBytes?: OpenOptions['freeBytes']
  /** the adapters for notices; without them there are none. The tests send step by step (`notice-work`). */
  senders?: NoticeSenders
}

/**
 * The real server on a random port and a database of its own: in memory, on the folder `config.dataFolder`,
 * or a new one on the PostgreSQL of DATABASE_URL.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const logLines: string[] = []
  const clock = options.clock ?? manualClock()
  const postgres = await ownPostgres(options.config)
  const server = await startServer({
    config: { ...TEST_CONFIG, ...options.config, databaseUrl: postgres?.url ?? null },
    clock,
    log: createLog((line) => logLines.push(line), clock.now),
    ...(postgres ? {} : await embedded(options.config)),
    senders: options.senders ?? createNoticeSenders(TEST_CONFIG.notices, clock),
    ...(options.freeBytes ? { freeBytes: options.freeBytes } : {}),
    prepare: async (deps) => {
      if (options.isDemo) await markAsDemo(deps.database.db, 'test', clock.now())
      await options.prepare?.(deps)
    },
  })

  const request = (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init)
  return {
    url: server.url,
    calls: server.app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
    deps: server.deps,
    clock,
    logLines,
    request,
    async call<Body>(path: string, token: string, init: RequestInit = {}) {
      const headers = new Headers(init.headers)
      headers.set('Authorization', `Bearer ${token}`)
      const response = await request(path, { ...init, headers })
      return { status: response.status, body: (await response.json()) as Body }
    },
    async stop() {
      await server.stop()
      await postgres?.drop()
    },
  }
}

const TEST_CONFIG: ServerConfig = {
  ...readConfig({ SMART_FIRE_CITY: 'none', SMART_FIRE_SIMULATOR: 'off' }),
  port: 0,
  dataFolder: null,
  consoleFolder: null,
  passwordCost: 10,
}

/** In memory with an engine that an earlier server has left; on a folder every engine is new, as in production. */
async function embedded(config: Partial<ServerConfig> = {}) {
  return config.dataFolder ? { template: await migratedTemplate() } : { engine: await takeEngine() }
}

/** A test that names a folder is about the embedded database and never uses PostgreSQL. */
async function ownPostgres(config: Partial<ServerConfig> = {}) {
  const url = process.env.DATABASE_URL
  return url && !config.dataFolder ? freshPostgres(url) : null
}
