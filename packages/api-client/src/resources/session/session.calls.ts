import type { ApiClient } from '../../api-client'
import { list, nothing, one } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { encodePassword } from '../auth/password'
import { menuNode, sessionUser, superAdmin } from './session.schema'

const USER = '/api/admin/user'

/** Who is signed in and what they may see (spec 1 §7). */
export function sessionCalls(http: Transport): ApiClient['session'] {
  return {
    user: (signal) => http.get(`${USER}/front/info`, one(sessionUser), { signal }),
    menus: (signal) => http.get(`${USER}/front/menus`, list(menuNode), { signal }),
    isSuperAdmin: (userId, signal) => http.get(`${USER}/isSuperAdmin`, one(superAdmin), { query: { userId }, signal }),
    // parameters, not JSON (contract admin 3.1): as a form body, so that no password stands in an address (trust B2.3)
    changePassword: ({ oldPassword, newPassword }, signal) =>
      http.postForm(
        `${USER}/changePassword`,
        { oldPass: encodePassword(oldPassword), newPass: encodePassword(newPassword) },
        nothing,
        { signal },
      ),
  }
}
