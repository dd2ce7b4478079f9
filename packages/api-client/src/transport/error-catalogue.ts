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

/**
 * The error catalogue (spec 1 §8, contract admin 1.2) by body status, which counts before the HTTP status, since some
 * deployments respond with HTTP 200 to everything; then by HTTP status. The codes are those of `BODY_STATUS`, spelled out:
 * this table is part of every page, their names only of servers.
 */
const BY_STATUS: Readonly<Record<number, ApiErrorKind>> = {
  40101: 'sessionExpired',
  40001: 'forbidden',
  40131: 'forbidden',
  40301: 'forbidden',
  40331: 'forbidden',
  30101: 'refused',
  403: 'forbidden',
  404: 'notFound',
  504: 'gatewayTimeout',
}

/** Too many calls: no rule is broken, and the same call may be accepted later. */
const TOO_MANY = 429

/** The kind of a response that was not accepted. */
export function kindOf(httpStatus: number, bodyStatus: number | null = null, message: string | null = null): ApiErrorKind {
  return BY_STATUS[bodyStatus ?? 0] ?? BY_STATUS[httpStatus] ?? unlisted(httpStatus, httpStatus === 200 ? bodyStatus : httpStatus, message)
}

/** A 4xx with a reason is a rule that the server refused; anything else is a failure of the server. */
function unlisted(httpStatus: number, status: number | null, message: string | null): ApiErrorKind {
  // behind HTTP 200 the platform sends 401 for an unknown sensor
  if (httpStatus === 400 || httpStatus === 401) return 'credentials'
  // a redirect is no response to a call; a browser hides its status
  if (httpStatus < 200 || (httpStatus > 299 && httpStatus < 400)) return 'malformed'
  return Math.floor((status ?? 0) / 100) === 4 && status !== TOO_MANY && message !== null ? 'refused' : 'server'
}
