import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import * as conditions from '../../db/conditions'
import { ParameterError } from '../errors'
import { zhCN } from '../http.messages'
import { parseDateStrs } from '../wire-time'

/** Makes a condition of a parameter's text; `name` is the parameter's, for its error. Blank texts never arrive here. */
export type Filter = (text: string, name: string) => SQL | undefined

/** The column contains the text; % and _ mean themselves. */
export const contains = (column: AnyPgColumn): Filter => (text) => conditions.contains(column, text)

/** The column is the text. */
export const equals = (column: AnyPgColumn): Filter => (text) => conditions.equal(column, text)

/** The column is the number; a text that is none is refused. */
export const number = (column: AnyPgColumn): Filter => (text, name) => {
  if (!/^-?\d{1,15}$/.test(text)) throw new ParameterError(zhCN.badParameter, name)
  return conditions.equal(column, Number(text))
}

/** The column is one of the listed texts; another text is refused. */
export const oneOf = (column: AnyPgColumn, texts: readonly string[]): Filter => (text, name) => {
  if (!texts.includes(text)) throw new ParameterError(zhCN.badParameter, name)
  return conditions.equal(column, text)
}

/** The column is set: `1` yes, `0` no; another text is refused. */
export const flag = (column: AnyPgColumn): Filter => (text, name) => {
  if (text !== '0' && text !== '1') throw new ParameterError(zhCN.badParameter, name)
  return conditions.isSet(column, text === '1')
}

/** The column's instant lies in `yyyy-MM-dd,yyyy-MM-dd`, both days included; another text is refused. */
export const period = (column: AnyPgColumn): Filter => (text, name) => {
  const days = parseDateStrs(text)
  if (!days) throw new ParameterError(zhCN.badParameter, name)
  return conditions.within(column, days)
}

/** The column's day lies in `yyyy-MM-dd,yyyy-MM-dd`, both days included; another text is refused. */
export const days = (column: AnyPgColumn): Filter => (text, name) => {
  if (!parseDateStrs(text)) throw new ParameterError(zhCN.badParameter, name)
  const [from = '', to = ''] = text.split(',')
  return conditions.betweenDays(column, from, to)
}
