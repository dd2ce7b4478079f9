import { randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'

import type { Db } from '../db/database'
import { socketTickets } from '../db/schema'
import type { Session } from '../http/app-env'
import { hashToken } from '../http/session'
import { findSession } from '../http/session.queries'

/** A ticket proves a session to the alarm socket, once, within this time (trust B2). */
export const TICKET_LIFE_MS = 30_000

export async function issueTicket(db: Db, session: Session, now: number): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  await db.delete(socketTickets).where(lt(socketTickets.expiresAt, new Date(now)))
  await db.insert(socketTickets).values({
    ticketHash: hashToken(ticket),
    userId: session.userId,
    tenantId: session.tenantId,
    sessionHash: session.tokenHash,
    expiresAt: new Date(now + TICKET_LIFE_MS),
  })
  return ticket
}

/** The live session that a ticket proves, null for an invalid ticket. Either way the ticket cannot be used again. */
export async function redeemTicket(db: Db, ticket: string, now: number): Promise<Session | null> {
  const [row] = await db.delete(socketTickets).where(eq(socketTickets.ticketHash, hashToken(ticket))).returning()
  if (!row || row.expiresAt.getTime() < now) return null
  return findSession(db, row.sessionHash, now)
}
