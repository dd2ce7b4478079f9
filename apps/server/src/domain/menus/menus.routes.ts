import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { BusinessError } from '../../http/errors'
import { demandId, idOf, textFilter } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { getRow, listRows } from '../../http/resource/read-rows.queries'
import { updateRow } from '../../http/resource/write-rows'
import { asBare, asData, asTable } from '../../http/responses'
import type { ServerDeps } from '../../server-deps'
import type { Element } from './grants.queries'
import { menuDefinition } from './menu.resource'
import { elementsOf, findMenu, holdersOf, menusTitled } from './menu-list.queries'
import { menuEntity, titledTree } from './menu-responses'
import { zhCN } from './menus.messages'

/** `/api/admin/menu` (contract admin §3.4). `pageList`, `update` and `groups` are additive (ADR 3): the platform has `PUT {id}`. */
export function menuRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/pageList', asTable((tx, scope, c) => listRows(tx, menuDefinition, scope, c)))
    .get('/list', asBare(async (tx, _scope, c) => (await menusTitled(tx, textFilter(c, 'title'))).map(menuEntity)))
    .get('/tree', asBare(async (tx, _scope, c) => titledTree(await menusTitled(tx, textFilter(c, 'title')))))
    .get('/groups', asData(async (tx, _scope, c) => holdersOf(tx, c.get('session'), (await demandMenu(tx, demandId(c, 'menuId'))).id)))
    .post('/update', async (c) => ok(c, await updateRow(c, { definition: menuDefinition, clock })))
    // last: it would take every name above for an id
    .get('/:id', asData((tx, scope, c) => getRow(tx, menuDefinition, scope, idOf(c.req.param('id') ?? ''))))
}

async function demandMenu(...[tx, id]: Parameters<typeof findMenu>) {
  const menu = await findMenu(tx, id)
  if (!menu) throw new BusinessError(httpWords.gone)
  return menu
}

/** `/api/admin/element` (contract admin §3.5): what can be pressed on a screen. It comes with the program and is only read. */
export function elementRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/list', asTable(async (tx, _scope, c) => {
    // without a menu the platform lists those of menu 0, which no menu has
    const rows = await elementsOf(tx, idOf(c.req.query('menuId') ?? '0'), textFilter(c, 'name'))
    return { rows: rows.map(elementEntity), total: rows.length }
  }))
}

const elementEntity = ({ code, menuId, name, method, uri }: Element) => ({ id: code, code, type: zhCN.button, name, menuId: String(menuId), method, uri })
