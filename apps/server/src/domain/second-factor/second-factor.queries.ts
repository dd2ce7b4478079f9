import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { recoveryCodes, secondFactors } from '../../db/schema'
import { hashRecoveryCode } from './codes'

export type StoredFactor = typeof secondFactors.$inferSelect

/** The second factor of a user, confirmed or not. */
export async function findFactor(db: Db, userId: string): Promise<StoredFactor | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row ?? null
}

/** Whether a sign-in of this user asks for a code. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return ((await findFactor(db, userId))?.confirmedAt ?? null) !== null
}

/** Keeps a secret that the user has yet to confirm, in the place of one that was never confirmed; false when the factor is on. */
export async function beginFactor(tx: Db, userId: string, sealedSecret: string, createdAt: Date): Promise<boolean> {
  const values = { sealedSecret, createdAt, lastStep: null }
  const stored = await tx.insert(secondFactors).values({ userId, ...values }).onConflictDoUpdate({ target: secondFactors.userId, set: values, setWhere: isNull(secondFactors.confirmedAt) }).returning({ userId: secondFactors.userId })
  return stored.length > 0
}

/** Turns the factor on, with new recovery codes; false when another request has done so first. */
export async function confirmFactor(tx: Db, { userId, sealedSecret }: StoredFactor, { step, codes, at }: { step: number; codes: readonly string[]; at: Date }): Promise<boolean> {
  const where = and(eq(secondFactors.userId, userId), eq(secondFactors.sealedSecret, sealedSecret), isNull(secondFactors.confirmedAt))
  const confirmed = await tx.update(secondFactors).set({ confirmedAt: at, lastStep: step }).where(where).returning({ userId: secondFactors.userId })
  if (confirmed.length === 0) return false
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) })))
  return true
}

/** Uses the code of a step up: false when it, or a later one, was used before. */
export async function takeStep(tx: Db, userId: string, step: number): Promise<boolean> {
  const unused = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step))
  return (await tx.update(secondFactors).set({ lastStep: step }).where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt), unused)).returning({ userId: secondFactors.userId })).length > 0
}

/** Uses a recovery code up: false when there is none such. */
export async function takeRecoveryCode(tx: Db, userId: string, code: string): Promise<boolean> {
  return (await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashRecoveryCode(code)))).returning({ userId: recoveryCodes.userId })).length > 0
}

/** How many recovery codes are left. */
export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}

/** Turns the factor off; its recovery codes go with it. False when it was not on. */
export async function dropFactor(tx: Db, userId: string): Promise<boolean> {
  return (await tx.delete(secondFactors).where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))).returning({ userId: secondFactors.userId })).length > 0
}
