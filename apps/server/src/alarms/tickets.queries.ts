import { randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'

import type { Db } from '../db/database'
import { socketTickets } from '../db/schema'
import type { Session } from '../http/app-env'
import { hashToken } from '../http/session'

/** A ticket proves a session to the alarm socket, once, within this time (trust B2). */
export const TICKET_LIFE_MS = 30_000

/** Whose session a ticket was issued to. The session may have ended since: the hub looks when the socket joins. */
export type TicketHolder = Pick<Session, 'userId' | 'tenantId'> & { sessionHash: string }

export async function issueTicket(db: Db, session: Session, now: number): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  await db.insert(socketTickets).values({
    ticketHash: hashToken(ticket),
    userId: session.userId,
    tenantId: session.tenantId,
    sessionHash: session.tokenHash,
    expiresAt: new Date(now + TICKET_LIFE_MS),
  })
  return ticket
}

/** The holder of a ticket, null for an invalid one. Either way the ticket cannot be used again. */
export async function redeemTicket(db: Db, ticket: string, now: number): Promise<TicketHolder | null> {
  const [row] = await db.delete(socketTickets).where(eq(socketTickets.ticketHash, hashToken(ticket))).returning()
  return row && row.expiresAt.getTime() >= now ? row : null
}

/** Deletes the tickets that nobody used in time. */
export async function forgetExpiredTickets(db: Db, now: number): Promise<void> {
  await db.delete(socketTickets).where(lt(socketTickets.expiresAt, new Date(now)))
}
