import { and, desc, eq, inArray, like, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import { auditLog } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'

const MOST = 50

type Row = Record<string, unknown>

/** What is no change by a user: who wrote when, and what reports change. */
const NOT_SHOWN = new Set(['version', 'crtUserName', 'crtTime', 'updUserName', 'updTime', 'lastReportTime', 'refusedTime', 'status', 'color', 'records'])

/**
 * The changes by users of the rows that are one thing, from the audit log, the newest first; fields by their wire names. The caller has
 * found the rows in scope: their history is whole, although the log itself shows limited users only what they did.
 */
export async function changesOfRows(tx: Db, scope: DataScope, kind: string, ids: readonly number[]) {
  const rows = await beyondLimits(tx, () => tx
    .select({ action: auditLog.action, at: auditLog.at, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.tenantId, scope.tenantId), like(auditLog.action, `${kind}.%`), eq(auditLog.result, 'ok'), inArray(sql`${auditLog.detail}->>'id'`, ids.map(String))))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MOST))
  return rows.map(({ action, at, detail }) => {
    const [before, after] = [rowOf(detail?.['before']), rowOf(detail?.['after'])]
    return { act: action.slice(kind.length + 1), person: after?.['updUserName'] ?? detail?.['by'] ?? null, time: wireTime(at), reason: detail?.['reason'] ?? null, fields: before && after ? differences(before, after) : [] }
  })
}

function differences(before: Row, after: Row) {
  const names = Object.keys(after).filter((name) => !NOT_SHOWN.has(name) && isPlain(after[name]) && JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
  return names.map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
}

const rowOf = (value: unknown): Row | null => (typeof value === 'object' && value !== null ? { ...value } : null)
const isPlain = (value: unknown) => typeof value !== 'object' || value === null
