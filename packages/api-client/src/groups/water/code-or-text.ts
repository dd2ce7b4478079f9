import { decoder } from '../../decoding/decoder'
import { readText } from '../../decoding/scalars'
import type { GenericSchema } from '../../decoding/valibot'

/** A code of a table: lists carry its text, single rows the code itself. Anything else is null. */
export function codeOrText<Code extends string>(texts: Readonly<Record<Code, string>>): GenericSchema<unknown, Code | null> {
  // the keys of the table are its codes
  const entries = Object.entries(texts) as [Code, string][]
  return decoder((value) => {
    const word = readText(value)
    return entries.find(([code, text]) => word === code || word === text)?.[0] ?? null
  })
}
