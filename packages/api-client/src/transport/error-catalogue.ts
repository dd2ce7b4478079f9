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

type Kinds = Readonly<Record<number, ApiErrorKind>>

/**
 * The error catalogue (spec 1 §8, contract admin 1.2) by body status, which counts before the HTTP status: some
 * deployments respond with HTTP 200 to everything. The codes are those of `BODY_STATUS`, spelled out: this table is part
 * of every page, their names only of servers.
 */
const BY_BODY_STATUS: Kinds = {
  40101: 'sessionExpired',
  40001: 'forbidden',
  40131: 'forbidden',
  40301: 'forbidden',
  40331: 'forbidden',
  30101: 'business',
}

/** By HTTP status, or by the same number in the body of an HTTP 200. */
const BY_EITHER_STATUS: Kinds = { 403: 'forbidden', 404: 'notFound', 504: 'gatewayTimeout' }

/** By HTTP status only: behind HTTP 200 the platform sends 401 for an unknown sensor. */
const BY_HTTP_STATUS: Kinds = { 400: 'credentials', 401: 'credentials' }

/** The kind of a response that was not accepted; `server` when the catalogue does not list it. */
export function kindOf(httpStatus: number, bodyStatus: number | null): ApiErrorKind {
  const body = bodyStatus ?? 0
  return (
    BY_BODY_STATUS[body] ?? BY_EITHER_STATUS[httpStatus === 200 ? body : httpStatus] ?? BY_HTTP_STATUS[httpStatus] ?? 'server'
  )
}
