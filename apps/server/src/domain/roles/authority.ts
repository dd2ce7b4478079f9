import type { Context } from 'hono'
import { array, object, string } from 'valibot'

import type { Db } from '../../db/database'
import type { AppEnv, Session } from '../../http/app-env'
import { FieldError, ParameterError } from '../../http/errors'
import { jsonBody } from '../../http/parameters'
import { checkVersion } from '../../http/resource/version'
import { wireFlag } from '../../http/wire-flag'
import { writeWork } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import type { DataScope } from '../menus/data-scope'
import { grantsOf, type Element, type Grants, type Menu } from '../menus/grants.queries'
import { TOP_LEVEL } from '../menus/menu-catalogue'
import { allRights, authorityOf, replaceAuthority, type Authority } from './authority.queries'
import { findAccounts } from '../users/users.queries'
import { demandRole, versionField } from './change-roles'
import { holderIds } from './members.queries'
import { zhCN } from './roles.messages'
import { findRole, updateRole } from './roles.queries'
import { refuseWiderAccounts, refuseWiderRole } from './scope-rules'
import { keepingWayIn } from './way-in'

/**
 * group/{id}/authority: the rights that the caller can give or that the role has, each with `mayGrant`, and which of them the
 * role has. A right that the caller lacks is shown when the role has it, and cannot be changed.
 */
export async function readAuthority(tx: Db, scope: DataScope, session: Session, id: string) {
  const role = demandRole(await findRole(tx, scope, id))
  const [all, held, own] = [await allRights(tx), await authorityOf(tx, id), idsOf(await grantsOf(tx, session))]
  return {
    id,
    version: role.version,
    menus: all.menus.filter((menu) => own.menuIds.has(menu.id) || held.menuIds.has(menu.id)).map((menu) => menuRight(menu, own)),
    elements: all.elements.filter(({ code }) => own.elementCodes.has(code) || held.elementCodes.has(code)).map((element) => elementRight(element, own)),
    menuIds: [...held.menuIds].map(String),
    elementCodes: [...held.elementCodes],
  }
}

const menuRight = ({ id, parentId, code, title, channelId }: Menu, { menuIds }: Authority) => ({
  id: String(id), parentId: String(parentId), code, title, attr2: channelId === null ? undefined : String(channelId), mayGrant: wireFlag(menuIds.has(id)),
})
const elementRight = ({ code, name, menuId }: Element, { elementCodes }: Authority) => ({ code, name, menuId: String(menuId), mayGrant: wireFlag(elementCodes.has(code)) })

const idsOf = ({ menus, elements }: Grants): Authority => ({ menuIds: new Set(menus.map(({ id }) => id)), elementCodes: new Set(elements.map(({ code }) => code)) })

const authorityBody = object({ version: versionField, menuIds: array(string()), elementCodes: array(string()) })

/**
 * POST group/{id}/authority replaces the rights of a role. Menus above a granted one, and the screen of a granted element, are
 * added. What is given or taken must be among the caller's own rights, and the caller keeps the way in. A caller with limited places changes no role, and
 * no account, that shows more (ADR 31).
 */
export async function changeAuthority({ clock }: Pick<ServerDeps, 'clock'>, c: Context<AppEnv>, id: string): Promise<void> {
  const given = await jsonBody(c, authorityBody)
  await writeWork(c, clock, 'role', (write) => keepingWayIn(write, async () => {
    const { tx, scope, session, author, now } = write
    const role = demandRole(await findRole(tx, scope, id))
    checkVersion(role, given.version)
    await refuseWiderRole(write, role)
    await refuseWiderAccounts(write, (await findAccounts(tx, session, { ids: await holderIds(tx, id) })).map(({ account }) => account))
    const all = await allRights(tx)
    const [before, wanted] = [await authorityOf(tx, id), completed(given, all)]
    refuseBeyond(before, wanted, all, idsOf(await grantsOf(tx, session)))
    await replaceAuthority(tx, id, wanted)
    await updateRole(tx, role, { updatedBy: author, updatedAt: now })
    return [{ act: 'authority', id, before: audited(role.name, before, all), after: audited(role.name, wanted, all) }]
  }))
}

interface AllRights {
  menus: readonly Menu[]
  elements: readonly Element[]
}

/** The named rights with everything above them; an unknown one is refused. */
function completed(given: { menuIds: readonly string[]; elementCodes: readonly string[] }, { menus, elements }: AllRights): Authority {
  const menuById = new Map(menus.map((menu) => [String(menu.id), menu]))
  const elementByCode = new Map(elements.map((element) => [element.code, element]))
  const menuIds = new Set<number>()
  const addWithAbove = (id: string): void => {
    const menu = menuById.get(id)
    if (!menu) throw new ParameterError(zhCN.rightUnknown, 'menuIds')
    menuIds.add(menu.id)
    if (menu.parentId !== TOP_LEVEL) addWithAbove(String(menu.parentId))
  }
  given.menuIds.forEach(addWithAbove)
  for (const code of given.elementCodes) {
    const element = elementByCode.get(code)
    if (!element) throw new ParameterError(zhCN.rightUnknown, 'elementCodes')
    addWithAbove(String(element.menuId))
  }
  return { menuIds, elementCodes: new Set(given.elementCodes) }
}

const MOST_NAMED = 5

/** Refuses to give or take a right that the caller does not have. */
function refuseBeyond(before: Authority, wanted: Authority, { menus, elements }: AllRights, own: Authority): void {
  const isChanged = <Id>(had: ReadonlySet<Id>, has: ReadonlySet<Id>, id: Id) => had.has(id) !== has.has(id)
  const beyond = [
    ...menus.filter(({ id }) => isChanged(before.menuIds, wanted.menuIds, id) && !own.menuIds.has(id)).map(({ title }) => title),
    ...elements.filter(({ code }) => isChanged(before.elementCodes, wanted.elementCodes, code) && !own.elementCodes.has(code)).map(({ name }) => name),
  ]
  if (beyond.length > 0) throw new FieldError('menuIds', zhCN.beyondOwn(beyond.slice(0, MOST_NAMED)))
}

/** What the audit log keeps: paths and codes stay readable after an update of the menu. */
function audited(name: string, { menuIds, elementCodes }: Authority, { menus }: AllRights) {
  return { name, menus: menus.filter(({ id }) => menuIds.has(id)).map(({ id, code }) => `${id} ${code}`), elements: [...elementCodes].sort() }
}
