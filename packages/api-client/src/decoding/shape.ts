import { decoder, readOf, Refusal } from './decoder'
import type { GenericSchema } from './valibot'

/** A domain field: the wire names that it may have (the first one present counts) and how its value is read. */
export interface WireField<T> {
  readonly names: readonly string[]
  readonly schema: GenericSchema<unknown, T>
}

/** The domain value of a field. */
export type ValueOf<Field> = Field extends WireField<infer T> ? T : never

/** Names the wire spelling(s) of a field beside its domain name: `loop: from('sensorLoop', text)`. */
export function from<T>(names: string | readonly string[], schema: GenericSchema<unknown, T>): WireField<T> {
  return { names: typeof names === 'string' ? [names] : names, schema }
}

/**
 * Wire object → domain object. Only own properties with a listed name are read, so no other property of a response
 * (`__proto__`, `constructor`) reaches the result; missing and null are the same (contract admin 1). The type of the result
 * has no name of its own: TypeScript would write that name into the declarations of embedders, who cannot import it.
 */
export function shape<F extends Readonly<Record<string, WireField<unknown>>>>(
  fields: F,
): GenericSchema<unknown, { [K in keyof F]: ValueOf<F[K]> }> {
  const named = Object.entries(fields).map(([name, { names, schema }]) => ({ name, names, read: readOf(schema) }))
  return decoder((wire) => {
    if (!isWireObject(wire)) return new Refusal('not an object')
    const output: Record<string, unknown> = {}
    for (const { name, names, read } of named) {
      const value = read(ownValue(wire, names))
      if (value instanceof Refusal) return new Refusal(`${names.join('|')}: ${value.reason}`)
      output[name] = value
    }
    return output as { [K in keyof F]: ValueOf<F[K]> }
  })
}

export function isWireObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The first own, non-null value under one of the names; null when there is none. */
export function ownValue(wire: Record<string, unknown>, names: readonly string[]): unknown {
  for (const name of names) {
    const value = wire[name]
    if (value !== undefined && value !== null && Object.hasOwn(wire, name)) return value
  }
  return null
}
