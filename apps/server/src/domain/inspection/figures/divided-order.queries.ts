import { sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import type { AppEnv } from '../../../http/app-env'
import { ParameterError } from '../../../http/errors'
import { zhCN as httpWords } from '../../../http/http.messages'

/** Wire fields by which divided figures are sorted. */
const SORTABLE: Readonly<Record<string, SQL>> = {
  due: sql`due`, done: sql`done`, missed: sql`missed`, doneRate: sql`done::float8 / nullif(due, 0)`, found: sql`found`, open: sql`open`, overdue: sql`overdue`,
}
const WORST_FIRST = sql`missed desc, overdue desc, open desc, due desc`

/** `sortField` and `sortOrder`; the worst first when there is none. Rows without a rate come last in both directions. */
export function orderOfDivided(c: Context<AppEnv>): SQL {
  const { sortField = '', sortOrder = 'asc' } = c.req.query()
  if (sortField === '') return WORST_FIRST
  const column = Object.hasOwn(SORTABLE, sortField) ? SORTABLE[sortField] : undefined
  if (!column) throw new ParameterError(httpWords.badParameter, 'sortField')
  if (sortOrder !== 'asc' && sortOrder !== 'desc') throw new ParameterError(httpWords.badParameter, 'sortOrder')
  return sql`${column} ${sortOrder === 'asc' ? sql`asc` : sql`desc`} nulls last, ${WORST_FIRST}`
}
