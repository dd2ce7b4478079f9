import type { RecordKind } from '@smart-fire/api-client/wire'
import { and, asc, eq } from 'drizzle-orm'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { fireHostRecords, generalRecords, hydrantRecords, verdictHistory } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'

const TABLES = { general: generalRecords, hydrant: hydrantRecords, fireHost: fireHostRecords } as const

/**
 * history (additive): every attempt to judge a record, the refused ones too, the first one first. Empty for a record
 * that no user has judged, and for one that the caller may not see.
 */
export async function historyOfVerdicts(tx: Db, scope: DataScope, kind: RecordKind, id: number) {
  const t = TABLES[kind]
  const [record] = await tx.select({ id: t.id }).from(t).where(and(inScope(t, scope), equal(t.id, id)))
  if (!record) return []
  const h = verdictHistory
  const rows = await tx
    .select({ person: h.username, time: h.at, outcome: h.outcome, verdict: h.verdict })
    .from(h)
    .where(and(eq(h.tenantId, scope.tenantId), eq(h.kind, kind), eq(h.recordId, record.id)))
    .orderBy(asc(h.at), asc(h.id))
  return rows.map((row) => ({ ...row, time: wireTime(row.time) }))
}
