import { bigint, bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { instantMs as instant } from './columns'

/**
 * Who did what (trust B4); written in the same transaction as the change itself. The rows of a tenant are a chain: `hash` covers the row
 * and the hash of the row before it, so that a row that was changed or removed later is found (`npm run verify-audit`).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    tenantId: text('tenant_id'),
    userId: text('user_id'),
    ip: text('ip'),
    requestId: text('request_id'),
    action: text('action').notNull(),
    result: text('result').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>(),
    /** null in rows of before there was a chain */
    prevHash: text('prev_hash'),
    hash: text('hash'),
  },
  (table) => [index('audit_log_tenant_at').on(table.tenantId, table.at), index('audit_log_list').on(table.tenantId, table.id)],
)

/** The newest row of each chain of the audit log: a row that was removed from its end is found, and writers wait for one another here. */
export const auditChains = pgTable('audit_chains', {
  /** the tenant; '' for what belongs to none */
  chain: text('chain').primaryKey(),
  /** the first row of the chain; rows before it have no hash */
  firstId: bigint('first_id', { mode: 'number' }),
  lastId: bigint('last_id', { mode: 'number' }),
  lastHash: text('last_hash'),
  /** of the newest row that the retention has deleted: the oldest row that is left follows it */
  forgottenHash: text('forgotten_hash'),
})
