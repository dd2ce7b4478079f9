import type { SensorStatus } from '../../codes/sensor-status'
import { existing } from '../../decoding/existing'
import { list, table } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import type { PageQuery, ReadRows, Rows } from '../../rows'
import { notEnabledRow, type NotEnabledRow } from '../sensors/sensor-detail.schema'
import { ALL_STATUSES } from '../sensors/sensor.calls'
import { sensorRow, type SensorRow } from '../sensors/sensor.schema'
import {
  hydrant,
  hydrantDevices,
  hydrantOutlet,
  hydrantReading,
  hydrantUnit,
  type Hydrant,
  type HydrantDevice,
  type HydrantOutlet,
  type HydrantReading,
  type HydrantUnit,
} from './hydrant.schema'

const FACILITY = '/api/device/deviceHardwareFacilities'
const SENSOR = '/api/device/deviceSensor'

/** Outdoor hydrants. */
export type HydrantCalls = ReturnType<typeof hydrantCalls>

/** The devices of one hydrant. */
export interface HydrantQuery {
  hydrantId: string
  channelId: string
}

/** Which devices of a hydrant, one page. */
export interface HydrantSensorQuery extends HydrantQuery, PageQuery {
  /** null = all */
  status: SensorStatus | null
}

export function hydrantCalls(http: Transport) {
  return {
    /** Name, place and state; radius in metres (GET deviceHardwareFacilities/getStatusById, spec 2 §2.3, §7). */
    detail: (id: string, signal?: AbortSignal): Promise<Hydrant> =>
      http.get(`${FACILITY}/getStatusById`, existing(hydrant), { query: { id }, signal }),
    /** Address and unit (GET deviceHardwareFacilities/selectUnitById, spec 2 §7). */
    unit: (id: string, signal?: AbortSignal): Promise<HydrantUnit> =>
      http.get(`${FACILITY}/selectUnitById`, existing(hydrantUnit), { query: { id }, signal }),
    /** Its outlets, diameters in millimetres (GET deviceHardwareFacilities/getById, spec 2 §3, §7). */
    outlets: (id: string, signal?: AbortSignal): Promise<ReadRows<HydrantOutlet>> =>
      http.get(`${FACILITY}/getById`, list(hydrantOutlet), { query: { id }, signal }),
    /** Latest values of its devices (GET deviceSensor/selectByHydrantId, spec 2 §7). */
    readings: ({ hydrantId, channelId }: HydrantQuery, signal?: AbortSignal): Promise<ReadRows<HydrantReading>> =>
      http.get(`${SENSOR}/selectByHydrantId`, list(hydrantReading), { query: { hydrantId, channelId }, signal }),
    /** Its devices with the time of their last report (GET deviceSensor/getByHydrantIdGetSensor, spec 2 §7). */
    devices: ({ hydrantId, channelId }: HydrantQuery, signal?: AbortSignal): Promise<ReadRows<HydrantDevice>> =>
      http.get(`${SENSOR}/getByHydrantIdGetSensor`, hydrantDevices, { query: { hydrantId, channelId }, signal }),
    /** Its devices, one page, without those not enabled (GET deviceSensor/selectByHydrantIdGetSensor, spec 2 §7). */
    sensors: ({ status, ...query }: HydrantSensorQuery, signal?: AbortSignal): Promise<Rows<SensorRow>> =>
      http.get(`${SENSOR}/selectByHydrantIdGetSensor`, table(sensorRow), {
        query: { ...query, status: status ?? ALL_STATUSES },
        signal,
      }),
    /** Its devices that are not enabled, one page (GET deviceSensor/getNotEnabledSensorListByHydrantId, spec 2 §7). */
    notEnabled: (
      { hydrantId, channelId, page, limit }: HydrantQuery & PageQuery,
      signal?: AbortSignal,
    ): Promise<Rows<NotEnabledRow>> =>
      http.get(`${SENSOR}/getNotEnabledSensorListByHydrantId`, table(notEnabledRow), {
        query: { hydrantId, channelId, page, limit },
        signal,
      }),
  }
}
