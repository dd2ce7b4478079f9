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
  users: {
    list(query: UserQuery, signal?: AbortSignal): Promise<Rows<User>>
    get(id: string, signal?: AbortSignal): Promise<User>
    add(user: NewUser, signal?: AbortSignal): Promise<void>
    update(user: UserUpdate, signal?: AbortSignal): Promise<void>
    remove(ids: readonly string[], signal?: AbortSignal): Promise<void>
    /** Users without a tenant; with `tenantId` that tenant's present administrator first. */
    unbound(query: { tenantId?: string }, signal?: AbortSignal): Promise<UserRef[]>
  }
  groups: {
    all(signal?: AbortSignal): Promise<Group[]>
    /** All roles, and which of them the user has. */
    ofUser(userId: string, signal?: AbortSignal): Promise<UserGroup[]>
  }
  tenants: {
    list(query: { name?: string } & PageQuery, signal?: AbortSignal): Promise<Rows<TenantRow>>
    get(id: string, signal?: AbortSignal): Promise<Tenant>
    add(tenant: TenantInput, signal?: AbortSignal): Promise<void>
    update(id: string, tenant: TenantInput, signal?: AbortSignal): Promise<void>
    /** Super administrators only, who prove themselves once more. */
    remove(query: { id: string; superAdminPassword: string }, signal?: AbortSignal): Promise<void>
    channels(query: { tenantId?: string }, signal?: AbortSignal): Promise<ChannelType[]>
    /** Switches floor-plan pictures on or off for the own tenant. */
    allowPlan(allowed: boolean, signal?: AbortSignal): Promise<void>
  }
  /** Every menu there is, permitted or not, as a flat list (GET user/front/menu/all). */
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
