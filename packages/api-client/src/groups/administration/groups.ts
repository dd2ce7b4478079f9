import { list } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { distinctGroups, group, userGroup, type Group, type UserGroup } from './administration.schema'

const GROUP = '/api/admin/group'

/** Roles. */
export type RoleCalls = ReturnType<typeof roleCalls>

export function roleCalls(http: Transport) {
  return {
    /** All roles within the caller's data scope (GET admin/group/all, spec 1 §7). */
    all: (signal?: AbortSignal): Promise<Group[]> => http.get(`${GROUP}/all`, list(group), { signal }),
    /** All roles, and which of them the user has (GET admin/group/listByUser, spec 1 §7). */
    async ofUser(userId: string, signal?: AbortSignal): Promise<UserGroup[]> {
      return distinctGroups(await http.get(`${GROUP}/listByUser`, list(userGroup), { query: { userId }, signal }))
    },
  }
}
