import { and, asc, eq, gt, gte, isNull, sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { auditChains, auditLog } from '../../db/schema'

export type ChainHead = typeof auditChains.$inferSelect
export type SealedRow = typeof auditLog.$inferSelect

/** Rows that are read at once: a log of years is never in memory as a whole. */
const BATCH = 1000

export function chainHeads(db: Db): Promise<ChainHead[]> {
  return db.select().from(auditChains).orderBy(asc(auditChains.chain))
}

/** The head of a chain as it is now. */
export async function chainHead(db: Db, chain: string): Promise<ChainHead | undefined> {
  return (await db.select().from(auditChains).where(eq(auditChains.chain, chain)))[0]
}

/** The rows of a chain from its first one on, or after a row, in the order in which they were written. */
export async function* sealedRows(db: Db, { chain, firstId }: ChainHead, afterId?: number): AsyncGenerator<SealedRow> {
  const ofChain = chain === '' ? isNull(auditLog.tenantId) : eq(auditLog.tenantId, chain)
  for (let after: SQL | undefined = afterId === undefined ? gte(auditLog.id, firstId ?? 0) : gt(auditLog.id, afterId); ; ) {
    const rows: SealedRow[] = await db.select().from(auditLog).where(and(ofChain, after)).orderBy(asc(auditLog.id)).limit(BATCH)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return
    after = gt(auditLog.id, last.id)
  }
}

/** Keeps the hash of the newest of the rows that are about to be deleted, for each chain: the oldest row that is left follows it. */
export async function keepForgottenHashes(tx: Db, which: SQL): Promise<void> {
  await tx.execute(sql`
    update audit_chains set forgotten_hash = newest.hash
    from (select distinct on (coalesce(tenant_id, '')) coalesce(tenant_id, '') as chain, hash
          from audit_log where ${which} and hash is not null order by coalesce(tenant_id, ''), id desc) newest
    where audit_chains.chain = newest.chain`)
}
