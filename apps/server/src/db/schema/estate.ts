import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/**
 * The estate: what a tenant owns and watches. Names are the field's English; the wire's spellings live in the
 * response mappers. `readings` is not here but in `../readings.ts`: drizzle-kit cannot write PARTITION BY.
 */

/** The status of a device or of one of its points: the wire's codes 1, 0, 2, 4, 3 in this order (domain 10). */
export const DEVICE_STATUSES = ['alarm', 'fault', 'normal', 'offline', 'notEnabled'] as const
export type DeviceStatus = (typeof DEVICE_STATUSES)[number]

/** The last known state of one measuring point: `latest` of a device holds one per point code. */
export interface PointState {
  /** null = the device has sent a value that cannot be read (domain 25) */
  value: number | null
  status: 'alarm' | 'fault' | 'normal' | 'shielded'
  /** what the alarm or fault is called, 正常 otherwise */
  type: string
  /** epoch ms of the sample with this state; missing for seeded states, where the device's `reportedAt` counts */
  at?: number
  /** of an alarm or a fault: epoch ms of the arrival of the device's last report that did not contain this point */
  interruptedAt?: number
}

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const area = (name: string) => numeric(name, { precision: 10, scale: 2, mode: 'number' })

const audit = () => ({
  createdBy: text('created_by'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedBy: text('updated_by'),
  updatedAt: instant('updated_at'),
  deletedAt: instant('deleted_at'),
})

/** Counts the changes of a row: an update names the version that it is based on (`http/resource`). */
const version = () => integer('version').notNull().default(1)

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

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
    ...audit(),
  },
  (t) => [index('networked_units_tenant').on(t.tenantId)],
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
    ...audit(),
  },
  (t) => [
    index('buildings_tenant').on(t.tenantId),
    uniqueIndex('buildings_name').on(t.tenantId, sql`lower(${t.name})`).where(sql`${t.deletedAt} is null`),
  ],
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
    ...audit(),
  },
  (t) => [index('floor_plans_floor').on(t.buildingId, t.floor)],
)

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
    normalMin: real('normal_min'),
    normalMax: real('normal_max'),
    /** what a value above or below the bounds is called and how it counts; null = the point has no alarm */
    highType: text('high_type'),
    lowType: text('low_type'),
    outOfBounds: text('out_of_bounds', { enum: ['alarm', 'fault'] }),
    ...audit(),
  },
  (t) => [uniqueIndex('measuring_points_code').on(t.code)],
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
export const sensorTypes = pgTable('sensor_types', {
  id: id(),
  seriesId: integer('series_id').notNull().references(() => deviceSeries.id),
  model: text('model').notNull(),
  channelId: integer('channel_id').notNull().references(() => channels.id),
  /** time without data after which such a device counts as offline */
  offlineAfterSeconds: integer('offline_after_seconds').notNull().default(86_400),
  ...audit(),
})

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

/** Outdoor hydrants; their sensors are devices with `hydrantId`. */
export const hydrants = pgTable(
  'hydrants',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    unitId: integer('unit_id').references(() => networkedUnits.id),
    name: text('name').notNull(),
    area: text('area'),
    regionCode: text('region_code'),
    /** 0 underground, 1 above ground, 2 telescopic */
    hydrantType: text('hydrant_type').notNull(),
    /** 0 high pressure, 1 temporary high pressure, 2 low pressure */
    waterPipe: text('water_pipe').notNull(),
    protectionRadius: integer('protection_radius').notNull(),
    position: text('position'),
    coordinates: text('coordinates'),
    ...audit(),
  },
  (t) => [index('hydrants_tenant').on(t.tenantId)],
)

/** One to three outlets of a hydrant, in order from 1. */
export const hydrantOutlets = pgTable(
  'hydrant_outlets',
  {
    hydrantId: integer('hydrant_id').notNull().references(() => hydrants.id),
    ordinal: smallint('ordinal').notNull(),
    /** 0 external thread, 1 internal coupling */
    outletType: text('outlet_type').notNull(),
    diameterMm: smallint('diameter_mm').notNull(),
  },
  (t) => [primaryKey({ columns: [t.hydrantId, t.ordinal] })],
)

const watched = () => ({
  status: text('status', { enum: DEVICE_STATUSES }).notNull().default('notEnabled'),
  /** since when the device has this status */
  statusAt: instant('status_at'),
  /** time of the newest data; null until the first */
  reportedAt: instant('reported_at'),
  /** since when the stamps of the device cannot be believed (domain 24); null while they can */
  clockFaultAt: instant('clock_fault_at'),
})

const place = () => ({
  floor: smallint('floor'),
  position: text('position'),
  /** pixels of the floor's picture as served (domain 7); null = not marked */
  planX: real('plan_x'),
  planY: real('plan_y'),
})

/** Every device but the points of fire hosts: in a building and on a floor, or at a hydrant. */
export const devices = pgTable(
  'devices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    tenantId: text('tenant_id').notNull(),
    /** lower case, unique over the system */
    number: text('number').notNull(),
    typeId: integer('type_id').notNull().references(() => sensorTypes.id),
    channelId: integer('channel_id').notNull().references(() => channels.id),
    buildingId: integer('building_id').references(() => buildings.id),
    hydrantId: integer('hydrant_id').references(() => hydrants.id),
    ...place(),
    ...watched(),
    /** arrival of the last report, whatever its stamp: silence is counted from here; null until the first */
    heardAt: instant('heard_at'),
    /** since when nothing has come for too long; null while it reports. A device in alarm stays in alarm (ADR 5) */
    silentAt: instant('silent_at'),
    /** last state by point code */
    latest: jsonb('latest').$type<Record<string, PointState>>().notNull().default({}),
    ...audit(),
  },
  (t) => [
    uniqueIndex('devices_number').on(t.number),
    index('devices_place').on(t.tenantId, t.buildingId, t.floor),
    index('devices_hydrant').on(t.hydrantId).where(sql`${t.hydrantId} is not null`),
  ],
)

/** Fire alarm control units, reached at address and port. */
export const fireHosts = pgTable(
  'fire_hosts',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    serverIp: text('server_ip').notNull(),
    port: integer('port').notNull(),
    position: text('position'),
    coordinates: text('coordinates'),
    /** arrival of the last report of the host or of one of its points; null until the first */
    heardAt: instant('heard_at'),
    /** since when the host is silent; null while it reports */
    silentAt: instant('silent_at'),
    ...audit(),
  },
  (t) => [uniqueIndex('fire_hosts_endpoint').on(t.serverIp, t.port).where(sql`${t.deletedAt} is null`)],
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
    ...audit(),
  },
  (t) => [
    uniqueIndex('fire_host_points_wiring').on(t.fireHostId, t.loop, t.address).where(sql`${t.deletedAt} is null`),
    index('fire_host_points_place').on(t.tenantId, t.buildingId, t.floor),
  ],
)
