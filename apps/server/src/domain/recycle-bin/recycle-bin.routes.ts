import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { asTable } from '../../http/responses'
import type { ServerDeps } from '../../server-deps'
import { listBin } from './bin.queries'
import { restoreFromBin } from './restore'

/** `/api/device/recycleBin` (additive, ADR 38): what was deleted in the last 30 days. */
export function recycleBinRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/pageList', asTable((tx, scope, c) => listBin(tx, scope, c, clock.now())))
    .post('/restore', async (c) => ok(c, await restoreFromBin(clock, c)))
}
