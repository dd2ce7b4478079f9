import type { Verdict } from '../codes/verdict'
import type { Instant } from '../instant'

/** What went wrong, in the words of the error catalogue (spec 1 §8). */
export type ApiErrorKind =
  /** HTTP 400, or 401 without a more exact body: 账户或密码错误！ */
  | 'credentials'
  /** a login answer without a token: the server's message as a warning */
  | 'loginRefused'
  /** HTTP 401 with body 40101: the session is over */
  | 'sessionExpired'
  /** HTTP 401 with 40001, or HTTP 403: titled 禁止 */
  | 'forbidden'
  /** body 30101: titled 失败 */
  | 'business'
  /** somebody else judged this record first (HTTP 420, body 30101 with person and time, domain 4) */
  | 'conflict'
  /** HTTP 504: 后端服务异常，请联系管理员！ */
  | 'gatewayTimeout'
  /** no answer: time-out, reset, offline. 服务请求超时！ */
  | 'network'
  /** the caller gave up; never shown */
  | 'aborted'
  /** an answer that cannot be read as what was asked for */
  | 'malformed'
  /** anything else: the server's message */
  | 'server'

/** Who judged a record before (domain 4). */
export interface ConflictDetail {
  /** username */
  person: string | null
  at: Instant | null
  verdict: Verdict | null
}

export interface ApiErrorDetail {
  httpStatus?: number | null
  bodyStatus?: number | null
  /** the server's own words; untrusted text */
  serverMessage?: string | null
  conflict?: ConflictDetail | null
  cause?: unknown
}

/** The only thing a call of this package rejects with. It shows nothing and goes nowhere: the caller decides. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly httpStatus: number | null
  readonly bodyStatus: number | null
  readonly serverMessage: string | null
  readonly conflict: ConflictDetail | null

  constructor(kind: ApiErrorKind, detail: ApiErrorDetail = {}) {
    super(detail.serverMessage ?? kind, { cause: detail.cause })
    this.kind = kind
    this.httpStatus = detail.httpStatus ?? null
    this.bodyStatus = detail.bodyStatus ?? null
    this.serverMessage = detail.serverMessage ?? null
    this.conflict = detail.conflict ?? null
  }
}

/** Whether something that was thrown is an `ApiError`, also one of another copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'kind' in error
}
