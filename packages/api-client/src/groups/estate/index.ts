import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { buildingAdminCalls } from './buildings'
import { inventoryCalls } from './inventory'

export type {
  DeviceTypeFilters,
  MeasuringPointChoice,
  NamesInUse,
  Region,
  RegionNode,
} from './estate.schema'
export type { BuildingAdminCalls } from './buildings'
export type { InventoryCalls } from './inventory'
export { OWNERSHIP, type Ownership } from '../../resources/for-groups'
export type { BuildingDetail, NetworkedUnit } from '../../resources/for-groups'

/** Buildings (spec 1 §7, spec 2 §7). */
export type EstateCalls = ReturnType<typeof estateCalls>

function estateCalls(http: Transport) {
  return {
    /** Buildings: their tree, their facts and their floor plans. */
    buildings: buildingAdminCalls(http),
    /** The values that filters offer. */
    inventory: inventoryCalls(http),
  }
}

/** Group `estate`: `client.with(estate)`. */
export const estate: ApiGroup<'estate', EstateCalls> = { name: 'estate', calls: estateCalls }
