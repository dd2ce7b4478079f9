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

/** The result of an import: nothing is imported while there are problems. */
export interface ImportOutcome {
  accepted: number
  problems: readonly ImportProblem[]
}
