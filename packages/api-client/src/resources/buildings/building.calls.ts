import type { ApiClient } from '../../api-client'
import { list, one } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { buildingDetail } from './building-detail.schema'
import { buildingContact } from './building.schema'
import { networkedUnit } from './networked-unit.schema'

const BUILDING = '/api/device/deviceBuilding'

/** Buildings (spec 2 §7). */
export function buildingCalls(http: Transport): ApiClient['buildings'] {
  return {
    contact: (buildingId, signal) =>
      http.get(`${BUILDING}/selectByBuildId`, one(buildingContact), { query: { buildId: buildingId }, signal }),
    detail: (buildingId, signal) =>
      http.get(`${BUILDING}/get`, one(buildingDetail), { query: { id: buildingId }, signal }),
    networkedUnits: (signal) => http.get('/api/device/deviceNetworkingUnit/getAll', list(networkedUnit), { signal }),
  }
}
