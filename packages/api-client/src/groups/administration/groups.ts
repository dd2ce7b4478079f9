import { plainList, table } from '../../decoding/readers'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { distinctGroups, group, userGroup, type Group, type UserGroup } from './administration.schema'

const GROUP = '/api/admin/group'

/** Roles. */
export type RoleCalls = ReturnType<typeof roleCalls>

export function roleCalls(http: Transport) {
  return {
    /** All roles within the caller's data scope (GET admin/group/all, spec 1 §7). */
    all: (signal?: AbortSignal): Promise<Group[]> => http.get(`${GROUP}/all`, plainList(group), { signal }),
    /** One page of roles, last changed first; `name` matches exactly (GET admin/group/pageList, contract admin 3.2). */
    list: ({ name, page, limit }: { name?: string | null } & PageQuery, signal?: AbortSignal): Promise<Rows<Group>> =>
      http.get(`${GROUP}/pageList`, table(group), { query: { name, page, limit }, signal }),
    /** All roles, and which of them the user has (GET admin/group/listByUser, spec 1 §7). */
    async ofUser(userId: string, signal?: AbortSignal): Promise<UserGroup[]> {
      return distinctGroups(await http.get(`${GROUP}/listByUser`, plainList(userGroup), { query: { userId }, signal }))
    },
  }
}
