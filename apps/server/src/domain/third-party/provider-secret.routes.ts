import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import type { ServerDeps } from '../../server-deps'
import { setClientSecret } from './set-secret'

/** The call of `/api/admin/signInProvider` beside those of its resource (ADR 34). */
export function providerSecretRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/setSecret', async (c) => ok(c, await setClientSecret(deps, c)))
}
