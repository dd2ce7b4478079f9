import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { measuringPoints } from './catalogue'
import { audit, id, version } from './columns'

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
