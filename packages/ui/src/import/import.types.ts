/** One field that a file can fill. */
export interface ImportField {
  /** The key of the field in the values. */
  key: string
  /** The title of its column, in the template and in the file. */
  header: string
  /** Other titles that are understood too. */
  aliases?: readonly string[] | undefined
  /** Its column must be in the file. */
  required?: boolean | undefined
  /** The example in the second line of the template. */
  example?: string | undefined
}

/** The texts of one row, by the keys of the fields; a field without a column in the file is an empty text. */
export type ImportValues = Readonly<Record<string, string>>

/** A row of the file. */
export interface ImportRow {
  /** Its line in the file, the first one being 1. */
  line: number
  values: ImportValues
}

/** A problem of a row. */
export interface ImportProblem {
  /** Counted from 0 in the rows that were given. */
  row: number
  /** null = the row as a whole. */
  field: string | null
  message: string
}

/** Which rows are imported when others have problems: none, or those without one. */
export type ImportMode = 'all' | 'correct'

/** What an import is told beside its rows. */
export interface ImportRun {
  /** The same for an import that is tried again, so that the server writes it once. */
  importId: string
  mode: ImportMode
  /** Aborted when the user cancels. Where rows are written in parts, those that were written stay, and are counted. */
  signal: AbortSignal
  /** `share` from 0 to 1, null while it is not known; `accepted` is the number of rows that were written so far. */
  onProgress: (share: number | null, accepted: number) => void
}

/** The result of an import. With the mode `all` nothing is imported while there are problems. */
export interface ImportOutcome {
  accepted: number
  problems: readonly ImportProblem[]
  /** The user has cancelled it before all rows were written. */
  isCancelled?: boolean | undefined
}
