import { pipe, transform, type GenericSchema } from '../../decoding/valibot'
import { items } from '../../decoding/items'
import { flag, id, instant, lenient, nullableId, number, text } from '../../decoding/scalars'
import { from, isWireObject, shape } from '../../decoding/shape'
import type { ChannelType, Group, MenuEntry, Tenant, TenantRow, User, UserGroup, UserRef } from './administration'

const yes = pipe(
  flag,
  transform((value) => value === true),
)

export const user: GenericSchema<unknown, User> = shape({
  id: from(['id', 'userId'], id),
  username: from('username', text),
  name: from('name', text),
  mobilePhone: from('mobilePhone', text),
  groupId: from('groupId', nullableId),
  groupName: from(['groupName', 'role'], text),
  description: from('description', text),
  updatedAt: from('updTime', instant),
})

export const userRef: GenericSchema<unknown, UserRef> = shape({
  id: from('id', id),
  username: from('username', text),
  name: from('name', text),
})

export const group: GenericSchema<unknown, Group> = shape({
  id: from('id', id),
  name: from('name', text),
  code: from('code', text),
  description: from('description', text),
})

export const userGroup: GenericSchema<unknown, UserGroup> = shape({
  id: from('id', id),
  name: from('name', text),
  assigned: from('isUser', yes),
})

export const tenantRow: GenericSchema<unknown, TenantRow> = shape({
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

const maybeUser = pipe(
  lenient((value): unknown => (isWireObject(value) ? [value] : [])),
  items(userRef),
  transform((found) => found[0] ?? null),
)

/** `{ tenant, user }`; the user is absent when there is none. */
export const tenant: GenericSchema<unknown, Tenant> = pipe(
  shape({ tenant: from('tenant', tenantFields), administrator: from('user', maybeUser) }),
  transform(({ tenant: fields, administrator }) => ({ ...fields, administrator })),
)

export const channelType: GenericSchema<unknown, ChannelType> = shape({
  type: from(['type', 'channelType'], id),
  channels: from(
    'channels',
    items(shape({ id: from('id', id), name: from('channelName', text), subscribed: from('isAdd', yes) })),
  ),
})

/** A row of front/menu/all: the entity itself; `-1` is no parent (contract admin 3.1, 3.4). */
export const menuEntry: GenericSchema<unknown, MenuEntry> = pipe(
  shape({
    id: from('id', id),
    parentId: from('parentId', nullableId),
    code: from('code', id),
    title: from(['title', 'label', 'name'], text),
    icon: from('icon', text),
    channelId: from('attr2', nullableId),
    order: from('orderNum', number),
  }),
  transform((menu) => ({
    ...menu,
    title: menu.title ?? menu.code,
    parentId: menu.parentId === '-1' ? null : menu.parentId,
  })),
)

/** A role repeats once per linked user (contract admin 3.2): each is told once, assigned when one of its rows says so. */
export function distinctGroups(rows: readonly UserGroup[]): UserGroup[] {
  const byId = new Map<string, UserGroup>()
  for (const row of rows) byId.set(row.id, { ...row, assigned: row.assigned || byId.get(row.id)?.assigned === true })
  return [...byId.values()]
}
