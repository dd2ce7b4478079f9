import type { Alarm } from '../../alarm-socket/alarm'
import { alarmsOf, readDevice } from '../../alarm-socket/alarm-frame.schema'
import { SENSOR_STATUS } from '../../codes/sensor-status'
import { mapped } from '../../decoding/decoder'
import { table } from '../../decoding/readers'
import { id, instant, nullableFloor, number, text, isNoFloor } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'

const doorFields = shape({
  id: from('id', id),
  buildingName: from('buildingName', text),
  floor: from('floor', nullableFloor, isNoFloor),
  position: from('address', text),
  sensorNumber: from('sensorNo', text),
  equipmentType: from('deviceSeries', text),
  measuringPoint: from('measuringPoint', text),
  alarmType: from('alarmType', text),
  value: from('alarmValue', number),
  raisedAt: from('alarmTime', instant),
})

/** An alarm of a fire door, as the deployed platform keeps it; our server keeps it among the general records. It may be a fire. */
export interface DoorAlarm extends Alarm {
  kind: 'other'
  /** the id of its row, which is no abnormal record */
  id: string
}

const NO_DEVICE = readDevice({})

const doorAlarm = mapped(doorFields, ({ id: rowId, alarmType, measuringPoint, value, ...device }) => {
  const point = { status: SENSOR_STATUS.alarm, alarmType, measuringPoint, measuringPointCode: null, value, unit: null }
  return alarmsOf('other', { ...NO_DEVICE, ...device }, [point], [rowId])[0] as DoorAlarm
})

/** Alarms of fire doors (contract device 11, sensorAbnormal). */
export type DoorCalls = ReturnType<typeof doorCalls>

function doorCalls(http: Transport) {
  return {
    /** One page of the unhandled alarms (GET datahandler/sensorAbnormal/pageList, contract device 11). Our server does not have this call. */
    unhandled: ({ page, limit }: PageQuery, signal?: AbortSignal): Promise<Rows<DoorAlarm>> =>
      http.get('/api/datahandler/sensorAbnormal/pageList', table(doorAlarm), { query: { page, limit, isHandle: 'false' }, signal }),
  }
}

/** Group `doors`: `client.with(doors)`. */
export const doors: ApiGroup<'doors', DoorCalls> = { name: 'doors', calls: doorCalls }
