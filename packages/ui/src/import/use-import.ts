import { useEffect, useReducer, useRef } from 'react'
import type { ImportField, ImportOutcome, ImportProblem, ImportValues } from './import.types'
import type { MappedRows } from './map-rows'
import { readFile, type FileTrouble } from './read-file'

/** How far an import is; `table` is what was read from the file. */
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
  /** Looks at all rows without taking any over. */
  check: (rows: readonly ImportValues[], signal: AbortSignal) => Promise<readonly ImportProblem[]>
  /** Takes all rows over, or none when there are problems. `onProgress` takes 0 to 1. */
  run: (rows: readonly ImportValues[], options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<ImportOutcome>
  mostRows: number
}

/** Runs an import from the choice of a file to its result. What comes back after another file was chosen changes nothing. */
export function useImport({ fields, check, run, mostRows }: ImportCalls) {
  const [state, show] = useReducer((_: ImportState, next: ImportState) => next, { name: 'choosing', trouble: null })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** Ends what was running; the function that it gives shows a state unless another step has begun. */
  const begin = () => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    return { signal: own.signal, tell: (next: ImportState) => (own.signal.aborted ? undefined : show(next)) }
  }
  const checkTable = async (table: MappedRows) => {
    const { signal, tell } = begin()
    tell({ name: 'checking', table })
    try {
      tell({ name: 'checked', table, problems: await check(valuesOf(table), signal) })
    } catch (error) {
      tell({ name: 'checkFailed', table, error })
    }
  }
  const choose = async (file: File) => {
    const { signal, tell } = begin()
    tell({ name: 'reading' })
    const read = await readFile(file, fields, mostRows)
    if (signal.aborted) return
    if ('trouble' in read) tell({ name: 'choosing', trouble: read.trouble })
    else await checkTable(read.table)
  }
  const confirm = async (table: MappedRows) => {
    const { signal, tell } = begin()
    tell({ name: 'importing', table, share: null })
    try {
      const { accepted, problems } = await run(valuesOf(table), { signal, onProgress: (share) => tell({ name: 'importing', table, share }) })
      tell(problems.length > 0 ? { name: 'checked', table, problems } : { name: 'done', accepted })
    } catch (error) {
      tell({ name: 'importFailed', table, error })
    }
  }
  const restart = () => begin().tell({ name: 'choosing', trouble: null })
  return { state, choose, checkTable, confirm, restart }
}

function valuesOf({ rows }: MappedRows): readonly ImportValues[] {
  return rows.map(({ values }) => values)
}
