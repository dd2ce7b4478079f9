import { eq } from 'drizzle-orm'
import type { Context } from 'hono'

import { insertForIds } from '../../db/bulk-insert'
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

/** Rows that one statement writes. */
const CHUNK = 500

/**
 * Writes a row of the audit log, in the transaction of the change itself, and appends it to the chain of its tenant. Call it last in a
 * transaction: other writers of the tenant wait from here to the commit. `detail` never holds a secret.
 */
export function writeAudit(tx: Db, c: Context<AppEnv>, now: number, entry: AuditEntry): Promise<void> {
  return writeAudits(tx, c, now, entry.tenantId ?? null, [entry])
}

/** Writes rows of one tenant in this order, as `writeAudit` writes one: an import of 10,000 rows asks for its place in the chain once. */
export async function writeAudits(tx: Db, c: Context<AppEnv>, now: number, tenantId: string | null, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const chain = tenantId ?? ''
  await tx.insert(auditChains).values({ chain }).onConflictDoNothing()
  const [head] = await tx.select().from(auditChains).where(eq(auditChains.chain, chain)).for('update')
  const facts = { at: new Date(now), tenantId: tenantId || null, ip: c.get('ip'), requestId: c.get('requestId') }
  let { firstId = null, lastId = null, lastHash = null } = head ?? {}
  for (let from = 0; from < entries.length; from += CHUNK) {
    const rows = entries.slice(from, from + CHUNK).map(({ action, result, userId = null, detail = null }) => {
      const row = { ...facts, action, result, userId, detail }
      const prevHash: string = lastHash ?? ''
      lastHash = sealOf(prevHash, row)
      return { ...row, prevHash, hash: lastHash }
    })
    const written = await insertForIds(tx, auditLog, rows)
    firstId ??= written[0] ?? null
    lastId = written.at(-1) ?? null
  }
  await tx.update(auditChains).set({ firstId, lastId, lastHash }).where(eq(auditChains.chain, chain))
}
