import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { channels } from './catalogue'
import { audit, id, inBin, instant, place, version, watched } from './columns'
import { HOST_EVENTS, type HostStates } from './device-states'
import { buildings } from './estate'

/** Fire alarm control units, reached at address and port. */
export const fireHosts = pgTable(
  'fire_hosts',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    serverIp: text('server_ip').notNull(),
    port: integer('port').notNull(),
    name: text('name'),
    manufacturer: text('manufacturer'),
    model: text('model'),
    protocol: text('protocol'),
    buildingId: integer('building_id').references(() => buildings.id),
    controlRoom: text('control_room'),
    phone: text('phone'),
    position: text('position'),
    coordinates: text('coordinates'),
    /** arrival of the last report of the host or of one of its points; null until the first */
    heardAt: instant('heard_at'),
    /** since when the host is silent; null while it reports */
    silentAt: instant('silent_at'),
    /** power, bus and operating mode as the host told them last */
    states: jsonb('states').$type<HostStates>().notNull().default({}),
    /** since when a user has stopped the host: its reports and those of its points are refused; null while they are taken */
    stoppedAt: instant('stopped_at'),
    stopReason: text('stop_reason'),
    /** arrival of the last report that was refused because the host is stopped; null without one */
    refusedAt: instant('refused_at'),
    version: version(),
    ...audit(),
  },
  (t) => [uniqueIndex('fire_hosts_endpoint').on(t.serverIp, t.port).where(sql`${t.deletedAt} is null`), inBin('fire_hosts_bin', t)],
)

/**
 * Restarts and resets that fire hosts have reported. They need no verdict and make no sound, so they are no abnormal records. The same
 * event of one instant is stored once.
 */
export const fireHostEvents = pgTable(
  'fire_host_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    tenantId: text('tenant_id').notNull(),
    fireHostId: integer('fire_host_id').notNull().references(() => fireHosts.id),
    event: text('event', { enum: HOST_EVENTS }).notNull(),
    /** the host's own time where it can be believed, otherwise the arrival (domain 24) */
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** what the host's clock said, where it cannot be believed; otherwise null */
    stampedAt: instant('stamped_at'),
  },
  (t) => [uniqueIndex('fire_host_events_instant').on(t.fireHostId, t.at, t.event), index('fire_host_events_list').on(t.tenantId, t.at, t.id)],
)

/** A detector, button or module on a loop of a fire host. */
export const fireHostPoints = pgTable(
  'fire_host_points',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    tenantId: text('tenant_id').notNull(),
    fireHostId: integer('fire_host_id').notNull().references(() => fireHosts.id),
    loop: text('loop').notNull(),
    address: text('address').notNull(),
    series: text('series').notNull(),
    channelId: integer('channel_id').notNull().references(() => channels.id),
    buildingId: integer('building_id').notNull().references(() => buildings.id),
    ...place(),
    ...watched(),
    /** the last event text of the host about this point */
    latestType: text('latest_type'),
    /** time of that event; null for seeded states, where `reportedAt` counts */
    latestAt: instant('latest_at'),
    version: version(),
    ...audit(),
  },
  (t) => [
    uniqueIndex('fire_host_points_wiring').on(t.fireHostId, t.loop, t.address).where(sql`${t.deletedAt} is null`),
    index('fire_host_points_place').on(t.tenantId, t.buildingId, t.floor),
    inBin('fire_host_points_bin', t),
  ],
)

/**
 * Addresses that a fire host has reported and that no point has. They are watched as points are, because a gap in the table of points
 * must not hide a fire (ADR 25); an administrator must see them and register them. When a point gets the address, it takes over the state
 * and the records, and the row goes.
 */
export const unmatchedAddresses = pgTable(
  'unmatched_addresses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    tenantId: text('tenant_id').notNull(),
    fireHostId: integer('fire_host_id').notNull().references(() => fireHosts.id),
    loop: text('loop').notNull(),
    address: text('address').notNull(),
    ...watched(),
    /** the last event text of the host about this address, and the time of that event */
    latestType: text('latest_type'),
    latestAt: instant('latest_at'),
    /** whether one of its reports was an alarm */
    hasAlarm: boolean('has_alarm').notNull().default(false),
    reports: integer('reports').notNull().default(1),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [uniqueIndex('unmatched_addresses_wiring').on(t.fireHostId, t.loop, t.address), index('unmatched_addresses_tenant').on(t.tenantId)],
)
