import { maxValue, minLength, minValue, nullable, number, object, optional, pipe, regex, string, transform, trim, check, type InferOutput } from 'valibot'
import { coordinates, writeCoordinates } from '../../decoding/coordinates'
import { nothing, plainList, table } from '../../decoding/readers'
import { flag, flagOrOff, id, instant, nullableId, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import { writeWireDay } from '../../decoding/wire-date'
import type { Instant } from '../../instant'
import type { Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { checked, crud, type EntityRow } from '../crud'
import { to, type FilterValues } from '../crud-wire'
import { hostStates } from '../host-states.schema'
import { optionalText, requiredText } from '../inputs'
import { hostEvent, type HostEvent } from './host-event.schema'

const HOST = '/api/device/deviceFireMain'

/** Which events; without a period those of all time. The days of both instants, in UTC+8, are included. */
export interface HostEventQuery {
  hostId: string
  period?: { from: Instant; to: Instant }
}

const row = {
  serverIp: from('serverIp', text),
  port: from('port', text),
  coordinates: from('gis', coordinates),
  position: from('positionDescription', text),
  name: from('hostName', text),
  manufacturer: from('manufacturer', text),
  model: from('model', text),
  protocol: from('protocol', text),
  buildingId: from('buildingId', nullableId),
  buildingName: from(['bName', 'bname'], text),
  controlRoom: from('ctrlroomPlace', text),
  phone: from('phone', text),
  /** arrival of the last report of the host or of one of its points; null before the first, and on servers that do not tell (ADR 3) */
  lastContactAt: from('lastContactTime', instant),
  /** nothing has come for too long; null on servers that do not tell (ADR 3) */
  silent: from('silent', flag),
  /** power, bus and mode as the host told them last; empty on servers that do not tell (ADR 3) */
  states: from('states', hostStates),
  /** a user has stopped it: its reports and those of its points are refused; null for one that cannot be read; always false on servers that cannot stop hosts (ADR 3) */
  stopped: from('stopped', flagOrOff),
  stopReason: from('stopReason', text),
  /** arrival of the last report that was refused because the host is stopped */
  refusedAt: from('refusedTime', instant),
  updatedAt: from('updTime', instant),
}

/** A fire host. The deployed platform keeps address, port, position and coordinates only (ADR 3). */
export type FireHost = EntityRow<typeof row>

/** Why a host is stopped. */
export const hostStopInput = object({ reason: requiredText(100) })

const place = object({ longitude: pipe(number(), minValue(-180), maxValue(180)), latitude: pipe(number(), minValue(-90), maxValue(90)) })

/** What a user may write of a host: address and port are unique over all tenants (contract device 4). */
export const fireHostInput = object({
  serverIp: pipe(string(), trim(), minLength(1), regex(/^\d{1,3}(\.\d{1,3}){3}$/)),
  port: pipe(string(), trim(), minLength(1), regex(/^\d{1,5}$/), check((port) => Number(port) > 0 && Number(port) < 65_536)),
  name: optionalText(50),
  manufacturer: optionalText(50),
  model: optionalText(50),
  protocol: optionalText(30),
  buildingId: optional(nullable(pipe(string(), transform((value) => value || null)))),
  controlRoom: optionalText(100),
  phone: optionalText(30),
  position: optionalText(100),
  coordinates: optional(nullable(place)),
})

/** A new or changed fire host. */
export type FireHostInput = InferOutput<typeof fireHostInput>

const filters = { serverIp: 'serverIp', port: 'port', position: 'positionDescription', marked: to<boolean>('gis'), name: 'hostName' }

/** `serverIp` and `name` contain, the others are exact; `name` is applied by our server only (ADR 3). */
export type FireHostFilters = FilterValues<typeof filters>

const entity = crud({
  base: HOST,
  row,
  input: fireHostInput,
  filters,
  wire: { coordinates: to('gis', writeCoordinates) },
  paths: { remove: (ids) => ({ path: 'delete', query: { ids: ids.join(',') } }) },
})

/** Fire hosts (contract device 4); our server sorts them by `serverIp`, `name`, `lastContactAt` and `updatedAt`, and keeps a host that has points. */
export type FireHostCalls = ReturnType<typeof fireHostCalls>

export function fireHostCalls(http: Transport) {
  return {
    ...entity(http),
    /** The ids of those hosts that still have points (GET deviceFireMain/deleteQuery, spec 1 §7). */
    withPoints: (ids: readonly string[], signal?: AbortSignal): Promise<string[]> =>
      http.get(`${HOST}/deleteQuery`, plainList(id), { query: { ids: ids.join(',') }, signal }),
    /**
     * Restarts and resets of a host, the latest first, 100 at most (GET deviceFireMain/events, our server; ADR 3, 25). Rejects
     * `notFound` on other servers.
     */
    events: ({ hostId, period }: HostEventQuery, signal?: AbortSignal): Promise<Rows<HostEvent>> =>
      http.get(`${HOST}/events`, table(hostEvent), { query: { fireMainId: hostId, dateStrs: period && `${writeWireDay(period.from)},${writeWireDay(period.to)}`, page: 1, limit: 100 }, signal }),
    /**
     * Stops a host or takes its reports again (POST deviceFireMain/setStopped, our server; ADR 3). Stopping needs a reason, and rejects
     * `refused` while a point is in alarm or a fire is unhandled; `conflict` when the host has changed since this version.
     */
    async setStopped(hostId: string, to: { stopped: true; reason: string } | { stopped: false }, { version }: { version?: string | null } = {}, signal?: AbortSignal): Promise<void> {
      const reason = to.stopped ? checked(hostStopInput, to).reason : undefined
      return http.postForm(`${HOST}/setStopped`, { id: hostId, stopped: to.stopped ? '1' : '0', reason, version }, nothing, { signal, fields: new Map([['reason', 'reason']]) })
    },
  }
}
