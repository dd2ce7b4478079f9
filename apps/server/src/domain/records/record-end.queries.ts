import { sql, type SQL } from 'drizzle-orm'

/**
 * When what the record `r` tells of was over: null while it lasts. It ends with its recovery, which a record that a person has handled
 * does not get any more: that one ends with the handling or with its last report, whichever is later, unless its device is still in that
 * state (`goesOn`).
 */
export const endOfRecord = (goesOn: SQL = sql`false`): SQL =>
  sql`coalesce(r.restored_at, case when r.handled and not coalesce(${goesOn}, false) then greatest(r.handled_at, r.last_reported_at) end)`
