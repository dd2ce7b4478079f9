import { and, desc, eq, like, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { auditLog } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'

const MOST = 50

type Row = Record<string, unknown>

/** What is no change by a user: who wrote when, and what reports change. */
const NOT_SHOWN = new Set(['version', 'crtUserName', 'crtTime', 'updUserName', 'updTime', 'lastReportTime', 'refusedTime', 'status', 'color', 'records'])

/** The changes of one row by users, from the audit log, the newest first; fields by their wire names. */
export async function changesOfRow(tx: Db, scope: DataScope, kind: string, id: number) {
  const rows = await tx
    .select({ action: auditLog.action, at: auditLog.at, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.tenantId, scope.tenantId), like(auditLog.action, `${kind}.%`), eq(auditLog.result, 'ok'), sql`${auditLog.detail}->>'id' = ${String(id)}`))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MOST)
  return rows.map(({ action, at, detail }) => {
    const [before, after] = [rowOf(detail?.['before']), rowOf(detail?.['after'])]
    return { act: action.slice(kind.length + 1), person: after?.['updUserName'] ?? null, time: wireTime(at), fields: before && after ? differences(before, after) : [] }
  })
}

function differences(before: Row, after: Row) {
  const names = Object.keys(after).filter((name) => !NOT_SHOWN.has(name) && isPlain(after[name]) && JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
  return names.map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
}

const rowOf = (value: unknown): Row | null => (typeof value === 'object' && value !== null ? { ...value } : null)
const isPlain = (value: unknown) => typeof value !== 'object' || value === null
