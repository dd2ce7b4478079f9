import { array, check, minLength, nullable, nullish, object, picklist, pipe, regex, string, transform, trim, tuple, union, unknown } from 'valibot'

import { zhCN as httpWords } from '../../../http/http.messages'
import { requiredCode } from '../../../http/resource/code'
import { optionalDayOfOurTime, requiredDay } from '../../../http/resource/day'
import { jsonText } from '../../../http/resource/json-text'
import { requiredId, requiredWhole } from '../../../http/resource/number'
import { optionalText } from '../../../http/resource/text'
import { zhCN } from '../inspection.messages'

const MOST_PERIODS = 24
const time = pipe(string(), trim(), regex(/^([01]\d|2[0-3]):[0-5]\d$/, zhCN.badPeriods))
const periods = pipe(
  union([string(), array(unknown())]), jsonText, array(tuple([time, time])), minLength(1, zhCN.noPeriod), check((list) => list.length <= MOST_PERIODS, zhCN.tooManyPeriods(MOST_PERIODS)),
  transform((pairs) => pairs.map(([start, end]) => ({ start, end }))),
)

const listOf = <Item extends string>(items: readonly Item[]) =>
  nullish(pipe(string(), trim(), transform((text) => (text === '' ? [] : text.split(',').map((one) => one.trim()))), array(picklist(items))))

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const
const MONTH_DAYS = [...Array.from({ length: 31 }, (_, day) => String(day + 1)), 'last']
const flag = nullish(pipe(string(), trim(), picklist(['', '0', '1']), transform((code) => (code === '' ? undefined : code === '1'))))
const personIds = nullish(pipe(string(), trim(), regex(/^[\w,-]{0,4000}$/, httpWords.badParameter), transform((text) => [...new Set(text.split(',').filter(Boolean))])))

/** JSON of a plan: `patrolCycle` and `timePeriod` are the platform's; the cycles beside days, the persons and the rest are additive (ADR 3, 47). */
export const planInput = object({
  inspectionRouteId: requiredId(),
  startTime: requiredDay(zhCN.badDay),
  endTime: optionalDayOfOurTime(zhCN.badDay),
  cycleType: requiredCode(['0', '1', '2', '3']),
  patrolCycle: nullable(requiredWhole(1, 999)),
  weekDays: listOf(WEEKDAYS),
  monthDays: listOf(MONTH_DAYS),
  timePeriod: periods,
  userIds: personIds,
  strictOrder: flag,
  isFrozen: flag,
  remark: optionalText(200),
})

/** A day of the month as the plan stores it. */
export const monthDayOf = (text: string): number | 'last' => (text === 'last' ? 'last' : Number(text))
