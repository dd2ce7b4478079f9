import { VERDICT } from '../codes/verdict'
import { codeOf, flag, instant, isNoFloor, nullableFloor, nullableId, number, text } from './scalars'
import { from } from './shape'

/** Fields that many rows share, with all their wire spellings (contract device 0.5). */

/** What identifies a point of a fire host. */
export const FIRE_HOST_POINT = {
  fireHostId: from(['fireMainId', 'fireMianId', 'fireMain'], nullableId),
  loop: from('sensorLoop', text),
  address: from('address', text),
  series: from('series', text),
}

/** What identifies a device of any kind, fire host points included. */
export const DEVICE = {
  ...FIRE_HOST_POINT,
  sensorNumber: from('sensorNo', text),
  equipmentType: from('equipmentType', text),
  position: from('positionDescription', text),
}

/** The stamps of the device cannot be believed (domain 24). Only our server sends it; null = unknown. */
export const CLOCK_FAULT = from('clockFault', flag)

/** The place of a device. */
export const PLACE = {
  buildingName: from(['bName', 'bname'], text),
  floor: from('floor', nullableFloor, isNoFloor),
}

/** The measuring point of an abnormal record, its value and its time. */
export const POINT_OF_RECORD = {
  measuringPoint: from('measuringPoint', text),
  alarmType: from('alrmType', text),
  value: from('alrmData', number),
  unit: from('dataUnit', text),
  raisedAt: from('alrmDate', instant),
}

/** Who handled a record, when, and with which verdict. */
export const HANDLING_OF_RECORD = {
  verdict: from('fireFlag', codeOf(VERDICT)),
  handledBy: from('handlePerson', text),
  handledAt: from('handleDate', instant),
  confirmedBy: from('confirPerson', text),
  confirmedAt: from('confirDate', instant),
}
