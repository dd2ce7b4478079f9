import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'

import { rowsOf, type Db } from '../../db/database'
import { cameras, devices, streamTickets } from '../../db/schema'
import type { Session } from '../../http/app-env'
import { hashToken } from '../../http/session'
import { findSession } from '../../http/session.queries'
import { mayReadChannel, mayReadPlace } from '../menus/data-scope'
import { dataScopeOf } from '../menus/data-scope.queries'
import { endOfRecord } from '../records/record-end.queries'
import type { ClipSize } from './demo-clips'
import { VIDEO_CHANNEL } from './demand-camera'
import { kindOfAddress } from './stream-address'

/** A ticket ends this long after its last use. */
const TICKET_LIFE_MS = 60_000
/** A ticket with more time left was issued while the clock was ahead, and nothing would end it when the user may not see the camera any more. Twice its life: a time server may set the clock back a little. */
const LONGEST_LEFT_MS = 2 * TICKET_LIFE_MS

/** Which picture is wanted: that of a camera, or of an address that no camera has yet. */
export type StreamWish = ({ cameraId: number; address?: never } | { address: string; cameraId?: never }) & {
  size: ClipSize
  /** of a recording; null = live */
  period: { from: Date; to: Date } | null
}

/** Issues a ticket for one stream; the caller has checked that the user may see it. */
export async function issueStreamTicket(db: Db, { tenantId, tokenHash }: Session, { cameraId, address, size, period }: StreamWish, now: number): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  await db.delete(streamTickets).where(lt(streamTickets.expiresAt, new Date(now)))
  await db.insert(streamTickets).values({
    ticketHash: hashToken(ticket), tenantId, sessionHash: tokenHash, cameraId, address, size, startsAt: period?.from ?? null, endsAt: period?.to ?? null, expiresAt: new Date(now + TICKET_LIFE_MS),
  })
  return ticket
}

/** What a ticket shows. */
export interface TicketedStream {
  address: string
  /** null: of an address that no camera has yet */
  deviceId: number | null
  size: ClipSize
  period: { from: number; to: number } | null
  isOffline: boolean
}

/**
 * The stream of a ticket that is valid, whose session is alive and acts for the same tenant, and whose camera, if it is of one, still exists; null otherwise.
 * The use prolongs it while the user may see the camera: one whose right was taken watches for a minute at most.
 */
export async function ticketedStream(db: Db, ticket: string, now: number): Promise<TicketedStream | null> {
  const [row] = await db
    .select({ ticket: streamTickets, address: cameras.address, buildingId: cameras.buildingId, deviceId: devices.id, status: devices.status })
    .from(streamTickets)
    .leftJoin(cameras, and(eq(cameras.id, streamTickets.cameraId), eq(cameras.tenantId, streamTickets.tenantId), isNull(cameras.deletedAt)))
    .leftJoin(devices, eq(devices.id, cameras.deviceId))
    .where(and(eq(streamTickets.ticketHash, hashToken(ticket)), gt(streamTickets.expiresAt, new Date(now)), lt(streamTickets.expiresAt, new Date(now + LONGEST_LEFT_MS))))
  const address = row?.ticket.address ?? row?.address
  // a camera that has got another address since is played from there
  if (row === undefined || !address || kindOfAddress(address) !== 'demo') return null
  const session = await findSession(db, row.ticket.sessionHash, now)
  if (session?.tenantId !== row.ticket.tenantId) return null
  if (row.ticket.expiresAt.getTime() - now < TICKET_LIFE_MS / 2 && (await maySee(db, session, row.buildingId))) await db.update(streamTickets).set({ expiresAt: new Date(now + TICKET_LIFE_MS) }).where(eq(streamTickets.ticketHash, row.ticket.ticketHash))
  const { size, startsAt, endsAt } = row.ticket
  return { address, deviceId: row.deviceId, size, period: startsAt && endsAt ? { from: startsAt.getTime(), to: endsAt.getTime() } : null, isOffline: row.status === 'offline' }
}

/** Whether the user may see cameras of this building now; null: of an address that no camera has yet. */
async function maySee(db: Db, session: Session, buildingId: number | null): Promise<boolean> {
  if (buildingId === null) return true
  const scope = await dataScopeOf(db, session)
  return mayReadChannel(scope, VIDEO_CHANNEL) && mayReadPlace(scope.places, { buildingId, hydrantId: null })
}

/** Whether it burned before a camera at an instant: it has a fire record that had been raised and had not ended. */
export async function burnedAt(db: Db, deviceId: number, at: number): Promise<boolean> {
  const instant = sql`${new Date(at).toISOString()}::timestamptz`
  const inAlarmSince = sql`d.status = 'alarm' and d.status_at <= coalesce(r.last_reported_at, r.raised_at)`
  const rows = await rowsOf(db, sql`select 1 from general_records r join devices d on d.id = r.device_id
    where r.device_id = ${deviceId} and r.category = '1' and r.raised_at < ${instant} and coalesce(${endOfRecord(inAlarmSince)}, 'infinity') > ${instant} limit 1`)
  return rows.length > 0
}
