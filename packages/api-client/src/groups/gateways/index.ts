import { nullable, object, optional, string, type InferOutput } from 'valibot'
import { coordinates, writeCoordinates, type Coordinates } from '../../decoding/coordinates'
import type { Decoded } from '../../decoding/decoder'
import { items } from '../../decoding/items'
import { nothing, one, table } from '../../decoding/readers'
import { flag, id, instant, lenient, nullableCount, nullableId, required, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { crud, type EntityRow } from '../crud'
import { queryOf, to, writeValues, type FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'
import { placeInput } from '../place-input'

const GATEWAY = '/api/device/deviceCollectingDevice'

const validKey = shape({
  createdAt: from('createTime', instant),
  /** null: not used yet */
  lastUsedAt: from('lastUsedTime', instant),
  /** null: valid until it is revoked */
  expiresAt: from('expireTime', instant),
})

/** A key that is valid now, without its text. */
export type GatewayKey = Decoded<typeof validKey>

const row = {
  number: from('no', text),
  manufacturer: from('manufacturer', text),
  equipmentType: from('equipmentType', text),
  model: from('model', text),
  position: from('positionDescription', text),
  coordinates: from('geographicalPositionSign', coordinates),
  /** the networked unit that it belongs to, and the control room that it stands in; null when not told (ADR 42) */
  unitId: from('oid', nullableId),
  unitName: from('oname', text),
  controlRoomId: from('controlRoomId', nullableId),
  controlRoomName: from('roomName', text),
  /** whether its reports arrive; null: it has never reported, or the status cannot be read */
  isWorking: from('status', lenient((status) => (status === '正常' ? true : status === '故障' ? false : null))),
  /** accurate to a minute; null before the first report, and on servers that do not tell (ADR 3) */
  lastReportAt: from('lastReportTime', instant),
  /** oldest first; empty on servers without keys of gateways (ADR 3) */
  keys: from('keys', items(validKey)),
  updatedAt: from('updTime', instant),
}

/** A gateway: sends the reports of the devices of its tenant (contract device 16). */
export type Gateway = EntityRow<typeof row>

/** What a user may write of a gateway; the number is unique (contract device 16). */
export const gatewayInput = object({
  number: requiredText(50),
  manufacturer: requiredText(50),
  equipmentType: requiredText(50),
  model: requiredText(50),
  position: optionalText(100),
  coordinates: placeInput,
  unitId: optional(nullable(string())),
  /** a room of the unit */
  controlRoomId: optional(nullable(string())),
})

/** A new or changed gateway. */
export type GatewayInput = InferOutput<typeof gatewayInput>

const filters = { number: 'no', manufacturer: 'manufacturer', equipmentType: 'equipmentType', model: 'model', position: 'positionDescription', unitId: 'oid', controlRoomId: 'controlRoomId' }

/** `number` and `position` contain, the others are exact; `position` and those of unit and room are applied by our server only. */
export type GatewayFilters = FilterValues<typeof filters>

const entity = crud({
  base: GATEWAY,
  row,
  input: gatewayInput,
  filters,
  joined: { entity: ['manufacturer', 'equipmentType', 'model'] },
  wire: { coordinates: to('geographicalPositionSign', (there: Coordinates) => writeCoordinates(there)) },
})

const unregistered = shape({
  id: from('id', id),
  /** of a fire host its address and port */
  number: from('no', text),
  /** of a fire host; null for the number of a device */
  serverIp: from('serverIp', text),
  port: from('port', nullableCount),
  /** whether an alarm or a fault of it lasts; `notEnabled`: it has reported none yet */
  status: from('status', sensorStatus),
  /** of the alarm or the fault that lasts; of a fire host its last fault, of which it is not known whether it lasts */
  alarmType: from('alrmType', text),
  /** whether one of its reports was an alarm */
  hasAlarm: from('hasAlarm', flag),
  reports: from('reports', nullableCount),
  /** the gateway that sent its last report, its networked unit, and where it is */
  gatewayNumber: from('gatewayNo', text),
  unitName: from('oname', text),
  gatewayPosition: from('gatewayPosition', text),
  firstAt: from('firstTime', instant),
  lastAt: from('lastTime', instant),
})

/** An unregistered device or fire host: gateways have reported it, and it is not in the inventory. */
export type UnregisteredDevice = Decoded<typeof unregistered>

const unregisteredFilters = { number: 'no', hasAlarm: to<boolean>('hasAlarm') }

/** `number` contains. A filter that is missing is not applied. */
export type UnregisteredFilters = FilterValues<typeof unregisteredFilters>

const madeKey = shape({ key: from('key', required(text, 'no key')) })

/** Gateways and their keys (contract device 16). Our server sorts by `number` and `updatedAt`, and keeps a gateway that has a valid key. */
export type GatewayCalls = ReturnType<typeof gatewayCalls>

function gatewayCalls(http: Transport) {
  return {
    ...entity(http),
    /**
     * Unregistered numbers and fire hosts that gateways have reported, one page: those in alarm and at fault first, then the latest
     * (GET deviceCollectingDevice/unregistered, our server; ADR 3). Rejects `notFound` on other servers.
     */
    unregistered: ({ page, limit, ...query }: UnregisteredFilters & PageQuery, signal?: AbortSignal): Promise<Rows<UnregisteredDevice>> =>
      http.get(`${GATEWAY}/unregistered`, table(unregistered), { query: { page, limit, ...queryOf(writeValues(unregisteredFilters, query)) }, signal }),
    /**
     * Makes a new key and resolves with its text, which the server tells this once (POST deviceCollectingDevice/newKey, our server; ADR 19).
     * Earlier keys stay valid for 24 hours.
     */
    newKey: async (id: string, signal?: AbortSignal): Promise<string> =>
      (await http.postForm(`${GATEWAY}/newKey`, { id }, one(madeKey), { signal })).key,
    /** Ends all keys at once: reports of the gateway are refused from now on (POST deviceCollectingDevice/revokeKeys, our server; ADR 19). */
    revokeKeys: (id: string, signal?: AbortSignal): Promise<void> => http.postForm(`${GATEWAY}/revokeKeys`, { id }, nothing, { signal }),
  }
}

/** Group `gateways`: `client.with(gateways)`. */
export const gateways: ApiGroup<'gateways', GatewayCalls> = { name: 'gateways', calls: gatewayCalls }
