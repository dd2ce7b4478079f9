import type { Db } from '../../db/database'
import { NO_TENANT, type Session } from '../../http/app-env'
import { visibleChannels } from '../menus/data-scope.queries'
import { channelNames } from '../menus/channel-names.queries'
import { grantsOf } from '../menus/grants.queries'
import { demandAccount } from './change-users'
import { findAccounts } from './users.queries'

/**
 * user/effectiveRights (additive): what a user may open, press and see now, computed as for a request of that user. `kind` tells where
 * the rights come from: `superAdmin` and `tenantAdmin` have theirs without roles.
 */
export async function effectiveRights(tx: Db, session: Session, id: string) {
  const { account, roles } = demandAccount(await findAccounts(tx, session, { ids: [id] }))
  const { isSuperAdmin, isTenantAdmin, isDisabled, tenantId } = account
  const { menus, elements } = await grantsOf(tx, { userId: account.id, tenantId: tenantId ?? NO_TENANT, isSuperAdmin, isTenantAdmin })
  const visible = await visibleChannels(tx, { userId: account.id, isTenantAdmin })
  return {
    kind: isSuperAdmin ? 'superAdmin' : isTenantAdmin ? 'tenantAdmin' : 'roles',
    isDisabled: isDisabled ? '1' : '0',
    groups: roles,
    allChannels: visible === 'all' ? '1' : '0',
    channels: visible === 'all' ? [] : await channelNames(tx, visible),
    menus: menus.map((menu) => ({ id: String(menu.id), parentId: String(menu.parentId), code: menu.code, title: menu.title, mayGrant: '0' })),
    elements: elements.map(({ code, name, menuId }) => ({ code, name, menuId: String(menuId), mayGrant: '0' })),
  }
}
