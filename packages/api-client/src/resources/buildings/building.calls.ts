import { existing } from '../../decoding/existing'
import type { Transport } from '../../transport/transport'
import { buildingContact, type BuildingContact } from './building.schema'

/** Buildings as the floor plan shows them; their details and forms are in the group `estate`. */
export type BuildingCalls = ReturnType<typeof buildingCalls>

export function buildingCalls(http: Transport) {
  return {
    /** Name, address and the person to call (GET deviceBuilding/selectByBuildId, spec 2 §3, §7). */
    contact: (buildingId: string, signal?: AbortSignal): Promise<BuildingContact> =>
      http.get('/api/device/deviceBuilding/selectByBuildId', existing(buildingContact), { query: { buildId: buildingId }, signal }),
  }
}
