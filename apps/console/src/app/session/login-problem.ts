import { isApiError } from '@smart-fire/api-client'

/** Why a sign-in did not work, for the message line of the login page (spec 1 §5, §8). */
export type LoginProblem =
  | { kind: 'credentials' }
  | { kind: 'unreachable' }
  | { kind: 'gateway' }
  /** the server's own words; null when it had none */
  | { kind: 'server'; message: string | null }

export function explainLogin(error: unknown): LoginProblem {
  if (!isApiError(error)) return { kind: 'server', message: null }
  switch (error.kind) {
    case 'credentials':
      return { kind: 'credentials' }
    case 'network':
    case 'aborted':
      return { kind: 'unreachable' }
    case 'gatewayTimeout':
      return { kind: 'gateway' }
    default:
      return { kind: 'server', message: error.serverMessage }
  }
}

/** The server answered, and the answer is no (401, 403). Everything else is an outage (domain 15). */
export function saysNo(error: unknown): boolean {
  if (!isApiError(error)) return false
  return error.kind === 'sessionExpired' || error.kind === 'forbidden' || error.httpStatus === 401
    || error.httpStatus === 403
}
