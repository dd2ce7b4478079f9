import * as v from 'valibot'

/** A list inside an object: what cannot be read is left out; missing and null are empty. */
export function items<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> {
  return v.pipe(
    v.unknown(),
    v.transform((value): T[] =>
      (Array.isArray(value) ? value : []).flatMap((row) => {
        const read = v.safeParse(schema, row)
        return read.success ? [read.output] : []
      }),
    ),
  )
}
