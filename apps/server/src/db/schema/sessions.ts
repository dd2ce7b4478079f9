import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { instantMs as instant } from './columns'
import { tenants } from './tenants'
import { users } from './users'

/** A signed-in browser. Only SHA-256 hashes of tokens are stored, so a stolen copy of the table gives no access. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    refreshHash: text('refresh_hash').notNull().unique(),
    userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    refreshExpiresAt: instant('refresh_expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** `token_hash` of the session that a renewal has begun in its place; null: not renewed yet */
    renewedBy: text('renewed_by'),
    /** where it was made or renewed last; null for sessions of before this was kept */
    ip: text('ip'),
    browser: text('browser'),
    system: text('system'),
    /** the tenant as whose administrator a super admin acts in this session (ADR 32) */
    actingTenantId: text('acting_tenant_id').references(() => tenants.id, { onDelete: 'cascade' }),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const pictureCodes = pgTable('picture_codes', {
  key: text('key').primaryKey(),
  code: text('code').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Failed sign-ins of an account or of an address (trust B4); `subject` is `account:<name>` or `ip:<address>`. */
export const loginFailures = pgTable('login_failures', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  windowStartedAt: instant('window_started_at').notNull(),
  blockedUntil: instant('blocked_until'),
})

/** A name or password that is wrong, a wrong picture code, too many attempts, a stopped account, a wrong code of the second factor. */
export const SIGN_IN_REASONS = ['password', 'code', 'throttled', 'disabled', 'secondFactor'] as const

/** Sign-ins, accepted and refused: the rows of 登录日志 (contract admin §3.12). */
export const loginLog = pgTable(
  'login_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** of the account that was named; null for an account without a site, and for a name that no account has */
    tenantId: text('tenant_id'),
    userId: text('user_id'),
    /** as it was typed */
    username: text('username').notNull(),
    ip: text('ip').notNull(),
    at: instant('at').notNull(),
    result: text('result', { enum: ['ok', 'refused'] }).notNull().default('ok'),
    /** why it was refused */
    reason: text('reason', { enum: SIGN_IN_REASONS }),
    browser: text('browser'),
    system: text('system'),
  },
  (table) => [index('login_log_tenant_at').on(table.tenantId, table.at)],
)
