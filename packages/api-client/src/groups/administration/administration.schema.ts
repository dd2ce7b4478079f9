import { decoder, mapped, readOf, type Decoded } from '../../decoding/decoder'
import { items } from '../../decoding/items'
import { flag, id, nullableId, number, text } from '../../decoding/scalars'
import { from, isWireObject, shape } from '../../decoding/shape'

const isSet = mapped(flag, (value) => value === true)

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

/** A role, and whether a user has it. */
export type UserGroup = Decoded<typeof userGroup>

export const userGroup = shape({
  id: from('id', id),
  name: from('name', text),
  assigned: from('isUser', isSet),
})

/** The platform sends a role once for each linked user (contract admin 3.2): one row per role, assigned when any of its rows is. */
export function distinctGroups(rows: readonly UserGroup[]): UserGroup[] {
  const byId = new Map<string, UserGroup>()
  for (const row of rows) byId.set(row.id, { ...row, assigned: row.assigned || byId.get(row.id)?.assigned === true })
  return [...byId.values()]
}

/** A row of the tenant list. */
export type TenantRow = Decoded<typeof tenantRow>

export const tenantRow = shape({
  id: from('id', id),
  name: from('name', text),
  logo: from('attr2', text),
})

const tenantFields = shape({
  id: from('id', id),
  name: from('name', text),
  domain: from('attr1', text),
  logo: from('attr2', text),
  site: from('site', text),
  tenantNo: from('tenantNo', text),
})

const readUserRefs = readOf(items(userRef))

/** A tenant, called a site on the platform's screens (GET tenant/{id}/get). */
export type Tenant = Decoded<typeof tenant>

/** `{ tenant, user }`; the user is left out when there is none. */
export const tenant = mapped(
  shape({
    tenant: from('tenant', tenantFields),
    administrators: from(
      'user',
      decoder((wire) => readUserRefs(isWireObject(wire) ? [wire] : [])),
    ),
  }),
  ({ tenant: fields, administrators }) => ({ ...fields, administrator: administrators[0] ?? null }),
)

/** Channels of one type, and which of them a tenant has (GET channel/tree). */
export type ChannelType = Decoded<typeof channelType>

export const channelType = shape({
  type: from(['type', 'channelType'], id),
  channels: from(
    'channels',
    items(shape({ id: from('id', id), name: from('channelName', text), subscribed: from('isAdd', isSet) })),
  ),
})

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
