import { notInArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Db } from '../../db/database'
import { elements, menus } from '../../db/schema'
import { ELEMENT_CATALOGUE } from './element-catalogue'
import { MENU_CATALOGUE, menuIdOf, TOP_LEVEL } from './menu-catalogue'

/**
 * Updates menus and elements from their catalogues; runs at each start. What a user has written of a menu stays. Elements that the catalogue no
 * longer has are removed from the roles, too.
 */
export async function syncCatalogues(db: Db): Promise<void> {
  for (const { order, parentCode, ...same } of MENU_CATALOGUE) {
    const menu = { ...same, parentId: parentCode === null ? TOP_LEVEL : menuIdOf(parentCode), orderNum: order }
    await db.insert(menus).values(menu).onConflictDoUpdate({ target: menus.id, set: { ...menu, title: unlessChanged(menus.title), icon: unlessChanged(menus.icon), orderNum: unlessChanged(menus.orderNum) } })
  }
  for (const row of ELEMENT_CATALOGUE) {
    const element = { ...row, menuId: menuIdOf(row.code.split(':')[0] ?? '') }
    await db.insert(elements).values(element).onConflictDoUpdate({ target: elements.code, set: element })
  }
  await db.delete(elements).where(notInArray(elements.code, ELEMENT_CATALOGUE.map(({ code }) => code)))
}

/** The value of the catalogue, or the present one where a user has changed the menu. */
const unlessChanged = (column: AnyPgColumn) => sql`case when ${menus.updatedBy} is null then excluded.${sql.identifier(column.name)} else ${column} end`
