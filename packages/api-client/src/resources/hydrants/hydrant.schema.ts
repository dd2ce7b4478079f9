import type { GenericSchema } from '../../decoding/valibot'
import { instant, nullableId, number, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { coordinates } from './coordinates'
import type { Hydrant, HydrantDevice, HydrantOutlet, HydrantReading, HydrantUnit } from './hydrant'

export const hydrant: GenericSchema<unknown, Hydrant> = shape({
  name: from(['hydrantName', 'hydrantrName'], text),
  coordinates: from(['gix', 'gis'], coordinates),
  coordinatesText: from(['gix', 'gis'], text),
  protectionRadius: from('protectionRadius', number),
  status: from('status', sensorStatus),
})

export const hydrantUnit: GenericSchema<unknown, HydrantUnit> = shape({
  address: from(['address', 'adress'], text),
  unitName: from(['oName', 'oname'], text),
  phone: from(['oPhone', 'ophone'], text),
})

export const hydrantOutlet: GenericSchema<unknown, HydrantOutlet> = shape({
  name: from('name', text),
  diameter: from('outletValue', number),
  type: from('outletType', text),
})

export const hydrantReading: GenericSchema<unknown, HydrantReading> = shape({
  measuringPoint: from('measuringPoint', text),
  data: from('data', text),
})

export const hydrantDevice: GenericSchema<unknown, HydrantDevice> = shape({
  id: from('id', nullableId),
  equipmentType: from('equipmentType', text),
  sensorNumber: from('sensorNo', text),
  reportedAt: from('time', instant),
})
