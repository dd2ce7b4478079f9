/** What one cell of a file can hold. Instants go in as the text that the screen shows (`formatDateTime`). */
export type ExportCell = string | number | boolean | null | undefined

/** One column of a file. */
export interface ExportColumn<Row> {
  header: string
  value: (row: Row) => ExportCell
  /** In characters, for the spreadsheet; by default wide enough for the head. */
  width?: number | undefined
}

/** A stretch of a list, as it comes from a server. */
export interface ExportPage<Row> {
  rows: readonly Row[]
  /** How many there are in all, as far as is known. */
  total?: number | undefined
  /** How many rows of this stretch could not be read and are missing. */
  dropped?: number | undefined
}

/** The whole list, page after page; stops asking when the signal says so. */
export type ExportSource<Row> = (signal: AbortSignal) => AsyncIterable<ExportPage<Row>>

/** A file of comma-separated text, or a workbook. */
export type ExportFormat = 'csv' | 'xlsx'

/** How far an export has come. */
export interface ExportProgress {
  /** Rows fetched so far. */
  rows: number
  total: number | null
  /** All rows are here, the file is being made. */
  writing: boolean
}
