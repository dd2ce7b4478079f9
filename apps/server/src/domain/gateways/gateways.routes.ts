import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { asTable } from '../../http/responses'
import type { ServerDeps } from '../../server-deps'
import { newKey, revokeKeys } from './change-keys'
import { listUnregistered } from './unregistered.queries'

/** The calls of `/api/device/deviceCollectingDevice` beside those of its resource: the keys of a gateway (ADR 19), and the unregistered numbers that gateways report (ADR 86). */
export function gatewayRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/unregistered', asTable(listUnregistered))
    .post('/newKey', async (c) => ok(c, await newKey(clock, c)))
    .post('/revokeKeys', async (c) => ok(c, await revokeKeys(clock, c)))
}
