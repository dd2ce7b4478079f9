import type { Db } from '../../db/database'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import { NO_TENANT, type Session } from '../../http/app-env'
import { wireFlag } from '../../http/wire-flag'
import { visibleChannels } from '../menus/data-scope.queries'
import { placeSources, type PlaceViewer } from '../menus/visible-places.queries'
import { departmentNames } from '../departments/departments.queries'
import { buildingNames, regionNames } from '../roles/role-scope.queries'
import { channelNames } from '../menus/channel-names.queries'
import { grantsOf } from '../menus/grants.queries'
import { roleSources, type RoleSource } from '../positions/held-roles.queries'
import { authorityOf, type Authority } from '../roles/authority.queries'
import { demandAccount } from './change-users'
import { findAccounts } from './users.queries'

/**
 * user/effectiveRights (additive): what a user may open, press and see now, computed as for a request of that user. `kind` tells where
 * the rights come from: `superAdmin` and `tenantAdmin` have theirs without roles.
 */
export async function effectiveRights(tx: Db, session: Session, id: string) {
  const { account } = demandAccount(await findAccounts(tx, session, { ids: [id] }))
  const { isSuperAdmin, isTenantAdmin, isDisabled, tenantId } = account
  const { menus, elements } = await grantsOf(tx, { userId: account.id, tenantId: tenantId ?? NO_TENANT, isSuperAdmin, isTenantAdmin })
  const visible = await visibleChannels(tx, { userId: account.id, isTenantAdmin })
  const viewer = { userId: account.id, tenantId: tenantId ?? NO_TENANT, isTenantAdmin, isSuperAdmin }
  const held = isSuperAdmin || isTenantAdmin ? [] : await roleSources(tx, account.id)
  const via = await positionsOfRights(tx, held)
  const sources = await beyondLimits(tx, () => namedSources(tx, viewer))
  return {
    kind: isSuperAdmin ? 'superAdmin' : isTenantAdmin ? 'tenantAdmin' : 'roles',
    isDisabled: wireFlag(isDisabled),
    groups: held.map(({ isOwn, ...role }) => ({ ...role, isOwn: wireFlag(isOwn) })),
    allChannels: wireFlag(visible === 'all'),
    channels: visible === 'all' ? [] : await channelNames(tx, visible),
    allPlaces: wireFlag(sources === null),
    ...(sources ?? { regions: [], buildings: [], departments: [] }),
    menus: menus.map((menu) => ({ id: String(menu.id), parentId: String(menu.parentId), code: menu.code, title: menu.title, mayGrant: '0', positions: via.ofMenu(menu.id) })),
    elements: elements.map(({ code, name, menuId }) => ({ code, name, menuId: String(menuId), mayGrant: '0', positions: via.ofElement(code) })),
  }
}

/** The positions from which alone a right comes; none for a right that an own role grants as well, and for those of administrators. */
async function positionsOfRights(tx: Db, held: readonly RoleSource[]) {
  const granted: { source: RoleSource; authority: Authority }[] = []
  for (const source of held) granted.push({ source, authority: await authorityOf(tx, source.id) })
  const positionsOf = (grants: (authority: Authority) => boolean): string[] => {
    const sources = granted.filter(({ authority }) => grants(authority)).map(({ source }) => source)
    return sources.some(({ isOwn }) => isOwn) ? [] : [...new Set(sources.flatMap(({ positions }) => positions))]
  }
  return {
    ofMenu: (id: number) => positionsOf(({ menuIds }) => menuIds.has(id)),
    ofElement: (code: string) => positionsOf(({ elementCodes }) => elementCodes.has(code)),
  }
}

/** The names of what a user sees the places of; null: every place. */
async function namedSources(tx: Db, viewer: PlaceViewer) {
  const sources = await placeSources(tx, viewer)
  if (sources === null) return null
  const { regions, buildings, departments } = sources
  const named = <Id>(ids: readonly Id[], names: ReadonlyMap<Id, string>) => [...new Set(ids)].flatMap((id) => names.get(id) ?? [])
  return {
    regions: named(regions, await regionNames(tx, regions)),
    buildings: named(buildings, await buildingNames(tx, viewer.tenantId, buildings)),
    departments: named(departments, await departmentNames(tx, departments)),
  }
}
