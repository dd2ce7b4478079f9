import { coordinates } from '../../decoding/coordinates'
import type { Decoded } from '../../decoding/decoder'
import { instant, nullableId, number, sensorStatus, text } from '../../decoding/scalars'
import { withKeys } from '../../decoding/keys'
import { list, type Reader } from '../../decoding/readers'
import type { ReadRows } from '../../rows'
import { from, shape } from '../../decoding/shape'

/** A hydrant on the map (GET deviceHardwareFacilities/getStatusById). */
export type Hydrant = Decoded<typeof hydrant>

export const hydrant = shape({
  name: from(['hydrantName', 'hydrantrName'], text),
  /** null when they are missing, unreadable, exchanged or unset */
  coordinates: from(['gix', 'gis'], coordinates),
  /** the coordinates as they were sent, for the user who has to correct them */
  coordinatesText: from(['gix', 'gis'], text),
  /** metres */
  protectionRadius: from('protectionRadius', number),
  /** only fault and normal: an alarm alone leaves a hydrant normal (contract device 23.27) */
  status: from('status', sensorStatus),
})

/** The place and the unit of a hydrant (GET selectUnitById). */
export type HydrantUnit = Decoded<typeof hydrantUnit>

export const hydrantUnit = shape({
  address: from(['address', 'adress'], text),
  unitName: from(['oName', 'oname'], text),
  phone: from(['oPhone', 'ophone'], text),
})

/** An outlet of a hydrant (GET getById). */
export type HydrantOutlet = Decoded<typeof hydrantOutlet>

export const hydrantOutlet = shape({
  name: from('name', text),
  /** millimetres */
  diameter: from('outletValue', number),
  type: from('outletType', text),
})

/** The latest value of a measuring point of a hydrant (GET selectByHydrantId). */
export type HydrantReading = Decoded<typeof hydrantReading>

export const hydrantReading = shape({
  measuringPoint: from('measuringPoint', text),
  /** value and unit in one text */
  data: from('data', text),
})

/** A device of a hydrant in the pop-up of its marker (GET getByHydrantIdGetSensor). */
export interface HydrantDevice extends Decoded<typeof hydrantDevice> {
  /** made of its contents, unique among the devices of the hydrant: the platform sends no id */
  key: string
}

const hydrantDevice = shape({
  /** null on the deployed platform, which sends none */
  id: from('id', nullableId),
  equipmentType: from('equipmentType', text),
  sensorNumber: from('sensorNo', text),
  reportedAt: from('time', instant),
})

export const hydrantDevices: Reader<ReadRows<HydrantDevice>> = (response) => {
  const read = list(hydrantDevice)(response)
  return { ...read, rows: withKeys(read.rows, ({ id, sensorNumber, equipmentType }) => [id, sensorNumber, equipmentType]) }
}
