import { eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { elements, roleElements, roleMenus } from '../../db/schema'
import type { Element, Menu } from '../menus/grants.queries'
import { allMenus } from '../menus/grants.queries'

/** The rights of a role: menus by id, elements by code. */
export interface Authority {
  menuIds: ReadonlySet<number>
  elementCodes: ReadonlySet<string>
}

export async function authorityOf(tx: Db, roleId: string): Promise<Authority> {
  const menus = await tx.select({ id: roleMenus.menuId }).from(roleMenus).where(eq(roleMenus.roleId, roleId))
  const codes = await tx.select({ code: roleElements.elementCode }).from(roleElements).where(eq(roleElements.roleId, roleId))
  return { menuIds: new Set(menus.map(({ id }) => id)), elementCodes: new Set(codes.map(({ code }) => code)) }
}

/** Replaces the rights of a role. */
export async function replaceAuthority(tx: Db, roleId: string, { menuIds, elementCodes }: Authority): Promise<void> {
  await tx.delete(roleMenus).where(eq(roleMenus.roleId, roleId))
  await tx.delete(roleElements).where(eq(roleElements.roleId, roleId))
  if (menuIds.size > 0) await tx.insert(roleMenus).values([...menuIds].map((menuId) => ({ roleId, menuId })))
  if (elementCodes.size > 0) await tx.insert(roleElements).values([...elementCodes].map((elementCode) => ({ roleId, elementCode })))
}

/** Every menu in its order and every element: what a role can hold at all. */
export async function allRights(tx: Db): Promise<{ menus: Menu[]; elements: Element[] }> {
  return { menus: await allMenus(tx), elements: await tx.select().from(elements).orderBy(elements.code) }
}
