import { mapped, type Decoded } from '../../decoding/decoder'
import { flag, id, nullableId, number, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

/** A user in a choice. */
export type UserRef = Decoded<typeof userRef>

export const userRef = shape({
  id: from('id', id),
  username: from('username', text),
  name: from('name', text),
})

/** A group is a role (contract admin 3.2). */
export type Group = Decoded<typeof group>

export const group = shape({
  id: from('id', id),
  name: from('name', text),
  code: from('code', text),
  description: from('description', text),
})

/** A role, and whether a user has it; null where that could not be read. */
export type UserGroup = Decoded<typeof userGroup>

export const userGroup = shape({
  id: from('id', id),
  name: from('name', text),
  assigned: from('isUser', flag),
})

/** The platform sends a role once for each linked user (contract admin 3.2): one row per role, assigned when any of its rows is, and unknown when one of the others is. */
export function distinctGroups(rows: readonly UserGroup[]): UserGroup[] {
  const byId = new Map<string, UserGroup>()
  for (const row of rows) {
    const before = byId.get(row.id)
    byId.set(row.id, { ...row, assigned: before ? anyOf(before.assigned, row.assigned) : row.assigned })
  }
  return [...byId.values()]
}

const anyOf = (one: boolean | null, other: boolean | null) => (one || other ? true : one === null || other === null ? null : false)

const menuFields = shape({
  id: from('id', id),
  /** null at the top */
  parentId: from('parentId', nullableId),
  code: from('code', id),
  title: from(['title', 'label', 'name'], text),
  icon: from('icon', text),
  /** the channel that its screens show; null for menus of no channel */
  channelId: from('attr2', nullableId),
  /** place among its siblings, lowest first; null where the server sends none */
  order: from('orderNum', number),
})

/** A menu, permitted or not (GET user/front/menu/all): an entry of a flat list, whose tree `parentId` describes. */
export interface MenuEntry extends Decoded<typeof menuFields> {
  title: string
}

/** A row of front/menu/all: the entity itself; `-1` is no parent (contract admin 3.1, 3.4). */
export const menuEntry = mapped(
  menuFields,
  (menu): MenuEntry => ({
    ...menu,
    title: menu.title ?? menu.code,
    parentId: menu.parentId === '-1' ? null : menu.parentId,
  }),
)
