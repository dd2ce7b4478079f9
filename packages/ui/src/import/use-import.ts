import { useEffect, useReducer, useRef } from 'react'
import type { ImportField, ImportOutcome, ImportProblem, ImportValues } from './import.types'
import type { MappedRows } from './map-rows'
import { readFile, type FileTrouble } from './read-file'

/** The state of an import; `table` is the content of the file. */
export type ImportState =
  | { name: 'choosing'; trouble: FileTrouble | null }
  | { name: 'reading' }
  | { name: 'checking'; table: MappedRows }
  | { name: 'checkFailed'; table: MappedRows; error: unknown }
  | { name: 'checked'; table: MappedRows; problems: readonly ImportProblem[] }
  | { name: 'importing'; table: MappedRows; share: number | null }
  | { name: 'importFailed'; table: MappedRows; error: unknown }
  | { name: 'done'; accepted: number }

export interface ImportCalls {
  fields: readonly ImportField[]
  /** Checks all rows and imports none. */
  check: (rows: readonly ImportValues[], signal: AbortSignal) => Promise<readonly ImportProblem[]>
  /** Imports all rows, or none when there are problems. `onProgress` is called with 0 to 1. */
  run: (rows: readonly ImportValues[], options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<ImportOutcome>
  mostRows: number
}

/** Runs an import from the choice of a file to its result. A response that comes after another file was chosen is ignored. */
export function useImport({ fields, check, run, mostRows }: ImportCalls) {
  const [state, show] = useReducer((_: ImportState, next: ImportState) => next, { name: 'choosing', trouble: null })
  const running = useRef<AbortController | null>(null)
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
    report({ name: 'checking', table })
    try {
      report({ name: 'checked', table, problems: await check(valuesOf(table), signal) })
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
  const confirm = async (table: MappedRows) => {
    const { signal, report } = begin()
    report({ name: 'importing', table, share: null })
    try {
      const { accepted, problems } = await run(valuesOf(table), { signal, onProgress: (share) => report({ name: 'importing', table, share }) })
      report(problems.length > 0 ? { name: 'checked', table, problems } : { name: 'done', accepted })
    } catch (error) {
      report({ name: 'importFailed', table, error })
    }
  }
  const restart = () => begin().report({ name: 'choosing', trouble: null })
  return { state, choose, checkTable, confirm, restart }
}

function valuesOf({ rows }: MappedRows): readonly ImportValues[] {
  return rows.map(({ values }) => values)
}
