import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { parametersOf } from '../../http/parameters'
import type { ServerDeps } from '../../server-deps'
import { outcomeResponse } from '../auth/outcome-response'
import type { Gate } from '../auth/sign-in-gate'
import { arriveFromProvider } from './arrive'
import { departToProvider } from './depart'
import { createProviderClient } from './provider-client'
import { offeredProviders } from './providers.queries'

/** `/api/auth/provider` (additive, ADR 34): the sign-in with an account of an identity provider. */
export function thirdPartyRoutes(deps: ServerDeps, gate: Gate): Hono<AppEnv> {
  const providers = createProviderClient(deps.clock, deps.config.providersOverHttp)
  return new Hono<AppEnv>()
    .get('/list', async (c) => ok(c, await offeredProviders(deps.database.db)))
    .post('/begin', async (c) => {
      gate.refuseFlood(c)
      return ok(c, { address: await departToProvider(deps, providers, c, (await parametersOf(c))['id'] ?? '') })
    })
    .post('/finish', async (c) => {
      gate.refuseFlood(c)
      const outcome = await arriveFromProvider(deps, providers, c, new URLSearchParams(await c.req.text()))
      return 'bind' in outcome ? c.json({ step: 'bind', ...outcome.bind }) : outcomeResponse(deps, c, outcome)
    })
}
