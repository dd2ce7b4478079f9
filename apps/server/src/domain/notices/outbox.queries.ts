import { asc, inArray, sql } from 'drizzle-orm'

import { insertRows } from '../../db/bulk-insert'
import { rowsOf, type Db } from '../../db/database'
import { noticeOutbox } from '../../db/schema'

/** A new record of which people are to be told. */
export type OutboxRow = typeof noticeOutbox.$inferSelect

/** Keeps new records for the notices, in the transaction that has made them. */
export async function queueNotices(tx: Db, rows: readonly Omit<OutboxRow, 'id'>[]): Promise<void> {
  await insertRows(tx, noticeOutbox, rows)
}

/**
 * Takes the next records out but those of `except`, alarms first: they have the smaller code. Rows that another process is working on are passed over; they are gone when
 * the transaction of their taker commits, and there again when it fails.
 */
export async function takeQueued(tx: Db, limit: number, except: readonly number[]): Promise<OutboxRow[]> {
  const ids = await rowsOf<{ id: string | number }>(
    tx,
    sql`select id from notice_outbox ${except.length > 0 ? sql`where id not in ${[...except]}` : sql``} order by type, id limit ${limit} for update skip locked`,
  )
  if (ids.length === 0) return []
  const rows = await tx.delete(noticeOutbox).where(inArray(noticeOutbox.id, ids.map(({ id }) => Number(id)))).returning()
  return rows.sort((a, b) => Number(a.type) - Number(b.type) || a.id - b.id)
}

/** Whether anything waits, without a lock. */
export async function hasQueued(db: Db): Promise<boolean> {
  return (await db.select({ id: noticeOutbox.id }).from(noticeOutbox).orderBy(asc(noticeOutbox.id)).limit(1)).length > 0
}
