import type { Decoded } from '../../decoding/decoder'
import { lenient, readText, required, requiredNumber } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { readWireDate } from '../../decoding/wire-date'

/** One value of a measuring point. */
export type Reading = Decoded<ReturnType<typeof reading>>

/**
 * turingBusiness/query…RealTime: `temperature` holds the value of the requested point, whichever it is, to one decimal,
 * and `inputdate` only its minute or day. Our server adds `value` and `at`, which are exact.
 */
export function reading(day: string | null) {
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

/** `HH:mm`, which is a moment only together with its day (domain 22). */
function readTimeOfDay(day: string | null, value: unknown): number | null {
  const time = readText(value)
  return day === null || time === null || !/^\d{1,2}:\d{2}(:\d{2})?$/.test(time) ? null : readWireDate(`${day} ${time}`)
}
