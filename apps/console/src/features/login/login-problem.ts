import { isApiError } from '@smart-fire/api-client'

/** Why a sign-in failed, for the message line of the login page (spec 1 §5, §8, domain 27). */
export type LoginProblem =
  | { kind: 'credentials' }
  /** the picture code is wrong */
  | { kind: 'code' }
  /** too many attempts; milliseconds until the next one is accepted */
  | { kind: 'locked'; retryAfterMs: number }
  | { kind: 'unreachable' }
  | { kind: 'gateway' }
  /** with the message of the server; null when it sent none */
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
      if (error.retryAfterMs !== null) return { kind: 'locked', retryAfterMs: error.retryAfterMs }
      return error.field === 'code' ? { kind: 'code' } : { kind: 'server', message: error.serverMessage }
  }
}
