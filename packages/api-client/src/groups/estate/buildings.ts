import { existing } from '../../decoding/existing'
import { plainList, nothing, one } from '../../decoding/readers'
import { floorNumber } from '../../decoding/scalars'
import { wireId } from '../../decoding/wire-input'
import { buildingDetail, type BuildingDetail, type FloorPlanQuery, networkedUnit, type NetworkedUnit } from '../../resources/for-groups'
import type { Transport } from '../../transport/transport'
import { buildingNames, firstBuilding, region, regionNode, type Region, type RegionNode } from './estate.schema'

const BUILDING = '/api/device/deviceBuilding'

/** Buildings: their tree, their facts and their floor plans. Who changes them uses the group `managedBuildings`. */
export type BuildingAdminCalls = ReturnType<typeof buildingAdminCalls>

export function buildingAdminCalls(http: Transport) {
  return {
    /** Regions that have buildings, as a tree with the buildings as leaves (GET deviceBuilding/select, spec 1 §7). */
    tree: ({ channelId }: { channelId?: string }, signal?: AbortSignal): Promise<RegionNode[]> =>
      http.get(`${BUILDING}/select`, plainList(regionNode), { query: { channelId }, signal }),
    /** Every province, city and district that the platform knows, by code (GET region/getAll, our server; ADR 3). Rejects `notFound` on other servers. */
    regions: (signal?: AbortSignal): Promise<Region[]> => http.get('/api/device/region/getAll', plainList(region), { signal }),
    /** Id of the first building by region; null when there is none (GET deviceBuilding/selectFirst, spec 1 §7). */
    first: (signal?: AbortSignal): Promise<string | null> =>
      http.get(`${BUILDING}/selectFirst`, one(firstBuilding), { signal }),
    /** Names of all buildings, for a filter (GET deviceBuilding/getSelected, spec 1 §7). */
    names: (signal?: AbortSignal): Promise<string[]> =>
      http.get(`${BUILDING}/getSelected`, one(buildingNames), { signal }),
    /** All buildings of the tenant (GET deviceBuilding/getList, contract device 1). */
    all: (signal?: AbortSignal): Promise<BuildingDetail[]> =>
      http.get(`${BUILDING}/getList`, plainList(buildingDetail), { signal }),
    /** Floor numbers: 1…n, then −1…−m (GET deviceBuilding/getFloorList, spec 2 §7). */
    floorNumbers: (buildingId: string, signal?: AbortSignal): Promise<number[]> =>
      http.get(`${BUILDING}/getFloorList`, plainList(floorNumber), { query: { buildId: buildingId }, signal }),
    /** All that the server keeps about a building (GET deviceBuilding/get, spec 2 §2.5). Rejects `notFound` for an unknown one. */
    get: (id: string, signal?: AbortSignal): Promise<BuildingDetail> =>
      http.get(`${BUILDING}/get`, existing(buildingDetail), { query: { id }, signal }),
    /** Networked units whose name contains a text (GET deviceNetworkingUnit/getAll, spec 2 §7). */
    networkedUnits: ({ name }: { name?: string }, signal?: AbortSignal): Promise<NetworkedUnit[]> =>
      http.get('/api/device/deviceNetworkingUnit/getAll', plainList(networkedUnit), { query: { oName: name }, signal }),
    /** Deletes the picture of a floor and the marks on it (DELETE deviceFloorLayout/deleteImage, spec 1 §7). */
    removeFloorPlan: ({ buildingId, floor }: FloorPlanQuery, signal?: AbortSignal): Promise<void> =>
      http.delete('/api/device/deviceFloorLayout/deleteImage', nothing, {
        json: { buildingId: wireId(buildingId), floor },
        signal,
      }),
  }
}
