import { readOf, Refusal, type Read } from './decoder'
import type { GenericSchema } from './valibot'
import { lenient } from './scalars'

/** Receives each dropped item. One variable is enough: reading a response is synchronous, so one is read at a time. */
let report: (detail: string) => void = () => undefined

/** Reads, and reports every item that was dropped from a list: no row is lost in silence. */
export function reportingDropped<T>(listener: (detail: string) => void, read: () => T): T {
  const before = report
  report = listener
  try {
    return read()
  } finally {
    report = before
  }
}

/** A list inside an object: items that cannot be read are dropped and reported; missing and null are an empty list. */
export function items<T>(schema: GenericSchema<unknown, T>): GenericSchema<unknown, T[]> {
  const read = readOf(schema)
  return lenient((value) => rowsOf(read, value))
}

export function readItems<T>(schema: GenericSchema<unknown, T>, value: unknown): T[] {
  return rowsOf(readOf(schema), value)
}

function rowsOf<T>(read: Read<T>, value: unknown): T[] {
  const rows: T[] = []
  for (const row of Array.isArray(value) ? (value as unknown[]) : []) {
    const item = read(row)
    if (item instanceof Refusal) report(item.reason)
    else rows.push(item)
  }
  return rows
}
