import { nothing } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { encodePassword } from './password'

/** The first accounts of a new platform, with the code that its server has printed to its own console. */
export interface FirstSetup {
  code: string
  siteName: string
  siteUsername: string
  /** the name of the person who administers the site */
  sitePerson: string
  sitePassword: string
  platformUsername: string
  platformPassword: string
}

/** The first set-up of our server (ADR 30). */
export type SetupCalls = ReturnType<typeof setupCalls>

const FIELDS = new Map(['code', 'siteName', 'siteUsername', 'sitePerson', 'sitePassword', 'platformUsername', 'platformPassword'].map((name) => [name, name]))

export function setupCalls(http: Transport) {
  return {
    /**
     * Makes the administrators of the platform and of its first site (POST admin/setup/begin, our server; ADR 30). Rejects `refused`
     * with the field that is wrong, with `retryAfterMs` after too many guesses of the code, and once an account exists.
     */
    begin: (setup: FirstSetup, signal?: AbortSignal): Promise<void> => {
      const { sitePassword, platformPassword, ...rest } = setup
      const body = { ...rest, code: rest.code.trim(), sitePassword: encodePassword(sitePassword), platformPassword: encodePassword(platformPassword) }
      return http.postJson('/api/admin/setup/begin', body, nothing, { signal, fields: FIELDS })
    },
  }
}
