import { CHANNEL } from '../../codes/channel'
import type { SensorStatus } from '../../codes/sensor-status'
import { list, nothing, one, table } from '../../decoding/readers'
import { wireFlag, wireId } from '../../decoding/wire-input'
import { ALL_STATUSES, sensorController } from '../../resources/for-groups'
import type { PageQuery, ReadRows, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import {
  buildingMarker,
  buildingSummary,
  fireHostPoint,
  fireHostPointForm,
  type BuildingMarker,
  type BuildingSummary,
  type FireHostPoint,
  type FireHostPointForm,
} from './estate.schema'
import { wireScope, type BuildingScope } from './inventory'

/** Which points; a filter that is missing is not applied. */
export interface FireHostPointQuery extends BuildingScope, PageQuery {
  fireHostId?: string
  status?: SensorStatus
  series?: string
  loop?: string
  address?: string
  position?: string
  marked?: boolean
}

/** What a user may write of a point. */
export interface FireHostPointInput {
  fireHostId: string
  buildingId: string
  floor: number
  loop: string
  address: string
  series: string
  position?: string
}

const POINT = sensorController(CHANNEL.fireHost)

/** Points of fire hosts. */
export type FireHostPointCalls = ReturnType<typeof fireHostPointCalls>

export function fireHostPointCalls(http: Transport) {
  return {
    /** Newest first, one page (GET deviceFireMainSensor/pageList, spec 1 §7). */
    list: (query: FireHostPointQuery, signal?: AbortSignal): Promise<Rows<FireHostPoint>> =>
      http.get(`${POINT}/pageList`, table(fireHostPoint), {
        query: {
          page: query.page,
          limit: query.limit,
          ...wireScope(query),
          fireMainId: query.fireHostId,
          status: query.status ?? ALL_STATUSES,
          series: query.series,
          sensorLoop: query.loop,
          address: query.address,
          positionDescription: query.position,
          positionSign: wireFlag(query.marked),
        },
        signal,
      }),
    /** What the form of a new or an existing point needs (GET deviceFireMainSensor/selectType, spec 1 §7). */
    form: (
      { buildingId, id }: { buildingId: string; id?: string },
      signal?: AbortSignal,
    ): Promise<FireHostPointForm> =>
      http.get(`${POINT}/selectType`, one(fireHostPointForm), { query: { id, buildingId }, signal }),
    /** Adds a point (POST deviceFireMainSensor/add, spec 1 §7). Rejects for a loop and address that the host has already. */
    add: (point: FireHostPointInput, signal?: AbortSignal): Promise<void> =>
      http.postJson(`${POINT}/add`, wirePoint(point), nothing, { signal }),
    /** Writes a point (POST deviceFireMainSensor/update, spec 1 §7). */
    update: (id: string, point: FireHostPointInput, signal?: AbortSignal): Promise<void> =>
      http.postJson(`${POINT}/update`, { id: wireId(id), ...wirePoint(point) }, nothing, { signal }),
    /** Deletes points (GET deviceFireMainSensor/delete, spec 1 §7). */
    remove: (ids: readonly string[], signal?: AbortSignal): Promise<void> =>
      http.get(`${POINT}/delete`, nothing, { query: { ids: ids.join(',') }, signal }),
    /** Buildings with fire host points, as markers on the map (GET deviceFireMainSensor/getStatusByBuild, spec 1 §7). */
    buildingMarkers: (
      { buildingName, channelId }: { buildingName?: string; channelId?: string },
      signal?: AbortSignal,
    ): Promise<ReadRows<BuildingMarker>> =>
      http.get(`${POINT}/getStatusByBuild`, list(buildingMarker), {
        query: { bName: buildingName, channelId },
        signal,
      }),
    /** Buildings with fire host points and their counts, one page (GET deviceFireMainSensor/getAllBuildingList, spec 1 §7). */
    buildings: (
      { channelId, page, limit }: { channelId?: string } & PageQuery,
      signal?: AbortSignal,
    ): Promise<Rows<BuildingSummary>> =>
      http.get(`${POINT}/getAllBuildingList`, table(buildingSummary), { query: { channelId, page, limit }, signal }),
  }
}

function wirePoint({ fireHostId, buildingId, floor, loop, address, series, position }: FireHostPointInput) {
  return {
    fireMainId: wireId(fireHostId),
    buildingId: wireId(buildingId),
    floor,
    sensorLoop: loop,
    address,
    series,
    positionDescription: position,
  }
}
