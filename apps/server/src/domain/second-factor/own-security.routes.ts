import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { parametersOf } from '../../http/parameters'
import type { ServerDeps } from '../../server-deps'
import { unbindOwn } from '../third-party/unbind'
import { beginOwnFactor, confirmOwnFactor, endOwnFactor } from './own-factor'
import { securityOf } from './security-of'

/** `/api/auth/own` (additive, ADR 34): the second factor and the bound identities of the caller. */
export function ownSecurityRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/security', async (c) => ok(c, await securityOf(deps.database.db, c.get('session').userId)))
    .post('/beginSecondFactor', async (c) => ok(c, await beginOwnFactor(deps, c, (await parametersOf(c))['password'] ?? '')))
    .post('/confirmSecondFactor', async (c) => ok(c, await confirmOwnFactor(deps, c, (await parametersOf(c))['code'] ?? '')))
    .post('/endSecondFactor', async (c) => ok(c, await endOwnFactor(deps, c, (await parametersOf(c))['code'] ?? '')))
    .post('/unbind', async (c) => ok(c, await unbindOwn(deps, c, (await parametersOf(c))['id'] ?? '')))
}
