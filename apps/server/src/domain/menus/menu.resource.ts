import { object } from 'valibot'

import type { Db } from '../../db/database'
import { menus } from '../../db/schema'
import { optionalCode } from '../../http/resource/code'
import { contains, flag } from '../../http/resource/filter'
import type { FieldProblem } from '../../http/resource/input'
import { optionalWhole, requiredWhole } from '../../http/resource/number'
import { resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { wireFlag } from '../../http/wire-flag'
import type { Write } from '../../http/write-work'
import type { DataScope } from './data-scope'
import { menuIdOf, menuPath } from './menu-catalogue'
import { inMenuOrder, shownBeside, withinMenu } from './menu-list.queries'
import { zhCN } from './menus.messages'

const t = menus

/**
 * The rows of `/api/admin/menu` (contract admin §3.4): title, icon, order and visibility can be changed. Code and monitoring system cannot, because
 * rights, addresses and data scope are decided by them. Menus are neither added nor deleted: a screen comes with the program. So `menus.routes`
 * mounts only the calls that read and the one that changes.
 */
export const { definition: menuDefinition } = resource({
  name: 'menu',
  base: '/api/admin/menu',
  table: t,
  shared: true,
  rights: { read: ['adminSys/menuManager'], write: ['adminSys/menuManager'] },
  filters: { title: contains(t.title), code: contains(t.code), within: withinMenu, isHidden: flag(t.isHidden) },
  order: inMenuOrder,
  sortable: { title: t.title, code: t.code, orderNum: t.orderNum, updTime: t.updatedAt },
  row: ({ id, parentId, code, title, icon, type, href, orderNum, channelId, isHidden }) => ({
    id, parentId: String(parentId), code, title, icon, type, href, path: menuPath(id), orderNum, attr2: channelId === null ? null : String(channelId), isHidden: wireFlag(isHidden),
  }),
  write: object({
    title: requiredText(30), icon: optionalText(30), orderNum: requiredWhole(0, 9999), isHidden: optionalCode(['0', '1']),
    code: optionalText(50), attr2: optionalWhole(1, 9999),
  }),
  values: ({ isHidden, attr2, code, ...rest }) => ({ ...rest, ...(code == null ? {} : { code }), channelId: attr2, ...(isHidden == null ? {} : { isHidden: isHidden === '1' }) }),
  fixed: [{ column: t.code, field: 'code', message: zhCN.codeFixed }, { column: t.channelId, field: 'attr2', message: zhCN.channelFixed }],
  rules: keepsWayBack,
  adds: (tx: Db, scope: DataScope, ids: readonly number[]) => shownBeside(tx, scope, ids),
  limit: 15,
})

/** The menus through which a hidden menu is shown again. */
const WAY_BACK: ReadonlySet<unknown> = new Set([menuIdOf('adminSys'), menuIdOf('adminSys/menuManager')])

/** Refuses to hide the way to this screen: no user could undo it (ADR 26). */
async function keepsWayBack(_write: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  return new Map(rows.flatMap(({ id, isHidden }, place) => (isHidden === true && WAY_BACK.has(id) ? [[place, { field: 'isHidden', message: zhCN.onlyWayBack }] as const] : [])))
}
