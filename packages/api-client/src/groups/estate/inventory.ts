import { nothing, one, table } from '../../decoding/readers'
import type { Rows } from '../../resources/rows'
import { ALL_STATUSES } from '../../resources/sensors/sensor.calls'
import type { Transport } from '../../transport/transport'
import type { DeviceFilters, DeviceTypeFilters, ListedSensor, ListedSensorQuery } from './estate'
import { deviceFilters, hydrantNames, listedSensor, typeFilters } from './estate.schema'

/** Lists of devices, and what their filters offer. */
export interface InventoryCalls {
  /** All devices in buildings, newest first, one page (GET deviceSensor/pageList, spec 1 §7). */
  sensors(query: ListedSensorQuery, signal?: AbortSignal): Promise<Rows<ListedSensor>>
  /** Deletes devices (GET deviceSensor/delete, spec 1 §7). */
  removeSensors(ids: readonly string[], signal?: AbortSignal): Promise<void>
  /** Values in use in buildings, for filters (GET deviceSensor/getSelected, spec 1 §7). */
  filters(query: { channelId?: string }, signal?: AbortSignal): Promise<DeviceFilters>
  /** The same for hydrants (GET deviceSensor/getOutdoorSelected, spec 1 §7). */
  outdoorFilters(signal?: AbortSignal): Promise<DeviceFilters>
  /** All known types and makers, in use or not, and the measuring points to choose from (GET deviceSensorType/getSelected, spec 1 §7). */
  typeFilters(signal?: AbortSignal): Promise<DeviceTypeFilters>
  /** Names of all hydrants, for a filter (GET deviceHardwareFacilities/getSelected, spec 1 §7). */
  hydrantNames(signal?: AbortSignal): Promise<string[]>
}

const SENSOR = '/api/device/deviceSensor'

export function inventoryCalls(http: Transport): InventoryCalls {
  return {
    sensors: (query, signal) =>
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
          positionSign: wireMarked(query.marked),
        },
        signal,
      }),
    removeSensors: (ids, signal) => http.get(`${SENSOR}/delete`, nothing, { query: { id: ids.join(',') }, signal }),
    filters: ({ channelId }, signal) =>
      http.get(`${SENSOR}/getSelected`, one(deviceFilters), { query: { channelId }, signal }),
    outdoorFilters: (signal) => http.get(`${SENSOR}/getOutdoorSelected`, one(deviceFilters), { signal }),
    typeFilters: (signal) => http.get('/api/device/deviceSensorType/getSelected', one(typeFilters), { signal }),
    hydrantNames: (signal) =>
      http.get('/api/device/deviceHardwareFacilities/getSelected', one(hydrantNames), { signal }),
  }
}

interface Scope {
  buildingIds?: readonly string[]
  regionCode?: string
  floor?: number
}

/** Which buildings: by id, else by region, else all (-1); an absent scope would answer nothing (contract device 0.6). */
export function wireScope({ buildingIds, regionCode, floor }: Scope) {
  const ids = buildingIds?.join(',') ?? (regionCode === undefined ? '-1' : undefined)
  return { ids, code: regionCode, floorId: floor }
}

export function wireMarked(marked: boolean | undefined): string | undefined {
  return marked === undefined ? undefined : marked ? '1' : '0'
}
