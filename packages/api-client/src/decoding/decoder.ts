import { pipe, rawTransform, safeParse, unknown, type GenericSchema, type InferOutput } from './valibot'

/** What a schema of an object gives, field by field: the row type of a call is derived from its schema. */
export type Decoded<Schema extends GenericSchema> = Fields<InferOutput<Schema>>
type Fields<T> = { [K in keyof T]: T[K] }

/** Why a value cannot be read. */
export class Refusal {
  constructor(readonly reason: string) {}
}

/** Wire value → domain value. */
export type Read<T> = (value: unknown) => T | Refusal

const reads = new WeakMap<GenericSchema, Read<unknown>>()

/** A schema made of one function. It can be used wherever valibot takes a schema, and `readOf` gives the function back. */
export function decoder<T>(read: Read<T>): GenericSchema<unknown, T> {
  const schema = pipe(
    unknown(),
    rawTransform(({ dataset, addIssue, NEVER }): T => {
      const value = read(dataset.value)
      if (!(value instanceof Refusal)) return value
      addIssue({ message: value.reason })
      return NEVER
    }),
  )
  reads.set(schema, read)
  return schema
}

/** A schema whose output is mapped to another value, or refused. */
export function mapped<In, Out>(schema: GenericSchema<unknown, In>, map: (value: In) => Out | Refusal): GenericSchema<unknown, Out> {
  const read = readOf(schema)
  return decoder((value) => {
    const input = read(value)
    return input instanceof Refusal ? input : map(input)
  })
}

/** How a schema reads: by its own function, which spares valibot's bookkeeping for each of a thousand pushes a second, or by valibot. */
export function readOf<T>(schema: GenericSchema<unknown, T>): Read<T> {
  return (reads.get(schema) as Read<T> | undefined) ?? ((value) => {
    const read = safeParse(schema, value)
    return read.success ? read.output : new Refusal(read.issues[0].message)
  })
}
