import type { Clock } from './clock'
import type { ServerConfig } from './config'
import type { Database } from './db/database'
import type { Log } from './log'

/** The sockets of this process; `alarms/` owns it. */
export interface AlarmHub {
  /** closes every socket with 1001 and stops listening */
  close(): Promise<void>
}

/** What every domain module is given; routes are `xxxRoutes(deps): Hono<AppEnv>`. */
export interface ServerDeps {
  database: Database
  config: ServerConfig
  clock: Clock
  hub: AlarmHub
  log: Log
}
