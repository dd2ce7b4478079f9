import * as v from 'valibot'
import { lenient } from './scalars'

/** A list inside an object: what cannot be read is left out; missing and null are empty. */
export function items<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> {
  return lenient((value) => readItems(schema, value))
}

export function readItems<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T[] {
  return (Array.isArray(value) ? value : []).flatMap((row) => {
    const read = v.safeParse(schema, row)
    return read.success ? [read.output] : []
  })
}
