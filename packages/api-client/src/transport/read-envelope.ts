import { readCode, readNumber, readText } from '../decoding/scalars'
import { isWireObject, ownValue } from '../decoding/shape'
import { readWireDate } from '../decoding/wire-date'
import { VERDICT } from '../codes/verdict'
import { ApiError, type ConflictDetail } from './api-error'
import { kindOf } from './error-catalogue'
import { parseBody } from './parse-body'
import type { FieldNames } from './transport'

/** An accepted response without its envelope. `present` is false when the body was empty. */
export interface Envelope {
  data: unknown
  message: string | null
  present: boolean
}

/** Domain status codes are 0–4; the status of an envelope is an HTTP-like code. */
const SMALLEST_ENVELOPE_STATUS = 100
const LONGEST_SERVER_MESSAGE = 500

/**
 * HTTP status + body text → data, or throws the matching `ApiError` (spec 1 §8, domain 14). A
 * response is accepted when neither its HTTP status nor its body is an error; the envelope's own status tells bare
 * bodies from wrapped ones (contract admin 1). `fields` translates the name of a refused field.
 */
export function readEnvelope(httpStatus: number, bodyText: string, fields?: FieldNames): Envelope {
  const body = parseBody(bodyText)
  const accepted = httpStatus >= 200 && httpStatus < 300
  if (httpStatus >= 300 && httpStatus < 400) throw new ApiError('malformed', { httpStatus })
  // an HTML page of a proxy: its text is never passed on as the server's message
  if (body.kind === 'other') throw new ApiError(accepted ? 'malformed' : kindOf(httpStatus, null), { httpStatus })
  if (body.kind === 'empty') {
    if (!accepted) throw new ApiError(kindOf(httpStatus, null), { httpStatus })
    return { data: null, message: null, present: false }
  }
  const { value } = body
  const bodyStatus = envelopeStatus(value)
  const bodyIsError = (bodyStatus !== null && bodyStatus !== 200) || isOAuthError(value)
  if (!accepted || bodyIsError) throw errorFrom(httpStatus, bodyStatus, value, fields)
  return { data: unwrap(value, bodyStatus), message: messageIn(value), present: true }
}

function envelopeStatus(value: unknown): number | null {
  if (!isWireObject(value)) return null
  const status = readNumber(ownValue(value, ['status']))
  return status !== null && status >= SMALLEST_ENVELOPE_STATUS ? status : null
}

/** `{"error":"invalid_grant","error_description":…}`, also behind filters that respond with HTTP 200 to everything. */
function isOAuthError(value: unknown): boolean {
  return isWireObject(value) && typeof ownValue(value, ['error']) === 'string' && !Object.hasOwn(value, 'data')
}

function unwrap(value: unknown, bodyStatus: number | null): unknown {
  if (!isWireObject(value)) return value
  const hasData = Object.hasOwn(value, 'data')
  const onlyEnvelope = Object.keys(value).every((key) => ['data', 'message', 'status'].includes(key))
  // with a status: data, or nothing, or fields beside the status. Without one: `{ data }`, as some proxies send it
  const wrapped = bodyStatus === null ? hasData && onlyEnvelope : hasData || onlyEnvelope
  return wrapped ? ownValue(value, ['data']) : value
}

function errorFrom(httpStatus: number, bodyStatus: number | null, value: unknown, fields?: FieldNames): ApiError {
  const kind = httpStatus === 200 && isOAuthError(value) ? 'credentials' : kindOf(httpStatus, bodyStatus)
  const data = isWireObject(value) ? ownValue(value, ['data']) : null
  const details = isWireObject(data) ? data : {}
  const conflict = kind === 'business' ? conflictIn(details) : null
  return new ApiError(conflict === null ? kind : 'conflict', {
    httpStatus,
    bodyStatus,
    serverMessage: messageIn(value),
    conflict,
    retryAfterMs: milliseconds(readNumber(ownValue(details, ['retryAfter']))),
    field: fields?.get(readText(ownValue(details, ['field'])) ?? '') ?? null,
  })
}

function milliseconds(seconds: number | null): number | null {
  return seconds === null ? null : seconds * 1000
}

function messageIn(value: unknown): string | null {
  if (!isWireObject(value)) return null
  const message = readText(ownValue(value, ['message', 'error_description', 'error']))
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
