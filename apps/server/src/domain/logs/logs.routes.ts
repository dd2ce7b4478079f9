import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { asData, asTable } from '../../http/responses'
import type { ServerDeps } from '../../server-deps'
import { endAllSessions, endSession } from './end-session'
import { operationNames, type ScreenOfKind } from './operation-names'
import { pageOfOperations } from './operations.queries'
import { pageOfSessions } from './sessions.queries'
import { pageOfSignIns } from './sign-ins.queries'

/** `/api/admin/loginLog` (contract admin §3.12). */
export function signInLogRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/pageList', asTable(pageOfSignIns))
}

/** `/api/admin/gateLog`: operations (contract admin §3.11); `resources` are the screens of the declared resources, by their names. */
export function operationLogRoutes(resources: ScreenOfKind): Hono<AppEnv> {
  const names = operationNames(resources)
  return new Hono<AppEnv>()
    .get('/pageList', asTable((tx, scope, c) => pageOfOperations(tx, scope, names, c)))
    .get('/modules', asData(async () => names.modules()))
}

/** `/api/admin/onlineSession` (additive): who is signed in. */
export function sessionRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/pageList', asTable((tx, _scope, c) => pageOfSessions(tx, c.get('session'), new Date(deps.clock.now()), c)))
    .post('/end', async (c) => ok(c, await endSession(deps, c)))
    .post('/endAll', async (c) => ok(c, await endAllSessions(deps, c)))
}
