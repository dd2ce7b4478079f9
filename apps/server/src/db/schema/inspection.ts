import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, real, smallint, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'

import { audit, id, inBin, instant, version } from './columns'
import { buildings, networkedUnits, storedFiles } from './estate'

const isKept = (t: { deletedAt: AnyPgColumn }) => sql`${t.deletedAt} is null`

/** What an inspector answers with yes or no. */
export interface ChoiceItem {
  name: string
  /** its place among all items of the list it is asked in, from 0; null = after those that have one */
  place: number | null
  needsPhoto: boolean
}

/** What an inspector writes down: a text, or a number that is normal between its bounds. */
export interface ValueItem extends ChoiceItem {
  isNumber: boolean
  unit: string | null
  /** null = open */
  min: number | null
  max: number | null
}

/** Types of facilities that are inspected: what is checked and tested at each of them (contract device 18). */
export const inspectionTypes = pgTable(
  'inspection_types',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    name: text('name').notNull(),
    number: text('number'),
    /** the standard that the items follow */
    standard: text('standard'),
    /** days between two inspections; null = not fixed */
    cycleDays: integer('cycle_days'),
    checkChoices: jsonb('check_choices').$type<ChoiceItem[]>(),
    checkValues: jsonb('check_values').$type<ValueItem[]>(),
    testChoices: jsonb('test_choices').$type<ChoiceItem[]>(),
    testValues: jsonb('test_values').$type<ValueItem[]>(),
    version: version(),
    ...audit(),
  },
  (t) => [
    uniqueIndex('inspection_types_name').on(t.tenantId, sql`lower(${t.name})`).where(sql`${t.deletedAt} is null`),
    uniqueIndex('inspection_types_number').on(t.tenantId, sql`lower(${t.number})`).where(sql`${t.deletedAt} is null`),
  ],
)

/** The columns of indoor and outdoor facilities. `series` is the first digit of the numbers that the database makes, so that no two of both tables are equal. */
const facility = (series: '1' | '2') => ({
  id: id(),
  tenantId: text('tenant_id').notNull(),
  /** on the label, in capitals; 16 digits unless the site had a label already; never changes */
  number: text('number').notNull().default(sql`${sql.raw(`'${series}'`)} || lpad(floor(random() * 1e15)::bigint::text, 15, '0')`),
  typeId: integer('type_id').notNull().references(() => inspectionTypes.id),
  position: text('position'),
  /** a name: the person may have no account */
  responsible: text('responsible'),
  installedOn: date('installed_on'),
  remark: text('remark'),
  /** 0 in service, 1 under repair (enums: inspection.labelStatus) */
  status: text('status', { enum: ['0', '1'] }).notNull().default('0'),
  lastInspectedAt: instant('last_inspected_at'),
  /** a trigger writes both: days in UTC+8 by the cycle of the type; null while the type has none (ADR 40) */
  dueOn: date('due_on'),
  dueSoonOn: date('due_soon_on'),
  photoKey: text('photo_key').references(() => storedFiles.key),
  version: version(),
  ...audit(),
})

/** Facilities in buildings (contract device 19.1). */
export const indoorFacilities = pgTable(
  'indoor_facilities',
  {
    ...facility('1'),
    buildingId: integer('building_id').notNull().references(() => buildings.id),
    floor: smallint('floor').notNull(),
    /** pixels of the floor's picture as served (domain 7); null = not marked */
    planX: real('plan_x'),
    planY: real('plan_y'),
  },
  (t) => [
    uniqueIndex('indoor_facilities_number').on(t.tenantId, t.number).where(isKept(t)),
    index('indoor_facilities_tenant').on(t.tenantId, t.id).where(isKept(t)),
    index('indoor_facilities_due').on(t.tenantId, t.dueOn, t.id.desc().nullsFirst()).where(isKept(t)),
    inBin('indoor_facilities_bin', t),
    index('indoor_facilities_building').on(t.buildingId, t.floor),
    index('indoor_facilities_type').on(t.typeId),
  ],
)

/** Facilities outside of buildings, of a networked unit (contract device 19.1). */
export const outdoorFacilities = pgTable(
  'outdoor_facilities',
  {
    ...facility('2'),
    unitId: integer('unit_id').notNull().references(() => networkedUnits.id),
    /** GB/T 2260, and the name of the district */
    regionCode: text('region_code'),
    area: text('area'),
    /** "lng,lat"; null = not on the map */
    coordinates: text('coordinates'),
  },
  (t) => [
    uniqueIndex('outdoor_facilities_number').on(t.tenantId, t.number).where(isKept(t)),
    index('outdoor_facilities_tenant').on(t.tenantId, t.id).where(isKept(t)),
    index('outdoor_facilities_due').on(t.tenantId, t.dueOn, t.id.desc().nullsFirst()).where(isKept(t)),
    inBin('outdoor_facilities_bin', t),
    index('outdoor_facilities_unit').on(t.unitId),
    index('outdoor_facilities_type').on(t.typeId),
  ],
)
