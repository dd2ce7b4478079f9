import { and, asc, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm'

import { contains } from '../../db/conditions'
import type { Db } from '../../db/database'
import { channels, elements, menus, roleElements, roleMenus, roles, tenants } from '../../db/schema'
import { NO_TENANT, type Session } from '../../http/app-env'
import { ParameterError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import type { DataScope } from './data-scope'
import type { Element, Menu } from './grants.queries'

/** A section before its screens, each in its order; of two with the same place the one with the smaller id is first, as in the navigation. */
export const inMenuOrder: readonly SQL[] = [
  sql`coalesce((select above.order_num from ${menus} above where above.id = ${menus}.parent_id), ${menus}.order_num)`,
  sql`case when ${menus}.parent_id < 0 then ${menus}.id else ${menus}.parent_id end`,
  sql`${menus}.parent_id > 0`,
  asc(menus.orderNum),
  asc(menus.id),
]

/** The filter of a section: itself and its screens; of a screen: itself. */
export function withinMenu(text: string, name: string): SQL | undefined {
  if (!/^\d{1,9}$/.test(text)) throw new ParameterError(httpWords.badParameter, name)
  return or(eq(menus.id, Number(text)), eq(menus.parentId, Number(text)))
}

/** Menus whose title contains the text, in the order of the navigation. */
export function menusTitled(tx: Db, title: string | undefined): Promise<Menu[]> {
  return tx.select().from(menus).where(contains(menus.title, title)).orderBy(asc(menus.orderNum), asc(menus.id))
}

export async function findMenu(tx: Db, id: number): Promise<Menu | undefined> {
  const [menu] = await tx.select().from(menus).where(eq(menus.id, id))
  return menu
}

/** The elements of a menu whose name contains the text. */
export function elementsOf(tx: Db, menuId: number, name: string | undefined): Promise<Element[]> {
  return tx.select().from(elements).where(and(eq(elements.menuId, menuId), contains(elements.name, name))).orderBy(asc(elements.code))
}

/** A role that grants a menu, and which of its elements. */
export interface Holder {
  id: string
  name: string
  tenantName: string
  elementCodes: string[]
}

/** The roles that grant a menu: a super admin sees those of every tenant, others those of their own. */
export async function holdersOf(tx: Db, session: Session, menuId: number): Promise<Holder[]> {
  const own = session.isSuperAdmin ? undefined : eq(roles.tenantId, session.tenantId)
  const held = await tx
    .select({ id: roles.id, name: roles.name, tenantName: tenants.name })
    .from(roleMenus)
    .innerJoin(roles, eq(roles.id, roleMenus.roleId))
    .innerJoin(tenants, eq(tenants.id, roles.tenantId))
    .where(and(eq(roleMenus.menuId, menuId), own))
    .orderBy(asc(tenants.name), asc(roles.name))
  const codes = await tx
    .select({ roleId: roleElements.roleId, code: elements.code })
    .from(roleElements)
    .innerJoin(elements, eq(elements.code, roleElements.elementCode))
    .where(and(eq(elements.menuId, menuId), inArray(roleElements.roleId, held.map(({ id }) => id))))
  return held.map((role) => ({ ...role, elementCodes: codes.filter(({ roleId }) => roleId === role.id).map(({ code }) => code) }))
}

/** The name of the monitoring system, how many elements the menu has, and how many roles of the tenant, or of all tenants, grant it. */
export async function shownBeside(tx: Db, { tenantId }: DataScope, ids: readonly number[]): Promise<Map<number, object>> {
  const systems = await tx.select({ id: menus.id, name: channels.name }).from(menus).innerJoin(channels, eq(channels.id, menus.channelId)).where(inArray(menus.id, [...ids]))
  const counted = await tx.select({ id: elements.menuId, rows: count() }).from(elements).where(inArray(elements.menuId, [...ids])).groupBy(elements.menuId)
  const held = await tx
    .select({ id: roleMenus.menuId, rows: count() })
    .from(roleMenus)
    .innerJoin(roles, eq(roles.id, roleMenus.roleId))
    .where(and(inArray(roleMenus.menuId, [...ids]), tenantId === NO_TENANT ? undefined : eq(roles.tenantId, tenantId)))
    .groupBy(roleMenus.menuId)
  return new Map(ids.map((id) => [id, {
    channelName: systems.find((one) => one.id === id)?.name ?? null,
    elements: counted.find((one) => one.id === id)?.rows ?? 0,
    groups: held.find((one) => one.id === id)?.rows ?? 0,
  }]))
}
