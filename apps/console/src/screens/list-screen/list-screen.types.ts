import type { UsedBy } from '@smart-fire/api-client'
import type { Silence } from '../../lib/refusal'

/** A row of any list: its key, and the version that a save names. */
export interface ListedRow {
  id: string
  version?: string | null
}

export interface ListScreenContext {
  /** the row that the open part is about; null for a new one */
  row: ListedRow | null
  /** the act of the screen's own that is open, by its name */
  act: string | null
  /** what still uses the row that is to be deleted */
  uses: readonly UsedBy[]
  /** why the last act did not succeed, in the server's words */
  problem: string | null
  /** what the failure means where the server had no words */
  silence: Silence
  /** the act that runs over the selected rows */
  bulk: BulkRun | null
}

/** One act over several rows, row by row. */
export interface BulkRun {
  act: string
  rows: readonly ListedRow[]
  /** of an act with a form: what was entered, for all rows */
  input?: unknown
  /** what came of each row so far, in the order of `rows` */
  results: readonly BulkResult[]
}

export interface BulkResult {
  id: string
  /** null: done; otherwise why not, empty when the server had no words */
  problem: string | null
  /** what the failure means then */
  silence?: Silence
}

export type ListScreenEvent =
  | { type: 'row.add' }
  | { type: 'row.edit'; row: ListedRow }
  | { type: 'row.remove'; row: ListedRow }
  /** an act of the screen's own: a form, a question or a panel */
  | { type: 'act.open'; act: string; row: ListedRow | null; opens: 'form' | 'question' | 'panel' }
  | { type: 'import.open' }
  | { type: 'overlay.confirm' }
  | { type: 'overlay.retry' }
  | { type: 'overlay.close' }
  /** the open form or import has written something */
  | { type: 'overlay.saved' }
  | { type: 'bulk.start'; act: string; rows: readonly ListedRow[] }
  | { type: 'bulk.confirm'; input?: unknown }
  | { type: 'bulk.progress'; result: BulkResult }
  | { type: 'bulk.cancel' }
  /** after a cancellation: no row is running any more */
  | { type: 'bulk.stopped' }
  | { type: 'bulk.close' }

/** The rows on the server have changed: the list is fetched again. */
export type ListScreenEmitted = { type: 'changed'; by: 'saved' | 'removed' | 'acted' | 'bulk' }
