import { array, object, optional, picklist, string, type InferOutput } from 'valibot'
import { mapped, type Decoded } from '../../decoding/decoder'
import { countedItems, everyItem, items } from '../../decoding/items'
import { codeOf, flag, id, isMissing, lenient, nullableCount, nullableId, readFlag, readText, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { optionalText, requiredText } from '../inputs'
import { ROLE_SCOPE } from './role.codes'

/** Several texts; what is no list of texts is none. */
const texts = lenient((value) => (Array.isArray(value) ? value.flatMap((each) => readText(each) ?? []) : []))

/** Fields of a role, which the platform calls a group (contract admin 3.2). */
export const roleRow = {
  name: from('name', text),
  description: from('description', text),
  /** users that have it; null on servers that do not count them */
  users: from('users', nullableCount),
  /** names of the monitoring systems that its users see; empty on servers that do not tell */
  systems: from('channels', texts),
  /** which places its members see; null on servers that do not tell (ADR 3) */
  scope: from('dataScope', codeOf(ROLE_SCOPE)),
}

/** What a user may write of a role; the name is unique in the tenant. */
export const roleInput = object({ name: requiredText(50), description: optionalText(200) })
export type RoleInput = InferOutput<typeof roleInput>

/** What a form may write of the rights of a role: ids of `Right`. */
export const authorityInput = object({ rights: optional(array(string()), []) })

/** What a form may write of the places that a role shows: codes of regions and ids of buildings belong to `areas` only. */
export const roleScopeInput = object({
  scope: picklist(Object.values(ROLE_SCOPE)),
  regions: optional(array(string()), []),
  buildings: optional(array(string()), []),
})
export type RoleScopeInput = InferOutput<typeof roleScopeInput>

/** Which places the members of a role see (our server; ADR 31). */
export type RolePlaces = Decoded<typeof rolePlaces>

const ids = (name: string) => mapped(everyItem(shape({ [name]: from(name, id) })), (rows) => rows.flatMap((row) => row[name] ?? []))

export const rolePlaces = shape({
  id: from('id', id),
  version: from('version', nullableId),
  scope: from('dataScope', codeOf(ROLE_SCOPE)),
  /** codes of regions, GB/T 2260 */
  regions: from('regions', ids('code')),
  buildings: from('buildings', ids('id')),
})

/** What a form may write of the members of a role: ids of users. */
export const membersInput = object({ members: optional(array(string()), []) })

/** One right: a menu, which is a screen or the section above it, or an element of a screen. */
export interface Right {
  /** the id of a menu, or the code of an element: `adminSys/userManager:btn_add` */
  id: string
  /** null for sections */
  parentId: string | null
  kind: 'menu' | 'element'
  name: string
  /** whether the signed-in user may give and take it; null: unknown */
  grantable: boolean | null
  /** among the rights of one user: the positions from which alone it comes */
  positions: string[]
}

const menuRight = mapped(
  shape({ id: from('id', id), parentId: from('parentId', nullableId), title: from('title', text), code: from('code', id), grantable: from('mayGrant', flag), positions: from('positions', texts) }),
  ({ id: menuId, parentId, title, code, ...rest }): Right => ({ id: menuId, parentId: parentId === '-1' ? null : parentId, kind: 'menu', name: title ?? code, ...rest }),
)

const elementRight = mapped(
  shape({ code: from('code', id), menuId: from('menuId', id), name: from('name', text), grantable: from('mayGrant', flag), positions: from('positions', texts) }),
  ({ code, menuId, name, ...rest }): Right => ({ id: code, parentId: menuId, kind: 'element', name: name ?? code, ...rest }),
)

/** What a role grants, and what the signed-in user can give. */
export type Authority = Decoded<typeof authority>

export const authority = mapped(
  shape({
    id: from('id', id), version: from('version', nullableId), menus: from('menus', items(menuRight)), elements: from('elements', items(elementRight)),
    menuIds: from('menuIds', everyItem(id)), elementCodes: from('elementCodes', everyItem(id)),
  }),
  ({ id: roleId, version, menus, elements, menuIds, elementCodes }) => ({
    id: roleId,
    version,
    /** everything that can be shown, parents before their children */
    available: [...menus, ...elements],
    /** ids of those that the role has */
    rights: [...menuIds, ...elementCodes],
  }),
)

/** The members of a role. */
export type RoleMembers = Decoded<typeof roleMembers>

const everyMember = everyItem(shape({ id: from('id', id), username: from('username', text), name: from('name', text) }))

export const roleMembers = mapped(
  shape({ version: from('version', nullableId), members: from('members', everyMember), leaders: from('leaders', everyMember) }),
  ({ version, members, leaders }) => ({ version, members: [...leaders, ...members] }),
)

/** What one user may open, press and see now. */
export type EffectiveRights = Decoded<typeof effectiveRights>

export const effectiveRights = mapped(
  shape({
    kind: from('kind', codeOf({ superAdmin: 'superAdmin', tenantAdmin: 'tenantAdmin', roles: 'roles' })),
    /** null: unknown, like the flags that follow */
    disabled: from('isDisabled', flag),
    roles: from('groups', countedItems(shape({
      id: from('id', id), name: from('name', text),
      /** given to the user directly; also where the server does not tell */
      own: from('isOwn', mapped(flag, (value) => value !== false)),
      /** names of the positions that carry it */
      positions: from('positions', texts),
    }))),
    /** the systems are all of the tenant */
    allSystems: from('allChannels', flag),
    systems: from('channels', texts),
    /** the places are all of the tenant; also where the server knows no others */
    allPlaces: from('allPlaces', lenient((value) => (isMissing(value) ? true : readFlag(value)))),
    /** names of what the visible places are found by */
    regions: from('regions', texts),
    buildings: from('buildings', texts),
    departments: from('departments', texts),
    menus: from('menus', countedItems(menuRight)),
    elements: from('elements', countedItems(elementRight)),
  }),
  ({ roles, menus, elements, ...rest }) => ({
    ...rest,
    roles: roles.rows,
    rights: [...menus.rows, ...elements.rows],
    /** how many roles and rights could not be read: the user may do more than what is listed */
    unread: roles.dropped + menus.dropped + elements.dropped,
  }),
)
