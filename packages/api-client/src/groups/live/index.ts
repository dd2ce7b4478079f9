import { list, table } from '../../decoding/readers'
import type { SensorStatus } from '../../codes/sensor-status'
import { ALL_STATUSES, sensorController } from '../../resources/for-groups'
import type { PageQuery, ReadRows, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import {
  liveBuilding, liveDevice, liveFireHost, liveHydrant, placeState, type LiveBuilding, type LiveDevice, type LiveFireHost, type LiveHydrant, type PlaceState,
} from './live.schema'

export type { FloorInTrouble, LiveBuilding, LiveDevice, LiveFireHost, LiveHydrant, LivePoint, PlaceState, Watched } from './live.schema'
export type { HostStates } from '../host-states.schema'
export type { MeasuringPointState } from '../../resources/for-groups'

/** Which devices; a filter that is missing is not applied. The channel of the fire hosts has their points. */
export interface LiveDeviceQuery extends PageQuery {
  channelId: string
  status?: SensorStatus
  buildingId?: string
  floor?: number
  fireHostId?: string
  hydrantId?: string
  seriesId?: string
  /** the name of the type; of points of fire hosts the series */
  equipmentType?: string
  /** contained in the position, or in the device number or the series */
  keyword?: string
}

const LIVE = '/api/device/live'

/** What the screens of real-time monitoring watch: places with their counts and worst devices, and live values. */
export type LiveCalls = ReturnType<typeof liveCalls>

function liveCalls(http: Transport) {
  return {
    /**
     * All buildings and hydrants that have devices or open records, each with all its devices by status and its open records
     * (GET live/places). Our server only (ADR 3): rejects `notFound` on others.
     */
    places: (signal?: AbortSignal): Promise<ReadRows<PlaceState>> => http.get(`${LIVE}/places`, list(placeState), { signal }),
    /** Buildings with their devices of a channel, one page (GET …/getAllBuildingList, spec 1 §7, contract device 2.1). */
    buildings: ({ channelId, page, limit }: { channelId: string } & PageQuery, signal?: AbortSignal): Promise<Rows<LiveBuilding>> =>
      http.get(`${sensorController(channelId)}/getAllBuildingList`, table(liveBuilding), { query: { channelId, page, limit }, signal }),
    /** Hydrants with their sensors, one page (GET live/hydrants). Our server only (ADR 3): rejects `notFound` on others. */
    hydrants: ({ page, limit }: PageQuery, signal?: AbortSignal): Promise<Rows<LiveHydrant>> =>
      http.get(`${LIVE}/hydrants`, table(liveHydrant), { query: { page, limit }, signal }),
    /** Fire hosts with their points, one page (GET live/fireHosts). Our server only (ADR 3): rejects `notFound` on others. */
    fireHosts: ({ page, limit }: PageQuery, signal?: AbortSignal): Promise<Rows<LiveFireHost>> =>
      http.get(`${LIVE}/fireHosts`, table(liveFireHost), { query: { page, limit }, signal }),
    /** Enabled devices with their live values, the worst first, one page (GET live/devices). Our server only (ADR 3): rejects `notFound` on others. */
    devices: ({ status, buildingId, floor, fireHostId, ...query }: LiveDeviceQuery, signal?: AbortSignal): Promise<Rows<LiveDevice>> =>
      http.get(`${LIVE}/devices`, table(liveDevice), {
        query: { ...query, status: status ?? ALL_STATUSES, buildId: buildingId, floorId: floor, fireMainId: fireHostId },
        signal,
      }),
  }
}

/** Group `live`: `client.with(live)`. */
export const live: ApiGroup<'live', LiveCalls> = { name: 'live', calls: liveCalls }
