import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { asTable } from '../../http/responses'
import type { ServerDeps } from '../../server-deps'
import { pageOfWarnings } from './early-warnings.queries'
import { handleWarnings } from './handle-warnings'

/** `/api/device/deviceEarlyWarning`: values that came into a level (contract device §15.5). */
export function earlyWarningRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/pageList', asTable(pageOfWarnings))
    .post('/updateBatch', async (c) => ok(c, await handleWarnings(clock, c)))
}
