import { Hono, type Context } from 'hono'
import type { Clock } from '../clock'
import type { Database } from '../db/database'
import { DiskFullError } from '../db/database'
import type { AppEnv } from './app-env'
import { bare, ok } from './envelope'
import { BODY_STATUS } from './errors'
import { zhCN } from './http.messages'

/** How far the process is: set by the server, read by its health calls. */
export interface Life {
  isStopping: boolean
}

/** a database that does not answer within this time is not ready */
const READY_MS = 2_000

/** Why no call should be sent here; null when calls can be served. */
export type Unready = 'database' | 'disk' | 'stopping' | null

/** Whether this process can serve: it is not stopping, and its database answers and can store something. */
export async function unreadyReason(database: Pick<Database, 'check'>, life: Life, limitMs: number = READY_MS): Promise<Unready> {
  if (life.isStopping) return 'stopping'
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Unready>((resolve) => (timer = setTimeout(() => resolve('database'), limitMs)))
  const checked = database.check().then(
    (): Unready => null,
    (error: unknown): Unready => (error instanceof DiskFullError ? 'disk' : 'database'),
  )
  const reason = await Promise.race([checked, tooLate])
  clearTimeout(timer)
  return reason
}

/**
 * `/livez`: the process runs; restarting it helps when this fails. `/readyz`: 200 when calls can be served, else 503; a balancer
 * sends none then, and a restart does not help.
 */
export function healthRoutes(database: Pick<Database, 'check'>, life: Life): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/livez', (c) => bare(c, { live: true }))
    .get('/readyz', async (c) => {
      const reason = await unreadyReason(database, life)
      return reason === null ? bare(c, { ready: true }) : c.json({ ready: false, reason }, 503)
    })
}

/** `/api/health`: what `/readyz` says, in the envelope of the calls, with the clock of this server (ADR 3). */
export const healthCall = (database: Pick<Database, 'check'>, life: Life, clock: Clock) => async (c: Context<AppEnv>) => {
  const reason = await unreadyReason(database, life)
  return reason === null
    ? ok(c, { ready: true, time: clock.now() })
    : c.json({ status: BODY_STATUS.unavailable, message: zhCN.databaseUnavailable, data: { ready: false, reason } }, 503)
}
