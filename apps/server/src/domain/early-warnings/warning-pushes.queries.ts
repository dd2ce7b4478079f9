import { and, asc, eq, inArray, isNull } from 'drizzle-orm'

import type { PushBody } from '../../alarms/alarm-stream.queries'
import type { Db } from '../../db/database'
import { alarmLevels, earlyWarnings } from '../../db/schema'
import { wireFlag } from '../../http/wire-flag'
import { warningRow } from './early-warnings.queries'

/**
 * One push for each of these warnings, as they are now: raised, ended or handled (ADR 28). Channel and place stand beside the warning as in
 * every push, because they decide who receives it. `tone` and `repeats` are those of its level; a level that was deleted meanwhile is silent.
 */
export async function warningPushes(tx: Db, ids: readonly number[]): Promise<{ tenantId: string; body: PushBody }[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ warning: earlyWarnings, tone: alarmLevels.tone, repeats: alarmLevels.repeats })
    .from(earlyWarnings)
    .leftJoin(alarmLevels, and(eq(alarmLevels.tenantId, earlyWarnings.tenantId), eq(alarmLevels.sort, earlyWarnings.levelRank), isNull(alarmLevels.deletedAt)))
    .where(inArray(earlyWarnings.id, [...ids]))
    .orderBy(asc(earlyWarnings.id))
  return rows.map(({ warning, tone, repeats }) => ({
    tenantId: warning.tenantId,
    body: {
      type: 'earlyWarning', channelId: warning.channelId, buildingId: warning.buildingId, hydrantId: warning.hydrantId,
      warning: { ...warningRow(warning), tone, repeatFlag: wireFlag(repeats === true) },
    },
  }))
}
