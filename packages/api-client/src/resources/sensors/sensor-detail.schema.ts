import * as v from 'valibot'
import { SENSOR_STATUS } from '../../codes/sensor-status'
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

export const sensorDetail: v.GenericSchema<unknown, SensorDetail> = shape({
  status: from('status', sensorStatus),
  sensorNumber: DEVICE.sensorNumber,
  equipmentType: from(['sensor', 'equipmentType'], text),
  ...PLACE,
  hydrantName: from('hydrantName', text),
  description: from(['description', 'positionDescription'], text),
  ...FIRE_HOST_POINT,
})

const liveReading: v.GenericSchema<unknown, LiveReading> = shape({
  measuringPoint: from('measuringPoint', text),
  data: from('data', text),
  type: from('type', text),
  status: from('status', sensorStatus),
  color: from('color', color),
})

export const markerInfo: v.GenericSchema<unknown, MarkerInfo> = v.pipe(
  shape({
    ...DEVICE,
    at: from('date', instant),
    status: from('status', sensorStatus),
    offlineFor: from('time', text),
    type: from('type', text),
    readings: from('alrmData', items(liveReading)),
  }),
  // an offline fire host point is only told by how long it has been so (contract device 3)
  v.transform((marker) => ({
    ...marker,
    status: marker.status ?? (marker.offlineFor === null ? null : SENSOR_STATUS.offline),
  })),
)

export const sensorTypeCount: v.GenericSchema<unknown, SensorTypeCount> = shape({
  type: from('type', required(text, 'no type')),
  count: from('count', count),
  color: from('color', color),
})

export const notEnabledRow: v.GenericSchema<unknown, NotEnabledRow> = shape({
  id: from('id', id),
  ...DEVICE,
  ...PLACE,
  model: from('model', text),
  manufacturer: from('manufacturer', text),
  channelName: from('channelName', text),
  hydrantName: from('hydrantName', text),
  marked: from('positionSign', marked),
})

const POINT_STATES = new Map<string | null, MeasuringPointState>([
  ['0', 'fault'],
  ['故障', 'fault'],
  ['1', 'alarm'],
  ['报警', 'alarm'],
  ['2', 'normal'],
  ['正常', 'normal'],
  ['3', 'shielded'],
  ['屏蔽', 'shielded'],
])

export const measuringPoint: v.GenericSchema<unknown, MeasuringPoint> = shape({
  code: from('codeName', id),
  label: from('measuringPoint', text),
  unit: from('dataUnit', text),
  state: from(
    'alarmStatus',
    lenient((value) => POINT_STATES.get(readText(value)) ?? null),
  ),
})
