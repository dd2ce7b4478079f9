import { isApiError, type ApiErrorKind } from '@smart-fire/api-client'

/** Why the server did not load or save a row, as a form shows it. */
export interface Rejection {
  /** `gone`: the row was deleted; `conflict`: another user was faster; `refused`: a rule; `failed`: no usable response */
  kind: 'gone' | 'conflict' | 'refused' | 'failed'
  /** the field that was refused, in the domain's name */
  field: string | null
  /** the server's own words */
  message: string | null
  /** who was faster, and when */
  person: string | null
  at: number | null
}

/** What a failed call means for a form. */
export function rejectionOf(error: unknown): Rejection {
  if (!isApiError(error)) return { ...NOTHING_KNOWN, kind: 'failed' }
  const { serverMessage: message, field, conflict } = error
  return { kind: rejectionKind(error.kind), field, message, person: conflict?.person ?? null, at: conflict?.at ?? null }
}

const NOTHING_KNOWN = { field: null, message: null, person: null, at: null }

function rejectionKind(kind: ApiErrorKind): Rejection['kind'] {
  switch (kind) {
    case 'notFound':
      return 'gone'
    case 'conflict':
      return 'conflict'
    case 'refused':
    case 'invalid':
    case 'forbidden':
    case 'server':
      return 'refused'
    case 'credentials':
    case 'loginRefused':
    case 'sessionExpired':
    case 'gatewayTimeout':
    case 'network':
    case 'aborted':
    case 'malformed':
      return 'failed'
    default:
      return kind satisfies never
  }
}
