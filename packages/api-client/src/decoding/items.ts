import { readOf, Refusal, type Read } from './decoder'
import type { GenericSchema } from './valibot'
import { lenient } from './scalars'

/** Who is told of an item that was left out. Reading an answer is synchronous, so there is one answer at a time. */
let tellOf: (detail: string) => void = () => undefined

/** Reads, and tells of every item inside lists that had to be left out: a row never goes missing in silence. */
export function tellingOfDropped<T>(tell: (detail: string) => void, read: () => T): T {
  const before = tellOf
  tellOf = tell
  try {
    return read()
  } finally {
    tellOf = before
  }
}

/** A list inside an object: what cannot be read is left out and told of; missing and null are empty. */
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
    if (item instanceof Refusal) tellOf(item.reason)
    else rows.push(item)
  }
  return rows
}
