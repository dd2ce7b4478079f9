import type { fireHostRecords } from '../db/schema'

type Row = typeof fireHostRecords.$inferInsert

/** Marks the first fire of each event of a host: no earlier fire of the host lasted when it was raised. Rows are sorted by time. */
export function withFirstAlarms(rows: readonly Row[]): Row[] {
  const calmAgain = new Map<number, number>()
  return rows.map((row) => {
    if (row.category !== '1') return { ...row, firstOfEvent: null }
    const since = Number(row.raisedAt)
    const before = calmAgain.get(row.fireHostId) ?? -Infinity
    const end = row.restoredAt ?? row.handledAt
    calmAgain.set(row.fireHostId, Math.max(before, end ? Number(end) : Infinity))
    return { ...row, firstOfEvent: since > before }
  })
}
