import type { GenericSchema } from '../../decoding/valibot'
import { lenient, readText, required, requiredNumber } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { readWireDate } from '../../decoding/wire-date'
import type { Reading } from './reading'

/**
 * turingBusiness/query…RealTime: `temperature` holds the value of whatever point was asked for, to one decimal, and
 * `inputdate` only its minute or day. Our server adds `value` and `at`, which are exact.
 */
export function reading(day: string | null): GenericSchema<unknown, Reading> {
  return shape({
    at: from(
      ['at', 'inputdate'],
      required(
        lenient((value) => readWireDate(value) ?? readTimeOfDay(day, value)),
        'no time',
      ),
    ),
    value: from(['value', 'temperature'], requiredNumber),
  })
}

/** `HH:mm`, which says only with its day what moment it is (domain 22). */
function readTimeOfDay(day: string | null, value: unknown): number | null {
  const time = readText(value)
  return day === null || time === null || !/^\d{1,2}:\d{2}(:\d{2})?$/.test(time) ? null : readWireDate(`${day} ${time}`)
}
