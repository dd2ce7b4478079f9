import { list, one } from '../../decoding/readers'
import type { ReadRows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { menuNode, sessionUser, superAdmin, type MenuNode, type SessionUser } from './session.schema'

const USER = '/api/admin/user'

/** The signed-in user and the rights of that user. */
export type SessionCalls = ReturnType<typeof sessionCalls>

export function sessionCalls(http: Transport) {
  return {
    /** The signed-in user with the granted rights (GET admin/user/front/info, spec 1 §7). Rejects `credentials` without a session. */
    user: (signal?: AbortSignal): Promise<SessionUser> => http.get(`${USER}/front/info`, one(sessionUser), { signal }),
    /** The permitted menus as a tree, in the server's order (GET admin/user/front/menus, spec 1 §7). */
    menus: (signal?: AbortSignal): Promise<ReadRows<MenuNode>> => http.get(`${USER}/front/menus`, list(menuNode), { signal }),
    /** Whether a user is super administrator; false for an unknown one (GET admin/user/isSuperAdmin, spec 1 §6). */
    isSuperAdmin: (userId: string, signal?: AbortSignal): Promise<boolean> =>
      http.get(`${USER}/isSuperAdmin`, one(superAdmin), { query: { userId }, signal }),
  }
}
