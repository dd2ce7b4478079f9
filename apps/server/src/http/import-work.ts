import type { Context } from 'hono'
import { array, boolean, object, unknown } from 'valibot'

import type { Clock } from '../clock'
import type { AppEnv } from './app-env'
import { ParameterError } from './errors'
import { zhCN } from './http.messages'
import { jsonBody } from './parameters'
import type { FieldProblem } from './resource/input'
import { writeWork, type Change, type Write } from './write-work'

/** Rows of one request; clients send longer files in parts. */
const MAX_IMPORT_ROWS = 1000

export interface ImportResult {
  /** rows that were written; in a dry run, rows that would be */
  accepted: number
  /** `row` counts from 0; at most one error for each row */
  errors: (FieldProblem & { row: number })[]
}

export interface Import<Values> {
  /** the values of each row, and what is wrong with which; the values of a wrong row are never used */
  check: (write: Write, rows: readonly unknown[]) => Promise<{ values: Values[]; problems: Map<number, FieldProblem> }>
  insert: (write: Write, values: readonly Values[]) => Promise<Change[]>
}

const importBody = object({ rows: array(unknown()), dryRun: boolean() })

/** `importRows`: checks every row and writes all of them or, when one has an error or it is a dry run, none. */
export async function importWork<Values>(
  c: Context<AppEnv>,
  clock: Clock,
  kind: string,
  { check, insert }: Import<Values>,
): Promise<ImportResult> {
  const { rows, dryRun } = await jsonBody(c, importBody)
  if (rows.length > MAX_IMPORT_ROWS) throw new ParameterError(zhCN.tooManyRows(MAX_IMPORT_ROWS), 'rows')
  let result: ImportResult = { accepted: 0, errors: [] }
  await writeWork(c, clock, kind, async (write): Promise<Change[]> => {
    const { values, problems } = await check(write, rows)
    const errors = [...problems].sort(([a], [b]) => a - b).map(([row, problem]) => ({ row, ...problem }))
    const writes = !dryRun && errors.length === 0
    result = { accepted: writes || dryRun ? rows.length - errors.length : 0, errors }
    return writes ? insert(write, values) : []
  })
  return result
}
