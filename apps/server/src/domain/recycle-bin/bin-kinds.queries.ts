import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Db } from '../../db/database'
import { buildings, devices, fireHostPoints, fireHosts, hydrants, indoorFacilities, networkedUnits, outdoorFacilities } from '../../db/schema'
import type { Definition } from '../../http/resource/definition'
import { buildingResource } from '../buildings/building.resource'
import { dropFilesOfDevices } from '../device-papers/device-files.queries'
import { fireHostPointResource } from '../fire-hosts/fire-host-point.resource'
import { fireHostResource } from '../fire-hosts/fire-host.resource'
import { hydrantResource } from '../hydrants/hydrant.resource'
import { indoorFacilityResource } from '../inspection/indoor-facility.resource'
import { outdoorFacilityResource } from '../inspection/outdoor-facility.resource'
import { unitResource } from '../units/unit.resource'

/** Days for which a deleted row can be restored. */
export const BIN_DAYS = 30
const DAY_MS = 86_400_000

/** What was deleted before this can no longer be restored. */
export const endOfBin = (now: number): Date => new Date(now - BIN_DAYS * DAY_MS)

export type BinTable = PgTable & (typeof devices | typeof buildings | typeof hydrants | typeof fireHosts | typeof fireHostPoints | typeof networkedUnits | typeof indoorFacilities | typeof outdoorFacilities)

/** A kind of rows that can be restored. */
export interface BinKind {
  table: BinTable
  /** null: devices, whose calls are their own */
  definition: Definition | null
  /** how a row is named, and where it is; over its table under its own name */
  name: SQL
  place: SQL
  /** columns of other tables that name it: while a row does, it stays for ever, and its records keep their names */
  namedBy: readonly `${string}.${string}`[]
  /** deletes the stored files of what goes with it */
  dropFiles?: (tx: Db, ids: readonly number[]) => Promise<void>
  /** what goes with it, where the database does not take it along */
  owns: readonly `${string}.${string}`[]
}

const NOWHERE = sql`null::text`
const nameOfType = (table: BinTable) => sql`(select t.name from inspection_types t where t.id = ${sql.identifier(getTableName(table))}.type_id)`
const nameOfBuilding = (table: BinTable) => sql`(select b.name from buildings b where b.id = ${sql.identifier(getTableName(table))}.building_id)`

/** In the order in which they are removed: what stands in a building goes before it. */
export const BIN_KINDS = {
  device: {
    table: devices, definition: null, name: sql`devices.number`,
    place: sql`coalesce(${nameOfBuilding(devices)}, (select h.name from hydrants h where h.id = devices.hydrant_id))`,
    namedBy: ['general_records.device_id', 'hydrant_records.device_id', 'early_warnings.device_id', 'installation_reports.device_id', 'cameras.device_id'], owns: [], dropFiles: dropFilesOfDevices,
  },
  fireHostPoint: {
    table: fireHostPoints, definition: fireHostPointResource.definition, name: sql`fire_host_points.loop || '-' || fire_host_points.address`, place: nameOfBuilding(fireHostPoints),
    namedBy: ['fire_host_records.fire_host_point_id'], owns: [],
  },
  fireHost: {
    table: fireHosts, definition: fireHostResource.definition, name: sql`coalesce(fire_hosts.name, fire_hosts.server_ip || ':' || fire_hosts.port)`, place: nameOfBuilding(fireHosts),
    namedBy: ['fire_host_points.fire_host_id', 'fire_host_events.fire_host_id', 'fire_host_records.fire_host_id'], owns: ['unmatched_addresses.fire_host_id'],
  },
  hydrant: {
    table: hydrants, definition: hydrantResource.definition, name: sql`hydrants.name`, place: sql`hydrants.area`,
    namedBy: ['devices.hydrant_id', 'hydrant_records.hydrant_id', 'early_warnings.hydrant_id', 'installation_reports.hydrant_id'], owns: [],
  },
  indoorFacility: {
    table: indoorFacilities, definition: indoorFacilityResource.definition, name: sql`concat_ws(' ', ${nameOfType(indoorFacilities)}, indoor_facilities.number)`, place: nameOfBuilding(indoorFacilities),
    namedBy: ['inspection_route_points.indoor_id', 'inspection_task_points.indoor_id', 'inspection_results.indoor_id', 'inspection_defects.indoor_id'], owns: [],
  },
  outdoorFacility: {
    table: outdoorFacilities, definition: outdoorFacilityResource.definition, name: sql`concat_ws(' ', ${nameOfType(outdoorFacilities)}, outdoor_facilities.number)`,
    place: sql`coalesce(outdoor_facilities.position, outdoor_facilities.area)`, namedBy: ['inspection_route_points.outdoor_id', 'inspection_task_points.outdoor_id', 'inspection_results.outdoor_id', 'inspection_defects.outdoor_id'], owns: [],
  },
  building: {
    table: buildings, definition: buildingResource.definition, name: sql`buildings.name`, place: sql`buildings.address`,
    namedBy: [
      'devices.building_id', 'fire_host_points.building_id', 'fire_hosts.building_id', 'floor_plans.building_id', 'floor_plan_drafts.building_id', 'general_records.building_id',
      'fire_host_records.building_id', 'early_warnings.building_id', 'indoor_facilities.building_id', 'cameras.building_id',
    ],
    owns: ['building_floors.building_id'],
  },
  unit: { table: networkedUnits, definition: unitResource.definition, name: sql`networked_units.name`, place: NOWHERE, namedBy: ['buildings.unit_id', 'hydrants.unit_id', 'outdoor_facilities.unit_id'], owns: [] },
} satisfies Record<string, BinKind>

export type BinKindName = keyof typeof BIN_KINDS

export const isBinKind = (text: string): text is BinKindName => Object.hasOwn(BIN_KINDS, text)

/** A kind by its name; the general type, because the calls treat all kinds alike. */
export const binKind = (name: BinKindName): BinKind => BIN_KINDS[name]
