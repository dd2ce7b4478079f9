import { integer, minLength, minValue, nullable, number, object, optional, pipe, string, transform, trim, union } from 'valibot'
import { isMissing, lenient, readNumber, readText } from '../decoding/scalars'
import { from } from '../decoding/shape'

/** A point on the floor plan, in pixels of the picture as served (domain 7). */
export interface PlanPoint {
  x: number
  y: number
}

/** `"x,y"`. */
export const planPoint = lenient((value): PlanPoint | null => {
  const [x, y, ...more] = (readText(value) ?? '').split(',').map(readNumber)
  return x == null || y == null || more.length > 0 ? null : { x, y }
})

/** Whether there is a mark: in words in lists, the mark itself of one device. */
const hasMark = lenient((value) => (isWord(value) ? value === MARKED : readText(value) !== null))
const MARKED = '已标记'
const isWord = (value: unknown) => value === MARKED || value === '未标记'

/** The mark of a device on the plan of its floor. */
export const MARK = {
  /** whether it is on the floor plan */
  marked: from('positionSign', hasMark),
  /** null without a mark, and in lists of the deployed platform, which only say whether there is one */
  mark: from(['positionPoint', 'positionSign'], planPoint, (value) => isMissing(value) || isWord(value)),
}

/** The form that places a device on the plan of its floor. */
export const markInput = object({ mark: optional(nullable(object({ x: pipe(number(), minValue(0)), y: pipe(number(), minValue(0)) }))) })

/** A form or a file gives the floor as text, also as it is shown: 3F. 0 is no floor (domain 9). */
export const floorInput = pipe(union([number(), pipe(string(), trim(), minLength(1))]), transform((value) => Number(String(value).replace(/F$/i, ''))), number(), integer(), minValue(-99))

