import { nothing } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { encodePassword } from './password'

/** The password of the signed-in user. */
export type OwnPasswordCalls = ReturnType<typeof ownPasswordCalls>

export function ownPasswordCalls(http: Transport) {
  return {
    /**
     * Changes it; both passwords are sent encoded, in the body: an address may be logged (POST admin/user/changePassword,
     * spec 1 §5, domain 12, trust B2.3). Rejects `refused` or, on the deployed platform, `server` with the reason for a
     * wrong old one.
     */
    change: ({ oldPassword, newPassword }: { oldPassword: string; newPassword: string }, signal?: AbortSignal): Promise<void> => {
      const form = { oldPass: encodePassword(oldPassword), newPass: encodePassword(newPassword) }
      return http.postForm('/api/admin/user/changePassword', form, nothing, { signal })
    },
  }
}
