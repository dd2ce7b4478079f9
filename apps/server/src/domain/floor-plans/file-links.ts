import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Db } from '../../db/database'
import { signingSecret } from './signing-keys.queries'

const PURPOSE = 'fileLinks'
/** A link is valid for one to two of these steps and stays the same within one, so that browsers cache the picture. */
const LINK_STEP_MS = 30 * 60_000

/** An `<img>` sends no header: the link itself is the permission, for a limited time (trust B3). */
export async function signedLink(tx: Db, fileKey: string, now: number): Promise<string> {
  const expires = (Math.floor(now / LINK_STEP_MS) + 2) * LINK_STEP_MS
  const signature = sign(await signingSecret(tx, PURPOSE), fileKey, expires)
  return `/files/${encodeURIComponent(fileKey)}?expires=${expires}&signature=${signature}`
}

/** Milliseconds for which a link is still valid; null when its signature is wrong or it has expired. */
export async function linkLife(
  tx: Db,
  fileKey: string,
  given: { expires: string; signature: string },
  now: number,
): Promise<number | null> {
  const expires = Number(given.expires)
  if (!Number.isSafeInteger(expires) || expires <= now) return null
  const expected = Buffer.from(sign(await signingSecret(tx, PURPOSE), fileKey, expires))
  const actual = Buffer.from(given.signature)
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? expires - now : null
}

const sign = (secret: string, fileKey: string, expires: number): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`${fileKey}\n${expires}`).digest('base64url')
