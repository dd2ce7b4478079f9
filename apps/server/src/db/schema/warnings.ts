import type { NoticeMethod } from '@smart-fire/api-client/wire'
import { sql } from 'drizzle-orm'
import { bigint, bigserial, boolean, doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { measuringPoints } from './catalogue'
import { audit, id, instant, version } from './columns'

/** Levels of early warnings of a tenant; a larger `sort` is a higher level (ADR 28). */
export const alarmLevels = pgTable(
  'alarm_levels',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    name: text('name').notNull(),
    sort: integer('sort').notNull(),
    /** #RRGGBB */
    color: text('color').notNull(),
    /** a code of the fixed list of tones (api-client: WARNING_TONE); null = silent */
    tone: text('tone'),
    /** the tone repeats until an operator acknowledges the warning; null = no */
    repeats: boolean('repeats'),
    instructions: text('instructions'),
    /** by which methods people are told of records of this level; null = by those of alarms or faults */
    methods: text('methods').array().$type<NoticeMethod[]>(),
    version: version(),
    ...audit(),
  },
  (t) => [
    uniqueIndex('alarm_levels_name').on(t.tenantId, sql`lower(${t.name})`).where(sql`${t.deletedAt} is null`),
    uniqueIndex('alarm_levels_sort').on(t.tenantId, t.sort).where(sql`${t.deletedAt} is null`),
    uniqueIndex('alarm_levels_color').on(t.tenantId, sql`lower(${t.color})`).where(sql`${t.deletedAt} is null`),
  ],
)

/** The thresholds of a measuring point, for a tenant: its ranges are edited as a whole, so they have one version. */
export const pointThresholds = pgTable(
  'point_thresholds',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    pointId: integer('point_id').notNull().references(() => measuringPoints.id),
    version: version(),
    ...audit(),
  },
  (t) => [uniqueIndex('point_thresholds_point').on(t.tenantId, t.pointId)],
)

/** Which values of a point are of a level: from `min` on, below `max`; null = open. */
export const thresholdRanges = pgTable(
  'threshold_ranges',
  {
    thresholdsId: integer('thresholds_id').notNull().references(() => pointThresholds.id, { onDelete: 'cascade' }),
    levelId: integer('level_id').notNull().references(() => alarmLevels.id),
    min: doublePrecision('min'),
    max: doublePrecision('max'),
  },
  (t) => [primaryKey({ columns: [t.thresholdsId, t.levelId] })],
)

/**
 * One row, which triggers count up in the transaction of every change of measuring points, thresholds, ranges and levels: every process sees by it
 * whether what it knows of them is still what is stored (ADR 43).
 */
export const judgingVersions = pgTable('judging_versions', { version: bigint('version', { mode: 'number' }).notNull() })

/**
 * Values that came into a level, one row for each time. `ended_at` is null while the value lasts in a level; a point has one such row at most. Names are kept as
 * they were.
 */
export const earlyWarnings = pgTable(
  'early_warnings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tenantId: text('tenant_id').notNull(),
    channelId: integer('channel_id').notNull(),
    deviceId: bigint('device_id', { mode: 'number' }).notNull(),
    sensorNumber: text('sensor_number').notNull(),
    equipmentType: text('equipment_type'),
    buildingId: bigint('building_id', { mode: 'number' }),
    buildingName: text('building_name'),
    floor: integer('floor'),
    hydrantId: bigint('hydrant_id', { mode: 'number' }),
    hydrantName: text('hydrant_name'),
    position: text('position'),
    pointCode: text('point_code').notNull(),
    pointName: text('point_name'),
    unit: text('unit'),
    value: doublePrecision('value'),
    levelName: text('level_name').notNull(),
    levelRank: integer('level_rank').notNull(),
    levelColor: text('level_color').notNull(),
    raisedAt: instant('raised_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** `raised`: a higher level took its place */
    endedAt: instant('ended_at'),
    endedBy: text('ended_by', { enum: ['recovered', 'raised'] }),
    /** without a person: it ended before a user handled it */
    handled: boolean('handled').notNull().default(false),
    handlePerson: text('handle_person'),
    handledAt: instant('handled_at'),
  },
  (t) => [
    uniqueIndex('early_warnings_open').on(t.deviceId, t.pointCode).where(sql`${t.endedAt} is null`),
    index('early_warnings_unhandled').on(t.tenantId, t.raisedAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`not ${t.handled}`),
    index('early_warnings_list').on(t.tenantId, t.raisedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)
