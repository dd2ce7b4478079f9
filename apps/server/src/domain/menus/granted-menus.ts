import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { menus, roleMenus, tenantChannels, userRoles } from '../../db/schema'
import type { Session } from '../../http/app-env'
import { TOP_LEVEL } from './menu-catalogue'

export type Menu = typeof menus.$inferSelect

/** What the caller may open (contract admin §4.1), in the menu's order. */
export function grantedMenus(db: Db, session: Session): Promise<Menu[]> {
  return db.select().from(menus).where(grantOf(db, session)).orderBy(asc(menus.orderNum), asc(menus.id))
}

export function allMenus(db: Db): Promise<Menu[]> {
  return db.select().from(menus).orderBy(asc(menus.orderNum), asc(menus.id))
}

function grantOf(db: Db, session: Session): SQL | undefined {
  if (session.isSuperAdmin) return eq(menus.superAdminMenu, true)
  if (session.isTenantAdmin) {
    const subscribed = db
      .select({ id: tenantChannels.channelId })
      .from(tenantChannels)
      .where(eq(tenantChannels.tenantId, session.tenantId))
    return and(eq(menus.siteMenu, true), or(isNull(menus.channelId), inArray(menus.channelId, subscribed)))
  }
  const viaRoles = db
    .select({ id: roleMenus.menuId })
    .from(roleMenus)
    .innerJoin(userRoles, eq(userRoles.roleId, roleMenus.roleId))
    .where(eq(userRoles.userId, session.userId))
  return inArray(menus.id, viaRoles)
}

/** `parent/child` of every granted screen: codes repeat between sections (domain 18). */
export function grantedPaths(granted: readonly Menu[]): Set<string> {
  const byId = new Map(granted.map((menu) => [menu.id, menu]))
  const paths = granted.map((menu) => {
    const parent = menu.parentId === TOP_LEVEL ? undefined : byId.get(menu.parentId)
    return parent ? `${parent.code}/${menu.code}` : menu.code
  })
  return new Set(paths)
}
