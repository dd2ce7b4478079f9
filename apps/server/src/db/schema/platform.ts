import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { tenants } from './access'

/** An instant; read and written as a Date. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/**
 * One row in a database that was filled as a demonstration, none in any other. Simulated incidents and events on demand
 * exist only where the row is, because they would invent and clear alarms of a real site.
 */
export const demoSeed = pgTable('demo_seed', {
  id: integer('id').primaryKey(),
  city: text('city').notNull(),
  seededAt: instant('seeded_at').notNull(),
})

/** Keys of gateways: each is valid for the devices of one tenant. Only SHA-256 hashes are stored. */
export const gatewayKeys = pgTable(
  'gateway_keys',
  {
    id: serial('id').primaryKey(),
    tenantId: text('tenant_id').notNull().references(() => tenants.id, { onDelete: 'cascade' }),
    /** name of the gateway; during a rotation it has two valid keys */
    gateway: text('gateway').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    /** accurate to a minute; null until the first use */
    lastUsedAt: instant('last_used_at'),
    /** null: valid until it is revoked */
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('gateway_keys_tenant').on(table.tenantId, table.gateway)],
)
