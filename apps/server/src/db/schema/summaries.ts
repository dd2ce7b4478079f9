import { sql } from 'drizzle-orm'
import { bigint, bigserial, date, index, integer, pgTable, pgView, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The statistics of abnormal records. Triggers on the three tables of records append each change to `record_changes`; a fold
 * adds the changes to the summaries and removes them. Readers add both, so that a figure never depends on when the fold ran (ADR 23).
 * Triggers are SQL of migration 0015, views and the fold of 0022.
 */

const kind = () => text({ enum: ['general', 'hydrant', 'fireHost'] }).notNull()
const count = () => integer().notNull().default(0)

/** A record before (weight −1) and after (weight 1) a change. Rows are only added here: writers never wait for each other. */
export const recordChanges = pgTable('record_changes', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  tenantId: text('tenant_id').notNull(),
  kind: kind(),
  channelId: integer('channel_id').notNull(),
  /** device, fire host point, or a fire host itself with its id below zero */
  subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
  pointCode: text('point_code').notNull(),
  /** building, or hydrant */
  placeId: bigint('place_id', { mode: 'number' }),
  floor: integer(),
  /** fire host and loop, `12:3`; `12:` for a record of the host itself, null for other records */
  loop: text(),
  alarmType: text('alarm_type').notNull(),
  class: text({ enum: ['fire', 'fault', 'offline'] }).notNull(),
  outcome: text({ enum: ['open', 'recovered', 'handled', 'realFire', 'fireTest', 'falseAlarm'] }).notNull(),
  raisedAt: timestamp('raised_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  restoredAt: timestamp('restored_at', { withTimezone: true, precision: 3, mode: 'date' }),
  /** of a judged fire: the time from arrival to verdict, as a step of 5 percent (`DELAY_STEP`) */
  delayStep: integer('delay_step'),
  weight: integer().notNull(),
})

/** Counts by day and by month of UTC+8 for each member of a dimension: `all`, `type`, `place`, `floor`, `loop`, `point`, `subject`, `delay`. */
export const recordSummaries = pgTable(
  'record_summaries',
  {
    tenantId: text('tenant_id').notNull(),
    /** the records of all places (blank), or only those of `building:12`, `hydrant:7` or `host:3` */
    within: text().notNull(),
    dimension: text().notNull(),
    grain: text({ enum: ['day', 'month'] }).notNull(),
    kind: kind(),
    channelId: integer('channel_id').notNull(),
    /** the first day */
    startsOn: date('starts_on').notNull(),
    member: text().notNull(),
    raised: count(),
    fires: count(),
    offline: count(),
    open: count(),
    openFires: integer('open_fires').notNull().default(0),
    /** closed by the recovery of the device, without a person */
    recovered: count(),
    realFires: integer('real_fires').notNull().default(0),
    fireTests: integer('fire_tests').notNull().default(0),
    falseAlarms: integer('false_alarms').notNull().default(0),
  },
  (t) => [primaryKey({ name: 'record_summaries_pk', columns: [t.tenantId, t.within, t.dimension, t.grain, t.startsOn, t.kind, t.channelId, t.member] })],
)

/** Records raised in each ten minutes: the load of the operators. Channel 0 has those of all channels together. */
export const recordSlots = pgTable(
  'record_slots',
  {
    tenantId: text('tenant_id').notNull(),
    slot: timestamp('slot', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    kind: kind(),
    channelId: integer('channel_id').notNull(),
    raised: count(),
    fires: count(),
    offline: count(),
  },
  (t) => [primaryKey({ name: 'record_slots_pk', columns: [t.tenantId, t.channelId, t.slot, t.kind] })],
)

/**
 * How often a measuring point was raised or restored in the twenty minutes from each whole ten minutes. Any ten minutes lie in one of them,
 * so these counts say where a point can have chattered; the records of those minutes say whether it has.
 */
export const pointSlots = pgTable(
  'point_slots',
  {
    tenantId: text('tenant_id').notNull(),
    kind: kind(),
    channelId: integer('channel_id').notNull(),
    subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
    pointCode: text('point_code').notNull(),
    slot: timestamp('slot', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    changes: count(),
  },
  (t) => [
    primaryKey({ name: 'point_slots_pk', columns: [t.tenantId, t.kind, t.channelId, t.subjectId, t.pointCode, t.slot] }),
    index('point_slots_chattering').on(t.tenantId, t.kind, t.channelId, t.slot).where(sql`changes > 3`),
  ],
)

/** The counts of `recordSummaries` and of the changes that are not in them yet: what readers sum. */
export const recordFigures = pgView('record_figures', {
  tenantId: text('tenant_id').notNull(),
  within: text().notNull(),
  dimension: text().notNull(),
  grain: text({ enum: ['day', 'month'] }).notNull(),
  kind: kind(),
  channelId: integer('channel_id').notNull(),
  startsOn: date('starts_on').notNull(),
  member: text().notNull(),
  raised: integer().notNull(),
  fires: integer().notNull(),
  offline: integer().notNull(),
  open: integer().notNull(),
  openFires: integer('open_fires').notNull(),
  recovered: integer().notNull(),
  realFires: integer('real_fires').notNull(),
  fireTests: integer('fire_tests').notNull(),
  falseAlarms: integer('false_alarms').notNull(),
}).existing()

/** The same of `recordSlots`, channel 0 included. */
export const slotFigures = pgView('slot_figures', {
  tenantId: text('tenant_id').notNull(),
  slot: timestamp('slot', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  kind: kind(),
  channelId: integer('channel_id').notNull(),
  raised: integer().notNull(),
  fires: integer().notNull(),
  offline: integer().notNull(),
}).existing()

/** Who judged records in which hour: the operators that shared the load. */
export const operatorHours = pgTable(
  'operator_hours',
  {
    tenantId: text('tenant_id').notNull(),
    hour: timestamp('hour', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    username: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.hour, t.username] })],
)
