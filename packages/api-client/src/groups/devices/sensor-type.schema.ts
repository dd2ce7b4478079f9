import { mapped, type Decoded } from '../../decoding/decoder'
import { items } from '../../decoding/items'
import { color, id, nullableCount, nullableId, required, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { FilterValues } from '../crud-wire'

const names = shape({
  id: from('id', id),
  manufacturer: from('sensorManufacturer', text),
  equipmentType: from('equipmentType', text),
  model: from('model', text),
  channelId: from('channelId', nullableId),
  channelName: from('channelName', text),
  /** of its series, on plans and in charts; null: the usual colour */
  color: from('color', color),
})

const listed = shape({
  type: from('sensorType', names),
  /** names of its measuring points */
  points: from('measuringPoint', items(required(text, 'no name'))),
  /** devices of the own tenant; null on servers that do not tell (ADR 55) */
  devices: from('deviceCount', nullableCount),
})

/** A type that devices may have: manufacturer, series and model, with what it measures (GET deviceSensorType/pageList, contract device 10). */
export interface SensorType extends Decoded<typeof names>, Omit<Decoded<typeof listed>, 'type'> {}

export const sensorType = mapped(listed, ({ type, ...rest }): SensorType => ({ ...type, ...rest }))

export const sensorTypeFilters = { channelId: 'channelId', manufacturer: 'manufacturer', equipmentType: 'equipmentType', model: 'model' }

/** On our server `equipmentType` and `model` contain, the others are exact. */
export type SensorTypeFilters = FilterValues<typeof sensorTypeFilters>
