import { ROLE_SCOPE } from '@smart-fire/api-client/wire'
import { Hono } from 'hono'

import { asBare, asData, asTable } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { wireTime } from '../../http/wire-time'
import type { ServerDeps } from '../../server-deps'
import { changeAuthority, readAuthority } from './authority'
import { addRole, changeRole, demandRole, removeRoles, usesOf } from './change-roles'
import { readMembers, replaceMembers } from './members'
import { changeRoleScope, readRoleScope } from './role-scope'
import { findRole, listed, listRoles, pageOfRoles, roleIdsOfUser, type ListedRole, type Role } from './roles.queries'

/** `/api/admin/group`: roles, which the platform calls groups (contract admin §3.2). */
export function roleRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/all', asBare(async (tx, scope) => (await listRoles(tx, scope)).map(roleEntity)))
    .get('/pageList', asTable(async (tx, scope, c) => {
      const { rows, total } = await pageOfRoles(tx, scope, c)
      return { rows: rows.map(listedRole), total }
    }))
    .get('/listByUser', asData(async (tx, scope, c) => {
      const held = await roleIdsOfUser(tx, scope, c.req.query('userId') ?? '')
      return (await listRoles(tx, scope)).map(({ id, name }) => ({ id, name, isUser: held.has(id) ? 1 : 0 }))
    }))
    .get('/deleteQuery', asData(async (tx, scope, c) => {
      const { id } = demandRole(await findRole(tx, scope, c.req.query('id') ?? ''))
      return usesOf(tx, [id])
    }))
    .post('/add', async (c) => ok(c, await addRole(deps, c)))
    .post('/update', async (c) => ok(c, await changeRole(deps, c)))
    .get('/delete', async (c) => ok(c, await removeRoles(deps, c)))
    .get('/:id/authority', asData((tx, scope, c) => readAuthority(tx, scope, c.get('session'), c.req.param('id') ?? '')))
    .post('/:id/authority', async (c) => ok(c, await changeAuthority(deps, c, c.req.param('id'))))
    .get('/:id/dataScope', asData((tx, scope, c) => readRoleScope(tx, scope, c.req.param('id') ?? '')))
    .post('/:id/dataScope', async (c) => ok(c, await changeRoleScope(deps, c, c.req.param('id'))))
    .get('/:id/user', asData((tx, scope, c) => readMembers(tx, scope, c.req.param('id') ?? '')))
    .post('/:id/user', async (c) => ok(c, await replaceMembers(deps, c, c.req.param('id'))))
    // last: it would take every name above for an id
    .get('/:id', asData(async (tx, scope, c) => (await listed(tx, [demandRole(await findRole(tx, scope, c.req.param('id') ?? ''))])).map(listedRole)[0]))
}

const roleEntity = ({ id, name, description, dataScope, tenantId, createdBy, createdAt, updatedBy, updatedAt, version }: Role) => ({
  id,
  code: id,
  name,
  parentId: '-1',
  path: `/${id}`,
  groupType: 'role',
  description,
  dataScope: ROLE_SCOPE[dataScope],
  tenantId,
  crtUserName: createdBy,
  crtTime: wireTime(createdAt),
  updUserName: updatedBy,
  updTime: wireTime(updatedAt),
  version,
})

const listedRole = ({ role, users, channels }: ListedRole) => ({ ...roleEntity(role), users, channels })
