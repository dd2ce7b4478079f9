import type { Context } from 'hono'

import { findGatewayKey, noteUse } from '../../domain/gateways/gateway-keys.queries'
import { rootCause } from '../../root-cause'
import type { ServerDeps } from '../../server-deps'
import type { AppEnv } from '../app-env'
import { ForbiddenError } from '../errors'
import { zhCN } from '../http.messages'

/** how exact the time of the last use is: a write for each report would be as dear as the report */
const USE_STEP_MS = 60_000

/**
 * Checks the header `X-Gateway-Key` against the keys of the database, which all processes share, and puts the gateway of the key with its tenant on
 * the context. Another key is refused with 40131. A database that cannot be asked is 503, so that the gateway keeps its reports.
 */
export function gatewayKeyCheck({ database, clock, log }: ServerDeps): (c: Context<AppEnv>) => Promise<void> {
  const { db } = database.forIngestion
  return async (c) => {
    const now = clock.now()
    const key = c.req.header('x-gateway-key')
    const found = key ? await findGatewayKey(db, key, now) : null
    if (!found) {
      log.warn('ingest.refused', { ip: c.get('ip') })
      throw new ForbiddenError(zhCN.wrongGatewayKey)
    }
    c.set('sender', { tenantId: found.tenantId, gatewayId: found.gatewayId })
    // a use that is still to come was noted while the clock was ahead
    if (Math.abs(now - (found.lastUsedAt?.getTime() ?? 0)) < USE_STEP_MS) return
    // a full disk must not refuse the call: the reports themselves say what can be stored
    await noteUse(db, found.id, now).catch((error: unknown) => log.warn('gateway.lastUse', { error: String(rootCause(error)) }))
  }
}
