/** A right that the server granted, by code (spec 1 §3). */
export interface Permission {
  code: string
  type: string | null
  name: string | null
}

/** Who is signed in (GET user/front/info). */
export interface SessionUser {
  id: string
  username: string
  name: string
  groupName: string | null
  site: string | null
  tenantNo: string | null
  description: string | null
  menus: Permission[]
  elements: Permission[]
}

/** An entry of the permitted menu tree (GET user/front/menus), children in the server's order. */
export interface MenuNode {
  id: string
  code: string
  title: string
  icon: string | null
  /** wire: attr2 */
  channelId: string | null
  children: MenuNode[]
}
