import { eq } from 'drizzle-orm'
import type { Context } from 'hono'

import type { Db } from '../../db/database'
import { auditChains, auditLog } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { sealOf } from './seal'

export interface AuditEntry {
  action: string
  result: 'ok' | 'refused'
  userId?: string | null
  tenantId?: string | null
  detail?: Record<string, unknown>
}

/**
 * Writes a row of the audit log, in the transaction of the change itself, and appends it to the chain of its tenant. Call it last in a
 * transaction: other writers of the tenant wait from here to the commit. `detail` never holds a secret.
 */
export async function writeAudit(tx: Db, c: Context<AppEnv>, now: number, entry: AuditEntry): Promise<void> {
  const row = {
    at: new Date(now),
    ip: c.get('ip'),
    requestId: c.get('requestId'),
    action: entry.action,
    result: entry.result,
    userId: entry.userId ?? null,
    tenantId: entry.tenantId || null,
    detail: entry.detail ?? null,
  }
  const chain = row.tenantId ?? ''
  await tx.insert(auditChains).values({ chain }).onConflictDoNothing()
  const [head] = await tx.select().from(auditChains).where(eq(auditChains.chain, chain)).for('update')
  const prevHash = head?.lastHash ?? ''
  const hash = sealOf(prevHash, row)
  const [written] = await tx.insert(auditLog).values({ ...row, prevHash, hash }).returning({ id: auditLog.id })
  const lastId = written?.id ?? null
  await tx.update(auditChains).set({ firstId: head?.firstId ?? lastId, lastId, lastHash: hash }).where(eq(auditChains.chain, chain))
}
