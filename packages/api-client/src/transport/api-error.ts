import type { Verdict } from '../codes/verdict'
import type { Instant } from '../instant'

/** What went wrong, in the terms of the error catalogue (spec 1 §8). */
export type ApiErrorKind =
  /** HTTP 400, or 401 without a more exact body: 账户或密码错误！ */
  | 'credentials'
  /** the response to a sign-in carries no token: the server's message as a warning */
  | 'loginRefused'
  /** HTTP 401 with body 40101: the session has ended */
  | 'sessionExpired'
  /** HTTP 401 with 40001, or HTTP 403: titled 禁止 */
  | 'forbidden'
  /** HTTP 404, or a call for a row that does not exist: it was deleted, or never existed */
  | 'notFound'
  /** the input breaks its schema; nothing was sent, `invalidFields` names the fields */
  | 'invalid'
  /** a rule of the server: body 30101, titled 失败, or another 4xx with a reason. The same call would be refused again */
  | 'refused'
  /** another user judged this record first, or changed this row after it was read (HTTP 420, body 30101 with person and time, domain 4) */
  | 'conflict'
  /** HTTP 504: 后端服务异常，请联系管理员！ */
  | 'gatewayTimeout'
  /** no response: time-out, reset, offline. 服务请求超时！ */
  | 'network'
  /** the caller cancelled the call; never shown */
  | 'aborted'
  /** the response does not have the shape of this call */
  | 'malformed'
  /** the server failed: HTTP 5xx, body 300 or 500, or no reason at all. The server's message; the same call may work later */
  | 'server'

/** Which other user judged the record or changed the row first (domain 4). */
export interface ConflictDetail {
  /** username */
  person: string | null
  at: Instant | null
  /** of an abnormal record; null for other rows */
  verdict: Verdict | null
}

export interface ApiErrorDetail {
  httpStatus?: number | null
  bodyStatus?: number | null
  serverMessage?: string | null
  conflict?: ConflictDetail | null
  field?: string | null
  retryAfterMs?: number | null
  invalidFields?: readonly string[]
  cause?: unknown
}

const NOTHING_KNOWN = {
  httpStatus: null,
  bodyStatus: null,
  serverMessage: null,
  conflict: null,
  field: null,
  retryAfterMs: null,
  invalidFields: [],
}

/** The only error that a call of this package rejects with. It shows nothing and navigates nowhere: the caller decides. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** null when there was no response */
  declare readonly httpStatus: number | null
  /** `status` of the response body; null when it has none */
  declare readonly bodyStatus: number | null
  /** the server's message; untrusted text */
  declare readonly serverMessage: string | null
  /** for kind `conflict` */
  declare readonly conflict: ConflictDetail | null
  /** the input field that the server refused, by the name it has in the input of the call; null when the server names none */
  declare readonly field: string | null
  /** milliseconds until the server accepts the call again, e.g. a sign-in after too many attempts; null when it does not say */
  declare readonly retryAfterMs: number | null
  /** for kind `invalid`: the input fields that break the schema of the call; otherwise empty */
  declare readonly invalidFields: readonly string[]

  constructor(
    readonly kind: ApiErrorKind,
    { cause, ...detail }: ApiErrorDetail = {},
  ) {
    super(detail.serverMessage ?? kind, { cause })
    Object.assign(this, NOTHING_KNOWN, detail)
  }
}

/** Whether a caught value is an `ApiError`; an error of another copy of this package counts, too. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'kind' in error
}
