import { isApiError } from '@smart-fire/api-client'

/** Why a sign-in failed, for the message line of the login page (spec 1 §5, §8). */
export type LoginProblem =
  | { kind: 'credentials' }
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
      return { kind: 'server', message: error.serverMessage }
  }
}
