import { Hono } from 'hono'
import { object, picklist } from 'valibot'

import { asData } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { jsonBody } from '../../http/parameters'
import { writeWork } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { readPlanSetup, writePlanSetup } from './tenant-setup.queries'

const setupBody = object({ planSetup: picklist(['0', '1']) })

/** `/api/device/deviceTenantSetup`: whether floor plans are allowed, the string "0" or "1" itself (contract device §8). */
export function tenantSetupRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/get', asData(async (tx, { tenantId }) => ((await readPlanSetup(tx, tenantId)) ? '1' : '0')))
    .post('/addOrUpdate', async (c) => {
      const planSetup = (await jsonBody(c, setupBody)).planSetup === '1'
      await writeWork(c, clock, 'tenantSetup', async ({ tx, scope: { tenantId } }) => {
        const before = { planSetup: await readPlanSetup(tx, tenantId) }
        await writePlanSetup(tx, tenantId, planSetup)
        return [{ act: 'update', id: tenantId, before, after: { planSetup } }]
      })
      return ok(c)
    })
}
