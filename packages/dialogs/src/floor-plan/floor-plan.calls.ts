import type { AbnormalRecord, ApiClient, SensorTypeCount, ReadRows } from '@smart-fire/api-client'
import { RECORDS_PER_PAGE } from '../shared/alarm-records'
import type { CallsOf } from '../regions/machine-calls'
import { findDevice } from './device.calls'
import type { floorPlanMachine } from './floor-plan.machine'
import type { BuildingRequest, FloorData, FloorRequest, PlaceData } from './floor-plan.types'
import { loadPlan, loadUnplaced } from './plan.calls'
import { loadSystems } from './systems.calls'

/**
 * The calls of the floor plan.
 *
 * @param openRecords the unhandled records that the alarm link knows at the moment of the call
 */
export function floorPlanCalls(client: ApiClient, openRecords: () => readonly AbnormalRecord[]): CallsOf<typeof floorPlanMachine> {
  return {
    loadFloors: (building, signal) => client.floors.list(building, signal),
    loadSystems: (building, signal) => loadSystems(client, openRecords, building, signal),
    loadPermission: (_, signal) => client.tenantSetup.planAllowed(signal),
    loadBuilding: ({ buildingId }, signal) => client.buildings.contact(buildingId, signal),
    loadWholeData: (building, signal) => placeData(client, building, signal),
    loadFloorData: (floor, signal) => floorData(client, floor, signal),
    loadRecords: (request, signal) => client.abnormalRecords.ofPlace({ ...request, limit: RECORDS_PER_PAGE }, signal),
    loadPlan: (floor, signal) => loadPlan(client, floor, signal),
    findDevice: (wanted, signal) => findDevice(client, wanted, signal),
    loadMarker: (marker, signal) => client.sensors.markerInfo(marker, signal),
    loadUnplaced: (floor, signal) => loadUnplaced(client, floor, signal),
  }
}

async function placeData(client: ApiClient, place: BuildingRequest | FloorRequest, signal: AbortSignal): Promise<PlaceData> {
  const [counts, unplaced] = await Promise.all([
    client.deviceCounts.ofBuilding(place, signal),
    client.sensors.unplacedCounts(place, signal),
  ])
  return { counts, unplaced }
}

async function floorData(client: ApiClient, floor: FloorRequest, signal: AbortSignal): Promise<FloorData> {
  const [data, types] = await Promise.all([placeData(client, floor, signal), typesOrUnknown(client, floor, signal)])
  return { ...data, types }
}

/** The counts are shown also when the categories could not be loaded; an error with a retry is shown in their place. */
function typesOrUnknown(client: ApiClient, floor: FloorRequest, signal: AbortSignal): Promise<ReadRows<SensorTypeCount> | null> {
  return client.sensors.typeCounts(floor, signal).catch(() => null)
}
