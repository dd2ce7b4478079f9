import type { GenericSchema } from './valibot'
import type { Diagnostic } from '../api-client'
import type { Rows } from '../resources/rows'
import { ApiError } from '../transport/api-error'
import { readOf, Refusal } from './decoder'
import { tellingOfDropped } from './items'
import { readNumber } from './scalars'
import { isWireObject, ownValue } from './shape'

/** What a call got back, freed from its envelope. `present` is false when the body was empty (204, no bytes). */
export interface Answer {
  call: string
  data: unknown
  /** what the envelope says beside the data: some refusals travel as accepted answers */
  message: string | null
  present: boolean
  httpStatus: number
  report: (diagnostic: Diagnostic) => void
}

/** Turns an answer into domain data or throws an `ApiError` of kind `malformed`. */
export type Reader<T> = (answer: Answer) => T

/** For calls that have nothing to say: whatever came back, it was accepted. */
export const nothing: Reader<void> = () => undefined

/** One value or object; anything the schema refuses is malformed. */
export function one<T>(schema: GenericSchema<unknown, T>): Reader<T> {
  return (answer) => {
    const read = safely(schema, answer, answer.data)
    if (read instanceof Refusal) throw malformed(answer, read.reason)
    return read
  }
}

/** A list without paging. `null` is an empty list, no body at all is not: failed must not look like empty. */
export function list<T>(schema: GenericSchema<unknown, T>): Reader<T[]> {
  return (answer) => readRows(schema, answer, listedRows(answer)).rows
}

/** One page: `{ rows, total }`, `rows: null` included, or a bare array whose length is the total. */
export function table<T>(schema: GenericSchema<unknown, T>): Reader<Rows<T>> {
  return (answer) => {
    const { rows, dropped } = readRows(schema, answer, listedRows(answer))
    const total = isWireObject(answer.data) ? readNumber(ownValue(answer.data, ['total'])) : null
    const known = rows.length + dropped
    return { rows, total: total === null || total < 0 ? known : Math.round(total), dropped }
  }
}

function listedRows(answer: Answer): unknown[] {
  const { data } = answer
  if (Array.isArray(data)) return data
  if (data === null && answer.present) return []
  if (isWireObject(data) && Object.hasOwn(data, 'rows')) {
    if (Array.isArray(data.rows)) return data.rows
    if (data.rows === null) return []
  }
  // null properties may be omitted: a table without rows still says its total (contract admin 1)
  if (isWireObject(data) && readNumber(ownValue(data, ['total'])) === 0) return []
  throw malformed(answer, 'not a list')
}

function readRows<T>(schema: GenericSchema<unknown, T>, answer: Answer, wireRows: unknown[]) {
  const rows: T[] = []
  for (const wireRow of wireRows) {
    const read = safely(schema, answer, wireRow)
    if (read instanceof Refusal) dropped(answer, read.reason)
    else rows.push(read)
  }
  return { rows, dropped: wireRows.length - rows.length }
}

/** A hostile answer may nest deeper than the stack: that is unreadable, too, and no other exception. */
function safely<T>(schema: GenericSchema<unknown, T>, answer: Answer, data: unknown): T | Refusal {
  try {
    return tellingOfDropped(
      (detail) => dropped(answer, detail),
      () => readOf(schema)(data),
    )
  } catch (error) {
    return new Refusal(error instanceof Error ? error.name : 'unreadable')
  }
}

function dropped({ call, report }: Answer, detail: string): void {
  report({ call, problem: 'rowDropped', detail })
}

function malformed(answer: Answer, detail: string): ApiError {
  answer.report({ call: answer.call, problem: 'unexpectedShape', detail })
  return new ApiError('malformed', { httpStatus: answer.httpStatus, cause: new Error(`${answer.call}: ${detail}`) })
}
