import { readWireDate, writeWireDay } from '@smart-fire/api-client/wire'
import { check, minLength, nullable, number, optional, pipe, string, transform, trim, union } from 'valibot'

import { zhCN } from '../http.messages'

/** A day in UTC+8 as `yyyy-MM-dd`, sent as epoch milliseconds (contract device 0.4); blank clears it, an absent one stays as it is. */
export const optionalDay = (message: string) => optional(nullable(pipe(
  union([number(), string()]),
  check((value) => value === '' || readWireDate(value) !== null, message),
  transform((value) => {
    const instant = readWireDate(value)
    return instant === null ? null : writeWireDay(instant)
  }),
)))

/** A day in UTC+8 as `yyyy-MM-dd` that must not be blank. */
export const requiredDay = (message: string) =>
  pipe(string(), trim(), minLength(1, zhCN.required), check((text) => DAY.test(text) && readWireDate(text) !== null, message))

const DAY = /^\d{4}-\d\d-\d\d$/
