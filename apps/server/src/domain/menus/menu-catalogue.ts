import type { Db } from '../../db/database'
import { menus } from '../../db/schema'
import rows from './menu-catalogue.json'

export const TOP_LEVEL = -1

interface CatalogueRow {
  id: number
  code: string
  title: string
  parentCode: string | null
  icon: string | null
  href: string | null
  type: string | null
  order: number
  channelId: number | null
  superAdminMenu: boolean
  siteMenu: boolean
}

/** The platform's 69 rows (contract/menus.json) and the three screens that it has no row for (domain 16). */
export const MENU_CATALOGUE: readonly CatalogueRow[] = rows

/** Brings the table up to the catalogue; run at each start. */
export async function syncMenus(db: Db): Promise<void> {
  for (const row of MENU_CATALOGUE) {
    const { order, parentCode, ...same } = row
    const menu = { ...same, parentId: idOfTopLevel(parentCode), orderNum: order }
    await db.insert(menus).values(menu).onConflictDoUpdate({ target: menus.id, set: menu })
  }
}

function idOfTopLevel(code: string | null): number {
  if (code === null) return TOP_LEVEL
  const parent = MENU_CATALOGUE.find((row) => row.parentCode === null && row.code === code)
  if (!parent) throw new Error(`menu catalogue: no top level entry ${code}`)
  return parent.id
}
