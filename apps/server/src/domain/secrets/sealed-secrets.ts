import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

import type { ServerConfig } from '../../config'
import type { Db } from '../../db/database'
import { signingSecret } from '../floor-plans/signing-keys.queries'

type Source = 'setting' | 'database'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Seals a secret that the server must read again, with AES-256-GCM. The key comes from the setting `SMART_FIRE_SECRET_KEY`, so that a copy
 * of the database tells no secret; without it, from the database, where all processes find the same one.
 */
export async function sealSecret(tx: Db, config: Pick<ServerConfig, 'secretKey'>, purpose: string, secret: string): Promise<string> {
  const source: Source = config.secretKey === null ? 'database' : 'setting'
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', await keyOf(tx, config, source), nonce).setAAD(Buffer.from(purpose))
  const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return `${source}:${Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64')}`
}

/** The secret; null when it was sealed with another key, or for another purpose. */
export async function openSecret(tx: Db, config: Pick<ServerConfig, 'secretKey'>, purpose: string, sealed: string): Promise<string | null> {
  const [source, text = ''] = sealed.split(':')
  if (source !== 'database' && (source !== 'setting' || config.secretKey === null)) return null
  const bytes = Buffer.from(text, 'base64')
  const [nonce, tag, content] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES), bytes.subarray(NONCE_BYTES + TAG_BYTES)]
  const key = await keyOf(tx, config, source)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(purpose)).setAuthTag(tag)
    return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

async function keyOf(tx: Db, { secretKey }: Pick<ServerConfig, 'secretKey'>, source: Source): Promise<Buffer> {
  const text = source === 'setting' && secretKey !== null ? secretKey : await signingSecret(tx, 'secrets')
  return createHash('sha256').update(text).digest()
}
