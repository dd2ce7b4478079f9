import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { audit, id, instant, place, version } from './columns'
import { devices } from './devices'
import { buildings } from './estate'
import { users } from './users'

/** Groups of cameras (contract device 21, ADR 45). */
export const cameraGroups = pgTable(
  'camera_groups',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    name: text('name').notNull(),
    version: version(),
    ...audit(),
  },
  (t) => [uniqueIndex('camera_groups_name').on(t.tenantId, sql`lower(${t.name})`).where(sql`${t.deletedAt} is null`)],
)

/**
 * Cameras (contract device 21, ADR 50). Each has a device of the channel 9, which triggers keep like it: the device is online or not, raises
 * alarms and stands on the plan like any other.
 */
export const cameras = pgTable(
  'cameras',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    /** written by a trigger */
    deviceId: bigint('device_id', { mode: 'number' }).references(() => devices.id),
    name: text('name').notNull(),
    /** lower case, as numbers of devices are; unique over the system */
    number: text('number').notNull(),
    groupId: integer('group_id').references(() => cameraGroups.id),
    manufacturer: text('manufacturer'),
    model: text('model'),
    /** where its stream is; never with a user or a password. `demo:lobby` is a film of this server; null = not known */
    address: text('address'),
    /** where its control service (ONVIF) is; null = it cannot be turned from here (ADR 74) */
    controlAddress: text('control_address'),
    controlAccount: text('control_account'),
    /** sealed for `camera-control`; no call returns it */
    sealedControlPassword: text('sealed_control_password'),
    buildingId: integer('building_id').notNull().references(() => buildings.id),
    ...place(),
    /** numbers of the devices that it sees: their alarms show this camera first */
    linkedNumbers: jsonb('linked_numbers').$type<string[]>().notNull().default([]),
    version: version(),
    ...audit(),
  },
  (t) => [
    uniqueIndex('cameras_number').on(t.number).where(sql`${t.deletedAt} is null`),
    uniqueIndex('cameras_device').on(t.deviceId),
    index('cameras_group').on(t.groupId),
    index('cameras_place').on(t.tenantId, t.buildingId, t.floor).where(sql`${t.deletedAt} is null`),
  ],
)

/** Proves a session to the stream of one camera, or of an address that is tried, since a media element sends no header. It ends soon after its last use, and with the session. */
export const streamTickets = pgTable(
  'stream_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    sessionHash: text('session_hash').notNull(),
    /** null: of an address that no camera has yet */
    cameraId: integer('camera_id').references(() => cameras.id),
    /** null: that of the camera */
    address: text('address'),
    /** the size of the picture */
    size: text('size', { enum: ['small', 'large'] }).notNull(),
    /** of a recording: what is shown; null = live */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('stream_tickets_expiry').on(t.expiresAt)],
)

/** A video wall that a user has given a name: how many panes it has, and which camera each shows. */
export interface WallLayout {
  name: string
  size: 1 | 4 | 9 | 16
  panes: (string | null)[]
}

/** The saved layouts of a user at one site (ADR 45). */
export const wallLayouts = pgTable(
  'wall_layouts',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    layouts: jsonb('layouts').$type<WallLayout[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
)
