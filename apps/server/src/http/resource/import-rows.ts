import type { Context } from 'hono'
import { array, boolean, object, unknown } from 'valibot'

import type { AppEnv } from '../app-env'
import { ParameterError } from '../errors'
import { zhCN } from '../http.messages'
import { jsonBody } from '../parameters'
import { writeWork, type Change, type Write } from '../write-work'
import type { Definition, Unique } from './definition'
import { checkInput, type FieldProblem } from './input'
import { insertRows } from './insert-rows'
import { keyOf, takenPlaces } from './uniqueness.queries'
import { refuseWriter, type Writing } from './write-rows'

/** What one request may bring; longer files are sent in parts. */
const MAX_IMPORT_ROWS = 1000

export interface ImportResult {
  /** rows that were written; in a dry run, rows that would be */
  accepted: number
  /** `row` counts from 0 */
  errors: (FieldProblem & { row: number })[]
}

const importBody = object({ rows: array(unknown()), dryRun: boolean() })

/** `importRows`: checks every row as `add` does and writes all of them or, when one has an error or it is a dry run, none. */
export async function importRows(c: Context<AppEnv>, { definition, clock }: Writing): Promise<ImportResult> {
  const { rows, dryRun } = await jsonBody(c, importBody)
  if (rows.length > MAX_IMPORT_ROWS) throw new ParameterError(zhCN.tooManyRows(MAX_IMPORT_ROWS), 'rows')
  let result: ImportResult = { accepted: 0, errors: [] }
  await writeWork(c, clock, definition.name, async (write): Promise<Change[]> => {
    refuseWriter(definition, write)
    const { values, errors } = await checkRows(write, definition, rows)
    const accepted = values.length - errors.length
    result = { accepted: dryRun || errors.length === 0 ? accepted : 0, errors }
    return dryRun || errors.length > 0 ? [] : insertRows(write, definition, 'import', values)
  })
  return result
}

type Values = Record<string, unknown>

/** The columns of each row, empty for a row with a broken rule, and the first error of each row. */
async function checkRows(write: Write, definition: Definition, rows: readonly unknown[]) {
  const checked = rows.map((row) => checkInput(definition.write, row))
  const values = checked.map((one): Values => ('output' in one ? definition.values(one.output) : {}))
  const problems = new Map<number, FieldProblem>()
  checked.forEach((one, row) => {
    if ('problem' in one) problems.set(row, one.problem)
  })
  for (const unique of definition.unique) {
    for (const [row, message] of await duplicates(write, definition, unique, values)) {
      if (!problems.has(row)) problems.set(row, { field: unique.field, message })
    }
  }
  const errors = [...problems].sort(([a], [b]) => a - b).map(([row, problem]) => ({ row, ...problem }))
  return { values, errors }
}

/** Rows that repeat another row of the import or one of the table, with the message for each. */
async function duplicates({ tx, scope }: Write, definition: Definition, unique: Unique, values: readonly Values[]): Promise<Map<number, string>> {
  const keys = values.map((row) => keyOf(definition, unique, row))
  const found = new Map<number, string>()
  const firstPlace = new Map<string, number>()
  keys.forEach((key, row) => {
    const first = key === null ? undefined : firstPlace.get(key.toLowerCase())
    if (first !== undefined) found.set(row, zhCN.duplicateInFile(first + 1))
    else if (key !== null) firstPlace.set(key.toLowerCase(), row)
  })
  for (const row of await takenPlaces(tx, definition, unique, scope, keys)) found.set(row, unique.message)
  return found
}
