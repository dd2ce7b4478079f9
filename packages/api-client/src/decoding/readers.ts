import type { GenericSchema } from './valibot'
import type { Diagnostic } from '../api-client-options'
import type { ReadRows, Rows } from '../rows'
import { ApiError } from '../transport/api-error'
import { readOf, Refusal } from './decoder'
import { reportRepeated, reporting, type DecodingProblem } from './reporting'
import { isMissing, readCount } from './scalars'
import { isWireObject, ownValue } from './shape'

/** The response to a call, without its envelope. `present` is false when the body was empty (204, no bytes). */
export interface CallResponse {
  call: string
  data: unknown
  /** the message of the envelope: some refusals arrive as accepted responses */
  message: string | null
  present: boolean
  /** whether the body says that the call did what it was asked to do (domain 14) */
  accepts: boolean
  httpStatus: number
  report: (diagnostic: Diagnostic) => void
}

/** Turns a response into domain data or throws an `ApiError` of kind `malformed`. */
export type Reader<T> = (response: CallResponse) => T

/** For calls without a result: the response must say that the call was accepted (domain 14). */
export const nothing: Reader<void> = (response) => {
  const { accepts, httpStatus, message } = response
  if (accepts) return
  if (message === null) throw malformed(response, 'not accepted')
  throw new ApiError('server', { httpStatus, serverMessage: message })
}

/** One value or object; anything that the schema refuses is malformed. */
export function one<T>(schema: GenericSchema<unknown, T>): Reader<T> {
  return (response) => {
    const read = safely(schema, response, response.data)
    if (read instanceof Refusal) throw malformed(response, read.reason)
    return read
  }
}

/** A list without paging. `null` is an empty list; a missing body, or rows of which none can be read, are malformed: failed must not look like empty. */
export function list<T>(schema: GenericSchema<unknown, T>): Reader<ReadRows<T>> {
  return (response) => {
    const read = readRows(schema, response, listedRows(response))
    if (read.dropped > 0 && read.rows.length === 0) throw malformed(response, 'no row can be read')
    return read
  }
}

/** A list without paging whose unreadable rows are reported and not counted: for trees and choices, which tell no number of rows. */
export function plainList<T>(schema: GenericSchema<unknown, T>): Reader<T[]> {
  const read = list(schema)
  return (response) => read(response).rows
}

/** One page: `{ rows, total }`, also with `rows: null`, or a bare array whose length is the total. */
export function table<T>(schema: GenericSchema<unknown, T>): Reader<Rows<T>> {
  return (response) => {
    const { rows, dropped } = readRows(schema, response, listedRows(response))
    return { rows, total: totalOf(response, rows.length + dropped), dropped }
  }
}

/** The total that was sent, else the number of rows. Without rows an unreadable total is malformed: it must not look like 0. */
function totalOf(response: CallResponse, rows: number): number {
  const sent = isWireObject(response.data) ? ownValue(response.data, ['total']) : null
  const total = readCount(sent)
  if (total !== null || isMissing(sent)) return total ?? rows
  if (rows === 0) throw malformed(response, 'total: unreadable')
  reportProblem(response, 'fieldUnreadable', 'total: unreadable')
  return rows
}

function listedRows(response: CallResponse): unknown[] {
  const { data, present } = response
  if (Array.isArray(data)) return data
  if (data === null && present) return []
  if (isWireObject(data) && Object.hasOwn(data, 'rows')) {
    if (Array.isArray(data.rows)) return data.rows
    if (data.rows === null) return []
  }
  // the platform may leave out a property that is null: an empty table is then only a total (contract admin 1)
  if (isWireObject(data) && readCount(ownValue(data, ['total'])) === 0) return []
  throw malformed(response, 'not a list')
}

function readRows<T>(schema: GenericSchema<unknown, T>, response: CallResponse, wireRows: unknown[]) {
  const rows: T[] = []
  for (const wireRow of wireRows) {
    const read = safely(schema, response, wireRow)
    if (read instanceof Refusal) reportProblem(response, 'rowDropped', read.reason)
    else rows.push(read)
  }
  reportingOf(response, () => reportRepeated(rows))
  return { rows, dropped: wireRows.length - rows.length }
}

/** A hostile response may be nested deeper than the stack: that is refused like any other unreadable data. */
function safely<T>(schema: GenericSchema<unknown, T>, response: CallResponse, data: unknown): T | Refusal {
  try {
    return reportingOf(response, () => readOf(schema)(data))
  } catch (error) {
    return new Refusal(error instanceof Error ? error.name : 'unreadable')
  }
}

function reportingOf<T>(response: CallResponse, run: () => T): T {
  return reporting((problem, detail) => reportProblem(response, problem, detail), run)
}

function reportProblem({ call, report }: CallResponse, problem: DecodingProblem, detail: string): void {
  report({ call, problem, detail })
}

function malformed({ call, httpStatus, report }: CallResponse, detail: string): ApiError {
  report({ call, problem: 'unexpectedShape', detail })
  return new ApiError('malformed', { httpStatus, cause: new Error(`${call}: ${detail}`) })
}
