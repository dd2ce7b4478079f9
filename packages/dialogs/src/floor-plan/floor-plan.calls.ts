import type { AbnormalRecord, ApiClient, SensorTypeCount, ReadRows } from '@smart-fire/api-client'
import { RECORDS_PER_PAGE } from '../shared/records/alarm-records'
import type { CallsOf } from '../regions/machine-calls'
import { findDevice } from './device.calls'
import type { floorPlanMachine } from './floor-plan.machine'
import type { BuildingRequest, FloorData, FloorRequest, PermissionResponse, PlaceData, PlanAhead } from './floor-plan.types'
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
    loadPermission: (picture, signal) => permission(client, picture, signal),
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

/** The permission, and beside it the picture: one round for both. Without the permission nothing of the picture is given on. */
async function permission(client: ApiClient, picture: FloorRequest | null, signal: AbortSignal): Promise<PermissionResponse> {
  const [isAllowed, ahead] = await Promise.all([
    client.tenantSetup.planAllowed(signal),
    picture && planAhead(client, picture, signal),
  ])
  return { isAllowed, ahead: isAllowed ? ahead : null }
}

/** Image mode loads a picture that failed here for itself, and says so when that fails, too. */
function planAhead(client: ApiClient, of: FloorRequest, signal: AbortSignal): Promise<PlanAhead | null> {
  return loadPlan(client, of, signal).then(
    (response) => ({ of, response }),
    () => null,
  )
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
