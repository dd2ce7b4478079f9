import { useEffect, useReducer, useRef } from 'react'
import type { ImportField, ImportMode, ImportOutcome, ImportProblem, ImportRun, ImportValues } from './import.types'
import { newImportId } from './import-id'
import type { MappedRows } from './map-rows'
import { problemsByRow } from './problems-by-row'
import { readFile, type FileTrouble } from './read-file'

/** The rows that are imported, after a check has found these problems in the file. */
export interface Attempt {
  importId: string
  table: MappedRows
  problems: readonly ImportProblem[]
  mode: ImportMode
}

/** The state of an import; `table` is the content of the file. */
export type ImportState =
  | { name: 'choosing'; trouble: FileTrouble | null }
  | { name: 'reading' }
  | { name: 'checking'; table: MappedRows; share: number | null }
  | { name: 'checkFailed'; table: MappedRows; error: unknown }
  | { name: 'checked'; table: MappedRows; problems: readonly ImportProblem[] }
  | { name: 'importing' | 'cancelling'; attempt: Attempt; share: number | null; accepted: number }
  | { name: 'importFailed'; attempt: Attempt; error: unknown; accepted: number }
  | { name: 'done'; attempt: Attempt; accepted: number; problems: readonly ImportProblem[]; isCancelled: boolean }

export interface ImportCalls {
  fields: readonly ImportField[]
  /** Checks all rows and imports none. `onProgress` is called with 0 to 1, or null while the end is not known. */
  check: (rows: readonly ImportValues[], options: { signal: AbortSignal; onProgress: (share: number | null) => void }) => Promise<readonly ImportProblem[]>
  /** Imports the rows. */
  run: (rows: readonly ImportValues[], options: ImportRun) => Promise<ImportOutcome>
  mostRows: number
  /** Called when rows have been imported. */
  onImported?: ((accepted: number) => void) | undefined
}

/** Runs an import from the choice of a file to its result. A response that comes after another file was chosen is ignored. */
export function useImport({ fields, check, run, mostRows, onImported }: ImportCalls) {
  const [state, show] = useReducer((_: ImportState, next: ImportState) => next, { name: 'choosing', trouble: null })
  const running = useRef<AbortController | null>(null)
  const writing = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** Aborts the running step; the returned function shows a state unless another step has begun. */
  const begin = () => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    return { signal: own.signal, report: (next: ImportState) => (own.signal.aborted ? undefined : show(next)) }
  }
  const checkTable = async (table: MappedRows) => {
    const { signal, report } = begin()
    report({ name: 'checking', table, share: null })
    try {
      const onProgress = (share: number | null) => report({ name: 'checking', table, share })
      report({ name: 'checked', table, problems: await check(table.rows.map(({ values }) => values), { signal, onProgress }) })
    } catch (error) {
      report({ name: 'checkFailed', table, error })
    }
  }
  const choose = async (file: File) => {
    const { signal, report } = begin()
    report({ name: 'reading' })
    const read = await readFile(file, fields, mostRows)
    if (signal.aborted) return
    if ('trouble' in read) report({ name: 'choosing', trouble: read.trouble })
    else await checkTable(read.table)
  }
  const attemptAt = async (attempt: Attempt) => {
    const { table, problems: known, mode, importId } = attempt
    const { report } = begin()
    const controller = new AbortController()
    writing.current = controller
    const places = correctPlaces(table, known)
    let accepted = 0
    const onProgress = (share: number | null, written: number) => {
      accepted = written
      report({ name: controller.signal.aborted ? 'cancelling' : 'importing', attempt, share, accepted })
    }
    onProgress(null, 0)
    try {
      const rows = places.map((place) => table.rows[place]?.values ?? {})
      const outcome = await run(rows, { importId, mode, signal: controller.signal, onProgress })
      const found = outcome.problems.map((problem) => ({ ...problem, row: places[problem.row] ?? problem.row }))
      if (outcome.accepted > 0) onImported?.(outcome.accepted)
      if (mode === 'all' && found.length > 0) return report({ name: 'checked', table, problems: found })
      report({ name: 'done', attempt, accepted: outcome.accepted, problems: [...known, ...found], isCancelled: outcome.isCancelled ?? false })
    } catch (error) {
      if (accepted > 0) onImported?.(accepted)
      report({ name: 'importFailed', attempt, error, accepted })
    }
  }
  /** Imports what was checked. */
  const confirm = (table: MappedRows, problems: readonly ImportProblem[], mode: ImportMode) => attemptAt({ importId: newImportId(), table, problems, mode })
  /** Stops the writing; the state follows when it is known what was written. */
  const cancel = () => {
    writing.current?.abort()
    if (state.name === 'importing') show({ ...state, name: 'cancelling' })
  }
  const restart = () => begin().report({ name: 'choosing', trouble: null })
  return { state, choose, checkTable, confirm, retry: attemptAt, cancel, restart }
}

/** The places of the rows without a problem, which are those that an import writes. */
export function correctPlaces({ rows }: MappedRows, problems: readonly ImportProblem[]): readonly number[] {
  const bad = problemsByRow(problems)
  return [...rows.keys()].filter((place) => !bad.has(place))
}
