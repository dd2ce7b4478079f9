import { plainList } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { menuEntry, type MenuEntry } from './administration.schema'
import { roleCalls } from './groups'
import { tenantCalls } from './tenants'
import { userCalls } from './users'

export type {
  ChannelType,
  Group,
  MenuEntry,
  Tenant,
  TenantRow,
  UserGroup,
  UserRef,
} from './administration.schema'
export type { RoleCalls } from './groups'
export type { TenantCalls, TenantInput } from './tenants'
export {
  newUserInput,
  userInput,
  type NewUserInput,
  type User,
  type UserCalls,
  type UserFilters,
  type UserInput,
} from './users'

/** Users, roles, tenants, channels and menus (spec 1 §7). */
export type AdministrationCalls = ReturnType<typeof administrationCalls>

function administrationCalls(http: Transport) {
  return {
    /** Users of the tenant. */
    users: userCalls(http),
    /** Roles. */
    groups: roleCalls(http),
    /** Tenants; for super administrators, except `allowPlan`. */
    tenants: tenantCalls(http),
    /** All menus, permitted or not, as a flat list (GET admin/user/front/menu/all, spec 1 §7). */
    allMenus: (signal?: AbortSignal): Promise<MenuEntry[]> =>
      http.get('/api/admin/user/front/menu/all', plainList(menuEntry), { signal }),
  }
}

/** Group `administration`: `client.with(administration)`. */
export const administration: ApiGroup<'administration', AdministrationCalls> = {
  name: 'administration',
  calls: administrationCalls,
}
