import { existing } from '../../decoding/existing'
import { plainList, nothing, table } from '../../decoding/readers'
import { id } from '../../decoding/scalars'
import { wireFlag, wireId } from '../../decoding/wire-input'
import { writeCoordinates, type Coordinates } from '../../decoding/coordinates'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { fireHost, type FireHost } from './estate.schema'

/** What a user may write of a host. */
export interface FireHostInput {
  serverIp: string
  port: string
  position?: string
  coordinates?: Coordinates | null
}

/** Which hosts; a filter that is missing is not applied. */
export interface FireHostQuery extends PageQuery {
  serverIp?: string
  port?: string
  position?: string
  marked?: boolean
}

const HOST = '/api/device/deviceFireMain'

/** Fire hosts. */
export type FireHostCalls = ReturnType<typeof fireHostCalls>

export function fireHostCalls(http: Transport) {
  return {
    /** Newest first, one page; `serverIp` contains, the others match exactly (GET deviceFireMain/pageList, spec 1 §7). */
    list: (
      { page, limit, serverIp, port, position, marked }: FireHostQuery,
      signal?: AbortSignal,
    ): Promise<Rows<FireHost>> =>
      http.get(`${HOST}/pageList`, table(fireHost), {
        query: { page, limit, serverIp, port, positionDescription: position, gis: wireFlag(marked) },
        signal,
      }),
    /** One host (GET deviceFireMain/get, spec 1 §7). */
    get: (hostId: string, signal?: AbortSignal): Promise<FireHost> =>
      http.get(`${HOST}/get`, existing(fireHost), { query: { id: hostId }, signal }),
    /** Adds a host (POST deviceFireMain/add, spec 1 §7). Rejects for an address and port that are taken. */
    add: (host: FireHostInput, signal?: AbortSignal): Promise<void> =>
      http.postJson(`${HOST}/add`, wireHost(host), nothing, { signal }),
    /** Writes a host (POST deviceFireMain/update, spec 1 §7). */
    update: (hostId: string, host: FireHostInput, signal?: AbortSignal): Promise<void> =>
      http.postJson(`${HOST}/update`, { id: wireId(hostId), ...wireHost(host) }, nothing, { signal }),
    /** The ids of those hosts that still have points: `remove` would delete the points, too (GET deviceFireMain/deleteQuery, spec 1 §7). */
    withPoints: (ids: readonly string[], signal?: AbortSignal): Promise<string[]> =>
      http.get(`${HOST}/deleteQuery`, plainList(id), { query: { ids: ids.join(',') }, signal }),
    /** Deletes hosts AND their points (GET deviceFireMain/delete, spec 1 §7). */
    remove: (ids: readonly string[], signal?: AbortSignal): Promise<void> =>
      http.get(`${HOST}/delete`, nothing, { query: { ids: ids.join(',') }, signal }),
  }
}

function wireHost({ serverIp, port, position, coordinates }: FireHostInput) {
  return { serverIp, port, positionDescription: position, gis: writeCoordinates(coordinates) }
}
