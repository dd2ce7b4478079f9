import type { Context } from 'hono'

import type { AppEnv } from '../app-env'
import { zhCN } from '../http.messages'
import type { ImportResult } from '../import-result'
import { importWork, type CheckedImport } from '../import-work'
import type { Write } from '../write-work'
import type { Definition, Unique } from './definition'
import { checkInput, type FieldProblem } from './input'
import { insertRows } from './insert-rows'
import { unknownReferences } from './references.queries'
import { keyOf, takenPlaces } from './uniqueness.queries'
import { refuseWriter, type Writing } from './write-rows'

/** `importRows`: every row is checked as `add` checks its input, and against the other rows of the import. */
export function importRows(c: Context<AppEnv>, { definition, clock }: Writing): Promise<ImportResult> {
  return importWork(c, clock, definition.name, {
    check: async (write, rows) => {
      refuseWriter(definition, write)
      return checkRows(write, definition, rows)
    },
    insert: (write, values) => insertRows(write, definition, 'import', values),
  })
}

type Values = Record<string, unknown>

/** The columns of each row, empty for a row with a broken rule, and the first error of each row. */
async function checkRows(write: Write, definition: Definition, rows: readonly unknown[]): Promise<CheckedImport<Values>> {
  const checked = rows.map((row) => checkInput(definition.write, row))
  const values = checked.map((one): Values => ('output' in one ? definition.values(one.output) : {}))
  const problems = new Map<number, FieldProblem>()
  checked.forEach((one, row) => {
    if ('problem' in one) problems.set(row, one.problem)
  })
  for (const [row, problem] of await unknownReferences(write, definition, values)) {
    if (!problems.has(row)) problems.set(row, problem)
  }
  await definition.refusesRows(write, values.filter((_, row) => !problems.has(row)), 'btn_import')
  const written = [...values.keys()].filter((row) => !problems.has(row))
  const broken = await definition.rules(write, written.map((row) => values[row] ?? {}))
  for (const [place, problem] of broken) problems.set(written[place] ?? place, problem)
  for (const unique of definition.unique) {
    const keys = values.map((row) => keyOf(definition, unique, row))
    for (const [row, message] of await duplicates(write, definition, unique, keys)) {
      if (!problems.has(row)) problems.set(row, { field: unique.field, message })
    }
  }
  return { values, problems }
}

/** Rows that repeat another row of the import or one of the table, with the message for each. */
async function duplicates({ tx, scope }: Write, definition: Definition, unique: Unique, keys: readonly (string | null)[]): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  for (const [row, first] of repetitions(keys)) found.set(row, zhCN.duplicateInFile(first + 1))
  for (const row of await takenPlaces(tx, definition, unique, scope, keys)) found.set(row, unique.message)
  return found
}

/** The places of repeated texts, each with the first place of the same text. Case is ignored, unless `sameAs` says otherwise. */
export function repetitions(texts: readonly (string | null)[], sameAs = (text: string) => text.toLowerCase()): Map<number, number> {
  const found = new Map<number, number>()
  const firstPlace = new Map<string, number>()
  texts.forEach((text, place) => {
    if (text === null) return
    const first = firstPlace.get(sameAs(text))
    if (first === undefined) firstPlace.set(sameAs(text), place)
    else found.set(place, first)
  })
  return found
}
