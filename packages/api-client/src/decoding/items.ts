import { safeParse, type GenericSchema } from './valibot'
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
  return lenient((value) => readItems(schema, value))
}

export function readItems<T>(schema: GenericSchema<unknown, T>, value: unknown): T[] {
  return (Array.isArray(value) ? value : []).flatMap((row) => {
    const read = safeParse(schema, row)
    if (read.success) return [read.output]
    tellOf(read.issues[0].message)
    return []
  })
}
