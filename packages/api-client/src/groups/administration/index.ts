import { list, nothing, one, table } from '../../decoding/readers'
import { encodePassword } from '../../resources/auth/password'
import type { Rows, PageQuery } from '../../resources/rows'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import type {
  ChannelType,
  Group,
  MenuEntry,
  NewUser,
  Tenant,
  TenantInput,
  TenantRow,
  User,
  UserGroup,
  UserQuery,
  UserRef,
  UserUpdate,
} from './administration'
import {
  channelType,
  distinctGroups,
  group,
  menuEntry,
  tenant,
  tenantRow,
  user,
  userGroup,
  userRef,
} from './administration.schema'

export type * from './administration'

/** Users, roles, tenants, channels and menus (spec 1 §7). */
export interface AdministrationCalls {
  /** People of the tenant. */
  users: {
    /** Newest first, one page, one row per role (GET admin/user/list, spec 1 §7). */
    list(query: UserQuery, signal?: AbortSignal): Promise<Rows<User>>
    /** One user (GET admin/user/{id}, spec 1 §7). */
    get(id: string, signal?: AbortSignal): Promise<User>
    /** Adds a user; the password is encoded on its way (POST admin/user/add, spec 1 §7). Rejects `business` for a name or number that is taken. */
    add(user: NewUser, signal?: AbortSignal): Promise<void>
    /** Writes a user by its username (POST admin/user/update, spec 1 §7). */
    update(user: UserUpdate, signal?: AbortSignal): Promise<void>
    /** Deletes users, all or none (GET admin/user/delete, spec 1 §7). Rejects `business` for oneself and for administrators. */
    remove(ids: readonly string[], signal?: AbortSignal): Promise<void>
    /** Users without a tenant; with `tenantId` that tenant's present administrator first (GET admin/user/unbindUser, spec 1 §7). */
    unbound(query: { tenantId?: string }, signal?: AbortSignal): Promise<UserRef[]>
  }
  /** Roles. */
  groups: {
    /** All roles that the caller sees (GET admin/group/all, spec 1 §7). */
    all(signal?: AbortSignal): Promise<Group[]>
    /** All roles, and which of them the user has (GET admin/group/listByUser, spec 1 §7). */
    ofUser(userId: string, signal?: AbortSignal): Promise<UserGroup[]>
  }
  /** Tenants; for super administrators, but for `allowPlan`. */
  tenants: {
    /** Newest first, one page; `name` contains (GET admin/tenant/pageList, spec 1 §7). */
    list(query: { name?: string } & PageQuery, signal?: AbortSignal): Promise<Rows<TenantRow>>
    /** One tenant with its administrator (GET admin/tenant/{id}/get, spec 1 §7). */
    get(id: string, signal?: AbortSignal): Promise<Tenant>
    /** Adds a tenant (POST admin/tenant/add, spec 1 §7). Rejects `business` for a name that is missing or taken. */
    add(tenant: TenantInput, signal?: AbortSignal): Promise<void>
    /** Writes a tenant (POST admin/tenant/update, spec 1 §7). */
    update(id: string, tenant: TenantInput, signal?: AbortSignal): Promise<void>
    /** Super administrators only, who prove themselves once more (GET admin/tenant/delete, spec 1 §7). */
    remove(query: { id: string; superAdminPassword: string }, signal?: AbortSignal): Promise<void>
    /** Channels by type, and which the tenant has (GET admin/channel/tree, spec 1 §7). */
    channels(query: { tenantId?: string }, signal?: AbortSignal): Promise<ChannelType[]>
    /** Switches floor-plan pictures on or off for the own tenant (POST device/deviceTenantSetup/addOrUpdate, spec 1 §7). */
    allowPlan(allowed: boolean, signal?: AbortSignal): Promise<void>
  }
  /** Every menu there is, permitted or not, as a flat list (GET admin/user/front/menu/all, spec 1 §7). */
  allMenus(signal?: AbortSignal): Promise<MenuEntry[]>
}

/** Group `administration` for `createApiClient(options, [administration])`. */
export const administration: ApiGroup<'administration', AdministrationCalls> = {
  name: 'administration',
  calls: (http) => ({
    users: userCalls(http),
    groups: {
      all: (signal) => http.get('/api/admin/group/all', list(group), { signal }),
      ofUser: async (userId, signal) =>
        distinctGroups(await http.get('/api/admin/group/listByUser', list(userGroup), { query: { userId }, signal })),
    },
    tenants: tenantCalls(http),
    allMenus: (signal) => http.get('/api/admin/user/front/menu/all', list(menuEntry), { signal }),
  }),
}

const USER = '/api/admin/user'

/** Writes are parameters, not JSON (contract admin 3): sent as a form. */
function userCalls(http: Transport): AdministrationCalls['users'] {
  return {
    list: (query, signal) => http.get(`${USER}/list`, table(user), { query: { ...query }, signal }),
    get: (id, signal) => http.get(`${USER}/${encodeURIComponent(id)}`, one(user), { signal }),
    add: ({ password, ...fields }, signal) =>
      http.postForm(`${USER}/add`, { ...fields, password: encodePassword(password) }, nothing, { signal }),
    update: (fields, signal) => http.postForm(`${USER}/update`, { ...fields }, nothing, { signal }),
    remove: (ids, signal) => http.get(`${USER}/delete`, nothing, { query: { userIds: ids.join(',') }, signal }),
    unbound: ({ tenantId }, signal) => http.get(`${USER}/unbindUser`, list(userRef), { query: { tenantId }, signal }),
  }
}

const TENANT = '/api/admin/tenant'

function tenantCalls(http: Transport): AdministrationCalls['tenants'] {
  return {
    list: ({ name, page, limit }, signal) =>
      http.get(`${TENANT}/pageList`, table(tenantRow), { query: { name, page, limit }, signal }),
    get: (id, signal) => http.get(`${TENANT}/${encodeURIComponent(id)}/get`, one(tenant), { signal }),
    add: (input, signal) => http.postForm(`${TENANT}/add`, wireTenant(input), nothing, { signal }),
    update: (id, input, signal) =>
      http.postForm(`${TENANT}/update`, { tenantId: id, ...wireTenant(input) }, nothing, { signal }),
    remove: ({ id, superAdminPassword }, signal) =>
      http.get(`${TENANT}/delete`, nothing, {
        query: { tenantId: id, superAdminPassword: encodePassword(superAdminPassword) },
        signal,
      }),
    channels: ({ tenantId }, signal) =>
      http.get('/api/admin/channel/tree', list(channelType), { query: { tenantId }, signal }),
    allowPlan: (allowed, signal) =>
      http.postJson('/api/device/deviceTenantSetup/addOrUpdate', { planSetup: allowed ? '1' : '0' }, nothing, {
        signal,
      }),
  }
}

function wireTenant({ name, domain, logo, site, tenantNo, administratorId, channelIds }: TenantInput) {
  return { name, attr1: domain, attr2: logo, site, tenantNo, userId: administratorId, channelIds: channelIds.join(',') }
}
