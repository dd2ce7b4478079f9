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

/** The platform's 69 rows (contract/menus.json), the three screens of the specification that it has no row for (domain 16), the manager view, the devices that are not enabled and the organisation. */
export const MENU_CATALOGUE: readonly CatalogueRow[] = rows

/** The id of a menu, named by its code or, below the top level, `parent/child`. Throws for a menu that does not exist. */
export function menuIdOf(path: string): number {
  const [first = '', second] = path.split('/')
  const [parentCode, code] = second === undefined ? [null, first] : [first, second]
  const row = MENU_CATALOGUE.find((menu) => menu.code === code && menu.parentCode === parentCode)
  if (!row) throw new Error(`menu catalogue: no entry ${path}`)
  return row.id
}

/** The codes from the top down: `/adminSys/menuManager`. It is the address of the screen in the console. Blank for a menu that does not exist. */
export function menuPath(id: number): string {
  const row = MENU_CATALOGUE.find((menu) => menu.id === id)
  return row === undefined ? '' : `/${[row.parentCode, row.code].filter(Boolean).join('/')}`
}
