import { check, pipe, transform, type GenericSchema } from './valibot'
import { nullableCount } from './scalars'
import { from, shape } from './shape'

type Counts<K extends string> = Record<K, number>

/**
 * An object of counts. Sums over nothing are null and nulls may be left out (contract device, head), so a missing
 * count is 0; but an answer without any of them counts nothing: failed must not look like empty.
 */
export function counts<K extends string>(
  names: Readonly<Record<K, string | readonly string[]>>,
): GenericSchema<unknown, Counts<K>> {
  const entries = Object.entries<string | readonly string[]>(names)
  return pipe(
    shape(Object.fromEntries(entries.map(([name, wire]) => [name, from(wire, nullableCount)]))),
    check((read) => Object.values(read).some((value) => value !== null), 'no counts'),
    transform((read) => Object.fromEntries(entries.map(([name]) => [name, read[name] ?? 0])) as Counts<K>),
  )
}
