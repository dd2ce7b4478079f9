import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { buildingAdminCalls } from './buildings'
import { fireHostPointCalls } from './fire-host-points'
import { fireHostCalls } from './fire-hosts'
import { inventoryCalls } from './inventory'

export type {
  BuildingMarker,
  BuildingSummary,
  DeviceFilters,
  DeviceTypeFilters,
  FireHost,
  FireHostPoint,
  FireHostPointForm,
  ListedSensor,
  MeasuringPointChoice,
  RegionNode,
} from './estate.schema'
export type { BuildingAdminCalls } from './buildings'
export type { FireHostPointCalls, FireHostPointInput, FireHostPointQuery } from './fire-host-points'
export type { FireHostCalls, FireHostInput, FireHostQuery } from './fire-hosts'
export type { BuildingScope, InventoryCalls, ListedSensorQuery } from './inventory'
export { OWNERSHIP, type Ownership } from '../../resources/for-groups'
export type { BuildingDetail, BuildingInput, NetworkedUnit } from '../../resources/for-groups'

/** Buildings, devices and fire hosts, and changes to them (spec 1 §7, spec 2 §7). */
export type EstateCalls = ReturnType<typeof estateCalls>

function estateCalls(http: Transport) {
  return {
    /** Buildings: their tree, their forms and their floor plans. */
    buildings: buildingAdminCalls(http),
    /** Lists of devices, and the values that their filters offer. */
    inventory: inventoryCalls(http),
    /** Fire hosts. */
    fireHosts: fireHostCalls(http),
    /** Points of fire hosts. */
    fireHostPoints: fireHostPointCalls(http),
  }
}

/** Group `estate`: `client.with(estate)`. */
export const estate: ApiGroup<'estate', EstateCalls> = { name: 'estate', calls: estateCalls }
