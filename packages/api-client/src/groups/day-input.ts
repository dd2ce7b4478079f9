import { nullable, optional, pipe, regex, string, transform, trim } from 'valibot'
import { lenient } from '../decoding/scalars'
import { readWireDate, writeWireDay } from '../decoding/wire-date'

/** A day in UTC+8 as `yyyy-MM-dd`, sent as epoch milliseconds or as a date (contract device 0.4); null when missing or unreadable. */
export const day = lenient((value) => {
  const instant = readWireDate(value)
  return instant === null ? null : writeWireDay(instant)
})

/** A day as `yyyy-MM-dd`; blank is null. */
export const optionalDay = optional(nullable(pipe(string(), trim(), regex(/^(\d{4}-\d{2}-\d{2})?$/), transform((value) => value || null))))

/** The start of a day in UTC+8 as epoch milliseconds. */
export const writeDay = (value: string): number | null => readWireDate(value)
