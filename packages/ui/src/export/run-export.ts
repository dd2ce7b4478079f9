import { csvText } from './csv'
import type { ExportColumn, ExportFormat, ExportPage, ExportProgress, ExportSource } from './export.types'

export interface ExportOrder<Row> {
  columns: readonly ExportColumn<Row>[]
  pages: ExportSource<Row>
  format: ExportFormat
  /** The sheet name of a workbook. */
  title: string
  /** With a key, a row that appears on two pages is written once. */
  rowKey?: ((row: Row) => string) | undefined
}

export interface ExportedFile {
  file: Blob
  rows: number
  /** The number of rows that are missing: they could not be read, or moved to a page that was read before. */
  dropped: number
}

/** Fetches all pages of a list and creates a file. Rejects with the signal's reason as soon as it is aborted, even if the source hangs. */
export async function runExport<Row>(order: ExportOrder<Row>, signal: AbortSignal, onProgress: (progress: ExportProgress) => void): Promise<ExportedFile> {
  const { rows, total, dropped } = await fetchAll(order, signal, onProgress)
  onProgress({ rows: rows.length, total, writing: true })
  const cells = rows.map((row) => order.columns.map(({ value }) => value(row)))
  const file = await unlessAborted(signal, makeFile(order, cells))
  return { file, rows: rows.length, dropped }
}

async function fetchAll<Row>({ pages, rowKey }: ExportOrder<Row>, signal: AbortSignal, onProgress: (progress: ExportProgress) => void) {
  const rows: Row[] = []
  const seen = new Set<string>()
  let total: number | null = null
  let dropped = 0
  let promised = Infinity
  let repeated = 0
  const source = pages(signal)[Symbol.asyncIterator]()
  try {
    for (;;) {
      onProgress({ rows: rows.length, total, writing: false })
      const step: IteratorResult<ExportPage<Row>, unknown> = await unlessAborted(signal, source.next())
      // a row that came twice has moved, and others may have moved to where they were not read; rows that were added meanwhile are not missing
      if (step.done) return { rows, total, dropped: dropped + (repeated === 0 ? 0 : Math.max(0, promised - rows.length - dropped)) }
      const { again = false } = step.value
      if (again && rowKey === undefined) continue
      dropped += step.value.dropped ?? 0
      promised = Math.min(promised, step.value.total ?? 0)
      for (const row of step.value.rows) {
        const key = rowKey?.(row)
        if (key !== undefined && seen.has(key)) {
          if (!again) repeated += 1
          continue
        }
        if (key !== undefined) seen.add(key)
        rows.push(row)
      }
      const told: number | null = step.value.total ?? total
      // rows came or went meanwhile: a progress of 205 of 204 says nothing
      total = told !== null && told < rows.length ? null : told
    }
  } finally {
    // not awaited: the source may hang
    void Promise.resolve(source.return?.()).catch(() => {})
  }
}

async function makeFile<Row>({ format, columns, title }: ExportOrder<Row>, cells: Parameters<typeof csvText>[0]): Promise<Blob> {
  switch (format) {
    case 'csv': return new Blob([csvText([columns.map(({ header }) => header), ...cells])], { type: 'text/csv;charset=utf-8' })
    case 'xlsx': return (await import('./workbook')).workbookFile({ sheet: title, head: columns, rows: cells })
    default: return format satisfies never
  }
}

function unlessAborted<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason instanceof Error ? signal.reason : new DOMException('cancelled', 'AbortError'))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
