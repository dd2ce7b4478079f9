import type { Context } from 'hono'
import { array, boolean, object, optional, pipe, regex, string, unknown } from 'valibot'

import type { Clock } from '../clock'
import { findImport, recordImport } from '../domain/imports/imports.queries'
import type { AppEnv } from './app-env'
import { BusinessError, ParameterError } from './errors'
import { zhCN } from './http.messages'
import type { ImportResult } from './import-result'
import { jsonBody } from './parameters'
import type { FieldProblem } from './resource/input'
import { writeWork, type Change, type Write } from './write-work'

/** Rows of one request. */
export const MAX_IMPORT_ROWS = 10_000

/** Rows that one statement writes: few enough for its parameters, and the server does other work between two of them. */
const CHUNK = 500

export interface CheckedImport<Values> {
  /** the values of each row; those of a wrong row are never used */
  values: Values[]
  problems: Map<number, FieldProblem>
}

export interface Import<Values> {
  /** the values of each row, and what is wrong with which */
  check: (write: Write, rows: readonly unknown[]) => Promise<CheckedImport<Values>>
  /** writes rows of the import; called for some hundreds at a time, in one transaction */
  insert: (write: Write, values: readonly Values[]) => Promise<Change[]>
}

const importBody = object({
  rows: array(unknown()),
  dryRun: boolean(),
  /** made by the client: the same import is written once, however often it is sent (ADR 37) */
  importId: optional(pipe(string(), regex(/^[\w-]{8,80}$/))),
  /** writes the rows without an error when others have one */
  onlyCorrect: optional(boolean()),
})

/**
 * `importRows`: checks every row and writes them in one transaction: all, or with `onlyCorrect` those without an error. Without it, one
 * error is enough to write none. A dry run writes nothing. When the caller goes away, nothing is written (ADR 37).
 */
export async function importWork<Values>(c: Context<AppEnv>, clock: Clock, kind: string, { check, insert }: Import<Values>): Promise<ImportResult> {
  const { rows, dryRun, importId = null, onlyCorrect = false } = await jsonBody(c, importBody)
  if (rows.length > MAX_IMPORT_ROWS) throw new ParameterError(zhCN.tooManyRows(MAX_IMPORT_ROWS), 'rows')
  const { signal } = c.req.raw
  let result: ImportResult = { accepted: 0, errors: [] }
  await writeWork(c, clock, kind, async (write): Promise<Change[]> => {
    const earlier = dryRun || importId === null ? null : await findImport(write, importId)
    if (earlier?.isCancelled) throw new BusinessError(zhCN.importCancelled)
    if (earlier && earlier.kind !== kind) throw new ParameterError(zhCN.importOfOtherKind, 'importId')
    if (earlier) {
      result = { accepted: earlier.accepted, errors: earlier.errors }
      return []
    }
    const { values, problems } = await check(write, rows)
    const errors = [...problems].sort(([a], [b]) => a - b).map(([row, problem]) => ({ row, ...problem }))
    const isRefused = errors.length > 0 && !onlyCorrect && !dryRun
    const correct = isRefused ? [] : values.filter((_, row) => !problems.has(row))
    // a dry run says how many would be written if the others were corrected
    result = { accepted: correct.length, errors }
    if (dryRun || isRefused) return []
    const changes = await insertInChunks(write, correct, insert, signal)
    if (importId !== null) await recordImport(write, { importId, kind, ...result })
    return changes
  })
  return result
}

async function insertInChunks<Values>(write: Write, values: readonly Values[], insert: Import<Values>['insert'], signal: AbortSignal): Promise<Change[]> {
  const changes: Change[] = []
  for (let from = 0; from < values.length; from += CHUNK) {
    changes.push(...(await insert(write, values.slice(from, from + CHUNK))))
    // the embedded database runs in this process: only a pause lets it read that the caller has gone away
    await new Promise((resolve) => setImmediate(resolve))
    signal.throwIfAborted()
  }
  return changes
}
