import { and, asc, desc, eq, gte, inArray, like, lte, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

const MAX_INT = 2_147_483_647

/** The column has this value; undefined = no condition. NaN and numbers beyond the column's range match no row. */
export function equal(column: AnyPgColumn, value: string | number | undefined): SQL | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'number' && (Number.isNaN(value) || Math.abs(value) > MAX_INT)) return sql`false`
  return eq(column, value)
}

/** So many values are written one by one. A statement may have 65,535, and a condition can stand in it several times. */
const MOST_LISTED = 1000

/** The column has one of these values, however many there are; no row without one. As an array each is looked up by an index of the column. */
export function among(column: AnyPgColumn, values: readonly string[] | readonly number[]): SQL {
  if (values.length <= MOST_LISTED) return inArray(column, [...values])
  const list = sql`select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)`
  return typeof values[0] === 'number' ? sql`${column} = any(array(${list})::bigint[])` : sql`${column} = any(array(${list}))`
}

/** The column is true, or it is false. */
export const isSet = (column: AnyPgColumn, value: boolean): SQL => eq(column, value)

/** A filter that is `1` or `0`: the statement is true, or it is not. Any other text matches no row; undefined = no condition. */
export function flagCondition(flag: string | undefined, statement: SQL): SQL | undefined {
  if (flag === undefined) return undefined
  return flag === '1' ? statement : flag === '0' ? sql`not ${statement}` : sql`false`
}

/** The column contains this text; undefined = no condition. */
export function contains(column: AnyPgColumn, text: string | undefined): SQL | undefined {
  return text === undefined ? undefined : like(column, likePattern(text))
}

/**
 * The same for a column with an index of its pairs of letters (`db/schema/records`): also a rare word of two letters, as most Chinese
 * words are, is found without reading every row. A single letter has no pair and is looked for row by row.
 */
export function containsByPairs(column: AnyPgColumn, text: string | undefined): SQL | undefined {
  const match = contains(column, text)
  return text === undefined || [...text].length < 2 ? match : and(match, sql`public.pairs_of(${column}) @> public.pairs_of(${text})`)
}

/** The column's instant lies in the period, both ends included; undefined = no condition. */
export function within(column: AnyPgColumn, period: { from: Date; to: Date } | undefined): SQL | undefined {
  return period && and(gte(column, period.from), lte(column, period.to))
}

/** The column's day is one of these, both ends included. */
export const betweenDays = (column: AnyPgColumn, from: string, to: string): SQL | undefined => and(gte(column, from), lte(column, to))

/**
 * Ascending or descending by one column; rows without a value come last in both directions, as the device that has never reported is
 * not the one that reported latest. Among equals the highest id, which is the latest row, comes first.
 */
export const orderBy = (column: AnyPgColumn, descending: boolean, id: AnyPgColumn): SQL[] => [
  descending ? downFrom(column) : asc(column),
  desc(id),
]

/** The indexes of columns that always have a value are not written with `nulls last`, and would not be used for such an order. */
const downFrom = (column: AnyPgColumn): SQL => (column.notNull ? desc(column) : sql`${column} desc nulls last`)

/** A contains-match for LIKE in which % and _ of the text mean themselves. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
