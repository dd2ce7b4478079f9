import { sql } from 'drizzle-orm'

import { rowsOf, type Db } from '../../db/database'

/** Changes that one fold adds: so few that a report, which waits for it in the embedded database, waits for a tenth of a second. */
export const FOLD_BATCH = 250

/** Adds up to so many changes of records to the summaries (migration 0022); resolves with their number. */
export async function foldChanges(tx: Db, most: number = FOLD_BATCH): Promise<number> {
  const [row] = await rowsOf<{ folded: number }>(tx, sql`select fold_record_changes(${most}::integer) as folded`)
  return Number(row?.folded ?? 0)
}
