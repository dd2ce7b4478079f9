import type { ApiClientOptions } from '../api-client-options'
import type { ApiError } from './api-error'

/** Calls `onSessionEnd` once per token, however many responses say that the server no longer accepts it. */
export function sessionEndGuard({ getToken, onSessionEnd }: Pick<ApiClientOptions, 'getToken' | 'onSessionEnd'>) {
  let endedToken: string | null = null
  return {
    noticed(error: ApiError, token: string | null): ApiError {
      // a late response to an older token does not concern the session that has begun meanwhile
      const concernsThisSession = token !== null && token === getToken() && token !== endedToken
      if (error.kind === 'sessionExpired' && concernsThisSession) {
        endedToken = token
        onSessionEnd?.()
      }
      return error
    },
  }
}
