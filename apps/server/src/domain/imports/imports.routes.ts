import { Hono } from 'hono'
import { object, pipe, regex, string } from 'valibot'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { jsonBody } from '../../http/parameters'
import { tenantWork } from '../../http/unit-of-work'
import type { ServerDeps } from '../../server-deps'
import { findImport, recordCancelled } from './imports.queries'

const cancelBody = object({ importId: pipe(string(), regex(/^[\w-]{8,80}$/)) })

/** `/api/device/importRun` (additive, ADR 37). */
export function importRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/cancel', async (c) => {
    const { importId } = await jsonBody(c, cancelBody)
    const session = c.get('session')
    // waits for a running import of this id, so that the number is final
    const accepted = await tenantWork(c, async (tx) => {
      const caller = { tx, session, now: new Date(clock.now()) }
      const finished = await findImport(caller, importId)
      if (!finished) await recordCancelled(caller, importId)
      return finished?.accepted ?? 0
    })
    return ok(c, { accepted })
  })
}
