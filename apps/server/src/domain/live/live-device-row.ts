import type { devices, fireHostPoints, PointState } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import { POINT_STATUS, SHIELDED_POINT, WIRE_STATUS } from '../watched/wire-status'

/** A measuring point of a device type, with the bounds between which its value is normal; null = no bound. */
export interface PointOfType {
  typeId: number
  code: string
  name: string
  unit: string
  normalMin: number | null
  normalMax: number | null
}

/** Where a device stands, by name. */
export interface PlaceNames {
  channelName: string | null
  buildingName: string | null
  hydrantName: string | null
}

type Device = typeof devices.$inferSelect
type HostPoint = typeof fireHostPoints.$inferSelect

/** A device with its live values (`live/*`, ADR 3). */
export const liveDeviceRow = (device: Device, series: string, places: PlaceNames, points: readonly PointOfType[]) => ({
  ...common(device, places),
  sensorNo: device.number,
  equipmentType: series,
  hydrantId: device.hydrantId,
  hydrantName: places.hydrantName,
  points: points.map((point) => livePoint(point, device.latest[point.code], device.reportedAt)),
})

/** A point of a fire host: it has no values but the last event text of its host. */
export const liveHostPointRow = (point: HostPoint, places: PlaceNames) => ({
  ...common(point, places),
  fireMainId: point.fireHostId,
  sensorLoop: point.loop,
  address: point.address,
  series: point.series,
  type: point.latestType,
  points: [],
})

const common = (watched: Device | HostPoint, places: PlaceNames) => ({
  id: watched.id,
  status: WIRE_STATUS[watched.status].code,
  clockFault: watched.clockFaultAt !== null,
  channelId: watched.channelId,
  channelName: places.channelName,
  buildingId: watched.buildingId,
  bName: places.buildingName,
  floor: watched.floor,
  positionDescription: watched.position,
  positionSign: String(watched.planX !== null),
  date: wireTime(watched.reportedAt),
})

/** A point without a state has never been reported: it has neither value nor status. */
function livePoint({ code, name, unit, normalMin, normalMax }: PointOfType, state: PointState | undefined, reportedAt: Date | null) {
  const about = { codeName: code, measuringPoint: name, dataUnit: unit, normalMin, normalMax }
  if (!state) return { ...about, value: null, alarmStatus: null, type: null, date: null }
  const at = state.at === undefined ? reportedAt : new Date(state.at)
  const alarmStatus = state.status === 'shielded' ? SHIELDED_POINT : POINT_STATUS[state.status]
  return { ...about, value: state.value, alarmStatus, type: state.type, date: wireTime(at) }
}
