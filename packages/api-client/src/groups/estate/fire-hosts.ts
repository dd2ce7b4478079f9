import { list, nothing, one, table } from '../../decoding/readers'
import { id } from '../../decoding/scalars'
import type { Rows } from '../../resources/rows'
import { sensorController } from '../../resources/sensors/sensor-controller'
import { ALL_STATUSES } from '../../resources/sensors/sensor.calls'
import type { Transport } from '../../transport/transport'
import type {
  BuildingMarker,
  BuildingSummary,
  FireHost,
  FireHostInput,
  FireHostPoint,
  FireHostPointForm,
  FireHostPointInput,
  FireHostPointQuery,
  FireHostQuery,
} from './estate'
import {
  buildingMarker,
  buildingSummary,
  fireHost,
  fireHostPoint,
  fireHostPointForm,
  wireId,
  writeCoordinates,
} from './estate.schema'
import { wireMarked, wireScope } from './inventory'
import type { PageQuery } from '../../resources/rows'
import { CHANNEL } from '../../codes/channel'

/** Fire hosts (spec 1 §7). */
export interface FireHostCalls {
  /** Newest first, one page; `serverIp` contains, the others match exactly (GET deviceFireMain/pageList, spec 1 §7). */
  list(query: FireHostQuery, signal?: AbortSignal): Promise<Rows<FireHost>>
  /** One host (GET deviceFireMain/get, spec 1 §7). */
  get(id: string, signal?: AbortSignal): Promise<FireHost>
  /** Adds a host (POST deviceFireMain/add, spec 1 §7). Rejects for an address and port that are taken. */
  add(host: FireHostInput, signal?: AbortSignal): Promise<void>
  /** Writes a host (POST deviceFireMain/update, spec 1 §7). */
  update(id: string, host: FireHostInput, signal?: AbortSignal): Promise<void>
  /** Which of these hosts still have points: `remove` would delete those with them (GET deviceFireMain/deleteQuery, spec 1 §7). */
  withPoints(ids: readonly string[], signal?: AbortSignal): Promise<string[]>
  /** Deletes hosts AND their points (GET deviceFireMain/delete, spec 1 §7). */
  remove(ids: readonly string[], signal?: AbortSignal): Promise<void>
}

/** Points of fire hosts (spec 1 §7). */
export interface FireHostPointCalls {
  /** Newest first, one page (GET deviceFireMainSensor/pageList, spec 1 §7). */
  list(query: FireHostPointQuery, signal?: AbortSignal): Promise<Rows<FireHostPoint>>
  /** What the form of a new or standing point needs (GET deviceFireMainSensor/selectType, spec 1 §7). */
  form(query: { buildingId: string; id?: string }, signal?: AbortSignal): Promise<FireHostPointForm>
  /** Adds a point (POST deviceFireMainSensor/add, spec 1 §7). Rejects for a loop and address that the host has already. */
  add(point: FireHostPointInput, signal?: AbortSignal): Promise<void>
  /** Writes a point (POST deviceFireMainSensor/update, spec 1 §7). */
  update(id: string, point: FireHostPointInput, signal?: AbortSignal): Promise<void>
  /** Deletes points (GET deviceFireMainSensor/delete, spec 1 §7). */
  remove(ids: readonly string[], signal?: AbortSignal): Promise<void>
  /** Buildings with fire host points, as markers on the map (GET deviceFireMainSensor/getStatusByBuild, spec 1 §7). */
  buildingMarkers(query: { buildingName?: string; channelId?: string }, signal?: AbortSignal): Promise<BuildingMarker[]>
  /** Buildings with fire host points and their counts, one page (GET deviceFireMainSensor/getAllBuildingList, spec 1 §7). */
  buildings(query: { channelId?: string } & PageQuery, signal?: AbortSignal): Promise<Rows<BuildingSummary>>
}

const HOST = '/api/device/deviceFireMain'
const POINT = sensorController(CHANNEL.fireHost)

export function fireHostCalls(http: Transport): FireHostCalls {
  return {
    list: ({ page, limit, serverIp, port, position, marked }, signal) =>
      http.get(`${HOST}/pageList`, table(fireHost), {
        query: { page, limit, serverIp, port, positionDescription: position, gis: wireMarked(marked) },
        signal,
      }),
    get: (hostId, signal) => http.get(`${HOST}/get`, one(fireHost), { query: { id: hostId }, signal }),
    add: (host, signal) => http.postJson(`${HOST}/add`, wireHost(host), nothing, { signal }),
    update: (hostId, host, signal) =>
      http.postJson(`${HOST}/update`, { id: wireId(hostId), ...wireHost(host) }, nothing, { signal }),
    withPoints: (ids, signal) => http.get(`${HOST}/deleteQuery`, list(id), { query: { ids: ids.join(',') }, signal }),
    remove: (ids, signal) => http.get(`${HOST}/delete`, nothing, { query: { ids: ids.join(',') }, signal }),
  }
}

export function fireHostPointCalls(http: Transport): FireHostPointCalls {
  return {
    list: (query, signal) =>
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
          positionSign: wireMarked(query.marked),
        },
        signal,
      }),
    form: ({ buildingId, id: pointId }, signal) =>
      http.get(`${POINT}/selectType`, one(fireHostPointForm), { query: { id: pointId, buildingId }, signal }),
    add: (point, signal) => http.postJson(`${POINT}/add`, wirePoint(point), nothing, { signal }),
    update: (pointId, point, signal) =>
      http.postJson(`${POINT}/update`, { id: wireId(pointId), ...wirePoint(point) }, nothing, { signal }),
    remove: (ids, signal) => http.get(`${POINT}/delete`, nothing, { query: { ids: ids.join(',') }, signal }),
    buildingMarkers: ({ buildingName, channelId }, signal) =>
      http.get(`${POINT}/getStatusByBuild`, list(buildingMarker), {
        query: { bName: buildingName, channelId },
        signal,
      }),
    buildings: (query, signal) =>
      http.get(`${POINT}/getAllBuildingList`, table(buildingSummary), { query: { ...query }, signal }),
  }
}

function wireHost({ serverIp, port, position, coordinates }: FireHostInput) {
  return { serverIp, port, positionDescription: position, gis: writeCoordinates(coordinates) }
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
