import { plainList } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { menuEntry, type MenuEntry } from './administration.schema'
import { roleCalls } from './groups'
import { userCalls } from './users'

export type {
  Group,
  MenuEntry,
  UserGroup,
  UserRef,
} from './administration.schema'
export type { RoleCalls } from './groups'
export {
  newUserInput,
  userInput,
  type NewUserInput,
  type User,
  type UserCalls,
  type UserFilters,
  type UserInput,
} from './users'

/** Users, roles and menus (spec 1 §7). */
export type AdministrationCalls = ReturnType<typeof administrationCalls>

function administrationCalls(http: Transport) {
  return {
    /** Users of the tenant. */
    users: userCalls(http),
    /** Roles. */
    groups: roleCalls(http),
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
