import { decoder, mapped, readOf, Refusal } from '../../decoding/decoder'
import type { GenericSchema } from '../../decoding/valibot'
import { items, readItems } from '../../decoding/items'
import { flag, id, nullableId, required, text } from '../../decoding/scalars'
import { from, isWireObject, ownValue, shape } from '../../decoding/shape'
import type { MenuNode } from './session'

const permission = shape({
  code: from('code', id),
  type: from('type', text),
  name: from(['menu', 'name', 'title'], text),
})

/** GET user/front/info: bare (contract admin 3.1). */
export const sessionUser = mapped(
  shape({
    id: from(['id', 'userId'], id),
    username: from('username', text),
    name: from('name', text),
    groupName: from('groupName', text),
    site: from('site', text),
    tenantNo: from('tenantNo', text),
    description: from('description', text),
    menus: from('menus', items(permission)),
    elements: from('elements', items(permission)),
  }),
  (user) => ({ ...user, username: user.username ?? '', name: user.name ?? user.username ?? '' }),
)

/** GET user/isSuperAdmin: a bare boolean. */
export const superAdmin = required(flag, 'not a boolean')

const DEEPEST_MENU = 8

const readMenu = readOf(shape({
  id: from('id', id),
  code: from('code', id),
  title: from(['title', 'label', 'name'], text),
  icon: from('icon', text),
  channelId: from('attr2', nullableId),
}))

/** GET user/front/menus: a bare tree. A node without a code leads nowhere and is left out with its children. */
export const menuNode: GenericSchema<unknown, MenuNode> = nodeAt(0)

function nodeAt(depth: number): GenericSchema<unknown, MenuNode> {
  return decoder((wire) => {
    const menu = readMenu(wire)
    return menu instanceof Refusal ? menu : { ...menu, title: menu.title ?? menu.code, children: childrenOf(wire, depth) }
  })
}

function childrenOf(value: unknown, depth: number): MenuNode[] {
  const children = isWireObject(value) ? ownValue(value, ['children', 'childList']) : null
  return depth < DEEPEST_MENU ? readItems(nodeAt(depth + 1), children) : []
}
