import { and, asc, inArray, max, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { gatewayKeys } from '../../db/schema'
import { wireTime } from '../../http/wire-time'

/** A gateway whose keys were not used for this long counts as failed: a site reports many times an hour. */
const SILENT_AFTER = sql`interval '1 hour'`
/** A use that lies further ahead was noted while the clock of the server was ahead: it does not say that the gateway is alive now. */
const BELIEVED_AHEAD = sql`interval '5 minutes'`

/** Keys that open calls now: neither revoked nor expired. */
export const stillValid = sql`${gatewayKeys.revokedAt} is null and (${gatewayKeys.expiresAt} is null or ${gatewayKeys.expiresAt} > now())`

/** Of each gateway: its valid keys, oldest first, the time of its last report, and the status made of it; a gateway that never reported has none. */
export async function keyFactsOf(tx: Db, ids: readonly number[]): Promise<Map<number, object>> {
  const of = inArray(gatewayKeys.gatewayId, [...ids])
  const { gatewayId, createdAt, lastUsedAt, expiresAt } = gatewayKeys
  const keys = await tx.select({ gatewayId, createdAt, lastUsedAt, expiresAt }).from(gatewayKeys).where(and(of, stillValid)).orderBy(asc(gatewayKeys.id))
  const uses = await tx
    .select({ gatewayId, lastAt: max(lastUsedAt), isHeard: sql<boolean>`bool_or(${lastUsedAt} > now() - ${SILENT_AFTER} and ${lastUsedAt} < now() + ${BELIEVED_AHEAD})` })
    .from(gatewayKeys)
    .where(of)
    .groupBy(gatewayId)
  return new Map(ids.map((id) => {
    const use = uses.find((row) => row.gatewayId === id)
    const lastAt = use?.lastAt ?? null
    return [id, {
      status: lastAt === null ? null : use?.isHeard ? '正常' : '故障',
      lastReportTime: wireTime(lastAt),
      keys: keys.filter((key) => key.gatewayId === id).map((key) => ({ createTime: wireTime(key.createdAt), lastUsedTime: wireTime(key.lastUsedAt), expireTime: wireTime(key.expiresAt) })),
    }]
  }))
}
