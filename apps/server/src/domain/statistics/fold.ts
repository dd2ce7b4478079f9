import type { Database } from '../../db/database'
import { FOLD_BATCH, foldChanges } from './summaries.queries'

/** Figures are right at any time; the fold only keeps the changes few that every reader has to add. */
export const FOLD_MS = 5_000

interface FoldOptions {
  batch?: number
  /** ends the fold after the batch that is under way */
  signal?: AbortSignal
}

/** Adds all waiting changes to the summaries, in transactions of `batch` changes: small ones while reports may wait. */
export async function foldAllChanges(database: Database, { batch = FOLD_BATCH, signal }: FoldOptions = {}): Promise<void> {
  let folded: number
  do folded = await database.transaction((tx) => foldChanges(tx, batch))
  while (folded === batch && !signal?.aborted)
}
