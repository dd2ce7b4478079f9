import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant, watched } from './columns'
import type { PointState } from './device-states'
import { gateways } from './platform'

/**
 * Numbers that gateways have reported and that no device of their tenant has. From the first alarm or fault on they are watched as devices are, because a
 * device that is missing in the inventory must not hide a fire (ADR 86); an administrator must see them and register them.
 */
export const unregisteredDevices = pgTable(
  'unregistered_devices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    tenantId: text('tenant_id').notNull(),
    /** lower case, as the numbers of devices are */
    number: text('number').notNull(),
    /** the gateway that sent its last report: all that is known of where it is */
    gatewayId: integer('gateway_id').references(() => gateways.id, { onDelete: 'set null' }),
    /** the channel of its records, by what it measures; null while it has reported neither an alarm nor a fault */
    channelId: integer('channel_id'),
    ...watched(),
    /** last state by point code */
    latest: jsonb('latest').$type<Record<string, PointState>>().notNull().default({}),
    /** whether one of its reports was an alarm */
    hasAlarm: boolean('has_alarm').notNull().default(false),
    reports: integer('reports').notNull().default(1),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [uniqueIndex('unregistered_devices_number').on(t.tenantId, t.number), index('unregistered_devices_list').on(t.tenantId, t.lastAt)],
)

/**
 * Fire hosts that gateways have reported and that no tenant has. A fire adds such a host to the fire hosts; one that only reports faults, or that it is there,
 * raises nothing, so an administrator must see it here to register it (ADR 86).
 */
export const unregisteredHosts = pgTable(
  'unregistered_hosts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    tenantId: text('tenant_id').notNull(),
    serverIp: text('server_ip').notNull(),
    port: integer('port').notNull(),
    /** the gateway that sent its last report */
    gatewayId: integer('gateway_id').references(() => gateways.id, { onDelete: 'set null' }),
    /** what its last fault was; null while it has reported none. Whether the fault lasts is not known: a host reports its points one by one. */
    lastFault: text('last_fault'),
    reports: integer('reports').notNull().default(1),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [uniqueIndex('unregistered_hosts_endpoint').on(t.tenantId, t.serverIp, t.port)],
)
