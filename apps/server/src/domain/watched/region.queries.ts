import { like, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Whether a text can be a region: six digits (GB/T 2260). */
export const isRegion = (code: string): boolean => /^\d{6}$/.test(code)

/** The column is this district, or one of the districts of this city or province. */
export function inRegion(column: AnyPgColumn, code: string): SQL {
  return like(column, `${code.replace(/(00){1,2}$/, '')}%`)
}
