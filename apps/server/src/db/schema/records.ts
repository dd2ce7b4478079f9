import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core'

import { instantMs } from './columns'

/**
 * Abnormal records and their verdicts. The three kinds of abnormal record have three
 * tables and three id sequences, as on the wire (contract device §11–13): a record is named by (kind, id).
 * Place names are stored as they were when the record was written; renaming a building does not change its records.
 */

// Indexes are written as `desc().nullsFirst()`: `desc()` alone makes an index with nulls last, which an ORDER BY … DESC cannot use.

/** Columns of every kind of record. `handled` without a person = closed by the recovery of the device (contract device §14.1). */
const commonColumns = () => ({
  id: bigserial({ mode: 'number' }).primaryKey(),
  tenantId: text('tenant_id').notNull(),
  channelId: integer('channel_id').notNull(),
  position: text(),
  pointCode: text('point_code').notNull(),
  pointName: text('point_name'),
  alarmType: text('alarm_type').notNull(),
  value: doublePrecision(),
  unit: text(),
  level: text().notNull().default('一级'),
  /** the device's own time where it can be believed, otherwise the arrival (domain 24) */
  raisedAt: instantMs('raised_at').notNull(),
  /** arrival of the first report; null in records from before this column */
  receivedAt: instantMs('received_at'),
  /** what the device's clock said, where it cannot be believed; otherwise null */
  stampedAt: instantMs('stamped_at'),
  /** how often the same open record was reported, the first time included */
  repeats: integer().notNull().default(1),
  lastReportedAt: instantMs('last_reported_at'),
  handled: boolean().notNull().default(false),
  handlePerson: text('handle_person'),
  handledAt: instantMs('handled_at'),
  restoredAt: instantMs('restored_at'),
})

/** How lists begin (domain 19). An order uses the index only when it is written in the same way. */
export const OPEN_FIRES_FIRST = sql`(category = '1' and not handled) desc`

/** Columns in which people look for a part of a text (`containsByPairs`): an index of every two letters finds the rows that contain it. */
const pairsOf = (first: ExtraConfigColumn, ...others: ExtraConfigColumn[]) =>
  [sql`pairs_of(${first})`, ...others.map((column) => sql`pairs_of(${column})`)] as const

/** Records of every channel but hydrants and fire hosts. Category '1' fire, '0' fault. */
export const generalRecords = pgTable(
  'general_records',
  {
    ...commonColumns(),
    deviceId: bigint('device_id', { mode: 'number' }).notNull(),
    sensorNumber: text('sensor_number').notNull(),
    equipmentType: text('equipment_type'),
    buildingId: bigint('building_id', { mode: 'number' }),
    buildingName: text('building_name'),
    floor: integer(),
    category: text({ enum: ['0', '1'] }).notNull(),
    verdict: text({ enum: ['0', '1', '2'] }),
    confirmPerson: text('confirm_person'),
    confirmedAt: instantMs('confirmed_at'),
  },
  (t) => [
    index('general_records_open').on(t.tenantId, t.channelId, OPEN_FIRES_FIRST, t.raisedAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`not handled`),
    index('general_records_list').on(t.tenantId, t.channelId, OPEN_FIRES_FIRST, t.raisedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('general_records_all').on(t.tenantId, OPEN_FIRES_FIRST, t.raisedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('general_records_fires').on(t.tenantId, OPEN_FIRES_FIRST, t.raisedAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`category = '1'`),
    index('general_records_text').using('gin', ...pairsOf(t.sensorNumber, t.position, t.buildingName)),
    index('general_records_time').on(t.tenantId, t.raisedAt.desc().nullsFirst()),
    index('general_records_device').on(t.deviceId, t.raisedAt.desc().nullsFirst()),
    index('general_records_restored').on(t.deviceId, t.restoredAt).where(sql`restored_at is not null`),
    index('general_records_building').on(t.buildingId, t.raisedAt.desc().nullsFirst()),
  ],
)

/** Records of outdoor hydrants (channel 5): no category, everything counts as a fault (contract device §14.1). */
export const hydrantRecords = pgTable(
  'hydrant_records',
  {
    ...commonColumns(),
    deviceId: bigint('device_id', { mode: 'number' }).notNull(),
    sensorNumber: text('sensor_number').notNull(),
    equipmentType: text('equipment_type'),
    hydrantId: bigint('hydrant_id', { mode: 'number' }).notNull(),
    hydrantName: text('hydrant_name'),
  },
  (t) => [
    index('hydrant_records_open').on(t.tenantId, t.raisedAt.desc().nullsFirst()).where(sql`not handled`),
    index('hydrant_records_text').using('gin', ...pairsOf(t.sensorNumber, t.position, t.hydrantName)),
    index('hydrant_records_time').on(t.tenantId, t.raisedAt.desc().nullsFirst()),
    index('hydrant_records_device').on(t.deviceId, t.raisedAt.desc().nullsFirst()),
    index('hydrant_records_restored').on(t.deviceId, t.restoredAt).where(sql`restored_at is not null`),
    index('hydrant_records_hydrant').on(t.hydrantId, t.raisedAt.desc().nullsFirst()),
    index('hydrant_records_point').on(t.tenantId, t.pointCode, t.raisedAt),
  ],
)

/** Records of fire hosts (channel 11): of their points, of addresses without a point, both named by host, loop and address, and of the hosts themselves. */
export const fireHostRecords = pgTable(
  'fire_host_records',
  {
    ...commonColumns(),
    /** null in a record of the host itself, and of an address that no point has */
    fireHostPointId: bigint('fire_host_point_id', { mode: 'number' }),
    /** the address that no point has; null in every other record */
    unmatchedAddressId: bigint('unmatched_address_id', { mode: 'number' }),
    fireHostId: bigint('fire_host_id', { mode: 'number' }).notNull(),
    /** the point; the host itself with its id below zero, or an address without a point far below it, so that their ids do not meet */
    subjectId: bigint('subject_id', { mode: 'number' }).notNull().generatedAlwaysAs(sql`coalesce(fire_host_point_id, -4294967296 - unmatched_address_id, -fire_host_id)`),
    /** the name of the host, or its address and port */
    hostName: text('host_name'),
    /** blank in a record of the host itself, as is the address */
    loop: text().notNull(),
    address: text().notNull(),
    series: text(),
    buildingId: bigint('building_id', { mode: 'number' }),
    buildingName: text('building_name'),
    floor: integer(),
    category: text({ enum: ['0', '1'] }).notNull(),
    verdict: text({ enum: ['0', '1', '2'] }),
    /** of a fire: whether the host was calm before it, since its last reset; null of a fault, and in records from before this column */
    firstOfEvent: boolean('first_of_event'),
  },
  (t) => [
    index('fire_host_records_open').on(t.tenantId, OPEN_FIRES_FIRST, t.raisedAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`not handled`),
    index('fire_host_records_list').on(t.tenantId, OPEN_FIRES_FIRST, t.raisedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('fire_host_records_fires').on(t.tenantId, OPEN_FIRES_FIRST, t.raisedAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`category = '1'`),
    index('fire_host_records_text').using('gin', ...pairsOf(t.series, t.position, t.buildingName, t.hostName)),
    index('fire_host_records_time').on(t.tenantId, t.raisedAt.desc().nullsFirst()),
    index('fire_host_records_subject').on(t.subjectId, t.raisedAt.desc().nullsFirst()),
    index('fire_host_records_restored').on(t.subjectId, t.restoredAt).where(sql`restored_at is not null`),
    index('fire_host_records_building').on(t.buildingId, t.raisedAt.desc().nullsFirst()),
  ],
)

/** One stream of pushes per tenant. Its row is locked while a push is written, so sequence order is commit order. */
export const alarmStreams = pgTable('alarm_streams', {
  tenantId: text('tenant_id').primaryKey(),
  /** identifies this stream: a client with another epoch must load everything again (trust A5.2) */
  epoch: text().notNull(),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
})

/** Every push, kept for replay. The row is the truth; NOTIFY only announces it. */
export const alarmPushes = pgTable(
  'alarm_pushes',
  {
    tenantId: text('tenant_id').notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instantMs('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.seq] })],
)

/** Single-use proofs of a session for the alarm socket (trust B2). Only the hash is kept. */
export const socketTickets = pgTable(
  'socket_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    userId: text('user_id').notNull(),
    tenantId: text('tenant_id').notNull(),
    sessionHash: text('session_hash').notNull(),
    expiresAt: instantMs('expires_at').notNull(),
  },
  (t) => [index('socket_tickets_expiry').on(t.expiresAt)],
)

/** Every attempt to judge a record, refused ones included (domain 4, trust R17). Rows are never changed. */
export const verdictHistory = pgTable(
  'verdict_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    tenantId: text('tenant_id').notNull(),
    kind: text({ enum: ['general', 'hydrant', 'fireHost'] }).notNull(),
    recordId: bigint('record_id', { mode: 'number' }).notNull(),
    outcome: text({ enum: ['accepted', 'raised', 'repeated', 'conflict'] }).notNull(),
    verdict: text({ enum: ['0', '1', '2'] }),
    userId: text('user_id').notNull(),
    username: text().notNull(),
    at: instantMs('at').notNull(),
  },
  (t) => [index('verdict_history_record').on(t.kind, t.recordId)],
)
