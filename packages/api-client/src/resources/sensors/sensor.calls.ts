import { CHANNEL } from '../../codes/channel'
import type { SensorStatus } from '../../codes/sensor-status'
import { existing } from '../../decoding/existing'
import { list, one, table } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import type { PageQuery, ReadRows, Rows } from '../../rows'
import { sensorController } from './sensor-controller'
import { measuringPoint, type MeasuringPoint } from './measuring-point.schema'
import {
  markerInfo,
  notEnabledRow,
  sensorDetail,
  sensorTypeCount,
  type MarkerInfo,
  type NotEnabledRow,
  type SensorDetail,
  type SensorTypeCount,
} from './sensor-detail.schema'
import { sensorRow, unplacedCounts, type SensorRow, type UnplacedCounts } from './sensor.schema'

/** status filter: every status (spec 2 §9) */
export const ALL_STATUSES = '-1'

/** Devices of a building; points of fire hosts for channel 11. */
export type SensorCalls = ReturnType<typeof sensorCalls>

/** A building, or one floor of it, for a channel. */
export interface PlaceQuery {
  buildingId: string
  channelId: string
  floor?: number
}

/** Which devices of a floor, one page. */
export interface FloorSensorQuery extends PageQuery {
  channelId: string
  buildingId: string
  floor: number
  /** null = all */
  status: SensorStatus | null
}

/** Which devices that are not enabled: of a building, or of one floor. */
export interface NotEnabledQuery extends PlaceQuery, PageQuery {}

/** One device; the channel decides which table holds it. */
export interface DeviceQuery {
  id: string
  channelId: string
}

/** A device, and the day (`yyyy-MM-dd` in UTC+8) whose readings are wanted with its first point. */
export interface PointsQuery {
  id: string
  day: string
}

export function sensorCalls(http: Transport) {
  return {
    /** The devices of a floor, one page, without those not enabled (GET …/selectByFloorGetSensor, spec 2 §2.1, §7). */
    onFloor: (
      { channelId, buildingId, floor, page, limit, status }: FloorSensorQuery,
      signal?: AbortSignal,
    ): Promise<Rows<SensorRow>> =>
      http.get(`${sensorController(channelId)}/selectByFloorGetSensor`, table(sensorRow), {
        query: { channelId, buildingId, floor, page, limit, status: status ?? ALL_STATUSES },
        signal,
      }),
    /** How many devices the plan does not show: not enabled, not marked (GET …/getStatusCount, spec 2 §7). */
    unplacedCounts: ({ buildingId, channelId, floor }: PlaceQuery, signal?: AbortSignal): Promise<UnplacedCounts> =>
      http.get(`${sensorController(channelId)}/getStatusCount`, one(unplacedCounts), {
        query: { buildId: buildingId, channelId, floor },
        signal,
      }),
    /** How many devices of each type stand in a building or on a floor (GET …/selectCount, spec 2 §7). */
    typeCounts: ({ buildingId, channelId, floor }: PlaceQuery, signal?: AbortSignal): Promise<ReadRows<SensorTypeCount>> =>
      http.get(`${sensorController(channelId)}/selectCount`, list(sensorTypeCount), {
        query: { buildId: buildingId, channelId, floor },
        signal,
      }),
    /** Devices of a building or floor that are not enabled, one page (GET …/getNotEnabledSensorList, spec 2 §2.4, §7). */
    notEnabled: (
      { buildingId, channelId, floor, page, limit }: NotEnabledQuery,
      signal?: AbortSignal,
    ): Promise<Rows<NotEnabledRow>> =>
      http.get(`${sensorController(channelId)}/getNotEnabledSensorList`, table(notEnabledRow), {
        query: { channelId, buildingId, floor, page, limit },
        signal,
      }),
    /** Head of the real-time panel (GET …/get, getOutdoor, spec 2 §2.2). */
    detail: ({ id, channelId }: DeviceQuery, signal?: AbortSignal): Promise<SensorDetail> => {
      const call = channelId === CHANNEL.hydrant ? 'getOutdoor' : 'get'
      return http.get(`${sensorController(channelId)}/${call}`, existing(sensorDetail), { query: { id }, signal })
    },
    /** What the pop-over of a marker shows (GET …/getSensor, spec 2 §2.1, contract device 2.3). */
    markerInfo: ({ id, channelId }: DeviceQuery, signal?: AbortSignal): Promise<MarkerInfo> =>
      http.get(`${sensorController(channelId)}/getSensor`, existing(markerInfo), { query: { sensorId: id }, signal }),
    /**
     * Measuring points of a device with their state, in the server's order (GET deviceSensor/getMeasuringPoint, spec 2 §7).
     *
     * @param device its id; with a day, our server sends the readings of the first point as well
     */
    measuringPoints: (device: string | PointsQuery, signal?: AbortSignal): Promise<ReadRows<MeasuringPoint>> => {
      const { id, day } = typeof device === 'string' ? { id: device } : device
      const query = { id, readingsOf: day && `${day},${day}` }
      return http.get('/api/device/deviceSensor/getMeasuringPoint', list(measuringPoint), { query, signal })
    },
  }
}
