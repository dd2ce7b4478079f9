import { pipe, rawTransform, safeParse, unknown, type GenericSchema } from './valibot'

/** Why a value cannot be read. */
export class Refusal {
  constructor(readonly reason: string) {}
}

/** Wire value → domain value. */
export type Read<T> = (value: unknown) => T | Refusal

const reads = new WeakMap<GenericSchema, Read<unknown>>()

/** A schema that is one function: it fits wherever a schema of valibot does, and `readOf` finds the function again. */
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

/** What a schema reads, made into something else or refused. */
export function mapped<In, Out>(schema: GenericSchema<unknown, In>, map: (value: In) => Out | Refusal): GenericSchema<unknown, Out> {
  const read = readOf(schema)
  return decoder((value) => {
    const input = read(value)
    return input instanceof Refusal ? input : map(input)
  })
}

/** How a schema reads: its own function, without valibot's bookkeeping for each of a thousand pushes a second, or valibot. */
export function readOf<T>(schema: GenericSchema<unknown, T>): Read<T> {
  return (reads.get(schema) as Read<T> | undefined) ?? ((value) => {
    const read = safeParse(schema, value)
    return read.success ? read.output : new Refusal(read.issues[0].message)
  })
}
