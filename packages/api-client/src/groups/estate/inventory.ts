import type { SensorStatus } from '../../codes/sensor-status'
import { nothing, one, table } from '../../decoding/readers'
import { wireFlag } from '../../decoding/wire-input'
import { ALL_STATUSES } from '../../resources/for-groups'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import {
  deviceFilters,
  hydrantNames,
  listedSensor,
  typeFilters,
  type DeviceFilters,
  type DeviceTypeFilters,
  type ListedSensor,
} from './estate.schema'

/** Which buildings: by id, else by region, else all. */
export interface BuildingScope {
  buildingIds?: readonly string[]
  regionCode?: string
  floor?: number
}

/** Which devices; a filter that is missing is not applied. `sensorNumber` contains, the others match exactly. */
export interface ListedSensorQuery extends BuildingScope, PageQuery {
  channelId?: string
  status?: SensorStatus
  sensorNumber?: string
  manufacturer?: string
  equipmentType?: string
  model?: string
  position?: string
  marked?: boolean
}

const SENSOR = '/api/device/deviceSensor'

/** Lists of devices, and the values that their filters offer. */
export type InventoryCalls = ReturnType<typeof inventoryCalls>

export function inventoryCalls(http: Transport) {
  return {
    /** All devices in buildings, newest first, one page (GET deviceSensor/pageList, spec 1 §7). */
    sensors: (query: ListedSensorQuery, signal?: AbortSignal): Promise<Rows<ListedSensor>> =>
      http.get(`${SENSOR}/pageList`, table(listedSensor), {
        query: {
          page: query.page,
          limit: query.limit,
          channelId: query.channelId,
          ...wireScope(query),
          status: query.status ?? ALL_STATUSES,
          sensorNo: query.sensorNumber,
          manufacturer: query.manufacturer,
          equipmentType: query.equipmentType,
          model: query.model,
          positionDescription: query.position,
          positionSign: wireFlag(query.marked),
        },
        signal,
      }),
    /** Deletes devices (GET deviceSensor/delete, spec 1 §7). */
    removeSensors: (ids: readonly string[], signal?: AbortSignal): Promise<void> =>
      http.get(`${SENSOR}/delete`, nothing, { query: { id: ids.join(',') }, signal }),
    /** Values in use in buildings, for filters (GET deviceSensor/getSelected, spec 1 §7). */
    filters: ({ channelId }: { channelId?: string }, signal?: AbortSignal): Promise<DeviceFilters> =>
      http.get(`${SENSOR}/getSelected`, one(deviceFilters), { query: { channelId }, signal }),
    /** The same for hydrants (GET deviceSensor/getOutdoorSelected, spec 1 §7). */
    outdoorFilters: (signal?: AbortSignal): Promise<DeviceFilters> =>
      http.get(`${SENSOR}/getOutdoorSelected`, one(deviceFilters), { signal }),
    /** All types and manufacturers, in use or not, and the measuring points to choose from (GET deviceSensorType/getSelected, spec 1 §7). */
    typeFilters: (signal?: AbortSignal): Promise<DeviceTypeFilters> =>
      http.get('/api/device/deviceSensorType/getSelected', one(typeFilters), { signal }),
    /** Names of all hydrants, for a filter (GET deviceHardwareFacilities/getSelected, spec 1 §7). */
    hydrantNames: (signal?: AbortSignal): Promise<string[]> =>
      http.get('/api/device/deviceHardwareFacilities/getSelected', one(hydrantNames), { signal }),
  }
}

/** `-1` means all buildings; without any scope the platform responds with an empty table (contract device 0.6). */
export function wireScope({ buildingIds, regionCode, floor }: BuildingScope) {
  const ids = buildingIds?.join(',') ?? (regionCode === undefined ? '-1' : undefined)
  return { ids, code: regionCode, floorId: floor }
}
