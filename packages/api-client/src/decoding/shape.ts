import { decoder, readOf, Refusal } from './decoder'
import type { GenericSchema } from './valibot'

/** A domain field: the wire names that it may have (the first one present counts) and how its value is read. */
export interface WireField<T> {
  readonly names: readonly string[]
  readonly schema: GenericSchema<unknown, T>
}

/** The domain object that a set of fields describes. */
export type ShapeOutput<F> = { [K in keyof F]: F[K] extends WireField<infer T> ? T : never }

/** Names the wire spelling(s) of a field beside its domain name: `loop: from('sensorLoop', text)`. */
export function from<T>(names: string | readonly string[], schema: GenericSchema<unknown, T>): WireField<T> {
  return { names: typeof names === 'string' ? [names] : names, schema }
}

/**
 * Wire object → domain object. Only own properties with a listed name are read, so no other property of a response
 * (`__proto__`, `constructor`) reaches the result; missing and null are the same (contract admin 1).
 */
export function shape<F extends Record<string, WireField<unknown>>>(
  fields: F,
): GenericSchema<unknown, ShapeOutput<F>> {
  const named = Object.entries(fields).map(([name, { names, schema }]) => ({ name, names, read: readOf(schema) }))
  return decoder((wire) => {
    if (!isWireObject(wire)) return new Refusal('not an object')
    const output: Record<string, unknown> = {}
    for (const { name, names, read } of named) {
      const value = read(ownValue(wire, names))
      if (value instanceof Refusal) return new Refusal(`${names.join('|')}: ${value.reason}`)
      output[name] = value
    }
    return output as ShapeOutput<F>
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
