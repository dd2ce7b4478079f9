import * as v from 'valibot'
import { count, flag, id, instant, nullableId, number, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { items } from '../../decoding/items'
import type { LiveReading, MarkerInfo, MeasuringPoint, MeasuringPointState, NotEnabledRow, SensorDetail, SensorTypeCount } from './sensor-detail'

/** A colour goes into a style: only what is one may pass (trust B3). */
export const color = v.pipe(
  text,
  v.transform((value) => (value !== null && /^#[0-9a-f]{3,8}$/i.test(value) ? value : null)),
)

const FIRE_HOST = ['fireMainId', 'fireMianId', 'fireMain']

export const sensorDetail: v.GenericSchema<unknown, SensorDetail> = shape({
  status: from('status', sensorStatus),
  sensorNumber: from('sensorNo', text),
  equipmentType: from(['sensor', 'equipmentType'], text),
  buildingName: from(['bName', 'bname'], text),
  hydrantName: from('hydrantName', text),
  floor: from('floor', number),
  description: from(['description', 'positionDescription'], text),
  fireHostId: from(FIRE_HOST, nullableId),
  loop: from('sensorLoop', text),
  address: from('address', text),
  series: from('series', text),
})

const liveReading: v.GenericSchema<unknown, LiveReading> = shape({
  measuringPoint: from('measuringPoint', text),
  data: from('data', text),
  type: from('type', text),
  status: from('status', sensorStatus),
  color: from('color', color),
})

export const markerInfo: v.GenericSchema<unknown, MarkerInfo> = shape({
  equipmentType: from('equipmentType', text),
  sensorNumber: from('sensorNo', text),
  position: from('positionDescription', text),
  fireHostId: from(FIRE_HOST, nullableId),
  loop: from('sensorLoop', text),
  address: from('address', text),
  series: from('series', text),
  at: from('date', instant),
  status: from('status', sensorStatus),
  offlineFor: from('time', text),
  type: from('type', text),
  readings: from('alrmData', items(liveReading)),
})

export const sensorTypeCount: v.GenericSchema<unknown, SensorTypeCount> = shape({
  type: from('type', v.pipe(text, v.string('no type'))),
  count: from('count', count),
  color: from('color', color),
})

export const notEnabledRow: v.GenericSchema<unknown, NotEnabledRow> = shape({
  id: from('id', id),
  sensorNumber: from('sensorNo', text),
  equipmentType: from('equipmentType', text),
  model: from('model', text),
  manufacturer: from('manufacturer', text),
  channelName: from('channelName', text),
  buildingName: from(['bName', 'bname'], text),
  hydrantName: from('hydrantName', text),
  floor: from('floor', number),
  position: from('positionDescription', text),
  marked: from('positionSign', flag),
  fireHostId: from(FIRE_HOST, nullableId),
  loop: from('sensorLoop', text),
  address: from('address', text),
  series: from('series', text),
})

const POINT_STATES: Readonly<Record<string, MeasuringPointState>> = { '0': 'fault', '1': 'alarm', '2': 'normal', '3': 'shielded' }

export const measuringPoint: v.GenericSchema<unknown, MeasuringPoint> = shape({
  code: from('codeName', id),
  label: from('measuringPoint', text),
  unit: from('dataUnit', text),
  state: from(
    'alarmStatus',
    v.pipe(
      text,
      v.transform((code) => (code !== null && Object.hasOwn(POINT_STATES, code) ? (POINT_STATES[code] ?? null) : null)),
    ),
  ),
})
