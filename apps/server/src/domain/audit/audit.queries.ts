import type { Context } from 'hono'

import type { Db } from '../../db/database'
import { auditLog } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'

export interface AuditEntry {
  action: string
  result: 'ok' | 'refused'
  userId?: string | null
  tenantId?: string | null
  detail?: Record<string, unknown>
}

/** Writes a row of the audit log, in the transaction of the change itself. `detail` never holds a secret. */
export async function writeAudit(tx: Db, c: Context<AppEnv>, now: number, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({
    at: new Date(now),
    ip: c.get('ip'),
    requestId: c.get('requestId'),
    action: entry.action,
    result: entry.result,
    userId: entry.userId ?? null,
    tenantId: entry.tenantId || null,
    detail: entry.detail ?? null,
  })
}
