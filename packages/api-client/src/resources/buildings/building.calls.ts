import type { ApiClient } from '../../api-client'
import { one } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { buildingContact } from './building.schema'

/** Buildings (spec 2 §7). */
export function buildingCalls(http: Transport): ApiClient['buildings'] {
  return {
    contact: (buildingId, signal) =>
      http.get('/api/device/deviceBuilding/selectByBuildId', one(buildingContact), { query: { buildId: buildingId }, signal }),
  }
}
