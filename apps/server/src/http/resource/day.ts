import { readWireDate, writeWireDay } from '@smart-fire/api-client/wire'
import { check, minLength, nullable, number, optional, pipe, string, transform, trim, union } from 'valibot'

import { zhCN } from '../http.messages'
import { isDay } from '../wire-time'

/** A day in UTC+8 as `yyyy-MM-dd`, sent as epoch milliseconds (contract device 0.4); blank clears it, an absent one stays as it is. */
export const optionalDay = (message: string) => optional(nullable(pipe(
  union([number(), string()]),
  check((value) => value === '' || dayOf(value) !== null, message),
  transform(dayOf),
)))

/** A day in UTC+8 as `yyyy-MM-dd` that must not be blank. */
export const requiredDay = (message: string) => pipe(string(), trim(), minLength(1, zhCN.required), check(isDay, message))

const FIRST = Date.parse('1000-01-01T00:00:00.000+08:00')
const LAST = Date.parse('9999-12-31T23:59:59.999+08:00')

/** Ten digits, as an instant of our time has in seconds: it would be read as a day of January to April 1970, which is so rarely meant. */
const SECONDS = { from: 1_000_000_000, below: 10_000_000_000 } as const

/** The day of a date on the wire; null for what is none, for a year that has no four digits, and for an instant in seconds. */
function dayOf(value: number | string): string | null {
  if (typeof value === 'number' && value >= SECONDS.from && value < SECONDS.below) return null
  const instant = readWireDate(value)
  if (instant === null || instant < FIRST || instant > LAST) return null
  // of the years before 100 a text would be read as one of the twentieth century
  return typeof value === 'string' && /^0\d{3}-/.test(value.trim()) ? null : writeWireDay(instant)
}
