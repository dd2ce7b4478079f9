import type { ApiClientOptions } from '../api-client'
import type { ApiError } from './api-error'

/** Tells the owner of the session once per token that the server no longer accepts it, however many calls say so. */
export function sessionEndGuard({ getToken, onSessionEnd }: Pick<ApiClientOptions, 'getToken' | 'onSessionEnd'>) {
  let endedToken: string | null = null
  return {
    noticed(error: ApiError, token: string | null): ApiError {
      // a late answer to an older token says nothing about the session that has begun since
      const concernsThisSession = token !== null && token === getToken() && token !== endedToken
      if (error.kind === 'sessionExpired' && concernsThisSession) {
        endedToken = token
        onSessionEnd?.()
      }
      return error
    },
  }
}
