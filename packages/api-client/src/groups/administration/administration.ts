import type { Instant } from '../../instant'
import type { PageQuery } from '../../resources/rows'

/** A user (GET user/list, user/{id}). The list has one row per role. */
export interface User {
  id: string
  username: string | null
  name: string | null
  mobilePhone: string | null
  groupId: string | null
  groupName: string | null
  description: string | null
  updatedAt: Instant | null
}

/** Filters match exactly. */
export interface UserQuery extends PageQuery {
  username?: string
  groupId?: string
  name?: string
  mobilePhone?: string
}

/** A user to be. */
export interface NewUser {
  username: string
  mobilePhone: string
  /** plain; it is encoded on its way (domain 12) */
  password: string
  name?: string
  groupId?: string
}

/** The username is the key and cannot change; the role links are replaced by `groupId`. */
export interface UserUpdate {
  username: string
  mobilePhone: string
  name?: string
  groupId?: string
}

/** A user in a choice. */
export interface UserRef {
  id: string
  username: string | null
  name: string | null
}

/** A menu, permitted or not (GET user/front/menu/all): a flat list, whose tree `parentId` tells. */
export interface MenuEntry {
  id: string
  /** null at the top */
  parentId: string | null
  code: string
  title: string
  icon: string | null
  /** wire: attr2 */
  channelId: string | null
  /** place among its siblings, lowest first; null where the server does not say */
  order: number | null
}

/** A group is a role (contract admin 3.2). */
export interface Group {
  id: string
  name: string | null
  code: string | null
  description: string | null
}

/** A role, and whether the user asked about has it. */
export interface UserGroup {
  id: string
  name: string | null
  assigned: boolean
}

/** A row of the tenant list. */
export interface TenantRow {
  id: string
  name: string | null
  logo: string | null
}

/** A tenant, "site" on the wire's screens (GET tenant/{id}/get). */
export interface Tenant {
  id: string
  name: string | null
  domain: string | null
  logo: string | null
  site: string | null
  tenantNo: string | null
  administrator: UserRef | null
}

/** What a person may write of a tenant; the channels replace those it had. */
export interface TenantInput {
  name: string
  domain?: string
  logo?: string
  site?: string
  tenantNo?: string
  administratorId: string
  channelIds: readonly string[]
}

/** Channels by type, and which a tenant has (GET channel/tree). */
export interface ChannelType {
  type: string
  channels: { id: string; name: string | null; subscribed: boolean }[]
}
