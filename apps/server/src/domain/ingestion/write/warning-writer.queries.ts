import { and, isNull, sql } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import { inParts } from '../../../db/in-parts'
import { earlyWarnings } from '../../../db/schema'
import type { WarningChange } from '../assess/warnings'

const w = earlyWarnings

/**
 * Writes the changes of a call in their order. A point has one open warning at most: a higher level, and a level after a user has handled the open warning,
 * end it and open another one; a value without a level ends it. An ended warning that no user has handled counts as handled without a person, as the
 * recovery of an alarm is. The places of the subjects must be known. Gives the ids of the warnings that were raised or have ended, in order.
 */
export async function applyWarnings(tx: Db, changes: readonly WarningChange[], now: number): Promise<number[]> {
  const changed = new Set<number>()
  for (const wave of wavesOf(changes)) {
    for (const id of await endWarnings(tx, wave, now)) changed.add(id)
    const made = await inParts(wave.flatMap(newWarning), (part) =>
      tx.insert(w).values(part).onConflictDoNothing({ target: [w.deviceId, w.pointCode], where: isNull(w.endedAt) }).returning({ id: w.id }))
    for (const { id } of made) changed.add(id)
  }
  return [...changed]
}

/** Wave n holds the n-th change of each point. */
function wavesOf(changes: readonly WarningChange[]): WarningChange[][] {
  const waves: WarningChange[][] = []
  const counts = new Map<string, number>()
  for (const change of changes) {
    const key = `${change.subject.id}/${change.code}`
    const wave = counts.get(key) ?? 0
    counts.set(key, wave + 1)
    const target = (waves[wave] ??= [])
    target.push(change)
  }
  return waves
}

async function endWarnings(tx: Db, changes: readonly WarningChange[], now: number): Promise<number[]> {
  const wanted = changes.map(({ subject, code, level, at }) => ({ device: subject.id, code, rank: level?.rank ?? null, at: new Date(at).toISOString() }))
  const given = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as c(device bigint, code text, rank integer, at timestamptz)`
  const ended = await tx
    .update(w)
    .set({
      endedAt: sql`greatest(c.at, ${w.raisedAt})`, endedBy: sql`case when c.rank is null then 'recovered' else 'raised' end`,
      handled: true, handledAt: sql`coalesce(${w.handledAt}, ${new Date(now).toISOString()}::timestamptz)`,
    })
    .from(given)
    .where(and(sql`${w.deviceId} = c.device and ${w.pointCode} = c.code`, isNull(w.endedAt), sql`(c.rank is null or ${w.handled} or ${w.levelRank} < c.rank)`))
    .returning({ id: w.id })
  return ended.map(({ id }) => id)
}

function newWarning({ subject, at, receivedAt, code, value, level }: WarningChange): (typeof earlyWarnings.$inferInsert)[] {
  if (level === null) return []
  return [{
    tenantId: subject.tenantId, channelId: subject.channelId, deviceId: subject.id, sensorNumber: subject.sensorNumber ?? '', equipmentType: subject.equipmentType,
    buildingId: subject.buildingId, buildingName: subject.buildingName, floor: subject.floor, hydrantId: subject.hydrantId, hydrantName: subject.hydrantName, position: subject.position,
    pointCode: code, pointName: level.pointName, unit: level.unit || null, value, levelName: level.name, levelRank: level.rank, levelColor: level.color,
    raisedAt: new Date(at), receivedAt: new Date(receivedAt),
  }]
}
