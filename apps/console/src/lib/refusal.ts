import { isApiError, type ApiErrorKind, type Instant } from '@smart-fire/api-client'

/** Why a write failed. */
export interface Refusal {
  /** conflict: another user was faster; refused: a rule, in the server's words; unreadable: the file is no picture; failed: anything else */
  kind: 'conflict' | 'refused' | 'unreadable' | 'failed'
  /** without a readable answer it is not known whether the server has done it */
  isUnknown?: true
  /** the server's message; null without one */
  message: string | null
  /** who was faster, where the server says so */
  person: string | null
  at: Instant | null
}

/** The file cannot be shown by this browser, so it is not sent. */
export class UnreadablePicture extends Error {}

/** What a failed call means where the server had no words: no answer came, one that cannot be read, the row is gone, it may not be done, or the server failed. */
export type Silence = 'noResponse' | 'unreadable' | 'gone' | 'refused' | 'serverFailed'

const SILENCES: Readonly<Partial<Record<ApiErrorKind, Silence>>> = {
  network: 'noResponse', gatewayTimeout: 'noResponse', aborted: 'noResponse', malformed: 'unreadable', notFound: 'gone', server: 'serverFailed',
}
/** After these the server may have done what was asked for. */
const UNKNOWN: ReadonlySet<Silence> = new Set(['noResponse', 'unreadable'])
/** of a proxy that has had no answer of the server */
const BAD_GATEWAY = 502

/** What an error of a call means without its words. */
export function silenceOf(error: unknown): Silence {
  if (!isApiError(error) || error.httpStatus === BAD_GATEWAY) return 'noResponse'
  return SILENCES[error.kind] ?? 'refused'
}

/** Reads an error of a call; what the server did not say in words is null. What it did say is its response, also of a row that is gone or of its own failure. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof UnreadablePicture) return { kind: 'unreadable', message: null, person: null, at: null }
  if (!isApiError(error)) return { kind: 'failed', message: null, person: null, at: null }
  const { kind, serverMessage, conflict } = error
  const isNamed = kind === 'conflict' || kind === 'refused'
  const isUnknown = serverMessage === null && UNKNOWN.has(silenceOf(error))
  return { kind: isNamed ? kind : 'failed', ...(isUnknown ? { isUnknown } : {}), message: serverMessage, person: conflict?.person ?? null, at: conflict?.at ?? null }
}
