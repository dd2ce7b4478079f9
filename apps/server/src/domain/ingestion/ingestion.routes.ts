import { Hono, type Context } from 'hono'
import * as v from 'valibot'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { BODY_STATUS, NotFoundError, ParameterError, ServerError, WireError } from '../../http/errors'
import { zhCN as httpMessages } from '../../http/http.messages'
import { createRandom } from '../../seed/random'
import type { ServerDeps } from '../../server-deps'
import { ingestEach } from './ingest-each'
import { createIngestion, type Ingestion } from './ingestion'
import { zhCN } from './ingestion.messages'
import { chooseEvent } from './raise/raise-event'
import { eventBody, reportsBody } from './report/report.schema'

/** What gateways call, with the gateway key instead of a session. The response is sent after the commit: accepted reports are durable. */
export function ingestionRoutes(deps: ServerDeps, ingestion: Ingestion = createIngestion(deps)): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const random = createRandom(deps.config.seed).fork(String(deps.clock.now()))

  routes.post('/reports', async (c) => {
    const { reports } = await parsedBody(c, reportsBody)
    const { isReadable, result } = await ingestEach(ingestion, reports, c.get('sender'))
    if (!isReadable) throw new WireError(200, BODY_STATUS.business, zhCN.noneStored, result)
    return ok(c, result)
  })

  routes.post('/events', async (c) => {
    // an event on demand invents or clears an alarm: on the database of a real site the call does not exist
    if (!deps.isDemo) throw new NotFoundError(httpMessages.unknownCall)
    const sender = c.get('sender')
    const { tenantId } = sender
    const request = await parsedBody(c, eventBody)
    if (request.tenantId !== undefined && request.tenantId !== tenantId) throw new ServerError(zhCN.noSuitableDevice)
    const at = deps.clock.now()
    const chosen = await chooseEvent(deps.database, { ...request, tenantId }, at, random)
    if (!chosen) throw new ServerError(zhCN.noSuitableDevice)
    const { records, pushes } = await ingestion.ingest([chosen.report], sender)
    return ok(c, { event: request.event, kind: chosen.kind, device: chosen.device, records, pushes, at })
  })

  return routes
}

async function parsedBody<Schema extends v.GenericSchema>(c: Context<AppEnv>, schema: Schema): Promise<v.InferOutput<Schema>> {
  const body: unknown = await c.req.json().catch(() => {
    throw new ParameterError(zhCN.unreadableBody)
  })
  const parsed = v.safeParse(schema, body)
  if (!parsed.success) throw new ParameterError(zhCN.badField(v.getDotPath(parsed.issues[0]) ?? ''))
  return parsed.output
}
