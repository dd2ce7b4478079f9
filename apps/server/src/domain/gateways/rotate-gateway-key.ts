import type { Database, Db } from '../../db/database'
import { demandGateway, expireOtherKeys, newGatewayKey, storeGatewayKey, type KeyOwner } from './gateway-keys.queries'

/** How long the previous key stays valid, so that no report is refused while the gateway is being changed over. */
export const ROTATION_MS = 24 * 3_600_000

/** A new key of a gateway, also its first one. The text is returned once; earlier keys of the gateway end after a day. */
export async function addKey(tx: Db, gatewayId: number, now: number, key = newGatewayKey()): Promise<string> {
  await storeGatewayKey(tx, gatewayId, key, now)
  await expireOtherKeys(tx, gatewayId, key, now, now + ROTATION_MS)
  return key
}

/** A new key of the gateway with this number, which is added when the tenant has none. */
export function rotateGatewayKey(database: Database, owner: KeyOwner, now: number, key = newGatewayKey()): Promise<string> {
  return database.transaction(async (tx) => addKey(tx, await demandGateway(tx, owner, now), now, key))
}
