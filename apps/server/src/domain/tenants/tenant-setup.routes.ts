import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { object, picklist } from 'valibot'
import { tenantSettings } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { jsonBody } from '../../http/parameters'
import { tenantWork } from '../../http/unit-of-work'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit'

const setupBody = object({ planSetup: picklist(['0', '1']) })

/** /api/device/deviceTenantSetup: whether floor plans are allowed, the string "0" or "1" itself (contract device §8). */
export function tenantSetupRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/get', async (c) =>
    ok(
      c,
      await tenantWork(c, async (tx, { tenantId }) => {
        const [settings] = await tx.select().from(tenantSettings).where(eq(tenantSettings.tenantId, tenantId))
        return settings?.planSetup ? '1' : '0'
      }),
    ),
  )
  routes.post('/addOrUpdate', async (c) => {
    const planSetup = (await jsonBody(c, setupBody)).planSetup === '1'
    await tenantWork(c, async (tx, { tenantId }) => {
      await tx
        .insert(tenantSettings)
        .values({ tenantId, planSetup })
        .onConflictDoUpdate({ target: tenantSettings.tenantId, set: { planSetup } })
      const { userId } = c.get('session')
      await writeAudit(tx, c, clock.now(), { action: 'tenantSetup', result: 'ok', userId, tenantId, detail: { planSetup } })
    })
    return ok(c)
  })
  return routes
}
