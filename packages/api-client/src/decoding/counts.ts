import { decoder, readOf, Refusal } from './decoder'
import { countOrZero, isMissing, readCount } from './scalars'
import { from, isWireObject, ownValue, shape } from './shape'
import type { GenericSchema } from './valibot'

/**
 * An object of counts. The platform leaves out nulls, and a sum over nothing is null (contract device, head): a missing
 * count is 0. A count that cannot be read is null. A response without any count is refused: failed must not look like empty.
 */
export function counts<K extends string>(
  names: Readonly<Record<K, string | readonly string[]>>,
): GenericSchema<unknown, Record<K, number | null>> {
  const entries = Object.entries<string | readonly string[]>(names)
  const fields = Object.fromEntries(entries.map(([name, wire]) => [name, from(wire, countOrZero)]))
  const read = readOf(shape(fields))
  return decoder((wire) => {
    const sent = isWireObject(wire) ? Object.values(fields).map((field) => ownValue(wire, field.names)) : []
    if (!sent.some((value) => !isMissing(value) && readCount(value) !== null)) return new Refusal('no counts')
    return read(wire) as Record<K, number | null> | Refusal
  })
}
