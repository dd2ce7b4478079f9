import { isApiError } from '@smart-fire/api-client'

/** Whether the server refused the session (401, 403). Every other error is an outage, which ends no session (domain 15). */
export function refusesSession(error: unknown): boolean {
  if (!isApiError(error)) return false
  return error.kind === 'sessionExpired' || error.kind === 'forbidden' || error.httpStatus === 401
    || error.httpStatus === 403
}
