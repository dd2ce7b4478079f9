import { mapped } from '../../decoding/decoder'
import type { GenericSchema } from '../../decoding/valibot'
import { SENSOR_STATUS, type SensorStatus } from '../../codes/sensor-status'
import { DEVICE, FIRE_HOST_POINT, PLACE } from '../../decoding/device-fields'
import { count, id, instant, lenient, marked, readText, required, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { items } from '../../decoding/items'
import type {
  LiveReading,
  MarkerInfo,
  MeasuringPoint,
  MeasuringPointState,
  NotEnabledRow,
  SensorDetail,
  SensorTypeCount,
} from './sensor-detail'

/** A colour goes into a style: only what is one may pass (trust B3). */
export const color = lenient((value) => /^#[0-9a-f]{3,8}$/i.exec(readText(value) ?? '')?.[0] ?? null)

export const sensorDetail: GenericSchema<unknown, SensorDetail> = shape({
  status: from('status', sensorStatus),
  sensorNumber: DEVICE.sensorNumber,
  equipmentType: from(['sensor', 'equipmentType'], text),
  ...PLACE,
  hydrantName: from('hydrantName', text),
  description: from(['description', 'positionDescription'], text),
  ...FIRE_HOST_POINT,
})

const liveReading: GenericSchema<unknown, LiveReading> = shape({
  measuringPoint: from('measuringPoint', text),
  data: from('data', text),
  type: from('type', text),
  status: from('status', sensorStatus),
  color: from('color', color),
})

export const markerInfo: GenericSchema<unknown, MarkerInfo> = mapped(
  shape({
    ...DEVICE,
    at: from('date', instant),
    status: from('status', sensorStatus),
    offlineFor: from('time', text),
    type: from('type', text),
    readings: from('alrmData', items(liveReading)),
  }),
  // an offline fire host point is only told by how long it has been so (contract device 3)
  (marker) => ({
    ...marker,
    status: marker.status ?? (marker.offlineFor === null ? null : SENSOR_STATUS.offline),
  }),
)

export const sensorTypeCount: GenericSchema<unknown, SensorTypeCount> = shape({
  type: from('type', required(text, 'no type')),
  count: from('count', count),
  color: from('color', color),
})

export const notEnabledRow: GenericSchema<unknown, NotEnabledRow> = shape({
  id: from('id', id),
  ...DEVICE,
  ...PLACE,
  model: from('model', text),
  manufacturer: from('manufacturer', text),
  channelName: from('channelName', text),
  hydrantName: from('hydrantName', text),
  marked: from('positionSign', marked),
})

/** A point has no state of being offline; a disabled one is shielded (enums measuringPointAlarmStatus). */
const POINT_STATE: Readonly<Record<SensorStatus, MeasuringPointState | null>> = {
  [SENSOR_STATUS.fault]: 'fault',
  [SENSOR_STATUS.alarm]: 'alarm',
  [SENSOR_STATUS.normal]: 'normal',
  [SENSOR_STATUS.notEnabled]: 'shielded',
  [SENSOR_STATUS.offline]: null,
}

export const measuringPoint: GenericSchema<unknown, MeasuringPoint> = shape({
  code: from('codeName', id),
  label: from('measuringPoint', text),
  unit: from('dataUnit', text),
  state: from(
    'alarmStatus',
    mapped(sensorStatus, (status) => status && POINT_STATE[status]),
  ),
})
