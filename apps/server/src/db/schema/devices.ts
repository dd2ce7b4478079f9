import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { channels, facilityTypes, sensorTypes } from './catalogue'
import { audit, id, inBin, instant, place, version, watched } from './columns'
import type { PointState } from './device-states'
import { buildings, networkedUnits, storedFiles } from './estate'

/** Outdoor hydrants; their sensors are devices with `hydrantId`. */
export const hydrants = pgTable(
  'hydrants',
  {
    id: id(),
    tenantId: text('tenant_id').notNull(),
    unitId: integer('unit_id').references(() => networkedUnits.id),
    name: text('name').notNull(),
    /** its kind; hydrants by default */
    facilityTypeId: integer('facility_type_id').default(1).references(() => facilityTypes.id),
    area: text('area'),
    regionCode: text('region_code'),
    /** 0 underground, 1 above ground, 2 telescopic */
    hydrantType: text('hydrant_type').notNull(),
    /** 0 high pressure, 1 temporary high pressure, 2 low pressure */
    waterPipe: text('water_pipe').notNull(),
    /** metres; null: the usual one of its type */
    protectionRadius: integer('protection_radius'),
    position: text('position'),
    coordinates: text('coordinates'),
    /** how many outlets it has: the code and one; null = not known */
    outlet: text('outlet'),
    /** 0 external thread, 1 internal coupling */
    outletType1: text('outlet_type_1'),
    outletMm1: smallint('outlet_mm_1'),
    outletType2: text('outlet_type_2'),
    outletMm2: smallint('outlet_mm_2'),
    outletType3: text('outlet_type_3'),
    outletMm3: smallint('outlet_mm_3'),
    photoKey: text('photo_key').references(() => storedFiles.key),
    version: version(),
    ...audit(),
  },
  (t) => [index('hydrants_tenant').on(t.tenantId), inBin('hydrants_bin', t)],
)

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
    /** since when a user has stopped the device: its reports are refused; null while they are taken */
    stoppedAt: instant('stopped_at'),
    stopReason: text('stop_reason'),
    /** arrival of the last report that was refused because the device is stopped; null without one */
    refusedAt: instant('refused_at'),
    /** of a sensor of a hydrant: since when it stands there; null for older ones, where `createdAt` counts */
    linkedAt: instant('linked_at'),
    version: version(),
    ...audit(),
  },
  (t) => [
    uniqueIndex('devices_number').on(t.number).where(sql`${t.deletedAt} is null`),
    index('devices_place').on(t.tenantId, t.buildingId, t.floor),
    inBin('devices_bin', t),
    index('devices_hydrant').on(t.hydrantId).where(sql`${t.hydrantId} is not null`),
  ],
)

/** A measuring point with the first value that it sent from a place; null = it could not be read (domain 25). */
export interface FirstValue {
  code: string
  name: string
  unit: string
  value: number | null
}

/** Who installed and tested a sensor of a hydrant, and what was found. Rows are only added; the place is as it was then. */
export const installationReports = pgTable(
  'installation_reports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    tenantId: text('tenant_id').notNull(),
    deviceId: bigint('device_id', { mode: 'number' }).notNull().references(() => devices.id),
    hydrantId: integer('hydrant_id').notNull().references(() => hydrants.id),
    sensorNumber: text('sensor_number').notNull(),
    /** the networked unit of the hydrant */
    unit: text('unit'),
    /** the name of the hydrant */
    pointName: text('point_name').notNull(),
    position: text('position'),
    person: text('person').notNull(),
    installedOn: date('installed_on').notNull(),
    result: text('result', { enum: ['normal', 'abnormal'] }).notNull(),
    remark: text('remark'),
    /** the first data that the sensor sent from there; null when none had come */
    firstAt: instant('first_at'),
    firstData: jsonb('first_data').$type<FirstValue[]>(),
    reportedAt: instant('reported_at').notNull(),
    reportedBy: text('reported_by').notNull(),
  },
  (t) => [index('installation_reports_device').on(t.deviceId, t.id)],
)
