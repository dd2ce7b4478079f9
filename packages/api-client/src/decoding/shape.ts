import { decoder, readOf, Refusal } from './decoder'
import { reportUnreadable } from './reporting'
import { isMissing } from './scalars'
import type { GenericSchema } from './valibot'

/** A domain field: the wire names that it may have (the first one present counts) and how its value is read. */
export interface WireField<T> {
  readonly names: readonly string[]
  readonly schema: GenericSchema<unknown, T>
  /** whether a value means that there is none; other values that become null could not be read */
  readonly isNone: (value: unknown) => boolean
}

/** The domain value of a field. */
export type ValueOf<Field> = Field extends WireField<infer T> ? T : never

/**
 * Names the wire spelling(s) of a field beside its domain name: `loop: from('sensorLoop', text)`. `isNone` is for fields with
 * a value that means "none" on the platform, e.g. floor 0.
 */
export function from<T>(
  names: string | readonly string[],
  schema: GenericSchema<unknown, T>,
  isNone: (value: unknown) => boolean = isMissing,
): WireField<T> {
  return { names: typeof names === 'string' ? [names] : names, schema, isNone }
}

/**
 * Wire object → domain object. Only own properties with a listed name are read, so no other property of a response
 * (`__proto__`, `constructor`) reaches the result; missing and null are the same (contract admin 1). A value that was sent
 * and is null afterwards could not be read: it is reported by its wire name (domain 25). The type of the result
 * has no name of its own: TypeScript would write that name into the declarations of embedders, who cannot import it.
 */
export function shape<F extends Readonly<Record<string, WireField<unknown>>>>(
  fields: F,
): GenericSchema<unknown, { [K in keyof F]: ValueOf<F[K]> }> {
  const named = Object.entries(fields).map(([name, { names, schema, isNone }]) => ({ name, names, isNone, read: readOf(schema) }))
  return decoder((wire) => {
    if (!isWireObject(wire)) return new Refusal('not an object')
    const output: Record<string, unknown> = {}
    for (const { name, names, isNone, read } of named) {
      const sent = ownValue(wire, names)
      const value = read(sent)
      if (value instanceof Refusal) return new Refusal(`${names.join('|')}: ${value.reason}`)
      if (value === null && sent !== null && !isNone(sent)) reportUnreadable(sentName(wire, names))
      output[name] = value
    }
    return output as { [K in keyof F]: ValueOf<F[K]> }
  })
}

export function isWireObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The wire name under which a value was sent. */
function sentName(wire: Record<string, unknown>, names: readonly string[]): string {
  return names.find((name) => ownValue(wire, [name]) !== null) ?? names.join('|')
}

/** The first own, non-null value under one of the names; null when there is none. */
export function ownValue(wire: Record<string, unknown>, names: readonly string[]): unknown {
  for (const name of names) {
    const value = wire[name]
    if (value !== undefined && value !== null && Object.hasOwn(wire, name)) return value
  }
  return null
}
