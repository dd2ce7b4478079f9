import type { AlarmHub } from './alarms/alarm-hub'
import type { Clock } from './clock'
import type { ServerConfig } from './config'
import type { Database } from './db/database'
import type { CameraControl } from './domain/cameras/control/camera-control'
import type { Holds } from './domain/cameras/control/holds'
import type { Passwords } from './domain/auth/passwords'
import type { NoticeSenders } from './domain/notices/senders/notice-sender'
import type { Log } from './log'

/** What every domain module works with; routes are `xxxRoutes(deps): Hono<AppEnv>`. */
export interface ServerDeps {
  database: Database
  config: ServerConfig
  clock: Clock
  hub: AlarmHub
  passwords: Passwords
  log: Log
  /** the adapters for notices to people outside the watch desk (ADR 29) */
  senders: NoticeSenders
  /** the adapter to cameras that can be turned, and those that are being turned (ADR 74) */
  cameraControl: CameraControl
  holds: Holds
  /** the database was filled as a demonstration: only then may alarms be simulated and raised on demand */
  isDemo: boolean
}

/** What exists before the database is filled. */
export type PreparationDeps = Omit<ServerDeps, 'isDemo'>
