import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { ServerConfig } from '../../config'

const KEY_FILE = 'gateway.key'

/** The key that gateways send: from the settings, else from the data folder, else created there (mode 600). */
export async function readGatewayKey({ gatewayKey, dataFolder }: Pick<ServerConfig, 'gatewayKey' | 'dataFolder'>): Promise<string> {
  if (gatewayKey !== null) return gatewayKey
  if (dataFolder === null) return newKey()
  const file = join(dataFolder, KEY_FILE)
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  const key = newKey()
  await mkdir(dataFolder, { recursive: true })
  await writeFile(file, `${key}\n`, { mode: 0o600 })
  return key
}

/** Compares in constant time, also for different lengths. */
export function isSameKey(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

const newKey = () => randomBytes(24).toString('base64url')

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
