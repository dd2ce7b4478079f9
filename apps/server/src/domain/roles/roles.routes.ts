import { Hono } from 'hono'

import { asBare, asData, asTable } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import { wireTime } from '../../http/wire-time'
import { listRoles, pageOfRoles, roleIdsOfUser, type Role } from './roles.queries'

/** `/api/admin/group`: roles, which the platform calls groups (contract admin §3.2). */
export function roleRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/all', asBare(async (tx, scope) => (await listRoles(tx, scope)).map(roleEntity)))
    .get('/pageList', asTable(async (tx, scope, c) => {
      const { rows, total } = await pageOfRoles(tx, scope, c)
      return { rows: rows.map(roleEntity), total }
    }))
    .get('/listByUser', asData(async (tx, scope, c) => {
      const held = await roleIdsOfUser(tx, scope, c.req.query('userId') ?? '')
      return (await listRoles(tx, scope)).map(({ id, name }) => ({ id, name, isUser: held.has(id) ? 1 : 0 }))
    }))
}

const roleEntity = ({ id, name, description, tenantId, createdAt }: Role) => ({
  id,
  code: id,
  name,
  parentId: '-1',
  path: `/${id}`,
  groupType: 'role',
  description,
  tenantId,
  crtTime: wireTime(createdAt),
})
