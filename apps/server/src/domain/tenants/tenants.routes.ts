import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { ParameterError, ServerError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import { asData, asTable } from '../../http/responses'
import type { ServerDeps } from '../../server-deps'
import { actAs, endActing } from './act-as'
import { addTenant, changeTenant, deleteTenant, restoreTenant, setStopped } from './change-tenants'
import { channelTree } from './tenant-links.queries'
import { listedTenant } from './tenant-rows'
import { zhCN } from './tenants.messages'
import { findTenant, listed, pageOfTenants, tenantsNamed } from './tenants.queries'

/** `/api/admin/tenant` (contract admin §3.8): for super admins, except `endActing`. Writes are parameters, not JSON. */
export function tenantRoutes(deps: ServerDeps): Hono<AppEnv> {
  const now = () => new Date(deps.clock.now())
  return new Hono<AppEnv>()
    .get('/pageList', asTable(async (tx, _scope, c) => {
      const { rows, total } = await pageOfTenants(tx, c)
      return { rows: rows.map(listedTenant(now())), total }
    }))
    .get('/list', asTable(async (tx, _scope, c) => {
      const ids = (c.req.query('tenantIds') ?? '').split(',').filter(Boolean)
      if (ids.length === 0) throw new ServerError(zhCN.parametersMissing)
      const rows = (await listed(tx, await tenantsNamed(tx, ids))).map(listedTenant(now()))
      return { rows, total: rows.length }
    }))
    .get('/:id/get', asData(async (tx, _scope, c) => {
      const tenant = await findTenant(tx, c.req.param('id') ?? '')
      if (!tenant) throw new ParameterError(httpWords.gone, 'id')
      const [row] = await listed(tx, [tenant])
      const user = row?.administrator
      return { tenant: row && listedTenant(now())(row), ...(user && { user: { id: user.id, username: user.username } }) }
    }))
    .post('/add', async (c) => ok(c, await addTenant(deps, c)))
    .post('/update', async (c) => ok(c, await changeTenant(deps, c)))
    .post('/setStopped', async (c) => ok(c, await setStopped(deps, c)))
    // the call of the platform has the password in the address; our console sends the form (ADR 3)
    .get('/delete', async (c) => ok(c, await deleteTenant(deps, c)))
    .post('/delete', async (c) => ok(c, await deleteTenant(deps, c)))
    .post('/restore', async (c) => ok(c, await restoreTenant(deps, c)))
    .post('/actAs', async (c) => ok(c, await actAs(deps, c)))
    .post('/endActing', async (c) => ok(c, await endActing(deps, c)))
}

/** `/api/admin/channel` (contract admin §3.9). */
export function channelTreeRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/tree', asData((tx, { tenantId }, c) => channelTree(tx, c.req.query('tenantId') || tenantId)))
}
