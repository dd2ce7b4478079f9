import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, numeric, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { area, audit, bytea, id, inBin, instant, version } from './columns'
import { departments } from './organisation'

/**
 * The estate: units, buildings, their plans and the regions they are in. Names are the field's English; the wire's spellings live in the
 * response mappers. `readings` is not in the schema but in `../readings.ts`: drizzle-kit cannot write PARTITION BY.
 */

/** GB/T 2260: `xx0000` province, `xxxx00` city, otherwise district; the same for every tenant. */
export const regions = pgTable('regions', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
})

/** Organisations that are responsible for buildings and hydrants. */
export const networkedUnits = pgTable(
  'networked_units',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    name: text('name').notNull(),
    /** the department that looks after the unit, its buildings and its hydrants; null = none */
    departmentId: integer('department_id').references(() => departments.id),
    license: text('license'),
    licensedOn: date('licensed_on'),
    address: text('address'),
    phone: text('phone'),
    contactName: text('contact_name'),
    contactPhone: text('contact_phone'),
    legalName: text('legal_name'),
    legalPhone: text('legal_phone'),
    safetyDutyName: text('safety_duty_name'),
    safetyDutyPhone: text('safety_duty_phone'),
    safetyManagerName: text('safety_manager_name'),
    safetyManagerPhone: text('safety_manager_phone'),
    /** 1 key unit, 2 ordinary, 3 small place, 4 other (enums: networkingUnit.otype) */
    category: text('category'),
    nature: text('nature'),
    class: text('class'),
    keyUnit: boolean('key_unit').notNull().default(false),
    regionCode: text('region_code'),
    /** 0 networked unit, 1 maintenance, 2 supervision; null = not told */
    kind: text('kind').default('0'),
    /** "lng,lat"; null = not on the map */
    coordinates: text('coordinates'),
    /** first and last day of the service contract */
    contractStart: date('contract_start'),
    contractEnd: date('contract_end'),
    remark: text('remark'),
    version: version(),
    ...audit(),
  },
  (t) => [index('networked_units_tenant').on(t.tenantId), index('networked_units_department').on(t.departmentId), inBin('networked_units_bin', t)],
)

/** Contract §1.2; every fact but name and floors may be unknown. */
export const buildings = pgTable(
  'buildings',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    unitId: integer('unit_id').references(() => networkedUnits.id),
    name: text('name').notNull(),
    address: text('address'),
    addressDetail: text('address_detail'),
    /** GB/T 2260, six digits */
    regionCode: text('region_code'),
    /** GB/T 10114, three digits */
    streetCode: text('street_code'),
    road: text('road'),
    houseNumber: text('house_number'),
    blockNumber: text('block_number'),
    /** "lng,lat", stored as received (domain 8); blank = not marked */
    coordinates: text('coordinates'),
    contactName: text('contact_name'),
    contactPhone: text('contact_phone'),
    inUse: boolean('in_use'),
    /** 0 sole owner, 1 one owner several users, 2 several owners */
    ownership: text('ownership'),
    hasAutomaticSystems: boolean('has_automatic_systems'),
    /** 1 qualified, 2 unqualified */
    facilityCondition: text('facility_condition'),
    hasControlRoom: boolean('has_control_room'),
    controlRoomPlace: text('control_room_place'),
    completedAt: instant('completed_at'),
    floorArea: area('floor_area'),
    footprintArea: area('footprint_area'),
    siteArea: area('site_area'),
    upperFloorArea: area('upper_floor_area'),
    basementArea: area('basement_area'),
    height: numeric('height', { precision: 6, scale: 2, mode: 'number' }),
    upperFloors: smallint('upper_floors').notNull(),
    basementFloors: smallint('basement_floors').notNull().default(0),
    liftCount: smallint('lift_count'),
    liftPlace: text('lift_place'),
    refugeFloorCount: smallint('refuge_floor_count'),
    refugeArea: area('refuge_area'),
    refugePlace: text('refuge_place'),
    maxOccupants: integer('max_occupants'),
    buildingClass: text('building_class'),
    structure: text('structure'),
    structureDetail: text('structure_detail'),
    fireResistance: text('fire_resistance'),
    fireHazard: text('fire_hazard'),
    useCategory: text('use_category'),
    useFunction: text('use_function'),
    fireFacilities: text('fire_facilities'),
    fireFacilitiesOther: text('fire_facilities_other'),
    neighbours: text('neighbours'),
    terrain: text('terrain'),
    version: version(),
    ...audit(),
  },
  (t) => [
    index('buildings_tenant').on(t.tenantId),
    inBin('buildings_bin', t),
    uniqueIndex('buildings_name').on(t.tenantId, sql`lower(${t.name})`).where(sql`${t.deletedAt} is null`),
  ],
)

/** Names of floors, such as 设备层; a floor without a row has its number only. */
export const buildingFloors = pgTable(
  'building_floors',
  {
    tenantId: text('tenant_id').notNull(),
    buildingId: integer('building_id').notNull().references(() => buildings.id),
    floor: smallint('floor').notNull(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.buildingId, t.floor] })],
)

/** Files that the server hands out under `/files/…`; `key` is a generated name, never one that a user has given. */
export const storedFiles = pgTable('stored_files', {
  key: text('key').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  contentType: text('content_type').notNull(),
  /** of a picture, in pixels as served (domain 7) */
  width: smallint('width'),
  height: smallint('height'),
  content: bytea('content').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Secrets that all processes of this platform share; created on first use. */
export const signingKeys = pgTable('signing_keys', {
  purpose: text('purpose').primaryKey(),
  secret: text('secret').notNull(),
})

/** The picture of one floor; several rows for one floor are possible, the newest counts (domain 21). */
export const floorPlans = pgTable(
  'floor_plans',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    buildingId: integer('building_id').notNull().references(() => buildings.id),
    floor: smallint('floor').notNull(),
    fileKey: text('file_key').notNull().references(() => storedFiles.key),
    fileName: text('file_name').notNull(),
    memo: text('memo'),
    /** counted up whenever marks on this plan are saved; a plan that replaces another one counts on */
    version: version(),
    ...audit(),
  },
  (t) => [index('floor_plans_floor').on(t.buildingId, t.floor)],
)

/** A picture that has been uploaded for a floor and that no operator sees before it is published; one for a floor at most. */
export const floorPlanDrafts = pgTable(
  'floor_plan_drafts',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    buildingId: integer('building_id').notNull().references(() => buildings.id),
    floor: smallint('floor').notNull(),
    fileKey: text('file_key').notNull().references(() => storedFiles.key),
    fileName: text('file_name').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('floor_plan_drafts_floor').on(t.buildingId, t.floor)],
)
