import type { ApiClientOptions } from '../api-client-options'
import { tellHost } from './host-callback'

type Host = Pick<ApiClientOptions, 'getToken' | 'onSessionEnd'>

/** What a call reports of its session. */
export interface CallOfSession {
  /** the server accepted it */
  accepted: () => void
  /** the server says that the session is over */
  ended: () => Promise<void>
}

/**
 * Calls `onSessionEnd` once per session, however many responses say that it is over. The text of a token does not tell a
 * session: the platform gives the same token to a user who signs in again (contract admin 2.1). After the end of a session
 * another one has begun as soon as the host has given another token or none, or the token was accepted again.
 */
export function sessionEndGuard({ getToken, onSessionEnd }: Host) {
  /** the token of the session whose end the host knows; null while there is none */
  let known: string | null = null
  /** how often the host was told: a late response to an older call says nothing new */
  let ends = 0
  /** Whether the host gives another token by now. One that throws, e.g. because it could not refresh its own, gives none. */
  async function isReplaced(token: string): Promise<boolean> {
    try {
      return token !== (await getToken())
    } catch {
      return false
    }
  }
  /** A call is about to be sent with this token; undefined for a sign-in, which has none. */
  return function beginCall(token: string | null | undefined): CallOfSession {
    if (token !== undefined && token !== known) known = null
    const endsBefore = ends
    const saysNothingNew = () => endsBefore !== ends || token === known
    return {
      accepted() {
        if (endsBefore === ends) known = null
      },
      async ended() {
        // a response to an older token does not concern the session that has begun meanwhile
        if (token == null || (await isReplaced(token)) || saysNothingNew()) return
        known = token
        ends += 1
        tellHost(onSessionEnd)
      },
    }
  }
}
