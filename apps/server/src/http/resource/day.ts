import { readWireDate, writeWireDay } from '@smart-fire/api-client/wire'
import { check, minLength, nullable, number, optional, pipe, string, transform, trim, union } from 'valibot'

import { zhCN } from '../http.messages'
import { isDay } from '../wire-time'

/** A day in UTC+8 as `yyyy-MM-dd`, sent as epoch milliseconds (contract device 0.4); blank clears it, an absent one stays as it is. */
export const optionalDay = (message: string) => dayInput(message, dayOf)

/** The same for what is of our time, as a contract is and a building need not be: an instant in seconds would be a day of 1970, and is refused. */
export const optionalDayOfOurTime = (message: string) => dayInput(message, (value) => (isInSeconds(value) ? null : dayOf(value)))

const dayInput = (message: string, read: (value: number | string) => string | null) => optional(nullable(pipe(
  union([number(), string()]),
  check((value) => value === '' || read(value) !== null, message),
  transform(read),
)))

/** Ten digits: in milliseconds an instant of January to April 1970. */
const isInSeconds = (value: number | string) => typeof value === 'number' && value >= 1e9 && value < 1e10

/** A day in UTC+8 as `yyyy-MM-dd` that must not be blank. */
export const requiredDay = (message: string) => pipe(string(), trim(), minLength(1, zhCN.required), check(isDay, message))

const FIRST = Date.parse('1000-01-01T00:00:00.000+08:00')
const LAST = Date.parse('9999-12-31T23:59:59.999+08:00')

/** The day of a date on the wire; null for what is none, and for a year that has no four digits. */
function dayOf(value: number | string): string | null {
  const instant = readWireDate(value)
  if (instant === null || instant < FIRST || instant > LAST) return null
  // of the years before 100 a text would be read as one of the twentieth century
  return typeof value === 'string' && /^0\d{3}-/.test(value.trim()) ? null : writeWireDay(instant)
}
