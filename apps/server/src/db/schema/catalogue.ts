import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { audit, id, version } from './columns'

/** The monitoring systems (contract/channels.json); the same for every tenant. */
export const channels = pgTable('channels', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').notNull(),
  parentId: integer('parent_id').notNull().default(-1),
  menuCode: text('menu_code').notNull(),
  menuTitle: text('menu_title').notNull(),
  icon: text('icon').notNull(),
  menuOrder: smallint('menu_order').notNull(),
})

/** What can be measured: code, name, unit, and between which bounds a value is normal. */
export const measuringPoints = pgTable(
  'measuring_points',
  {
    id: id(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    unit: text('unit').notNull().default(''),
    kind: text('kind', { enum: ['fire', 'monitoring'] }).notNull(),
    normalMin: doublePrecision('normal_min'),
    normalMax: doublePrecision('normal_max'),
    /** whether a value that equals the bound is normal (enums: normalSymbol); null = it is */
    normalMinSymbol: text('normal_min_symbol', { enum: ['0', '1'] }),
    normalMaxSymbol: text('normal_max_symbol', { enum: ['0', '1'] }),
    /** what a value above or below the bounds is called and how it counts; null = the point has no alarm */
    highType: text('high_type'),
    lowType: text('low_type'),
    outOfBounds: text('out_of_bounds', { enum: ['alarm', 'fault'] }),
    version: version(),
    ...audit(),
  },
  (t) => [
    uniqueIndex('measuring_points_code').on(sql`lower(${t.code})`).where(sql`${t.deletedAt} is null`),
    uniqueIndex('measuring_points_name').on(sql`lower(${t.name})`).where(sql`${t.deletedAt} is null`),
  ],
)

/** Kinds of outdoor facilities; the same for every tenant. The first one, outdoor hydrants, is made by the migration. */
export const facilityTypes = pgTable(
  'facility_types',
  {
    id: id(),
    /** as facilities name their kind on the wire (enums: facilityType) */
    code: text('code').notNull(),
    name: text('name').notNull(),
    icon: text('icon'),
    /** measuring points that sensors of such a facility may have */
    pointIds: integer('point_ids').array(),
    hasOutlets: boolean('has_outlets').notNull(),
    /** metres */
    defaultRadius: integer('default_radius'),
    version: version(),
    ...audit(),
  },
  (t) => [
    uniqueIndex('facility_types_code').on(sql`lower(${t.code})`).where(sql`${t.deletedAt} is null`),
    uniqueIndex('facility_types_name').on(sql`lower(${t.name})`).where(sql`${t.deletedAt} is null`),
  ],
)

/** Makers of devices; the same for every tenant. */
export const firms = pgTable(
  'firms',
  {
    id: id(),
    name: text('name').notNull(),
    contact: text('contact'),
    phone: text('phone'),
    /** what the firm makes, as free text */
    productKinds: text('product_kinds'),
    /** numbers of its certificates with their ends, as free text */
    certificates: text('certificates'),
    version: version(),
    ...audit(),
  },
  (t) => [uniqueIndex('firms_name').on(sql`lower(${t.name})`).where(sql`${t.deletedAt} is null`)],
)

/** Series of devices of a maker; the same for every tenant. */
export const deviceSeries = pgTable(
  'device_series',
  {
    id: id(),
    firmId: integer('firm_id').notNull().references(() => firms.id),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** GB/T 26875.3: 1, 10–24; null where the standard has no code (domain, system type codes) */
    systemType: text('system_type'),
    /** 0 indoor, 1 outdoor (enums: sensorType.seriesType) */
    placement: text('placement').notNull(),
    /** in statistics and on plans, #RRGGBB; null = the usual colour */
    color: text('color'),
    icon: text('icon'),
    lifeSpanYears: smallint('life_span_years'),
    version: version(),
    ...audit(),
  },
  (t) => [
    uniqueIndex('device_series_code').on(sql`lower(${t.code})`).where(sql`${t.deletedAt} is null`),
    uniqueIndex('device_series_name').on(t.firmId, sql`lower(${t.name})`).where(sql`${t.deletedAt} is null`),
  ],
)

/** Models of a series; the same for every tenant. */
export const sensorTypes = pgTable(
  'sensor_types',
  {
    id: id(),
    seriesId: integer('series_id').notNull().references(() => deviceSeries.id),
    model: text('model').notNull(),
    channelId: integer('channel_id').notNull().references(() => channels.id),
    /** what it measures, as its editor sees it; `sensor_type_points` follows */
    pointIds: integer('point_ids').array().notNull().default(sql`'{}'`),
    /** time without data after which such a device counts as offline */
    offlineAfterSeconds: integer('offline_after_seconds').notNull().default(86_400),
    version: version(),
    ...audit(),
  },
  (t) => [uniqueIndex('sensor_types_model').on(t.seriesId, sql`lower(${t.model})`).where(sql`${t.deletedAt} is null`)],
)

/** The points of a type. `position` from 0 is the index into `readings.values`. */
export const sensorTypePoints = pgTable(
  'sensor_type_points',
  {
    typeId: integer('type_id').notNull().references(() => sensorTypes.id),
    position: smallint('position').notNull(),
    pointId: integer('point_id').notNull().references(() => measuringPoints.id),
  },
  (t) => [primaryKey({ columns: [t.typeId, t.position] })],
)
