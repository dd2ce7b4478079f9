import { list as listOf, nothing, one, table } from '../../decoding/readers'
import { text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { textList } from '../../decoding/text-list'
import { tree } from '../../decoding/tree'
import { wireId } from '../../decoding/wire-input'
import { mapped } from '../../decoding/decoder'
import { items } from '../../decoding/items'
import type { GenericSchema } from '../../decoding/valibot'
import { ALL_STATUSES } from '../../resources/for-groups'
import type { PageQuery, ReadRows, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { checked, crud } from '../crud'
import { queryOf, writeValues } from '../crud-wire'
import type { SortQuery } from '../crud.types'
import { deviceChange, deviceInput, filters, joined, markInput, removalInput, row, stopInput, type DeviceChange, type DeviceFilters, type ManagedDevice, type PlanPoint } from './device.schema'
import { sensorType, sensorTypeFilters, type SensorType, type SensorTypeFilters } from './sensor-type.schema'
import { notEnabledFilters, notEnabledThing, type NotEnabledFilters, type NotEnabledThing } from './not-enabled.schema'

const SENSOR = '/api/device/deviceSensor'
const EVERY_BUILDING = '-1'

const entity = crud({
  base: SENSOR,
  row,
  input: deviceInput,
  filters,
  joined,
  paths: { get: (id) => ({ path: 'getById', query: { id } }) },
})

/** Which devices; a filter that is missing is not applied. */
export interface DeviceQuery extends DeviceFilters, PageQuery, SortQuery {}

/** A level of the catalogue of device types: manufacturers, their types, the models of these. */
export interface TypeNode {
  name: string
  children: TypeNode[]
}

const typeNode: GenericSchema<unknown, TypeNode> = tree({
  fields: shape({ name: from(['value', 'label'], text) }),
  children: ['children'],
  depth: 2,
  node: ({ name }, children): TypeNode => ({ name: name ?? '', children }),
})

const typeTree = mapped(shape({ options: from('options', items(typeNode)) }), ({ options }) => options)

/**
 * Devices of buildings and changes to them (contract device 2.1, 2.4). `add` and `update` reject `refused` with the field of the broken
 * rule, `remove` while a record of a device is unhandled. `get`, `usedBy` and `importRows` are additions of our server (ADR 3).
 */
export type DeviceCalls = ReturnType<typeof deviceCalls>

export function deviceCalls(http: Transport) {
  const { list, ...calls } = entity(http)
  return {
    ...calls,
    /** Newest first, or on our server sorted by `sensorNumber`, `floor`, `lastReportAt` or `updatedAt`; one page (GET deviceSensor/pageList, spec 1 §7). */
    list: ({ buildingIds, regionCode, ...query }: DeviceQuery, signal?: AbortSignal): Promise<Rows<ManagedDevice>> =>
      // without a scope the platform responds with an empty table (contract device 0.6)
      list({ status: ALL_STATUSES, ...query, buildingIds: buildingIds ?? (regionCode == null ? [EVERY_BUILDING] : null), regionCode }, signal),
    /**
     * Stops a device or takes its reports again (POST deviceSensor/setStopped, our server; ADR 3). Stopping needs a reason, and rejects `refused` for a
     * device in alarm; `conflict` when the device has changed since this version.
     */
    async setStopped(id: string, to: { stopped: true; reason: string } | { stopped: false }, { version }: { version?: string | null } = {}, signal?: AbortSignal): Promise<void> {
      const reason = to.stopped ? checked(stopInput, to).reason : undefined
      return http.postForm(`${SENSOR}/setStopped`, { id, stopped: to.stopped ? '1' : '0', reason, version }, nothing, { signal, fields: new Map([['reason', 'reason']]) })
    },
    /**
     * Deletes a device; our server keeps the reason (GET deviceSensor/delete, contract device 2.4; `reason`: ADR 3). Rejects `refused` while a record of it
     * is unhandled.
     */
    async removeBecause(id: string, reason: string, signal?: AbortSignal): Promise<void> {
      const given = checked(removalInput, { removalReason: reason }).removalReason
      return http.get(`${SENSOR}/delete`, nothing, { query: { id, reason: given }, signal, fields: new Map([['reason', 'removalReason']]) })
    },
    /**
     * Takes a device into service that is placed on its plan and has reported (POST deviceSensor/enable, our server; ADR 3). Rejects `refused` with what is
     * missing; `conflict` when the device has changed since this version.
     */
    enable: (id: string, { version }: { version?: string | null } = {}, signal?: AbortSignal): Promise<void> => http.postForm(`${SENSOR}/enable`, { id, version }, nothing, { signal }),
    /**
     * Takes the stopped host of a point of a fire host into service, with all its points (POST deviceFireMainSensor/enable, our server; ADR 3). The point must be
     * placed and have reported before: rejects `refused` with what is missing.
     */
    enableHostOf: (pointId: string, signal?: AbortSignal): Promise<void> => http.postForm('/api/device/deviceFireMainSensor/enable', { id: pointId }, nothing, { signal }),
    /** What is not enabled, over all systems: devices, sensors of hydrants, points of fire hosts; one page (GET notEnabled/pageList, our server; ADR 3). Rejects `notFound` on other servers. */
    notEnabled: ({ page, limit, ...query }: NotEnabledFilters & PageQuery, signal?: AbortSignal): Promise<Rows<NotEnabledThing>> =>
      http.get('/api/device/notEnabled/pageList', table(notEnabledThing), { query: { page, limit, ...queryOf(writeValues(notEnabledFilters, query)) }, signal }),
    /** Places a device on the plan of its floor, or takes its mark away (POST deviceSensor/update, contract device 2.4). */
    async place(device: ManagedDevice, mark: PlanPoint | null, signal?: AbortSignal): Promise<void> {
      const { sensorNumber, manufacturer, equipmentType, model, buildingId, floor, position, version } = device
      const { mark: point } = checked(markInput, { mark })
      const whole = {
        id: wireId(device.id), version, sensorNo: sensorNumber, buildingId, floor, ...(position === null ? {} : { positionDescription: position }),
        entity: JSON.stringify([manufacturer, equipmentType, model]), positionSign: point ? `${point.x},${point.y}` : '',
      }
      return http.postJson(`${SENSOR}/update`, whole, nothing, { signal, fields: new Map([['positionSign', 'mark']]) })
    },
    /** What users have changed of a device, and of deleted ones of its number, the newest first, 50 at most (GET deviceSensor/changes, our server; ADR 3). Rejects `notFound` on other servers. */
    changes: (id: string, signal?: AbortSignal): Promise<ReadRows<DeviceChange>> => http.get(`${SENSOR}/changes`, listOf(deviceChange), { query: { id }, signal }),
    /** The types of the catalogue. */
    sensorTypes: {
      /** Those that the filters leave, by system, manufacturer and series; one page (GET deviceSensorType/pageList, contract device 10). */
      list: ({ page, limit, sort: _sort, ...query }: SensorTypeFilters & PageQuery & SortQuery, signal?: AbortSignal): Promise<Rows<SensorType>> =>
        http.get('/api/device/deviceSensorType/pageList', table(sensorType), { query: { page, limit, ...queryOf(writeValues(sensorTypeFilters, query)) }, signal }),
    },
    /** The types that devices of a channel may have; on our server those of the points that the kind of a hydrant has (GET deviceSensorType/selectType, contract device 10, ADR 72). */
    types: ({ channelId, hydrantId }: { channelId: string; hydrantId?: string | undefined }, signal?: AbortSignal): Promise<TypeNode[]> =>
      http.get('/api/device/deviceSensorType/selectType', one(typeTree), { query: { channelId, hydrantId }, signal }),
    /** The models of a manufacturer and a type, for a filter (GET deviceSensor/getSelectModel, contract device 2.1). */
    models: ({ manufacturer, equipmentType }: { manufacturer?: string; equipmentType?: string }, signal?: AbortSignal): Promise<string[]> =>
      http.get(`${SENSOR}/getSelectModel`, textList, { query: { manufacturer, equipmentType }, signal }),
  }
}
