import type { Hono } from 'hono'
import { createAlarmHub, type AlarmHub } from './alarms/alarm-hub'
import type { Clock } from './clock'
import type { ServerConfig } from './config'
import type { Database, OpenOptions } from './db/database'
import { openDatabase } from './db/open-database'
import { createPasswords } from './domain/auth/passwords'
import { createHolds, type Holds } from './domain/cameras/control/holds'
import { createOnvifControl } from './domain/cameras/control/onvif/onvif-control'
import { isDemoDatabase } from './domain/demo/demo.queries'
import { prepareGatewayKeys } from './domain/gateways/first-keys'
import { syncDictionary } from './domain/dictionary/sync-dictionary.queries'
import { syncCatalogues } from './domain/menus/catalogue.queries'
import { createNoticeSenders } from './domain/notices/senders/create-senders'
import type { NoticeSenders } from './domain/notices/senders/notice-sender'
import { createApp } from './http/app'
import type { AppEnv } from './http/app-env'
import type { Life } from './http/health'
import { listen, type Listening } from './http/listen'
import type { Log } from './log'
import type { PreparationDeps, ServerDeps } from './server-deps'
import { startBackground, type Background } from './simulator/start-background'

export interface RunningServer {
  app: Hono<AppEnv>
  deps: ServerDeps
  url: string
  port: number
  /** stops background work, sockets and port (calls in flight end first), and then the database; a second call does nothing */
  stop(): Promise<void>
}

export interface StartOptions extends OpenOptions {
  config: ServerConfig
  clock: Clock
  log: Log
  /** runs before the port is open: fills an empty database */
  prepare?: (deps: PreparationDeps) => Promise<void>
  /** instead of the adapters that the settings name, and without the timers that send: for tests that do it step by step */
  senders?: NoticeSenders | undefined
}

/** Starts the whole server, without signals and terminal; `main.ts` and the tests use it alike. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, clock, log } = options
  const database = await openDatabase(config, options)
  try {
    const hub = createAlarmHub({ database, clock, log })
    const senders = options.senders ?? createNoticeSenders(config.notices, clock)
    const cameraControl = createOnvifControl({ networks: config.cameraNetworks, clock })
    const holds = createHolds(cameraControl, clock.steady)
    const prepared: PreparationDeps = { database, config, clock, log, hub, passwords: createPasswords(config.passwordCost), senders, cameraControl, holds }
    await database.alone(async () => {
      await database.transaction(syncCatalogues)
      await database.transaction(syncDictionary)
      await options.prepare?.(prepared)
      await prepareGatewayKeys(prepared)
    })
    const deps: ServerDeps = { ...prepared, isDemo: await isDemoDatabase(database.db) }
    if (deps.isDemo) log.warn('demo.database', { simulatorMinutes: config.simulatorMinutes })
    await hub.start()
    const life = { isStopping: false }
    const app = createApp(deps, life)
    const listening = await listen(app, config)
    const background = startBackground(deps, { sendsNotices: options.senders === undefined })
    return { app, deps, url: listening.url, port: listening.port, stop: stopOnce(life, { background, holds, hub, listening, database }) }
  } catch (error) {
    await database.close()
    throw error
  }
}

interface Parts {
  background: Background
  holds: Holds
  hub: AlarmHub
  listening: Listening
  database: Database
}

function stopOnce(life: Life, { background, holds, hub, listening, database }: Parts): () => Promise<void> {
  let stopping: Promise<void> | null = null
  async function closePort() {
    await hub.close()
    await listening.close()
  }
  async function stop() {
    life.isStopping = true
    // the port does not wait for a long deletion: who stops the server may end the process after ten seconds, and calls in flight with it
    await Promise.all([background.stop(), closePort()])
    // after the last call, so that none begins a new hold; the audit log has each of them
    await holds.close()
    await database.close()
  }
  return () => (stopping ??= stop())
}
