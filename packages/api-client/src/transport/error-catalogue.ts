import type { ApiErrorKind } from './api-error'

/** Body status codes of the platform (contract admin 1.2). */
export const BODY_STATUS = {
  ok: 200,
  failure: 300,
  business: 30101,
  badCredentials: 40001,
  sessionOver: 40101,
  userForbidden: 40131,
  clientForbidden: 40301,
  clientNotAllowed: 40331,
} as const

interface CatalogueRow {
  /** HTTP statuses for which the row holds; absent = any */
  http?: readonly number[]
  /** body statuses for which the row holds; absent = any, also none */
  body?: readonly number[]
  kind: ApiErrorKind
}

/**
 * The error catalogue (spec 1 §8, contract admin 1.2), most exact row first; the first row that fits decides.
 * Rows by body status come before rows by HTTP status: some deployments respond with HTTP 200 to everything.
 */
const ERROR_CATALOGUE: readonly CatalogueRow[] = [
  { body: [BODY_STATUS.sessionOver], kind: 'sessionExpired' },
  { body: [BODY_STATUS.badCredentials], kind: 'forbidden' },
  { body: [BODY_STATUS.userForbidden, BODY_STATUS.clientForbidden, BODY_STATUS.clientNotAllowed], kind: 'forbidden' },
  { body: [BODY_STATUS.business], kind: 'business' },
  { http: [403], kind: 'forbidden' },
  { http: [200], body: [403], kind: 'forbidden' },
  { http: [404], kind: 'notFound' },
  { http: [200], body: [404], kind: 'notFound' },
  { http: [504], kind: 'gatewayTimeout' },
  { http: [200], body: [504], kind: 'gatewayTimeout' },
  { http: [400, 401], kind: 'credentials' },
]

/** The kind of a response that was not accepted; `server` when no row fits. */
export function kindOf(httpStatus: number, bodyStatus: number | null): ApiErrorKind {
  const row = ERROR_CATALOGUE.find(
    ({ http, body }) =>
      (http === undefined || http.includes(httpStatus)) &&
      (body === undefined || (bodyStatus !== null && body.includes(bodyStatus))),
  )
  return row?.kind ?? 'server'
}
