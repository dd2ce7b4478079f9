import { wireFlag } from '../../http/wire-flag'
import type { Element, Menu } from './grants.queries'
import { menuPath, TOP_LEVEL } from './menu-catalogue'
import { zhCN } from './menus.messages'

export interface MenuNode {
  id: string
  parentId: string
  title: string
  icon: string | null
  href: string | null
  code: string
  orderNum: number
  attr2?: string
  spread: false
  children: MenuNode[]
}

/** What the navigation shows of the granted menus: nothing that is hidden (ADR 33). What is below a hidden one has no place in the tree. */
export const shownMenus = (granted: readonly Menu[]): Menu[] => granted.filter(({ isHidden }) => !isHidden)

/** front/menus: the tree. An entry whose parent was not granted is left out. */
export function menuTree(menus: readonly Menu[], parentId = TOP_LEVEL): MenuNode[] {
  return menus
    .filter((menu) => menu.parentId === parentId)
    .map((menu) => ({
      id: String(menu.id),
      parentId: String(menu.parentId),
      title: menu.title,
      icon: menu.icon,
      href: menu.href,
      code: menu.code,
      orderNum: menu.orderNum,
      ...(menu.channelId === null ? {} : { attr2: String(menu.channelId) }),
      spread: false,
      children: menuTree(menus, menu.id),
    }))
}

export interface TitledNode extends MenuNode {
  label: string
  children: TitledNode[]
}

/** menu/tree: the same with the title as label (contract admin §3.4). */
export const titledTree = (menus: readonly Menu[]): TitledNode[] => labelled(menuTree(menus))

const labelled = (nodes: readonly MenuNode[]): TitledNode[] => nodes.map((node) => ({ ...node, label: node.title, children: labelled(node.children) }))

/** front/menu/all and menu/list: the entity as the platform writes it (contract admin §3.4), unset fields left out. */
export function menuEntity(menu: Menu) {
  return {
    id: menu.id,
    code: menu.code,
    title: menu.title,
    parentId: String(menu.parentId),
    href: menu.href ?? undefined,
    icon: menu.icon ?? undefined,
    type: menu.type ?? undefined,
    orderNum: menu.orderNum,
    attr2: menu.channelId === null ? undefined : String(menu.channelId),
    attr3: wireFlag(menu.superAdminMenu),
    attr4: wireFlag(menu.siteMenu),
    path: menuPath(menu.id),
    isHidden: wireFlag(menu.isHidden),
  }
}

/** front/info: a menu as a permission entry. */
export function menuPermission(menu: Menu) {
  return {
    code: menu.code,
    type: 'menu',
    uri: permissionUri(menu),
    method: 'GET',
    name: zhCN.visit,
    menu: menu.title,
  }
}

/** front/info: an element as a permission entry; `menu` is the title of its screen. */
export function elementPermission({ code, menuId, uri, method, name }: Element, menus: readonly Menu[]) {
  return { code, type: 'button', uri, method, name, menu: menus.find(({ id }) => id === menuId)?.title }
}

function permissionUri({ href, code }: Menu): string {
  if (!href) return `/${code}`
  return href.startsWith('/') ? href : `/${href}`
}
