import { randomBytes } from 'node:crypto'
import { inArray, lt } from 'drizzle-orm'

import type { Db } from '../db/database'
import { socketTickets } from '../db/schema'
import type { Session } from '../http/app-env'
import { hashToken } from '../http/session'

/** A ticket proves a session to the alarm socket, once, within this time (trust B2). */
export const TICKET_LIFE_MS = 30_000

/** Whose session a ticket was issued to. The session may have ended since: the hub looks when the socket joins. */
export type TicketHolder = Pick<Session, 'userId' | 'tenantId'> & { sessionHash: string }

/** A new ticket for each of the sessions, in their order. */
export async function issueTickets(db: Db, sessions: readonly Session[], now: number): Promise<string[]> {
  const tickets = sessions.map((session) => ({ ticket: randomBytes(24).toString('base64url'), session }))
  const expiresAt = new Date(now + TICKET_LIFE_MS)
  await db.insert(socketTickets).values(
    tickets.map(({ ticket, session: { userId, tenantId, tokenHash } }) => ({ ticketHash: hashToken(ticket), userId, tenantId, sessionHash: tokenHash, expiresAt })),
  )
  return tickets.map(({ ticket }) => ticket)
}

/** The holder of each ticket, in their order; null for an invalid one and for one that was given before. None can be used again. */
export async function redeemTickets(db: Db, tickets: readonly string[], now: number): Promise<(TicketHolder | null)[]> {
  const hashes = tickets.map(hashToken)
  const rows = await db.delete(socketTickets).where(inArray(socketTickets.ticketHash, hashes)).returning()
  const holders = new Map(rows.filter(({ expiresAt }) => expiresAt.getTime() >= now).map((row) => [row.ticketHash, row]))
  return hashes.map((hash) => {
    const holder = holders.get(hash) ?? null
    holders.delete(hash)
    return holder
  })
}

/** Deletes the tickets that were not used in time. */
export async function forgetExpiredTickets(db: Db, now: number): Promise<void> {
  await db.delete(socketTickets).where(lt(socketTickets.expiresAt, new Date(now)))
}
