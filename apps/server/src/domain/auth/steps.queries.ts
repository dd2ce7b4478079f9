import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { signInSteps } from '../../db/schema'
import { hashToken } from '../../http/session'

const LIFE_MS = { bind: 10 * 60_000, secondFactor: 5 * 60_000 } as const

export type Step = typeof signInSteps.$inferSelect
type NewStep = Omit<Step, 'ticketHash' | 'expiresAt'>

/** Stores what was proven; the ticket is told once and kept as a hash. */
export async function openStep(tx: Db, step: NewStep, now: number): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await tx.delete(signInSteps).where(lt(signInSteps.expiresAt, new Date(now)))
  await tx.insert(signInSteps).values({ ...step, ticketHash: hashToken(ticket), expiresAt: new Date(now + LIFE_MS[step.kind]) })
  return ticket
}

/** The step of a ticket; null for an unknown ticket, one of another kind and one that is over. */
export async function findStep(db: Db, kind: Step['kind'], ticket: string, now: number): Promise<Step | null> {
  const [step] = await db.select().from(signInSteps).where(and(eq(signInSteps.ticketHash, hashToken(ticket)), eq(signInSteps.kind, kind), gt(signInSteps.expiresAt, new Date(now))))
  return step ?? null
}

/** Uses a step up; false when another request has done so first. */
export async function closeStep(tx: Db, { ticketHash }: Pick<Step, 'ticketHash'>): Promise<boolean> {
  return (await tx.delete(signInSteps).where(eq(signInSteps.ticketHash, ticketHash)).returning({ kind: signInSteps.kind })).length > 0
}
