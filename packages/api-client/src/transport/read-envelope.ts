import { readCode, readFlag, readNumber, readText } from '../decoding/scalars'
import { isWireObject, ownValue } from '../decoding/shape'
import { readWireDate } from '../decoding/wire-date'
import { VERDICT } from '../codes/verdict'
import { ApiError, type ConflictDetail } from './api-error'
import { kindOf } from './error-catalogue'
import { parseBody } from './parse-body'
import type { FieldNames } from './transport'

/** An accepted response without its envelope. */
export interface Envelope {
  data: unknown
  message: string | null
  /** false when the body was empty */
  present: boolean
  /** whether the body, if any, says that the call did what it was asked to do: a write needs that (domain 14) */
  accepts: boolean
}

/** The largest status of a device (spec 1 §4): only a larger or a negative number is the status of an envelope. */
const LARGEST_DOMAIN_STATUS = 4
const LONGEST_SERVER_MESSAGE = 500
const ENVELOPE_KEY = /^(status|code|success|message|msg|data)$/

/**
 * HTTP status + body text → data, or throws the matching `ApiError` (spec 1 §8, domain 14). A
 * response is accepted when neither its HTTP status nor its body is an error; the envelope's own status tells bare
 * bodies from wrapped ones (contract admin 1). `fields` translates the name of a refused field.
 */
export function readEnvelope(httpStatus: number, bodyText: string, fields?: FieldNames): Envelope {
  const body = parseBody(bodyText)
  const accepted = httpStatus >= 200 && httpStatus < 300
  // an HTML page of a proxy: its text is never passed on as the server's message
  if (body.kind === 'other') throw new ApiError(accepted ? 'malformed' : kindOf(httpStatus), { httpStatus })
  const present = body.kind === 'json'
  const value = present ? body.value : null
  const isObject = isWireObject(value)
  const envelope = isObject ? value : {}
  const hasData = Object.hasOwn(envelope, 'data')
  const hasMore = Object.keys(envelope).some((key) => !ENVELOPE_KEY.test(key))
  const bodyStatus = statusOf(envelope, hasMore)
  const isOAuthError = !hasData && typeof ownValue(envelope, ['error']) === 'string'
  const isFailure = !hasMore && readFlag(ownValue(envelope, ['success'])) === false
  if (!accepted || (bodyStatus ?? 200) !== 200 || isFailure || isOAuthError) {
    throw errorFrom(httpStatus, bodyStatus, envelope, isOAuthError, fields)
  }
  // with a status: data, or nothing, or fields beside the status. Without one: `{ data }`, as some proxies send it
  const isWrapped = isObject && (bodyStatus === null ? hasData && !hasMore : hasData || !hasMore)
  return {
    data: isWrapped ? ownValue(envelope, ['data']) : value,
    message: messageIn(envelope),
    present,
    accepts: bodyStatus !== null || value === null || value === true || (isObject && !Object.hasOwn(envelope, 'status')),
  }
}

/** The status of an envelope; null for a bare body. Some proxies write `code` instead, and 0 for success. */
function statusOf(envelope: Record<string, unknown>, hasMore: boolean): number | null {
  const status = readNumber(ownValue(envelope, ['status']))
  if (status !== null) return status < 0 || status > LARGEST_DOMAIN_STATUS ? status : null
  const code = hasMore ? null : readNumber(ownValue(envelope, ['code']))
  return code === 0 ? 200 : code
}

/** An OAuth error is `{"error":"invalid_grant","error_description":…}`, also behind filters that respond with HTTP 200 to everything. */
function errorFrom(
  httpStatus: number,
  bodyStatus: number | null,
  envelope: Record<string, unknown>,
  isOAuthError: boolean,
  fields?: FieldNames,
): ApiError {
  const serverMessage = messageIn(envelope)
  const kind = httpStatus === 200 && isOAuthError ? 'credentials' : kindOf(httpStatus, bodyStatus, serverMessage)
  const data = ownValue(envelope, ['data'])
  const details = isWireObject(data) ? data : {}
  const conflict = kind === 'refused' ? conflictIn(details) : null
  return new ApiError(conflict ? 'conflict' : kind, {
    httpStatus,
    bodyStatus,
    serverMessage,
    conflict,
    retryAfterMs: milliseconds(readNumber(ownValue(details, ['retryAfter']))),
    field: fields?.get(readText(ownValue(details, ['field'])) ?? '') ?? null,
  })
}

function milliseconds(seconds: number | null): number | null {
  return seconds === null ? null : seconds * 1000
}

function messageIn(envelope: Record<string, unknown>): string | null {
  const message = readText(ownValue(envelope, ['message', 'msg', 'error_description', 'error']))
  return message && message.slice(0, LONGEST_SERVER_MESSAGE)
}

/** Another user was first: `data: { person, time, verdict }` or `{ person, time, version }` beside 30101 (domain 4, ADR 3). */
function conflictIn(details: Record<string, unknown>): ConflictDetail | null {
  if (!Object.hasOwn(details, 'person')) return null
  return {
    person: readText(ownValue(details, ['person'])),
    at: readWireDate(ownValue(details, ['time'])),
    verdict: readCode(VERDICT, ownValue(details, ['verdict'])),
  }
}
