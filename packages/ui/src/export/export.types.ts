/** The value of one cell. Times are passed as the text that the screen shows (`formatDateTime`). */
export type ExportCell = string | number | boolean | null | undefined

/** One column of a file. */
export interface ExportColumn<Row> {
  header: string
  value: (row: Row) => ExportCell
  /** The column width of the spreadsheet in characters; by default that of the header. */
  width?: number | undefined
}

/** One page of a list, as a server returns it. */
export interface ExportPage<Row> {
  rows: readonly Row[]
  /** The total number of rows, if known. */
  total?: number | undefined
  /** The number of rows of this page that could not be read and are missing. */
  dropped?: number | undefined
  /** The page was read before: its rows may have moved since. Only those that are not in the file yet are added. */
  again?: boolean | undefined
}

/** The whole list, page by page; stops when the signal is aborted. */
export type ExportSource<Row> = (signal: AbortSignal) => AsyncIterable<ExportPage<Row>>

/** Comma-separated text, or an Excel workbook. */
export type ExportFormat = 'csv' | 'xlsx'

/** The progress of an export. */
export interface ExportProgress {
  /** Rows fetched so far. */
  rows: number
  total: number | null
  /** All rows are fetched and the file is being created. */
  writing: boolean
}
