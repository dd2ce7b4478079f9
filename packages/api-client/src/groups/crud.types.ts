import type { PageQuery, Rows } from '../rows'

/**
 * The calls of one entity: a page of rows, one row, and the changes to them. `Input` is what the schema of the entity
 * gives; `NewInput` differs where `add` needs more than `update`.
 */
export interface Crud<Row, Input, Filters, NewInput = Input> {
  /** One page; a filter that is missing, null or blank is not applied (GET pageList, contract device 16). */
  list: (query: Filters & PageQuery & SortQuery, signal?: AbortSignal) => Promise<Rows<Row>>
  /** One row (GET get, contract device 16). Rejects `notFound` for an unknown or deleted one, also where the server refuses it as a rule. */
  get: (id: string, signal?: AbortSignal) => Promise<Row>
  /**
   * Adds a row (POST add, contract device 16). Rejects `invalid` before anything is sent when the input breaks its
   * schema, `refused` or `server` with `field` when the server refuses a field.
   */
  add: (input: NewInput, signal?: AbortSignal) => Promise<void>
  /**
   * Writes a row (POST update, contract device 16). With the `version` that the row had when it was read, rejects
   * `conflict` when another user has changed the row since (our server; ADR 3). Otherwise as `add`. On our server a
   * field that is missing keeps its value, and null clears it.
   */
  update: (id: string, input: Input, options?: { version?: string | null }, signal?: AbortSignal) => Promise<void>
  /** Deletes rows, all or none (GET delete, contract device 16). Rejects `refused` or `server` while one is in use. */
  remove: (ids: readonly string[], signal?: AbortSignal) => Promise<void>
  /** What uses a row; empty: it can be deleted (GET deleteQuery, contract device 16). */
  usedBy: (id: string, signal?: AbortSignal) => Promise<UsedBy[]>
  /**
   * Adds up to 10,000 rows in one transaction: all of them, with `onlyCorrect` those without an error (POST importRows, our server; ADR 3, 37).
   * The server checks each row; `dryRun` only checks. With an `importId` the same import is written once, however often it is sent. When `signal`
   * aborts such an import, the server is told to write nothing, and the call resolves with the number that it had written already.
   */
  importRows: (rows: readonly Input[], options: ImportOptions, signal?: AbortSignal) => Promise<ImportResult>
}

/** The order of a list: `field` is a name of the row. Our server sorts; the deployed platform keeps its own order. */
export interface SortQuery {
  sort?: { field: string; direction: 'ascending' | 'descending' } | null
}

/** Rows of one sort that use a row, e.g. 3 device types of a manufacturer. */
export interface UsedBy {
  /** what they are, in the server's words; blank where the server only counts */
  what: string
  count: number
}

/** How rows are imported: `dryRun` writes nothing, `onlyCorrect` leaves out rows with an error instead of refusing all. */
export interface ImportOptions {
  dryRun: boolean
  /** 8 to 80 letters, digits and hyphens, another one for each import */
  importId?: string
  onlyCorrect?: boolean
}

/** What an import wrote, or with `dryRun` would write. */
export interface ImportResult {
  /** rows that were written: all of them, or 0 when any row has an error; with `dryRun` and `onlyCorrect` the rows without an error */
  accepted: number
  errors: ImportError[]
  /** the caller has aborted the import before it was written */
  isCancelled?: boolean
}

/** Why a row cannot be imported. */
export interface ImportError {
  /** index of the row in the import, from 0 */
  row: number
  /** name of the field in the input; null when the error concerns the whole row */
  field: string | null
  /** in the server's words; untrusted text */
  message: string
}
