import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { asTable } from '../../http/responses'
import { listNotEnabled } from './not-enabled.queries'

/** `/api/device/notEnabled` (additive). What enables a row is a call of its kind: `deviceSensor/enable`, `deviceFireMainSensor/enable`. */
export function notEnabledRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/pageList', asTable(listNotEnabled))
}
