import type { Database } from '../../db/database'
import { expireOtherKeys, newGatewayKey, storeGatewayKey, type KeyOwner } from './gateway-keys.queries'

/** How long the previous key stays valid, so that no report is refused while the gateway is being changed over. */
export const ROTATION_MS = 24 * 3_600_000

/** A new key of a gateway, also of its first one. The text is returned once; earlier keys of the gateway end after a day. */
export async function rotateGatewayKey(database: Database, owner: KeyOwner, now: number, key = newGatewayKey()): Promise<string> {
  await database.transaction(async (tx) => {
    await storeGatewayKey(tx, owner, key, now)
    await expireOtherKeys(tx, owner, key, now, now + ROTATION_MS)
  })
  return key
}
