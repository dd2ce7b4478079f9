import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instantMs as instant } from './columns'

/** A site: one customer, isolated from every other (contract admin §3.8). */
export const tenants = pgTable(
  'tenants',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    domain: text('domain'),
    logoUrl: text('logo_url'),
    site: text('site'),
    tenantNo: text('tenant_no'),
    description: text('description'),
    /** the last day of the contract, in UTC+8; null = no end (ADR 32) */
    validUntil: date('valid_until', { mode: 'string' }),
    /** enabled accounts at most; null = any number */
    maxUsers: integer('max_users'),
    /** devices at most, without the points of fire hosts; null = any number */
    maxDevices: integer('max_devices'),
    /** no user signs in; reports are still recorded (ADR 32) */
    isStopped: boolean('is_stopped').notNull().default(false),
    createdBy: text('created_by'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedBy: text('updated_by'),
    updatedAt: instant('updated_at'),
    deletedAt: instant('deleted_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('tenants_name').on(table.name).where(sql`${table.deletedAt} is null`),
    uniqueIndex('tenants_domain').on(table.domain).where(sql`${table.deletedAt} is null`),
  ],
)

/** The channels that a tenant has subscribed to (contract admin §4.1). */
export const tenantChannels = pgTable(
  'tenant_channels',
  {
    tenantId: text('tenant_id').notNull().references(() => tenants.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.channelId] })],
)

/** The systems whose section a tenant has switched off; a row for each. Its devices report and alarm as before (ADR 36). */
export const hiddenChannels = pgTable(
  'hidden_channels',
  {
    tenantId: text('tenant_id').notNull().references(() => tenants.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id').notNull(),
    hiddenBy: text('hidden_by').notNull(),
    hiddenAt: instant('hidden_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.channelId] })],
)

/** Settings of a tenant; no row = the defaults. */
export const tenantSettings = pgTable('tenant_settings', {
  tenantId: text('tenant_id').primaryKey().references(() => tenants.id, { onDelete: 'cascade' }),
  /** whether the pictures of floors are given out (enums: planSetup) */
  planSetup: boolean('plan_setup').notNull().default(false),
  /** after how many days handled records, notices and early warnings are deleted; null = as the server is set up */
  recordDays: integer('record_days'),
  /** the file of the logo, of `stored_files`; null = the mark of the product (ADR 73) */
  logoKey: text('logo_key'),
  version: integer('version').notNull().default(0),
  updatedBy: text('updated_by'),
  updatedAt: instant('updated_at'),
})
