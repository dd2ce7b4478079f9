import { mapped, type Decoded } from '../../decoding/decoder'
import { SENSOR_STATUS, type SensorStatus } from '../../codes/sensor-status'
import { CLOCK_FAULT, DEVICE, FIRE_HOST_POINT, PLACE } from '../../decoding/device-fields'
import { color, count, id, instant, marked, required, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { items } from '../../decoding/items'

/** Head of the real-time panel (GET deviceSensor/get, getOutdoor, deviceFireMainSensor/get). */
export type SensorDetail = Decoded<typeof sensorDetail>

export const sensorDetail = shape({
  status: from('status', sensorStatus),
  clockFault: CLOCK_FAULT,
  sensorNumber: DEVICE.sensorNumber,
  equipmentType: from(['sensor', 'equipmentType'], text),
  ...PLACE,
  hydrantName: from('hydrantName', text),
  description: from(['description', 'positionDescription'], text),
  ...FIRE_HOST_POINT,
})

/** A live value in the pop-over of a marker. */
export type LiveReading = Decoded<typeof liveReading>

const liveReading = shape({
  measuringPoint: from('measuringPoint', text),
  /** the value with its unit, in the server's words */
  data: from('data', text),
  type: from('type', text),
  status: from('status', sensorStatus),
  /** `#RRGGBB` of the alarm level; null for everything else that the server sends (trust B3) */
  color: from('color', color),
})

const markerFields = shape({
  ...DEVICE,
  /** last upload; of an offline device the last change of status */
  at: from('date', instant),
  /** the platform sends it for fire host points, and for device sensors only while they are offline */
  status: from('status', sensorStatus),
  /** how long it has been offline, in the server's words */
  offlineFor: from('time', text),
  /** state text of a fire host point */
  type: from('type', text),
  readings: from('alrmData', items(liveReading)),
})

/** What the pop-over of a marker shows (GET getSensor). */
export type MarkerInfo = Decoded<typeof markerInfo>

export const markerInfo = mapped(
  markerFields,
  // of an offline fire host point the platform sends only how long it has been offline (contract device 3)
  (marker): Decoded<typeof markerFields> => ({
    ...marker,
    status: marker.status ?? (marker.offlineFor === null ? null : SENSOR_STATUS.offline),
  }),
)

/** How many devices of a type stand in a building or on a floor (GET selectCount). */
export type SensorTypeCount = Decoded<typeof sensorTypeCount>

export const sensorTypeCount = shape({
  type: from('type', required(text, 'no type')),
  count: from('count', count),
  color: from('color', color),
})

/** A device that is not enabled (GET getNotEnabledSensorList, getNotEnabledSensorListByHydrantId). */
export type NotEnabledRow = Decoded<typeof notEnabledRow>

export const notEnabledRow = shape({
  id: from('id', id),
  ...DEVICE,
  ...PLACE,
  model: from('model', text),
  manufacturer: from('manufacturer', text),
  channelName: from('channelName', text),
  hydrantName: from('hydrantName', text),
  /** on the floor plan; null where the server does not tell (hydrants) */
  marked: from('positionSign', marked),
})

/** State of a measuring point; 3 on the wire is shielded. */
export type MeasuringPointState = 'fault' | 'alarm' | 'normal' | 'shielded'

/** The platform has no offline state for a point; a disabled one is shielded (enums measuringPointAlarmStatus). */
const POINT_STATE: Readonly<Record<SensorStatus, MeasuringPointState | null>> = {
  [SENSOR_STATUS.fault]: 'fault',
  [SENSOR_STATUS.alarm]: 'alarm',
  [SENSOR_STATUS.normal]: 'normal',
  [SENSOR_STATUS.notEnabled]: 'shielded',
  [SENSOR_STATUS.offline]: null,
}

/** `alarmStatus` of a point. */
export const pointState = mapped(sensorStatus, (status) => status && POINT_STATE[status])
