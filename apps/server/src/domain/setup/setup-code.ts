import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Without characters that look alike: the code is typed from a terminal. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** A new code of 80 bits: `ABCD-EFGH-JKLM-NPQR`. */
export function newSetupCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** Only the hash is stored. Small letters, blanks and missing hyphens are forgiven. */
export function setupCodeHash(code: string): string {
  return createHash('sha256').update(code.toUpperCase().replace(/[^A-Z0-9]/g, '')).digest('hex')
}

/** Compares two hashes in a time that tells nothing about them. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
