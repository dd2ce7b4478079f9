import { and, eq, exists, inArray, isNotNull, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { fireHostPoints, fireHosts } from '../../db/schema'
import type { Write } from '../../http/write-work'

type Values = Record<string, unknown>

/** Where a host reports from. */
const ADDRESS = ['serverIp', 'port'] as const

/**
 * Nothing has been heard from another address yet: the host counts as silent until it reports from there (ADR 5). A stopped host is silent when it is started.
 * What the host told of itself stays: its next report ends the record of a fault.
 */
export function unheardElsewhere(values: Values, before: Values, { now }: Write): Values {
  const isElsewhere = ADDRESS.some((name) => values[name] !== undefined && values[name] !== before[name])
  return isElsewhere && before['stoppedAt'] === null ? { ...values, silentAt: now, heardAt: null } : values
}

/** The points of silent hosts are offline until their host is heard, which gives them their states back; points in alarm stay in alarm. */
export async function silencePoints(tx: Db, hostIds: readonly number[], now: Date): Promise<void> {
  const silent = tx.select().from(fireHosts).where(and(eq(fireHosts.id, fireHostPoints.fireHostId), isNotNull(fireHosts.silentAt)))
  const seemsWell = and(inArray(fireHostPoints.fireHostId, [...hostIds]), isNull(fireHostPoints.deletedAt), inArray(fireHostPoints.status, ['normal', 'fault']))
  await tx.update(fireHostPoints).set({ status: 'offline', statusAt: now }).where(and(seemsWell, exists(silent)))
}
