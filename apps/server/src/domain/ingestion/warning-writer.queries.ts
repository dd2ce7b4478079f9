import { isNull, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { earlyWarnings } from '../../db/schema'
import type { WarningChange } from './warnings'

/**
 * Writes the changes of a call in their order. A point has one open warning at most: a higher level, and a level after somebody has handled the open warning,
 * end it and open another one; a value without a level ends it. An ended warning that nobody has handled is handled without a person, as the
 * recovery of an alarm is. The places of the subjects must be known.
 */
export async function applyWarnings(tx: Db, changes: readonly WarningChange[], now: number): Promise<void> {
  for (const wave of wavesOf(changes)) {
    await endWarnings(tx, wave, now)
    const raised = wave.flatMap(newWarning)
    if (raised.length > 0) await tx.insert(earlyWarnings).values(raised).onConflictDoNothing({ target: [earlyWarnings.deviceId, earlyWarnings.pointCode], where: isNull(earlyWarnings.endedAt) })
  }
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

async function endWarnings(tx: Db, changes: readonly WarningChange[], now: number): Promise<void> {
  const wanted = changes.map(({ subject, code, level, at }) => ({ device: subject.id, code, rank: level?.rank ?? null, at: new Date(at).toISOString() }))
  const handledAt = sql`${new Date(now).toISOString()}::timestamptz`
  await tx.execute(sql`
    update early_warnings w set ended_at = greatest(c.at, w.raised_at), ended_by = case when c.rank is null then 'recovered' else 'raised' end,
      handled = true, handled_at = coalesce(w.handled_at, ${handledAt})
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as c(device bigint, code text, rank integer, at timestamptz)
    where w.device_id = c.device and w.point_code = c.code and w.ended_at is null and (c.rank is null or w.handled or w.level_rank < c.rank)`)
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
