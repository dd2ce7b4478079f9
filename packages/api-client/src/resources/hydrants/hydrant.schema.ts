import type * as v from 'valibot'
import { instant, lenient, nullableId, number, readNumber, readText, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { Coordinates, Hydrant, HydrantDevice, HydrantOutlet, HydrantReading, HydrantUnit } from './hydrant'

/** `lng,lat` in degrees; what cannot be a place on earth is none. */
export const coordinates = lenient(readCoordinates)

export function readCoordinates(value: unknown): Coordinates | null {
  const [longitude, latitude, ...more] = (readText(value) ?? '').split(/[,，]/).map(readNumber)
  if (longitude == null || latitude == null || more.length > 0) return null
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? { longitude, latitude } : null
}

export const hydrant: v.GenericSchema<unknown, Hydrant> = shape({
  name: from(['hydrantName', 'hydrantrName'], text),
  coordinates: from(['gix', 'gis'], coordinates),
  protectionRadius: from('protectionRadius', number),
  status: from('status', sensorStatus),
})

export const hydrantUnit: v.GenericSchema<unknown, HydrantUnit> = shape({
  address: from(['address', 'adress'], text),
  unitName: from(['oName', 'oname'], text),
  phone: from(['oPhone', 'ophone'], text),
})

export const hydrantOutlet: v.GenericSchema<unknown, HydrantOutlet> = shape({
  name: from('name', text),
  diameter: from('outletValue', number),
  type: from('outletType', text),
})

export const hydrantReading: v.GenericSchema<unknown, HydrantReading> = shape({
  measuringPoint: from('measuringPoint', text),
  data: from('data', text),
})

export const hydrantDevice: v.GenericSchema<unknown, HydrantDevice> = shape({
  id: from('id', nullableId),
  equipmentType: from('equipmentType', text),
  sensorNumber: from('sensorNo', text),
  reportedAt: from('time', instant),
})
