import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { asData } from '../../http/responses'
import type { ServerDeps } from '../../server-deps'
import { beginSetup } from './first-administrator'
import { setupProgress } from './setup.queries'

/** `/api/admin/setup` (additive, ADR 30): the first accounts of a new platform, and how far a new site is. */
export function setupRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/begin', async (c) => ok(c, await beginSetup(deps, c)))
    .get('/progress', asData((tx, scope) => setupProgress(tx, scope, new Date(deps.clock.now()))))
}
