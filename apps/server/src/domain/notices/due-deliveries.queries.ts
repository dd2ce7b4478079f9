import { NOTICE_STATE, type NoticeMethod, type NoticeReason, type NoticeType } from '@smart-fire/api-client/wire'
import { asc, eq, inArray, sql } from 'drizzle-orm'

import { rowsOf, type Db } from '../../db/database'
import { noticeDeliveries, notices } from '../../db/schema'
import { PAUSES_MS } from './retry-pauses'
import type { Receiver } from './senders/notice-sender'

/** A delivery that is to be tried now, with its message. */
export interface DueDelivery extends Receiver {
  id: number
  userId: string | null
  method: NoticeMethod
  tries: number
  type: NoticeType
  content: string
  records: number
  isTest: boolean
}

/** Rows that one person may have waiting; the rest follows in the next round. */
const MOST_ROWS = 2000

/**
 * Nothing is planned for later than the pause after its last try, or the end of its lease: what is due later was planned while the clock was ahead, and
 * would wait until that time comes.
 */
const latestWait = (leaseMs: number) => sql`greatest(${leaseMs}, (array[${sql.join(PAUSES_MS.map((pause) => sql`${pause}`), sql`, `)}]::integer[])[d.tries]) * interval '1 ms'`

/**
 * Takes what waits for the next people, alarms first (they have the smaller code), and keeps it from other processes until `leaseUntil`: after a crash in the middle
 * of a message it is due again then.
 */
export async function takeDue(tx: Db, methods: readonly NoticeMethod[], people: number, now: Date, leaseUntil: Date): Promise<DueDelivery[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const latest = sql`${at} + ${latestWait(leaseUntil.getTime() - now.getTime())}`
  const lane = sql.join(methods.map((method) => sql`${method}`), sql`, `)
  const due = sql`d.state = ${NOTICE_STATE.waiting} and d.method in (${lane}) and (d.due_at <= ${at} or d.due_at > ${latest})`
  const ids = await rowsOf<{ id: string | number }>(
    tx,
    sql`select d.id from notice_deliveries d
        join (select d.user_id, d.method, n.type from notice_deliveries d join notices n on n.id = d.notice_id where ${due}
              group by d.user_id, d.method, n.type order by n.type, min(d.id) limit ${people}) q
          on q.user_id = d.user_id and q.method = d.method
        join notices n on n.id = d.notice_id and n.type = q.type
        where ${due} order by n.type, d.id limit ${MOST_ROWS} for update of d skip locked`,
  )
  if (ids.length === 0) return []
  const mine = inArray(noticeDeliveries.id, ids.map(({ id }) => Number(id)))
  await tx.update(noticeDeliveries).set({ dueAt: leaseUntil }).where(mine)
  const rows = await tx.select({ delivery: noticeDeliveries, notice: notices }).from(noticeDeliveries).innerJoin(notices, eq(notices.id, noticeDeliveries.noticeId)).where(mine).orderBy(asc(notices.type), asc(noticeDeliveries.id))
  return rows.flatMap(({ delivery, notice: { type, content, records, isTest } }) => (delivery.method === null ? [] : [{ ...delivery, method: delivery.method, type, content, records, isTest }]))
}

/** How a try has ended for deliveries that were sent as one message. */
export interface TryResult {
  state: typeof NOTICE_STATE.waiting | typeof NOTICE_STATE.sent | typeof NOTICE_STATE.failed
  reason: NoticeReason | null
  detail: string | null
  dueAt: Date
  triedAt: Date
  /** of a message that was handed over */
  toldRecords: number | null
}

/** Writes down how a try has ended, and counts it. */
export async function saveTry(db: Db, ids: readonly number[], result: TryResult): Promise<void> {
  await db.update(noticeDeliveries).set({ ...result, tries: sql`${noticeDeliveries.tries} + 1` }).where(inArray(noticeDeliveries.id, [...ids]))
}

/** The server has no adapter for these any more: they are not tried, and say so. */
export async function saveUnconfigured(db: Db, ids: readonly number[]): Promise<void> {
  await db.update(noticeDeliveries).set({ state: NOTICE_STATE.unconfigured, reason: null, detail: null }).where(inArray(noticeDeliveries.id, [...ids]))
}
