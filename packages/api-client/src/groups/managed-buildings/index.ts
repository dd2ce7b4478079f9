import { nothing, one } from '../../decoding/readers'
import { wireId } from '../../decoding/wire-input'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { checked, crud } from '../crud'
import type { FilterValues } from '../crud-wire'
import { buildingFloors, floorNamesInput, managedBuildingInput, row, wire, type BuildingFloors, type FloorNamesInput } from './building.schema'

export { FACILITY_CONDITION, YES_NO, type FacilityCondition, type YesNo } from './building.codes'
export { floorNamesInput, managedBuildingInput, type BuildingFloor, type BuildingFloors, type FloorNamesInput, type ManagedBuilding, type ManagedBuildingInput } from './building.schema'
export { OWNERSHIP, type Ownership } from '../../resources/for-groups'

const BASE = '/api/device/deviceBuilding'

const filters = { name: 'buildingName', address: 'baddress', regionCode: 'code', networkedUnitId: 'oid' }

/** `name` and `address` contain, the others are exact; the platform knows `name` only. */
export type ManagedBuildingFilters = FilterValues<typeof filters>

const entity = crud({ base: BASE, row, input: managedBuildingInput, filters, wire, paths: { get: (id) => ({ path: 'selectById', query: { id } }) } })

/**
 * Buildings as they are managed (contract device 1). Our server sorts by `name`, `floors`, `height` and `updatedAt`, keeps a building that has
 * devices, plans or unhandled records, and a floor that has some.
 */
export type ManagedBuildingCalls = ReturnType<typeof managedBuildingCalls>

const managedBuildingCalls = (http: Transport) => ({
  ...entity(http),
  /** The floors with their names, plans and devices (GET deviceBuilding/floors, our server; ADR 3). Rejects `notFound` on others. */
  floors: (id: string, signal?: AbortSignal): Promise<BuildingFloors> => http.get(`${BASE}/floors`, one(buildingFloors), { query: { id }, signal }),
  /** Writes the names of all floors that have one (POST deviceBuilding/saveFloorNames, our server; ADR 3). Rejects `conflict` when the building has changed since `version`. */
  nameFloors: async (id: string, input: FloorNamesInput, { version }: { version: string | null }, signal?: AbortSignal): Promise<void> => {
    const names = checked(floorNamesInput, input).names.map(({ floor, floorName }) => ({ floor, name: floorName }))
    return http.postJson(`${BASE}/saveFloorNames`, { id: wireId(id), version, names }, nothing, { signal, fields: new Map([['names', 'names']]) })
  },
})

/** Group `managedBuildings`: `client.with(managedBuildings)`. */
export const managedBuildings: ApiGroup<'managedBuildings', ManagedBuildingCalls> = { name: 'managedBuildings', calls: managedBuildingCalls }
