import { randomBytes, randomInt } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { pictureCodes } from '../../db/schema'
import { CLEAR_GLYPHS } from './glyphs'
import { typedCode } from './typed-code'

export const PICTURE_CODE_LIFE_MS = 5 * 60_000
const CODE_LENGTH = 4
const ALPHABET = Object.keys(CLEAR_GLYPHS).join('')

export function randomCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}

/** Stores a code under a new key and deletes expired ones. */
export async function storePictureCode(tx: Db, code: string, now: number): Promise<string> {
  const key = randomBytes(16).toString('hex')
  await tx.delete(pictureCodes).where(lt(pictureCodes.expiresAt, new Date(now)))
  await tx.insert(pictureCodes).values({ key, code, expiresAt: new Date(now + PICTURE_CODE_LIFE_MS) })
  return key
}

/** Whether the code is right. Either way it is deleted: one attempt per picture. */
export async function takePictureCode(tx: Db, key: string, code: string, now: number): Promise<boolean> {
  const [stored] = await tx.delete(pictureCodes).where(eq(pictureCodes.key, key)).returning()
  if (!stored || stored.expiresAt.getTime() <= now) return false
  return stored.code.toUpperCase() === typedCode(code).toUpperCase()
}
