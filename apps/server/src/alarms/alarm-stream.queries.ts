import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'

import { insertRows } from '../db/bulk-insert'
import type { Db } from '../db/database'
import { alarmPushes, alarmStreams } from '../db/schema/records'

/** Wakes the hubs of all server processes; the payload is the tenant. A hint only: the rows are the truth (trust A5.11). */
export const PUSH_CHANNEL = 'alarm_pushes'

export type PushBody = Record<string, unknown>

export interface StreamRow {
  seq: number
  /** null: for every user of the tenant */
  channelId: number | null
  buildingId: number | null
  hydrantId: number | null
  text: string
}

/** The present end of a stream. */
export interface StreamHead {
  epoch: string
  lastSeq: number
}

/**
 * Appends pushes to the tenant's stream inside the caller's transaction. The update locks the stream's row until the
 * commit, so sequence order is commit order and no reader ever sees a gap: call it last, and tenants in sorted order.
 */
export async function appendPushes(tx: Db, tenantId: string, bodies: PushBody[], now: Date): Promise<void> {
  if (bodies.length === 0) return
  const head = await extendStream(tx, tenantId, bodies.length)
  const first = head.lastSeq - bodies.length + 1
  const rows = bodies.map((body, index) => ({ tenantId, seq: first + index, body: { ...body, ...stamp(head.epoch, first + index, body) }, createdAt: now }))
  await insertRows(tx, alarmPushes, rows)
  await tx.execute(sql`select pg_notify(${PUSH_CHANNEL}, ${tenantId})`)
}

async function extendStream(tx: Db, tenantId: string, by: number): Promise<StreamHead> {
  const [head] = await tx
    .update(alarmStreams)
    .set({ lastSeq: sql`${alarmStreams.lastSeq} + ${by}` })
    .where(eq(alarmStreams.tenantId, tenantId))
    .returning()
  if (head) return head
  await ensureStream(tx, tenantId)
  return extendStream(tx, tenantId, by)
}

/** `id` names the push; a `handled` frame keeps the id of its record there. */
function stamp(epoch: string, seq: number, body: PushBody): PushBody {
  return 'id' in body ? { seq, epoch } : { id: `${epoch}-${seq}`, seq, epoch }
}

/** The head of the tenant's stream; a tenant without a stream gets one. */
export async function readHead(db: Db, tenantId: string): Promise<StreamHead> {
  const [known] = await db.select().from(alarmStreams).where(eq(alarmStreams.tenantId, tenantId))
  if (known) return known
  await ensureStream(db, tenantId)
  const [made] = await db.select().from(alarmStreams).where(eq(alarmStreams.tenantId, tenantId))
  if (!made) throw new Error('the tenant has no stream')
  return made
}

async function ensureStream(db: Db, tenantId: string): Promise<void> {
  await db
    .insert(alarmStreams)
    .values({ tenantId, epoch: randomBytes(6).toString('hex') })
    .onConflictDoNothing()
}

/** The last sequence numbers of several tenants at once, for the catch-up of the hub. */
export async function readHeads(db: Db, tenantIds: string[]): Promise<Map<string, number>> {
  if (tenantIds.length === 0) return new Map()
  const rows = await db.select().from(alarmStreams).where(inArray(alarmStreams.tenantId, tenantIds))
  return new Map(rows.map((row) => [row.tenantId, row.lastSeq]))
}

export async function readPushes(db: Db, tenantId: string, afterSeq: number, limit: number): Promise<StreamRow[]> {
  const rows = await db
    .select({ seq: alarmPushes.seq, body: alarmPushes.body })
    .from(alarmPushes)
    .where(and(eq(alarmPushes.tenantId, tenantId), gt(alarmPushes.seq, afterSeq)))
    .orderBy(asc(alarmPushes.seq))
    .limit(limit)
  return rows.map(({ seq, body }) => ({ seq, channelId: numberIn(body, 'channelId'), buildingId: numberIn(body, 'buildingId'), hydrantId: numberIn(body, 'hydrantId'), text: JSON.stringify(body) }))
}

const numberIn = (body: PushBody, name: string) => (typeof body[name] === 'number' ? body[name] : null)

/** Whether everything after `seq` is still kept. */
export async function canReplay(db: Db, tenantId: string, head: StreamHead, seq: number): Promise<boolean> {
  if (seq > head.lastSeq) return false
  if (seq === head.lastSeq) return true
  const [next] = await readPushes(db, tenantId, seq, 1)
  return next?.seq === seq + 1
}

export const KEPT_PUSHES = 10_000
export const KEPT_MS = 24 * 60 * 60 * 1000

/** Deletes pushes that are both older than a day and not among the last ten thousand of their tenant (trust A5.2). */
export async function forgetOldPushes(db: Db, now: number): Promise<void> {
  await db.execute(sql`
    delete from alarm_pushes p using alarm_streams s
    where s.tenant_id = p.tenant_id and p.seq <= s.last_seq - ${KEPT_PUSHES} and p.created_at < ${new Date(now - KEPT_MS)}`)
}
