import { readWireDate, writeWireDay } from '@smart-fire/api-client/wire'
import { check, nullable, number, optional, pipe, string, transform, union } from 'valibot'

/** A day in UTC+8 as `yyyy-MM-dd`, sent as epoch milliseconds (contract device 0.4); blank clears it, an absent one stays as it is. */
export const optionalDay = (message: string) => optional(nullable(pipe(
  union([number(), string()]),
  check((value) => value === '' || readWireDate(value) !== null, message),
  transform((value) => {
    const instant = readWireDate(value)
    return instant === null ? null : writeWireDay(instant)
  }),
)))
