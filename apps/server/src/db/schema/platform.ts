import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { audit, id, instantMs, version } from './columns'
import { controlRooms } from './control-rooms'
import { networkedUnits } from './estate'
import { tenants } from './tenants'

/**
 * One row in a database that was filled as a demonstration, none in any other. Simulated incidents and events on demand
 * exist only where the row is, because they would invent and clear alarms of a real site.
 */
export const demoSeed = pgTable('demo_seed', {
  id: integer('id').primaryKey(),
  city: text('city').notNull(),
  seededAt: instantMs('seeded_at').notNull(),
})

/** When a work that must not run by a wrong clock last ran: a server that starts compares its clock with it (ADR 5). */
export const workRuns = pgTable('work_runs', {
  name: text('name').primaryKey(),
  at: instantMs('at').notNull(),
})

/**
 * The code that the first administrator needs, as its SHA-256 hash: one row while no account exists, none afterwards. The latest start of a
 * server prints its code, and earlier ones are void.
 */
export const setupCodes = pgTable('setup_codes', {
  id: integer('id').primaryKey(),
  codeHash: text('code_hash').notNull(),
  createdAt: instantMs('created_at').notNull(),
})

/** Gateways of a tenant: what sends the reports of its devices (contract device §16, deviceCollectingDevice). */
export const gateways = pgTable(
  'gateways',
  {
    id: id(),
    tenantId: text('tenant_id').notNull().references(() => tenants.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    manufacturer: text('manufacturer'),
    equipmentType: text('equipment_type'),
    model: text('model'),
    position: text('position'),
    /** `lng,lat` as the map gave it */
    coordinates: text('coordinates'),
    /** the networked unit whose devices it reports, and the control room that it stands in; null = not told */
    unitId: integer('unit_id').references(() => networkedUnits.id, { onDelete: 'set null' }),
    controlRoomId: integer('control_room_id').references(() => controlRooms.id, { onDelete: 'set null' }),
    version: version(),
    ...audit(),
  },
  (t) => [
    uniqueIndex('gateways_number').on(t.tenantId, sql`lower(${t.number})`).where(sql`${t.deletedAt} is null`),
    index('gateways_unit').on(t.unitId),
    index('gateways_control_room').on(t.controlRoomId),
  ],
)

/** Keys of gateways: each is valid for the devices of the gateway's tenant. Only SHA-256 hashes are stored. */
export const gatewayKeys = pgTable(
  'gateway_keys',
  {
    id: serial('id').primaryKey(),
    /** during a rotation it has two valid keys */
    gatewayId: integer('gateway_id').notNull().references(() => gateways.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull().unique(),
    createdAt: instantMs('created_at').notNull(),
    /** accurate to a minute; null until the first use */
    lastUsedAt: instantMs('last_used_at'),
    /** null: valid until it is revoked */
    expiresAt: instantMs('expires_at'),
    revokedAt: instantMs('revoked_at'),
  },
  (table) => [index('gateway_keys_gateway').on(table.gatewayId)],
)

/**
 * Imports that were written or cancelled, by the id that the client has given them: sent again, an import is not written again (ADR 37).
 * The row is written in the transaction of the imported rows, and removed after some days.
 */
export const imports = pgTable(
  'imports',
  {
    userId: text('user_id').notNull(),
    importId: text('import_id').notNull(),
    kind: text('kind').notNull(),
    accepted: integer('accepted').notNull(),
    /** why rows were left out, as the response said it */
    errors: jsonb('errors').$type<{ row: number; field: string | null; message: string }[]>().notNull(),
    isCancelled: boolean('is_cancelled').notNull(),
    at: instantMs('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.importId] }), index('imports_at').on(table.at)],
)
