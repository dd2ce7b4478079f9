import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

import { zhCN } from './second-factor.messages'

const STEP_S = 30
/** one step before and after: the clock of a telephone may be wrong, and typing takes time */
const WINDOW = 1
/** without characters that are read as another */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const RECOVERY_CODES = 10

/** A new secret of 160 bits, as an app takes it (Base32). */
export const newFactorSecret = (): string => new Secret({ size: 20 }).base32

/** What the QR code of the secret says (`otpauth://`). */
export const factorAddress = (secret: string, username: string): string => totp(secret, username).toString()

/** The number of the 30 seconds that the code belongs to; null when it belongs to none near `now`. Spaces do not count: an app shows a code in two groups. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const token = code.replace(/\s/g, '')
  const delta = /^\d{6}$/.test(token) ? totp(secret, '').validate({ token, timestamp: now, window: WINDOW }) : null
  return delta === null ? null : Math.floor(now / 1000 / STEP_S) + delta
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({ issuer: zhCN.issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_S })
}

/** New recovery codes of 79 bits, in groups that can be copied from paper. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: 4 }, group).join('-'))

const group = () => Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')

/** Spaces, hyphens and case do not count. */
export const hashRecoveryCode = (code: string): string => createHash('sha256').update(code.toUpperCase().replace(/[^A-Z0-9]/g, '')).digest('hex')
