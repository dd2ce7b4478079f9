import { one } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import {
  hydrantNames,
  namesInUse,
  typeFilters,
  type DeviceTypeFilters,
  type NamesInUse,
} from './estate.schema'

const SENSOR = '/api/device/deviceSensor'

/** The values that filters offer. */
export type InventoryCalls = ReturnType<typeof inventoryCalls>

export function inventoryCalls(http: Transport) {
  return {
    /** Values in use in buildings, for filters (GET deviceSensor/getSelected, spec 1 §7). */
    filters: ({ channelId }: { channelId?: string }, signal?: AbortSignal): Promise<NamesInUse> =>
      http.get(`${SENSOR}/getSelected`, one(namesInUse), { query: { channelId }, signal }),
    /** The same for hydrants (GET deviceSensor/getOutdoorSelected, spec 1 §7). */
    outdoorFilters: (signal?: AbortSignal): Promise<NamesInUse> =>
      http.get(`${SENSOR}/getOutdoorSelected`, one(namesInUse), { signal }),
    /** All types and manufacturers, in use or not, and the measuring points to choose from (GET deviceSensorType/getSelected, spec 1 §7). */
    typeFilters: (signal?: AbortSignal): Promise<DeviceTypeFilters> =>
      http.get('/api/device/deviceSensorType/getSelected', one(typeFilters), { signal }),
    /** Names of all hydrants, for a filter (GET deviceHardwareFacilities/getSelected, spec 1 §7). */
    hydrantNames: (signal?: AbortSignal): Promise<string[]> =>
      http.get('/api/device/deviceHardwareFacilities/getSelected', one(hydrantNames), { signal }),
  }
}
