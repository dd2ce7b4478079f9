import { existing } from '../../decoding/existing'
import { list } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { buildingDetail, type BuildingDetail } from './building-detail.schema'
import { buildingContact, type BuildingContact } from './building.schema'
import { networkedUnit, type NetworkedUnit } from './networked-unit.schema'

const BUILDING = '/api/device/deviceBuilding'

/** Buildings as the dialogs show them. */
export type BuildingCalls = ReturnType<typeof buildingCalls>

export function buildingCalls(http: Transport) {
  return {
    /** Name, address and the person to call (GET deviceBuilding/selectByBuildId, spec 2 §3, §7). */
    contact: (buildingId: string, signal?: AbortSignal): Promise<BuildingContact> =>
      http.get(`${BUILDING}/selectByBuildId`, existing(buildingContact), { query: { buildId: buildingId }, signal }),
    /** All that the server keeps about a building (GET deviceBuilding/get, spec 2 §2.5). Rejects `malformed` for an unknown one. */
    detail: (buildingId: string, signal?: AbortSignal): Promise<BuildingDetail> =>
      http.get(`${BUILDING}/get`, existing(buildingDetail), { query: { id: buildingId }, signal }),
    /** The networked units that buildings belong to (GET deviceNetworkingUnit/getAll, spec 2 §7). */
    networkedUnits: (signal?: AbortSignal): Promise<NetworkedUnit[]> =>
      http.get('/api/device/deviceNetworkingUnit/getAll', list(networkedUnit), { signal }),
  }
}
