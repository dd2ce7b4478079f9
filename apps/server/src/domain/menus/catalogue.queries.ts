import { notInArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Db } from '../../db/database'
import { elements, menus } from '../../db/schema'
import { ELEMENT_CATALOGUE } from './element-catalogue'
import { MENU_CATALOGUE, menuIdOf, TOP_LEVEL } from './menu-catalogue'
import { screenOf } from './menu-paths'

/**
 * Updates menus and elements from their catalogues; runs at each start. What a user has written of a menu stays. Elements that the catalogue no
 * longer has are removed from the roles, too.
 */
export async function syncCatalogues(db: Db): Promise<void> {
  const given = MENU_CATALOGUE.map(({ order, parentCode, ...same }) => ({ ...same, parentId: parentCode === null ? TOP_LEVEL : menuIdOf(parentCode), orderNum: order }))
  const { code, parentId, href, type, channelId, superAdminMenu, siteMenu } = menus
  await db.insert(menus).values(given).onConflictDoUpdate({
    target: menus.id,
    set: {
      ...fromCatalogue({ code, parentId, href, type, channelId, superAdminMenu, siteMenu }),
      title: unlessChanged(menus.title), icon: unlessChanged(menus.icon), orderNum: unlessChanged(menus.orderNum),
    },
  })
  const { name, method, uri, menuId } = elements
  await db
    .insert(elements)
    .values(ELEMENT_CATALOGUE.map((row) => ({ ...row, menuId: menuIdOf(screenOf(row.code)) })))
    .onConflictDoUpdate({ target: elements.code, set: fromCatalogue({ name, method, uri, menuId }) })
  await db.delete(elements).where(notInArray(elements.code, ELEMENT_CATALOGUE.map(({ code: kept }) => kept)))
}

const excluded = (column: AnyPgColumn): SQL => sql`excluded.${sql.identifier(column.name)}`

const fromCatalogue = (columns: Readonly<Record<string, AnyPgColumn>>): Record<string, SQL> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, excluded(column)]))

/** The value of the catalogue, or the present one where a user has changed the menu. */
const unlessChanged = (column: AnyPgColumn) => sql`case when ${menus.updatedBy} is null then ${excluded(column)} else ${column} end`
