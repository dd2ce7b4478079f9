import type { ApiClient, BuildingContact, Floor, FloorSensorQuery, SensorTypeCount } from '@smart-fire/api-client'
import { fromPromise } from 'xstate'
import { whileWanted } from '../shared/while-wanted'
import { RECORDS_PER_PAGE } from '../shared/alarm-records'
import type {
  FloorData,
  FloorRequest,
  ListAnswer,
  ListRequest,
  PlaceData,
  RecordsAnswer,
  RecordsRequest,
} from './floor-plan.types'
import { never, planCalls } from './plan.calls'

/** What the floor plan asks the server. A floor that is not known yet has nothing to ask for: the machine asks again. */
export function floorPlanCalls(client: ApiClient) {
  return {
    loadFloors: fromPromise<Floor[], FloorRequest>(({ input: { buildingId, channelId }, signal }) =>
      whileWanted(signal, () => client.floors.list({ buildingId, channelId }, signal)),
    ),
    loadPermission: fromPromise<boolean>(({ signal }) => whileWanted(signal, () => client.tenantSetup.planAllowed(signal))),
    loadBuilding: fromPromise<BuildingContact, FloorRequest>(({ input, signal }) =>
      whileWanted(signal, () => client.buildings.contact(input.buildingId, signal)),
    ),
    loadWholeData: fromPromise<PlaceData, FloorRequest>(({ input: { buildingId, channelId }, signal }) =>
      whileWanted(signal, () => placeData(client, { buildingId, channelId }, signal)),
    ),
    loadFloorData: fromPromise<FloorData, FloorRequest>(({ input: { buildingId, channelId, floor }, signal }) =>
      floor === null ? never() : whileWanted(signal, () => floorData(client, { buildingId, channelId, floor }, signal)),
    ),
    loadList: fromPromise<ListAnswer, ListRequest>(({ input: { floor, ...query }, signal }) =>
      floor === null ? never() : whileWanted(signal, () => loadList(client, { ...query, floor }, signal)),
    ),
    loadRecords: fromPromise<RecordsAnswer, RecordsRequest>(({ input: { floor, ...query }, signal }) =>
      floor === null
        ? never()
        : whileWanted(signal, () =>
            client.abnormalRecords.ofPlace({ ...query, floor, limit: RECORDS_PER_PAGE }, signal),
          ),
    ),
    ...planCalls(client),
  }
}

async function loadList(client: ApiClient, query: FloorSensorQuery, signal: AbortSignal): Promise<ListAnswer> {
  const { rows, total } = await client.sensors.onFloor(query, signal)
  return { rows, total, loadedAt: Date.now() }
}

type Place = Parameters<ApiClient['deviceCounts']['ofBuilding']>[0]

async function placeData(client: ApiClient, place: Place, signal: AbortSignal): Promise<PlaceData> {
  const [counts, unplaced] = await Promise.all([
    client.deviceCounts.ofBuilding(place, signal),
    client.sensors.unplacedCounts(place, signal),
  ])
  return { counts, unplaced }
}

async function floorData(client: ApiClient, place: Place, signal: AbortSignal): Promise<FloorData> {
  const [data, types] = await Promise.all([placeData(client, place, signal), typesOrUnknown(client, place, signal)])
  return { ...data, types }
}

/** Categories that could not be asked do not take the counts with them; their place says so. */
function typesOrUnknown(client: ApiClient, place: Place, signal: AbortSignal): Promise<SensorTypeCount[] | null> {
  return client.sensors.typeCounts(place, signal).catch(() => null)
}
