import { list, nothing, one } from '../../decoding/readers'
import { count, floorNumber } from '../../decoding/scalars'
import type { BuildingInput } from '../../resources/buildings/building-detail'
import { wireBuilding } from '../../resources/buildings/building-detail.schema'
import type { NetworkedUnit } from '../../resources/buildings/networked-unit'
import { networkedUnit } from '../../resources/buildings/networked-unit.schema'
import type { FloorPlanQuery } from '../../resources/floor-plans/floor-plan'
import type { Transport } from '../../transport/transport'
import type { RegionNode } from './estate'
import { buildingNames, firstBuilding, regionNode, wireId } from './estate.schema'

/** Buildings: the tree, the forms and what hangs on them. */
export interface BuildingAdminCalls {
  /** Regions that have buildings, as a tree with the buildings as leaves (GET deviceBuilding/select, spec 1 §7). */
  tree(query: { channelId?: string }, signal?: AbortSignal): Promise<RegionNode[]>
  /** Id of the first building by region; null when there is none (GET deviceBuilding/selectFirst, spec 1 §7). */
  first(signal?: AbortSignal): Promise<string | null>
  /** Names of all buildings, for a filter (GET deviceBuilding/getSelected, spec 1 §7). */
  names(signal?: AbortSignal): Promise<string[]>
  /** Floor numbers: 1…n, then −1…−m (GET deviceBuilding/getFloorList, spec 2 §7). */
  floorNumbers(buildingId: string, signal?: AbortSignal): Promise<number[]>
  /** Adds a building (POST deviceBuilding/add, spec 1 §7). Rejects with the server's rule that was broken, e.g. a name that is taken. */
  add(building: BuildingInput & { name: string }, signal?: AbortSignal): Promise<void>
  /** Writes only what is given (POST deviceBuilding/update, spec 1 §7). */
  update(id: string, building: BuildingInput, signal?: AbortSignal): Promise<void>
  /** How many devices stand in it: with any, `remove` is refused (GET deviceBuilding/deleteQuery, spec 1 §7). */
  deviceCount(id: string, signal?: AbortSignal): Promise<number>
  /** Deletes a building (GET deviceBuilding/delete, spec 1 §7). Rejects while devices stand in it. */
  remove(id: string, signal?: AbortSignal): Promise<void>
  /** Networked units whose name contains a text (GET deviceNetworkingUnit/getAll, spec 2 §7). */
  networkedUnits(query: { name?: string }, signal?: AbortSignal): Promise<NetworkedUnit[]>
  /** Deletes the picture of a floor and the marks on it (DELETE deviceFloorLayout/deleteImage, spec 1 §7). */
  removeFloorPlan(query: FloorPlanQuery, signal?: AbortSignal): Promise<void>
}

const BUILDING = '/api/device/deviceBuilding'

export function buildingAdminCalls(http: Transport): BuildingAdminCalls {
  return {
    tree: ({ channelId }, signal) => http.get(`${BUILDING}/select`, list(regionNode), { query: { channelId }, signal }),
    first: (signal) => http.get(`${BUILDING}/selectFirst`, one(firstBuilding), { signal }),
    names: (signal) => http.get(`${BUILDING}/getSelected`, one(buildingNames), { signal }),
    floorNumbers: (buildingId, signal) =>
      http.get(`${BUILDING}/getFloorList`, list(floorNumber), { query: { buildId: buildingId }, signal }),
    add: (building, signal) => http.postJson(`${BUILDING}/add`, wireBuilding(building), nothing, { signal }),
    update: (id, building, signal) =>
      http.postJson(`${BUILDING}/update`, wireBuilding({ ...building, id }), nothing, { signal }),
    deviceCount: (id, signal) => http.get(`${BUILDING}/deleteQuery`, one(count), { query: { id }, signal }),
    remove: (id, signal) => http.get(`${BUILDING}/delete`, nothing, { query: { id }, signal }),
    networkedUnits: ({ name }, signal) =>
      http.get('/api/device/deviceNetworkingUnit/getAll', list(networkedUnit), { query: { oName: name }, signal }),
    removeFloorPlan: ({ buildingId, floor }, signal) =>
      http.delete('/api/device/deviceFloorLayout/deleteImage', nothing, {
        json: { buildingId: wireId(buildingId), floor },
        signal,
      }),
  }
}
