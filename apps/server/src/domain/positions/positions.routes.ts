import { Hono } from 'hono'
import type { Context } from 'hono'

import type { Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { BusinessError } from '../../http/errors'
import { idOf } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { asData } from '../../http/responses'
import type { ServerDeps } from '../../server-deps'
import type { DataScope } from '../menus/data-scope'
import { replaceCarried, replaceHolders } from './change-positions'
import { findPosition, holdersOf, rolesOfPosition } from './positions.queries'

/** `/api/admin/position`: the people and the roles of a position (contract admin §3.7), beside the calls of its resource. */
export function positionRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/:id/user', asData(async (tx, scope, c) => holdersOf(tx, await demandId(tx, scope, c))))
    .post('/:id/user', async (c) => ok(c, await replaceHolders(deps, c, c.req.param('id'))))
    .get('/:id/group', asData(async (tx, scope, c) => {
      const carried = await rolesOfPosition(tx, await demandId(tx, scope, c))
      return carried.map(({ id, name }) => ({ id, parentId: '-1', label: name, name, children: [] }))
    }))
    .post('/:id/group', async (c) => ok(c, await replaceCarried(deps, c, c.req.param('id'))))
}

/** The id of the path, when it is a position of the tenant. */
async function demandId(tx: Db, scope: DataScope, c: Context<AppEnv>): Promise<number> {
  const position = await findPosition(tx, scope, idOf(c.req.param('id') ?? ''))
  if (!position) throw new BusinessError(httpWords.gone)
  return position.id
}
