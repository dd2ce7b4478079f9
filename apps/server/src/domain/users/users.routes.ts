import { Hono } from 'hono'
import type { AppEnv } from '../../http/app-env'
import { bare, ok } from '../../http/envelope'
import { parametersOf } from '../../http/parameters'
import { tenantWork } from '../../http/unit-of-work'
import type { ServerDeps } from '../../server-deps'
import { allMenus, grantedMenus } from '../menus/grants.queries'
import { menuEntity, menuTree } from '../menus/menu-answers'
import { changePassword } from './change-password'
import { frontInfo } from './front-info.queries'
import { isSuperAdmin } from './is-super-admin'

/** /api/admin/user: the calls of a session (contract admin §3.1). */
export function userRoutes(deps: ServerDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/front/info', async (c) => bare(c, await tenantWork(c, (tx) => frontInfo(tx, c.get('session')))))
  routes.get('/front/menus', async (c) => bare(c, menuTree(await tenantWork(c, (tx) => grantedMenus(tx, c.get('session'))))))
  routes.get('/front/menu/all', async (c) => bare(c, (await tenantWork(c, allMenus)).map(menuEntity)))
  routes.get('/isSuperAdmin', async (c) =>
    bare(c, await tenantWork(c, (tx) => isSuperAdmin(tx, c.get('session'), c.req.query('userId') ?? ''))),
  )
  routes.post('/changePassword', async (c) => {
    const { oldPass = '', newPass = '' } = await parametersOf(c)
    await changePassword(deps, c, { oldPass, newPass })
    return ok(c, true)
  })
  return routes
}
