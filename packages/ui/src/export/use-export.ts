import { useEffect, useReducer, useRef } from 'react'
import type { ExportFormat, ExportProgress } from './export.types'
import { runExport, type ExportedFile, type ExportOrder } from './run-export'

const NOTE_MS = 5_000 // the duration of a message (spec 1 §8)

export type ExportState =
  | { name: 'idle' }
  | ({ name: 'running'; format: ExportFormat } & ExportProgress)
  | { name: 'done'; rows: number; dropped: number }
  | { name: 'cancelled' }
  | { name: 'failed'; format: ExportFormat; error: unknown }

type ExportEvent =
  | { type: 'started'; format: ExportFormat }
  | { type: 'advanced'; progress: ExportProgress }
  | { type: 'done'; rows: number; dropped: number }
  | { type: 'cancelled' }
  | { type: 'failed'; error: unknown }
  | { type: 'dismissed' }

/** The state of an export that the user sees; events after its end are ignored. */
export function exportReducer(state: ExportState, event: ExportEvent): ExportState {
  switch (event.type) {
    case 'started': return { name: 'running', format: event.format, rows: 0, total: null, writing: false }
    case 'advanced': return state.name === 'running' ? { ...state, ...event.progress } : state
    case 'done': return state.name === 'running' ? { name: 'done', rows: event.rows, dropped: event.dropped } : state
    case 'cancelled': return state.name === 'running' ? { name: 'cancelled' } : state
    case 'failed': return state.name === 'running' ? { name: 'failed', format: state.format, error: event.error } : state
    case 'dismissed': return state.name === 'running' ? state : { name: 'idle' }
    default: return event satisfies never
  }
}

type Order<Row> = Omit<ExportOrder<Row>, 'format'>

/** Runs one export at a time; unmounting aborts it. */
export function useExport<Row>(order: Order<Row>, onFile: (result: ExportedFile, format: ExportFormat) => void) {
  const [state, send] = useReducer(exportReducer, { name: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    // the note about missing rows stays until the user closes it
    if (state.name !== 'cancelled' && !(state.name === 'done' && state.dropped === 0)) return
    const timer = setTimeout(() => send({ type: 'dismissed' }), NOTE_MS)
    return () => clearTimeout(timer)
  }, [state])

  const start = async (format: ExportFormat) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    const report = (event: ExportEvent) => {
      if (!own.signal.aborted) send(event)
    }
    report({ type: 'started', format })
    try {
      const result = await runExport({ ...order, format }, own.signal, (progress) => report({ type: 'advanced', progress }))
      onFile(result, format)
      report({ type: 'done', rows: result.rows, dropped: result.dropped })
    } catch (error) {
      report({ type: 'failed', error })
    }
  }
  const cancel = () => {
    running.current?.abort()
    send({ type: 'cancelled' })
  }
  return { state, start, cancel, dismiss: () => send({ type: 'dismissed' }) }
}
