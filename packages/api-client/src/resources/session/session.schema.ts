import { mapped, type Decoded } from '../../decoding/decoder'
import type { GenericSchema } from '../../decoding/valibot'
import { items } from '../../decoding/items'
import { nullablePictureUrl } from '../../decoding/picture-url'
import { flag, id, nullableId, required, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { tree } from '../../decoding/tree'

/** A right that the server granted, by code (spec 1 §3). */
export type Permission = Decoded<typeof permission>

const permission = shape({
  code: from('code', id),
  type: from('type', text),
  name: from(['menu', 'name', 'title'], text),
})

/** The signed-in user with the granted menus and elements (GET user/front/info). */
export type SessionUser = Decoded<typeof sessionUser>

/** GET user/front/info: bare (contract admin 3.1). */
export const sessionUser = mapped(
  shape({
    id: from(['id', 'userId'], id),
    username: from('username', text),
    name: from('name', text),
    groupName: from('groupName', text),
    site: from('site', text),
    tenantNo: from('tenantNo', text),
    /** the last day of the tenant's contract, `yyyy-MM-dd` in UTC+8; null = no end, or a server that does not tell (ADR 3) */
    validUntil: from('validUntil', text),
    /** the tenant as whose administrator this super admin acts; null in every other session, and on servers without it (ADR 3) */
    actingFor: from('actingFor', text),
    /** the picture of the logo of the tenant; null without one, and on servers that do not tell (ADR 3, 73) */
    logo: from('logo', nullablePictureUrl),
    description: from('description', text),
    menus: from('menus', items(permission)),
    elements: from('elements', items(permission)),
  }),
  (user) => ({ ...user, username: user.username ?? '', name: user.name ?? user.username ?? '' }),
)

/** GET user/isSuperAdmin: a bare boolean. */
export const superAdmin = required(flag, 'not a boolean')

/** An entry of the permitted menu tree (GET user/front/menus), children in the server's order. Written by hand: it contains itself. */
export interface MenuNode {
  id: string
  code: string
  title: string
  icon: string | null
  /** the channel that its screens show; null for menus of no channel */
  channelId: string | null
  children: MenuNode[]
}

const DEEPEST_MENU = 8

const menuFields = shape({
  id: from('id', id),
  code: from('code', id),
  title: from(['title', 'label', 'name'], text),
  icon: from('icon', text),
  channelId: from('attr2', nullableId),
})

/** GET user/front/menus: a bare tree. A node without a code has no screen and is dropped with its children. */
export const menuNode: GenericSchema<unknown, MenuNode> = tree({
  fields: menuFields,
  children: ['children', 'childList'],
  depth: DEEPEST_MENU,
  node: (menu, children): MenuNode => ({ ...menu, title: menu.title ?? menu.code, children }),
})
