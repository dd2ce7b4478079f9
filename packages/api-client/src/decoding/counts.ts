import { mapped, Refusal } from './decoder'
import { nullableCount } from './scalars'
import { from, shape } from './shape'
import type { GenericSchema } from './valibot'

/**
 * An object of counts. The platform leaves out nulls, and a sum over nothing is null (contract device, head): a missing
 * count is 0. A response without any of the counts is refused: failed must not look like empty.
 */
export function counts<K extends string>(
  names: Readonly<Record<K, string | readonly string[]>>,
): GenericSchema<unknown, Record<K, number>> {
  const entries = Object.entries<string | readonly string[]>(names)
  const fields = Object.fromEntries(entries.map(([name, wire]) => [name, from(wire, nullableCount)]))
  return mapped(shape(fields), (read) =>
    Object.values(read).every((value) => value === null)
      ? new Refusal('no counts')
      : (Object.fromEntries(entries.map(([name]) => [name, read[name] ?? 0])) as Record<K, number>),
  )
}
