import { boolean, check, integer, maxValue, minValue, nullable, number as numeric, object, optional, picklist, pipe, regex, string, trim, type InferOutput } from 'valibot'
import { SENSOR_STATUS } from '../../codes/sensor-status'
import { codeOf, flag, instant, nullableCount, nullableId, number, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import type { EntityRow } from '../crud'
import { to, type FilterValues } from '../crud-wire'
import { requiredText } from '../inputs'

/** What is recognised in a picture. */
export const RECOGNITION_KIND = { smoke: 'smoke', flame: 'flame', blocked: 'blocked', leave: 'leave' } as const
export type RecognitionKind = (typeof RECOGNITION_KIND)[keyof typeof RECOGNITION_KIND]

export const recognitionRow = {
  name: from('solutionName', text),
  kind: from('solutionType', codeOf(RECOGNITION_KIND)),
  cameraId: from('deviceId', nullableId),
  cameraName: from('deviceName', text),
  cameraStatus: from('cameraStatus', codeOf(SENSOR_STATUS)),
  /** left, top, width and height in per cent of the picture; null: all of it */
  area: from('area', text),
  /** per cent: an alarm is at least as certain as what is missing to 100 */
  sensitivity: from('sensitivity', nullableCount),
  /** `08:00-20:00` of every day in UTC+8, also over midnight; null: always */
  schedule: from('schedule', text),
  enabled: from('isEnabled', flag),
  /** when it saw something last; null: never, as the two below */
  lastAt: from('lastTime', instant),
  /** how certain it was, per cent */
  lastCertainty: from('lastValue', number),
  /** whether that was an alarm */
  lastStatus: from('lastStatus', codeOf(SENSOR_STATUS)),
}

/** What is recognised in the picture of a camera, and when that is an alarm (our server, ADR 60). */
export type Recognition = EntityRow<typeof recognitionRow>

const blankOr = (pattern: RegExp) => optional(nullable(pipe(string(), trim(), regex(pattern))))

/** Four whole numbers in per cent, of an area that is not empty and does not leave the picture; blank is the whole picture. */
function isPictureArea(text: string): boolean {
  if (text === '') return true
  if (!/^\d{1,3}(\s*,\s*\d{1,3}){3}$/.test(text)) return false
  const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number)
  return width > 0 && height > 0 && left + width <= 100 && top + height <= 100
}

/** A type of its own, so that a form has words for exactly this. */
const pictureArea = { ...check(isPictureArea), type: 'picture_area' as const }

/** What a user may write of a recognition. A camera has one of each kind. */
export const recognitionInput = object({
  name: requiredText(50),
  kind: picklist(Object.values(RECOGNITION_KIND)),
  cameraId: requiredText(20),
  area: optional(nullable(pipe(string(), trim(), pictureArea))),
  sensitivity: pipe(numeric(), integer(), minValue(1), maxValue(100)),
  schedule: blankOr(/^(([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)?$/),
  enabled: boolean(),
})

/** A new or changed recognition. */
export type RecognitionInput = InferOutput<typeof recognitionInput>

export const recognitionFilters = { name: 'solutionName', kind: to<RecognitionKind>('solutionType'), cameraId: 'deviceId' }

/** `name` contains, the others are exact. */
export type RecognitionFilters = FilterValues<typeof recognitionFilters>
