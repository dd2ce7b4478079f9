import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { buildingAdminCalls, type BuildingAdminCalls } from './buildings'
import { fireHostCalls, fireHostPointCalls, type FireHostCalls, type FireHostPointCalls } from './fire-hosts'
import { inventoryCalls, type InventoryCalls } from './inventory'

export type * from './estate'
export type { BuildingAdminCalls } from './buildings'
export type { FireHostCalls, FireHostPointCalls } from './fire-hosts'
export type { InventoryCalls } from './inventory'
export type { NetworkedUnit } from '../../resources/buildings/networked-unit'
export type { BuildingInput } from '../../resources/buildings/building-detail'

/** What stands where, and changing it: buildings, devices, fire hosts (spec 1 §7, spec 2 §7). */
export interface EstateCalls {
  buildings: BuildingAdminCalls
  inventory: InventoryCalls
  fireHosts: FireHostCalls
  fireHostPoints: FireHostPointCalls
}

/** Group `estate` for `createApiClient(options, [estate])`. */
export const estate: ApiGroup<'estate', EstateCalls> = {
  name: 'estate',
  calls: (http: Transport): EstateCalls => ({
    buildings: buildingAdminCalls(http),
    inventory: inventoryCalls(http),
    fireHosts: fireHostCalls(http),
    fireHostPoints: fireHostPointCalls(http),
  }),
}
