import { Hono } from 'hono'

import { asData, asTable } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import { bare, ok } from '../../http/envelope'
import { textFilter } from '../../http/filters'
import { parametersOf } from '../../http/parameters'
import { tenantWork } from '../../http/unit-of-work'
import type { ServerDeps } from '../../server-deps'
import { navigationOf } from '../channels/navigation'
import { allMenus } from '../menus/grants.queries'
import { menuEntity, menuTree } from '../menus/menu-responses'
import { resetSecondFactor, securityOfAccount, unbindOfAccount } from './account-security'
import { addUser } from './add-user'
import { changePassword } from './change-password'
import { changeUser, deleteUsers, demandAccount, resetPassword, setDisabled, unlockUser } from './change-users'
import { effectiveRights } from './effective-rights'
import { frontInfo } from './front-info.queries'
import { importUsers } from './import-users'
import { isSuperAdmin } from './is-super-admin.queries'
import { userEntity } from './user-rows'
import { findAccounts, pageOfUsers, unboundUsers } from './users.queries'

/** `/api/admin/user` (contract admin §3.1): first the calls of a session, then user management. */
export function userRoutes(deps: ServerDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/front/info', async (c) => bare(c, await tenantWork(c, (tx) => frontInfo(tx, c.get('session')))))
  routes.get('/front/menus', async (c) => bare(c, menuTree(await tenantWork(c, (tx) => navigationOf(tx, c.get('session'))))))
  routes.get('/front/menu/all', async (c) => bare(c, (await tenantWork(c, allMenus)).map(menuEntity)))
  routes.get('/isSuperAdmin', async (c) =>
    bare(c, await tenantWork(c, (tx) => isSuperAdmin(tx, c.get('session'), c.req.query('userId') ?? ''))),
  )
  routes.post('/changePassword', async (c) => {
    const { oldPass = '', newPass = '' } = await parametersOf(c)
    await changePassword(deps, c, { oldPass, newPass })
    return ok(c, true)
  })
  return routes.route('/', administrationRoutes(deps))
}

/** The calls of user management. Writes are parameters, not JSON. */
function administrationRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/list', asTable((tx, _scope, c) => pageOfUsers(tx, c.get('session'), new Date(deps.clock.now()), c)))
    .get('/effectiveRights', asData((tx, _scope, c) => effectiveRights(tx, c.get('session'), c.req.query('id') ?? '')))
    .get('/unbindUser', asData((tx, _scope, c) => unboundUsers(tx, c.get('session'), textFilter(c, 'tenantId'))))
    .post('/add', async (c) => ok(c, await addUser(deps, c)))
    .post('/update', async (c) => ok(c, await changeUser(deps, c)))
    .get('/delete', async (c) => ok(c, await deleteUsers(deps, c)))
    .post('/resetPassword', async (c) => ok(c, await resetPassword(deps, c)))
    .post('/setDisabled', async (c) => ok(c, await setDisabled(deps, c)))
    .get('/security', async (c) => ok(c, await securityOfAccount(c)))
    .post('/resetSecondFactor', async (c) => ok(c, await resetSecondFactor(deps, c)))
    .post('/unbindIdentity', async (c) => ok(c, await unbindOfAccount(deps, c)))
    .post('/unlock', async (c) => ok(c, await unlockUser(deps, c)))
    .post('/importRows', async (c) => ok(c, await importUsers(deps, c)))
    // last: it would take every name above for an id
    .get('/:id', async (c) => {
      const ids = [c.req.param('id')]
      return ok(c, userEntity(demandAccount(await tenantWork(c, (tx) => findAccounts(tx, c.get('session'), { ids })))))
    })
}
