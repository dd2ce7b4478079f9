import { TOP_LEVEL } from './menu-catalogue'

interface PlacedMenu {
  id: number
  parentId: number
  code: string
}

/** `parent/child` of every granted screen: codes repeat between sections (domain 18). */
export function grantedPaths(granted: readonly PlacedMenu[]): Set<string> {
  const byId = new Map(granted.map((menu) => [menu.id, menu]))
  const paths = granted.map((menu) => {
    const parent = menu.parentId === TOP_LEVEL ? undefined : byId.get(menu.parentId)
    return parent ? `${parent.code}/${menu.code}` : menu.code
  })
  return new Set(paths)
}

/** The screen of an element: `adminSys/userManager` of `adminSys/userManager:btn_edit`. */
export const screenOf = (code: string): string => code.split(':')[0] ?? ''
