import { decoder, readOf, Refusal, type Decoded } from '../../decoding/decoder'
import { countedItems } from '../../decoding/items'
import { id, isSent, number, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { GenericSchema } from '../../decoding/valibot'
import type { ReadRows } from '../../rows'
import { reading, type Reading } from '../readings/reading.schema'
import { pointState } from './sensor-detail.schema'

const readReadings = readOf(countedItems(reading(null)))

/** Readings that came with a point; null when none came, or none can be read: unknown must not look like empty. */
const readingsOrNull: GenericSchema<unknown, ReadRows<Reading> | null> = decoder((value) => {
  if (!Array.isArray(value)) return null
  const read = readReadings(value)
  return read instanceof Refusal || (read.rows.length === 0 && read.dropped > 0) ? null : read
})

/** A measuring point of a device (GET getMeasuringPoint). */
export type MeasuringPoint = Decoded<typeof measuringPoint>

export const measuringPoint = shape({
  /** what the calls for readings take */
  code: from('codeName', id),
  label: from('measuringPoint', text),
  unit: from('dataUnit', text),
  state: from('alarmStatus', pointState),
  /** our server: bounds between which a value is normal; null: no bound, or unknown */
  min: from('normalMin', number),
  max: from('normalMax', number),
  /** whether a bound was sent: where it is null, it could not be read */
  hasMin: from('normalMin', isSent),
  hasMax: from('normalMax', isSent),
  /** what a value beyond a bound is; null: unknown */
  beyond: from('limitStatus', pointState),
  /** our server, of the first point when a day was named; null: unknown */
  readings: from('readings', readingsOrNull),
})
