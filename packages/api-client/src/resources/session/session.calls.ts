import { list, nothing, one } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { encodePassword } from '../auth/password'
import { menuNode, sessionUser, superAdmin, type MenuNode, type SessionUser } from './session.schema'

const USER = '/api/admin/user'

/** The signed-in user and the rights of that user. */
export type SessionCalls = ReturnType<typeof sessionCalls>

export function sessionCalls(http: Transport) {
  return {
    /** The signed-in user with the granted rights (GET admin/user/front/info, spec 1 §7). Rejects `credentials` without a session. */
    user: (signal?: AbortSignal): Promise<SessionUser> => http.get(`${USER}/front/info`, one(sessionUser), { signal }),
    /** The permitted menus as a tree, in the server's order (GET admin/user/front/menus, spec 1 §7). */
    menus: (signal?: AbortSignal): Promise<MenuNode[]> => http.get(`${USER}/front/menus`, list(menuNode), { signal }),
    /** Whether a user is super administrator; false for an unknown one (GET admin/user/isSuperAdmin, spec 1 §6). */
    isSuperAdmin: (userId: string, signal?: AbortSignal): Promise<boolean> =>
      http.get(`${USER}/isSuperAdmin`, one(superAdmin), { query: { userId }, signal }),
    /**
     * Changes the password of the signed-in user; both passwords are sent encoded, in the body: an address may be logged
     * (POST admin/user/changePassword, spec 1 §5, domain 12, trust B2.3). Rejects `refused` or, on the
     * deployed platform, `server` with the reason for a wrong old one.
     */
    changePassword: (
      { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
      signal?: AbortSignal,
    ): Promise<void> => {
      const form = { oldPass: encodePassword(oldPassword), newPass: encodePassword(newPassword) }
      return http.postForm(`${USER}/changePassword`, form, nothing, { signal })
    },
  }
}
