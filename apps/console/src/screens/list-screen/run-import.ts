import type { ImportOptions, ImportResult } from '@smart-fire/api-client'
import type { ImportOutcome, ImportProblem, ImportRun, ImportValues } from '@smart-fire/ui/import'
import type { ReadRow } from './import-rows'

export type ImportCall<Input> = (rows: readonly Input[], options: ImportOptions, signal?: AbortSignal) => Promise<ImportResult>

/** Rows of the file that are written together when only the correct ones are wanted: between two parts alarms are stored, and the user can cancel. */
const PART = 1_000

/** Rows that are read without a pause, in which the browser draws. */
const TURN = 200

interface Reading {
  signal: AbortSignal
  onProgress?: ((share: number) => void) | undefined
}

/** Reads the rows of a file one after the other. */
export async function readRows<Input>(rows: readonly ImportValues[], read: (texts: ImportValues) => Promise<ReadRow<Input>>, { signal, onProgress }: Reading): Promise<ReadRow<Input>[]> {
  const results: ReadRow<Input>[] = []
  for (const texts of rows) {
    results.push(await read(texts))
    if (results.length % TURN !== 0) continue
    onProgress?.(results.length / rows.length)
    await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
  }
  return results
}

/** The problems of all rows: those of the form's own rules, and those that the server finds in the rows without one. Nothing is written. */
export async function checkImport<Input>(read: readonly ReadRow<Input>[], importRows: ImportCall<Input>, signal: AbortSignal, onSent: () => void): Promise<ImportProblem[]> {
  const own = problemsOf(read)
  const { inputs, places } = correct(read)
  if (inputs.length === 0) return own
  onSent()
  const { errors } = await importRows(inputs, { dryRun: true }, signal)
  return [...own, ...inFile(errors, places)].sort((one, other) => one.row - other.row)
}

/**
 * Reads the rows of an import once: when it is tried again, it writes what the first attempt has read. The server answers a part that it
 * has written already with the stored result, and that result counts the rows that were sent at first.
 */
export function oneReading<Input>(): (importId: string, read: () => Promise<ReadRow<Input>[]>) => Promise<ReadRow<Input>[]> {
  let kept: { importId: string; rows: ReadRow<Input>[] } | null = null
  return async (importId, read) => {
    if (kept?.importId !== importId) kept = { importId, rows: await read() }
    return kept.rows
  }
}

/**
 * Writes the rows: all at once, or the correct ones in parts. A part is cut by the place in the file, whichever rows are correct, and has the
 * same id when the import is tried again: each row is written once. Cancelling ends the running transaction of `all`, which then writes
 * nothing; of the parts the running one is still written.
 */
export async function writeImport<Input>(read: readonly ReadRow<Input>[], importRows: ImportCall<Input>, { importId, mode, signal, onProgress }: ImportRun): Promise<ImportOutcome> {
  const own = problemsOf(read)
  if (mode === 'all') {
    if (own.length > 0) return { accepted: 0, problems: own }
    const { inputs, places } = correct(read)
    const { accepted, errors, isCancelled } = await importRows(inputs, { dryRun: false, importId }, signal)
    return { accepted, problems: inFile(errors, places), isCancelled }
  }
  const problems = [...own]
  let accepted = 0
  for (let from = 0; from < read.length; from += PART) {
    if (signal.aborted) return { accepted, problems, isCancelled: true }
    const { inputs, places } = correct(read.slice(from, from + PART), from)
    if (inputs.length === 0) continue
    onProgress(from / read.length, accepted)
    const part = await importRows(inputs, { dryRun: false, importId: `${importId}-${from}`, onlyCorrect: true })
    accepted += part.accepted
    problems.push(...inFile(part.errors, places))
    onProgress(Math.min(1, (from + PART) / read.length), accepted)
  }
  return { accepted, problems }
}

function problemsOf<Input>(read: readonly ReadRow<Input>[]): ImportProblem[] {
  return read.flatMap(({ problems }, row) => problems.map((problem) => ({ ...problem, row })))
}

/** The rows that can be sent, and the place of each in the file; `from` is the place of the first given row. */
function correct<Input>(read: readonly ReadRow<Input>[], from = 0): { inputs: Input[]; places: number[] } {
  const found = read.flatMap(({ input }, at) => (input === null ? [] : [{ input, place: from + at }]))
  return { inputs: found.map(({ input }) => input), places: found.map(({ place }) => place) }
}

function inFile(errors: ImportResult['errors'], places: readonly number[]): ImportProblem[] {
  return errors.map(({ row, field, message }) => ({ row: places[row] ?? row, field, message }))
}
