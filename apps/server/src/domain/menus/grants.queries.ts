import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { elements, menus, roleElements, roleMenus, tenantChannels } from '../../db/schema'
import type { Session } from '../../http/app-env'
import { heldRoles } from '../positions/held-roles.queries'
import { grantedPaths, screenOf } from './menu-paths'

export type Menu = typeof menus.$inferSelect
export type Element = typeof elements.$inferSelect

/** What a user may open and press. */
export interface Grants {
  menus: Menu[]
  /** only those of granted screens: without the screen an element has no effect */
  elements: Element[]
}

/** Whose rights are read: the user of a session, or another account. */
export type Grantee = Pick<Session, 'userId' | 'tenantId' | 'isSuperAdmin' | 'isTenantAdmin'>

/** Menus and elements of a user (contract admin §4.1), both in the order of the menu. */
export async function grantsOf(db: Db, session: Grantee): Promise<Grants> {
  const granted = await grantedMenus(db, session)
  const screens = grantedPaths(granted)
  const rows = await db
    .select({ element: elements })
    .from(elements)
    .innerJoin(menus, eq(menus.id, elements.menuId))
    .where(elementGrantOf(db, session))
    .orderBy(asc(menus.orderNum), asc(menus.id), asc(elements.code))
  const own = rows.map(({ element }) => element)
  return { menus: granted, elements: own.filter(({ code }) => screens.has(screenOf(code))) }
}

/** The menus that a user may open, in the order of the menu. */
export function grantedMenus(db: Db, session: Grantee): Promise<Menu[]> {
  return db.select().from(menus).where(menuGrantOf(db, session)).orderBy(asc(menus.orderNum), asc(menus.id))
}

export function allMenus(db: Db): Promise<Menu[]> {
  return db.select().from(menus).orderBy(asc(menus.orderNum), asc(menus.id))
}

/** The menus that a user may open, as a condition. */
export function menuGrantOf(db: Db, session: Grantee): SQL | undefined {
  if (session.isSuperAdmin) return eq(menus.superAdminMenu, true)
  if (session.isTenantAdmin) {
    const subscribed = db
      .select({ id: tenantChannels.channelId })
      .from(tenantChannels)
      .where(eq(tenantChannels.tenantId, session.tenantId))
    return and(eq(menus.siteMenu, true), or(isNull(menus.channelId), inArray(menus.channelId, subscribed)))
  }
  const held = heldRoles(db)
  const viaRoles = db
    .select({ id: roleMenus.menuId })
    .from(roleMenus)
    .innerJoin(held, eq(held.roleId, roleMenus.roleId))
    .where(eq(held.userId, session.userId))
  return inArray(menus.id, viaRoles)
}

/** Administrators have every element of their screens, other users those of their roles. */
export function elementGrantOf(db: Db, { userId, isSuperAdmin, isTenantAdmin }: Grantee): SQL | undefined {
  if (isSuperAdmin || isTenantAdmin) return undefined
  const held = heldRoles(db)
  const viaRoles = db
    .select({ code: roleElements.elementCode })
    .from(roleElements)
    .innerJoin(held, eq(held.roleId, roleElements.roleId))
    .where(eq(held.userId, userId))
  return inArray(elements.code, viaRoles)
}
