import { integer, maxValue, minLength, minValue, nullable, number, optional, pipe, regex, string, transform, trim, union } from 'valibot'

import { zhCN } from '../http.messages'

const asText = pipe(union([number(), string()]), transform(String), trim())

/** A number with decimals, or its text; blank clears it, an absent one stays as it is. */
export const optionalNumber = (min: number, max: number) =>
  optional(nullable(pipe(
    asText,
    transform((text) => (text === '' ? null : Number(text))),
    nullable(pipe(number(zhCN.badParameter), minValue(min, zhCN.notBetween(min, max)), maxValue(max, zhCN.notBetween(min, max)))),
  )))

/** The id of a row of another table, as a number or its text. */
export const requiredId = () => pipe(asText, minLength(1, zhCN.required), regex(/^\d{1,9}$/, zhCN.badParameter), transform(Number))

/** A whole number or its text that must not be blank. */
export const requiredWhole = (min: number, max: number) =>
  pipe(asText, minLength(1, zhCN.required), transform(Number), number(), integer(zhCN.badParameter), minValue(min, zhCN.notBetween(min, max)), maxValue(max, zhCN.notBetween(min, max)))

/** A whole number or its text; blank clears it, an absent one stays as it is. */
export const optionalWhole = (min: number, max: number) =>
  optional(nullable(pipe(
    asText,
    transform((text) => (text === '' ? null : Number(text))),
    nullable(pipe(number(), integer(zhCN.badParameter), minValue(min, zhCN.notBetween(min, max)), maxValue(max, zhCN.notBetween(min, max)))),
  )))
